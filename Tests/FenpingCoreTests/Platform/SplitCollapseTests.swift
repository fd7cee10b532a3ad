import Testing

@testable import FenpingCore

@Suite struct SplitCollapseTests {
  private static let setups: [SplitCollapse.Setup] = [
    .init(), .init(firstIsNavigation: false), .init(collapseAnswer: true), .init(collapseAnswer: false),
    .init(separates: true), .init(firstIsNavigation: false, collapseAnswer: false, separates: true),
  ]

  /// Every sequence of at most four transitions.
  private static let sequences: [[SplitTransition]] = {
    var all: [[SplitTransition]] = [[]]
    var last = all
    for _ in 1...4 {
      last = last.flatMap { start in SplitTransition.allCases.map { start + [$0] } }
      all += last
    }
    return all
  }()

  /// However it goes, the state at the end is one that its size allows.
  @Test(arguments: setups)
  func everyTraceEndsInALegalState(setup: SplitCollapse.Setup) {
    for sequence in Self.sequences {
      var interface = SplitCollapse(style: .classic, setup: setup)
      do throws(InputError) {
        for transition in sequence { try interface.perform(transition) }
      } catch {
        guard case .impossible = error, sequence.contains(.back) else {
          Issue.record("\(sequence) was refused: \(error)")
          continue
        }
        continue
      }
      switch interface.second {
      case .beside, .notPromised: #expect(!interface.isCollapsed, "\(sequence)")
      case .pushed, .presented, .discarded: #expect(interface.isCollapsed, "\(sequence)")
      }
    }
  }

  /// With a navigation stack nothing is lost; so with a delegate that provides the second pane.
  @Test(arguments: [
    SplitCollapse.Setup(), .init(collapseAnswer: false), .init(collapseAnswer: true, separates: true),
  ])
  func collapsingAndExpandingBringsBothPanesBack(setup: SplitCollapse.Setup) throws {
    var interface = SplitCollapse(style: .classic, setup: setup)
    try interface.perform(.compact)
    try interface.perform(.regular)
    #expect(interface.second == .beside)
    #expect(!interface.isCollapsed)
  }

  @Test func aPaneThatTheUserLeftIsNotPromised() throws {
    var interface = SplitCollapse(style: .classic, setup: .init())
    for transition in [SplitTransition.compact, .back, .regular] { try interface.perform(transition) }
    #expect(interface.second == .notPromised)
  }

  @Test func aSizeThatDoesNotChangeIsNoEvent() throws {
    var interface = SplitCollapse(style: .classic, setup: .init())
    try interface.perform(.regular)
    #expect(interface.events == [TraceEvent(nil, .user, "regular")])
  }

  @Test func withoutAStackASelectionIsPresented() throws {
    var interface = SplitCollapse(style: .classic, setup: .init(firstIsNavigation: false))
    try interface.perform(.compact)
    try interface.perform(.select)
    #expect(interface.second == .presented)
    try interface.perform(.regular)
    #expect(interface.second == .notPromised)
  }

  // MARK: Column styles

  @Test func aColumnIsReachedByGoingBack() throws {
    var interface = SplitCollapse(style: .tripleColumn, setup: .init(topColumn: .secondary))
    try interface.perform(.compact)
    try interface.perform(.back)
    #expect(interface.top == .supplementary)
    try interface.perform(.back)
    #expect(interface.top == .primary)
    #expect(throws: InputError.self) { try interface.perform(.back) }
    try interface.perform(.select)
    #expect(interface.top == .secondary)
    try interface.perform(.regular)
    #expect(interface.top == nil)
  }

  @Test func aCompactColumnStandsInForTheOthers() throws {
    var interface = SplitCollapse(style: .doubleColumn, setup: .init(hasCompactColumn: true))
    try interface.perform(.compact)
    #expect(interface.events.contains(TraceEvent("compact", .state, "shown")))
    #expect(throws: InputError.self) { try interface.perform(.back) }
  }

  @Test func anInspectorBecomesASheet() throws {
    var interface = SplitCollapse(style: .doubleColumn, setup: .init(showsInspector: true))
    try interface.perform(.compact)
    #expect(interface.events.last == TraceEvent("inspector", .state, "sheet"))
    try interface.perform(.regular)
    #expect(interface.events.last == TraceEvent("inspector", .state, "shown"))
  }

  @Test func anExpandedInterfaceHasNoWayBack() {
    for style in SplitViewStyle.allCases {
      var interface = SplitCollapse(style: style, setup: .init())
      #expect(throws: InputError.self) { try interface.perform(.back) }
    }
  }
}
