import Testing

@testable import FenpingCore

struct TraceOrderTests {
  private let trace: [TraceEvent] = [
    .user("move 1/2"),
    .primary(694, .regular, .call("applicationWillResignActive:"), unordered: 1),
    .primary(694, .regular, .state(.inactive)),
    .secondary(320, .compact, .state(.inactive)),
    .primary(507, .compact, .resize(.half), unordered: 1),
    .primary(507, .compact, .snapshot(.half)),
  ]

  @Test func theResizeMayComeFirstWithItsSize() {
    let seen: [TraceEvent] = [
      .user("move 1/2"),
      .primary(507, .compact, .resize(.half)),
      .primary(507, .compact, .call("applicationWillResignActive:")),
      .primary(507, .compact, .state(.inactive)),
      .primary(507, .compact, .snapshot(.half)),
      .secondary(320, .compact, .state(.inactive)),
    ]
    #expect(trace.allows(seen))
  }

  @Test func itMayComeBetweenTheCallAndTheState() {
    var seen = trace
    seen.insert(seen.remove(at: 4), at: 2)
    #expect(trace.allows(seen))
  }

  @Test func theSnapshotMayNot() {
    var seen = trace
    seen.insert(seen.remove(at: 5), at: 1)
    #expect(!trace.allows(seen))
  }

  @Test func anotherSizeIsAnotherEvent() {
    var seen = trace
    seen[4] = .primary(551, .compact, .resize(.half))
    #expect(!trace.allows(seen))
  }

  @Test func moreOrLessIsRefused() {
    #expect(!trace.allows(Array(trace.dropLast())))
    #expect(!trace.allows(trace + [.primary(507, .compact, .snapshot(.half))]))
    #expect(!trace.allows([.user("release")] + trace.dropFirst()))
    #expect([TraceEvent]().allows([]))
  }
}
