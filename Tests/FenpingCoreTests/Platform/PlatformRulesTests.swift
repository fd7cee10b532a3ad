import Testing

@testable import FenpingCore

/// The rules about windows and the life cycle: that their examples come true, and what the examples
/// cannot say.
struct PlatformRulesTests {
  static let rules = Catalogue.all.filter { ["lifecycle", "privilege", "window"].contains($0.area) }

  @Test(arguments: rules.map(\.id))
  func examplesComeTrue(id: String) throws {
    let rule = try #require(Catalogue.rule(id))
    #expect(rule.examples.count >= 3)
    for example in rule.examples {
      let evaluation = try rule.evaluate(example.input)
      #expect(
        evaluation.outcome == example.expected, "\(example.name.en)",
        sourceLocation: SourceLocation(
          fileID: example.fileID, filePath: example.filePath, line: example.line, column: 1))
    }
  }

  @Test(arguments: rules.map(\.id))
  func textsAndRangesAreComplete(id: String) throws {
    let rule = try #require(Catalogue.rule(id))
    for text in [rule.title, rule.statement, rule.rationale, rule.advice] + rule.validity.map(\.text) {
      for language in Language.allCases { #expect(!text[language].isEmpty) }
      #expect(text.hans != text.hant, "\(text.en)")
    }
    #expect(!rule.sources.isEmpty)
    #expect(!rule.patterns.isEmpty)
    #expect(!rule.examples.isEmpty)
    for (earlier, later) in zip(rule.validity, rule.validity.dropFirst()) where earlier.axis == later.axis {
      #expect(earlier.until == later.since)
    }
  }

  @Test(
    arguments: [
      ["split": "1/2", "orientation": "portrait"],
      ["split": "2/3", "role": "secondary"],
      ["split": "1/3", "role": "primary"],
      ["split": "full", "role": "secondary"],
      ["split": "slide-over", "role": "primary"],
      ["split": "1/3", "os": "8"],
    ] as [[String: Value]])
  func impossibleWindows(input: [String: Value]) throws {
    let defaults: [String: Value] = ["device": "ipad-9.7", "orientation": "landscape"]
    let values = defaults.merging(input) { $1 }
    #expect {
      try Rule.sizeClasses.evaluate(values)
    } throws: { error in
      guard case InputError.impossible = error else { return false }
      return true
    }
  }

  @Test func rolesDoNotLimitTheWidthFromIOS11() throws {
    let values: [String: Value] = [
      "device": "ipad-9.7", "orientation": "landscape", "split": "2/3", "role": "secondary", "os": "11",
    ]
    guard case .value(.record(let value)) = try Rule.sizeClasses.evaluate(values).outcome else {
      Issue.record("no value")
      return
    }
    #expect(value["width"] == 694)
  }

  @Test(arguments: ["lifecycle/divider-resigns-active", "lifecycle/divider-to-edge"])
  func tracesRunWithoutAnyInput(id: String) throws {
    let evaluation = try #require(try Catalogue.rule(id)?.evaluate([:]))
    guard case .events(let events) = evaluation.outcome else {
      Issue.record("no events")
      return
    }
    #expect(events.contains { $0.name == "applicationWillResignActive:" })
  }

  /// Scenes came with iOS 13: asking for them without a version means 13, not the classic 9.
  @Test func sceneImpliesIOS13() throws {
    let rule = Rule.dividerToEdge
    let evaluation = try rule.evaluate(["life-cycle": "scene"])
    guard case .events(let events) = evaluation.outcome else {
      Issue.record("no events")
      return
    }
    #expect(events.contains { $0.name == "sceneDidEnterBackground:" })
    #expect(throws: InputError.self) { try rule.evaluate(["life-cycle": "scene", "os": "12"]) }
  }

  @Test func explanationsNameTheWidths() throws {
    let away = try Rule.statePreserved.evaluate(["actions": ["touch", "move 1/2", "release"]])
    #expect(away.explanation.en.contains("from 694 to 507 points"))
    let back = try Rule.statePreserved.evaluate([:])
    #expect(back.explanation.hant.contains("寬 694 點，與觸碰時相同"))
    let pictures = try Rule.offScreenSnapshots.evaluate([:])
    #expect(pictures.explanation.hans.contains("507、694"))
  }

  /// A rule's explanation in English.
  private static func said(_ id: String, _ values: [String: Value]) throws -> String {
    try #require(try Catalogue.rule(id)?.evaluate(values)).explanation.en
  }

  @Test func offScreenIsToldFromWhenToWhen() throws {
    let id = "lifecycle/divider-moves-apps-off-screen"
    #expect(try Self.said(id, [:]).contains("although the divider was put back"))
    #expect(try Self.said(id, ["actions": ["touch", "move 1/2"]]).contains("still held"))
    #expect(
      try Self.said(id, ["actions": ["touch", "move 1/2", "release"]]).hasPrefix("From event 2 to event"))
  }

  @Test func aRotationIsToldByWhenItComes() throws {
    let id = "lifecycle/rotation-during-drag"
    #expect(try Self.said(id, ["device": "ipad-10.5"]).contains("in portrait: the primary app is 504 points"))
    #expect(try Self.said(id, ["actions": ["touch", "rotate portrait"]]).contains("still held"))
    #expect(
      try Self.said(id, ["actions": ["touch", "release", "rotate portrait"]]).contains("no rotation during"))
  }

  @Test func transitionsAreCounted() throws {
    let id = "window/bounds-and-size-classes"
    #expect(try Self.said(id, [:]).contains("2 times") && Self.said(id, [:]).contains("with it in 1."))
    #expect(try Self.said(id, ["actions": ["touch"]]).contains("No window changed"))
    #expect(try Self.said(id, ["os": "26"]).contains("stay active"))
  }

  @Test(
    arguments: [
      (["os": "12", "minimum-width": 400], "since iOS 13"),
      (["os": "15", "minimum-width": 0], "greater than zero"),
      (["os": "15", "minimum-width": -1e300], "greater than zero"),
    ] as [([String: Value], String)])
  func impossibleMinimum(values: [String: Value], reason: String) throws {
    #expect {
      try Rule.userControlsSize.evaluate(values)
    } throws: { error in
      guard case InputError.impossible(let text) = error else { return false }
      return text.en.contains(reason)
    }
  }

  @Test func aMinimumIsComparedWithEveryLayout() throws {
    let id = "window/user-controls-size"
    #expect(try Self.said(id, ["os": "15", "minimum-width": 100]).contains("no layout narrower than 100"))
    #expect(try Self.said(id, ["os": "15", "minimum-width": 1e300]).contains("full, 2/3"))
    #expect(try Self.said(id, ["os": "26", "minimum-width": 650]).contains("a wish"))
    #expect(throws: InputError.self) { try Rule.userControlsSize.evaluate(["minimum-width": "wide"]) }
  }

  @Test func aRemovedAppIsNotALoneOne() throws {
    let lone = try Self.said("lifecycle/divider-to-edge", ["split": "full", "actions": ["rotate portrait"]])
    #expect(lone.contains("not released at an edge"))
    let three = try Self.said(
      "lifecycle/off-screen-snapshots", ["os": "11", "actions": ["touch", "move 1/2"]])
    #expect(three.contains("507, 320 and 694"))
  }
}
