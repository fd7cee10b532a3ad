import Testing

@testable import FenpingCore

/// The rules about windows and the life cycle: that their examples come true, and what the examples
/// cannot say.
struct PlatformRulesTests {
  static let rules = Catalogue.all.filter { ["lifecycle", "privilege", "window"].contains($0.area) }

  @Test(arguments: rules.filter { !$0.isPlanned }.map(\.id))
  func examplesComeTrue(id: String) throws {
    let rule = try #require(Catalogue.rule(id))
    #expect(rule.examples.count >= 3)
    for example in rule.examples {
      let evaluation = try #require(try rule.evaluate(example.input))
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
    #expect(rule.isPlanned == rule.examples.isEmpty)
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
    guard case .value(.record(let value)) = try Rule.sizeClasses.evaluate(values)?.outcome else {
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
    let evaluation = try #require(try rule.evaluate(["life-cycle": "scene"]))
    guard case .events(let events) = evaluation.outcome else {
      Issue.record("no events")
      return
    }
    #expect(events.contains { $0.name == "sceneDidEnterBackground:" })
    #expect(throws: InputError.self) { try rule.evaluate(["life-cycle": "scene", "os": "12"]) }
  }

  @Test func explanationsNameTheWidths() throws {
    let away = try #require(try Rule.statePreserved.evaluate(["actions": ["touch", "move 1/2", "release"]]))
    #expect(away.explanation.en.contains("from 694 to 507 points"))
    let back = try #require(try Rule.statePreserved.evaluate([:]))
    #expect(back.explanation.hant.contains("寬 694 點，與觸碰時相同"))
    let pictures = try #require(try Rule.offScreenSnapshots.evaluate([:]))
    #expect(pictures.explanation.hans.contains("507、694"))
  }
}
