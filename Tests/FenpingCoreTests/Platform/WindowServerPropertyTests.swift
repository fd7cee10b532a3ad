import TestSupport
import Testing

@testable import FenpingCore

/// What holds for every course of events, tried on many that nobody thought of. A seed repeats its course.
struct WindowServerPropertyTests {
  static let seeds = Array(UInt64(1)...300)

  /// A start and up to a dozen actions; those that cannot follow are left out.
  static func run(seed: UInt64, versions: [Version] = [Version(9), Version(12), Version(17), Version(26, 1)])
    throws -> (start: WindowServer, end: WindowServer)
  {
    var random = SeededRandom(seed: seed)
    while true {
      let os = try #require(versions.randomElement(using: &random))
      let start = try? WindowServer(
        device: #require(Device.allCases.randomElement(using: &random)),
        orientation: #require(WindowOrientation.allCases.randomElement(using: &random)),
        split: #require(SplitConfiguration.allCases.randomElement(using: &random)),
        lifeCycle: #require(LifeCycle.allCases.randomElement(using: &random)), os: os)
      guard let start else { continue }
      var server = start
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let word = try #require(UserAction.words.randomElement(using: &random))
        try? server.perform(#require(UserAction(word: word)))
        try expectLegal(server, seed: seed)
      }
      return (start, server)
    }
  }

  /// Windows that the system could show, in states that fit together.
  static func expectLegal(_ server: WindowServer, seed: UInt64) throws {
    let screen = server.device.size(in: server.orientation).width
    let shown = server.onScreen
    for app in shown {
      let window = server[app]
      #expect(window.orientation == server.orientation, "seed \(seed)")
      #expect(
        window.layout == server.model.layout(window.split, on: server.device, in: server.orientation),
        "seed \(seed)")
      let isHeld = server.drag?.hasMoved == true && server.model != .windowedApps
      #expect(window.state == (isHeld ? .inactive : .active), "seed \(seed)")
    }
    if shown.count == 2, server.primary.split.beside != nil, server.model != .windowedApps {
      let widths = shown.compactMap { server[$0].layout?.width }
      #expect(widths.reduce(10, +) == screen, "seed \(seed)")
      #expect(server.primary.split.beside == server.secondary.split, "seed \(seed)")
    }
    if shown.count == 1 { #expect(server[shown[0]].layout?.width == screen, "seed \(seed)") }
  }

  @Test(arguments: seeds)
  func everyCourseGoesFromOneLegalStateToAnother(seed: UInt64) throws {
    let (start, end) = try Self.run(seed: seed)
    try Self.expectLegal(start, seed: seed)
    try Self.expectLegal(end, seed: seed)
  }

  /// Every size in a trace is one of the table's, in the orientation that the user has turned to.
  @Test(arguments: seeds)
  func sizesAreThoseOfTheTable(seed: UInt64) throws {
    let (start, end) = try Self.run(seed: seed)
    let known = SplitConfiguration.allCases.flatMap { split in
      WindowOrientation.allCases.compactMap { start.device.layout(split, in: $0) }
    }
    for event in end.events where event.kind != .user {
      guard let width = event.width else {
        #expect(end.model == .windowedApps && event.horizontal == nil)
        continue
      }
      #expect(known.contains { $0.width == width && $0.horizontal.rawValue == event.horizontal })
    }
  }

  /// Touch, any moves, the start again, release: sizes and states are as they were.
  @Test(arguments: seeds)
  func aDragBackToTheStartRestoresTheState(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (_, begun) = try Self.run(seed: seed)
    var server = begun
    if server.isDragging { try server.perform(.release) }
    guard let start = DividerPosition(rawValue: server.primary.split.rawValue),
      (try? server.perform(.touch)) != nil
    else { return }
    let before = server.windowsAtTouch
    for _ in 0..<3 {
      let position = try #require(DividerPosition.allCases.randomElement(using: &random))
      try? server.perform(.move(position))
    }
    try server.perform(.move(start))
    try server.perform(.release)
    #expect([.primary: server.primary, .secondary: server.secondary] == before, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func unorderedEventsAreAcceptedInBothOrders(seed: UInt64) throws {
    let events = try Self.run(seed: seed).end.events
    #expect(events.allows(events))
    let numbers = Dictionary(grouping: events.indices.filter { events[$0].unordered != nil }) {
      events[$0].unordered
    }
    for (number, places) in numbers {
      try #require(places.count == 2, "seed \(seed): \(String(describing: number))")
      var swapped = events
      swapped.insert(swapped.remove(at: places[1]), at: places[0])
      #expect(events.allows(swapped), "seed \(seed)")
      #expect(swapped != events)
    }
  }

  /// What no number excuses: any other change of places within one app.
  @Test(arguments: seeds)
  func otherOrdersAreRefused(seed: UInt64) throws {
    let events = try Self.run(seed: seed).end.events
    for (place, next) in zip(events.indices, events.indices.dropFirst()) {
      let (one, two) = (events[place], events[next])
      guard one != two, one.app == two.app || one.app == nil || two.app == nil, two.unordered == nil else {
        continue
      }
      var swapped = events
      swapped.swapAt(place, next)
      #expect(!events.allows(swapped), "seed \(seed): \(one.name), \(two.name)")
    }
  }
}
