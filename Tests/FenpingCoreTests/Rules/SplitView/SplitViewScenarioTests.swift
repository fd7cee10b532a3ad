import Testing

@testable import FenpingCore

/// What the examples of the scenario rules cannot say: impossible inputs, and sentences.
@Suite struct SplitViewScenarioTests {
  @Test(
    arguments: [
      ("split-view/two-panes", ["children": ["a", 1], "os": "9"]),
      ("split-view/two-panes", ["children": 2, "os": "9"]),
      ("split-view/two-panes", ["children": ["a", "b"], "os": "3.1"]),
      ("split-view/two-panes", ["children": ["a", "b"], "os": "13", "style": "double-column"]),
      ("split-view/pane-layout", ["width": 768, "height": 0, "os": "5", "shown": "second"]),
      ("split-view/pane-contents", ["content": "view-controller", "os": "17", "column": "supplementary"]),
      ("split-view/pane-contents", ["content": "window", "os": "17"]),
      ("split-view/portrait-panes", ["os": "7", "preferred": "allVisible"]),
      ("split-view/portrait-panes", ["os": "nine"]),
      ("split-view/portrait-panes", ["os": "7", "should-hide": 1]),
      ("split-view/display-mode", ["os": "17", "width": -375]),
      ("split-view/display-mode", ["os": "17", "width": 820, "preferred": "allHidden"]),
      ("split-view/display-mode", ["os": "17", "width": 820, "preferred": 2]),
      ("split-view/display-mode", ["os": "17", "width": 820, "behavior": true]),
      ("split-view/display-mode", ["os": "17", "width": 820, "behavior": "tile"]),
      ("split-view/display-mode", ["os": "18", "width": 820, "style": "double-column", "inspector": true]),
      ("split-view/collapse", ["os": "9", "actions": ["back"]]),
      ("split-view/collapse", ["os": "9", "actions": []]),
      ("split-view/collapse", ["os": "9", "actions": 1]),
      ("split-view/collapse", ["os": "9", "first": "toolbar"]),
      ("split-view/collapse", ["os": "9", "collapse-answer": "maybe"]),
      ("split-view/collapse", ["os": "17", "top-column": "primary"]),
      ("split-view/collapse", ["os": "17", "style": "double-column", "top-column": "supplementary"]),
      ("split-view/collapse", ["os": "17", "style": "double-column", "top-column": 1]),
      ("split-view/collapse", ["os": "17", "style": "double-column", "collapse-answer": "true"]),
      ("split-view/collapse", ["os": "18", "style": "double-column", "inspector": true]),
    ] as [(String, [String: Value])])
  func whatCannotBeIsRefused(id: String, input: [String: Value]) throws {
    let rule = try #require(Catalogue.rule(id))
    #expect(throws: InputError.self, "\(id) \(input)") { try rule.evaluate(input) }
  }

  /// Inputs whose sentences the examples do not reach, each with a word that its explanation must have.
  @Test(
    arguments: [
      ("split-view/portrait-panes", ["os": "5", "should-hide": true], "YES"),
      ("split-view/portrait-panes", ["os": "9", "preferred": "primaryOverlay"], "primaryOverlay"),
      ("split-view/landscape-panes", ["os": "7"], "NO"),
      ("split-view/landscape-panes", ["os": "17", "style": "double-column"], "oneOverSecondary"),
      ("split-view/display-mode", ["os": "12", "width": 1024], "allVisible"),
      ("split-view/display-mode", ["os": "12", "width": 1024, "height": 768], "allVisible"),
      (
        "split-view/display-mode",
        ["os": "26", "width": 320, "style": "triple-column", "inspector": true], "compact"
      ),
      ("split-view/collapse", ["os": "9", "actions": "compact"], "second"),
      ("split-view/collapse", ["os": "9", "collapse-answer": true], "separateSecondaryFrom"),
      (
        "split-view/collapse", ["os": "9", "first": "view-controller", "actions": "compact, select"], "modal"
      ),
      ("split-view/collapse", ["os": "9", "collapse-answer": false, "separates": true], "both"),
      ("split-view/two-panes", ["children": "list,article", "os": "12"], "article"),
      ("split-view/content-is-yours", ["task": "layout-inside-panes"], "app"),
      ("split-view/content-is-yours", ["task": "selection-and-state"], "restorationIdentifier"),
      ("split-view/content-is-yours", ["task": "rotation"], "rotation-handled"),
      ("split-view/rotation-handled", ["part": "supported-orientations", "os": "9"], "app"),
      ("split-view/rotation-handled", ["part": "inside-panes", "os": "9"], "viewWillTransition(to:with:)"),
      ("split-view/rotation-handled", ["part": "message-forwarding", "os": "9"], "itself"),
      ("split-view/rotation-handled", ["part": "first-pane-visibility", "os": "4"], "itself"),
      ("split-view/rotation-handled", ["part": "first-pane-visibility", "os": "9"], "preferredDisplayMode"),
    ] as [(String, [String: Value], String)])
  func theExplanationSaysWhatMatters(id: String, input: [String: Value], word: String) throws {
    let rule = try #require(Catalogue.rule(id))
    let evaluation = try rule.evaluate(input)
    #expect(evaluation.explanation.en.contains(word), "\(id): \(evaluation.explanation.en)")
    for language in Language.allCases { #expect(!evaluation.explanation[language].isEmpty) }
  }

  /// A master that allows all beside a detail that allows landscape only, and every other pair.
  @Test(arguments: 1..<16 as Range<UInt8>)
  func orientationsAreCommutativeAndNeverMoreThanEitherChildAllows(bits: UInt8) throws {
    for other in 1..<16 as Range<UInt8> {
      let (one, two) = (OrientationMask(rawValue: bits), OrientationMask(rawValue: other))
      let supported = try supported(one, two)
      #expect(try supported == self.supported(two, one))
      #expect(one.isSuperset(of: supported) && two.isSuperset(of: supported))
    }
    #expect(try supported(.all, .landscape) == .landscape)
  }

  private func supported(_ first: OrientationMask, _ second: OrientationMask) throws -> OrientationMask {
    let input: [String: Value] = ["first": first.value, "second": second.value, "os": "7"]
    let evaluation = try Rule.orientationIntersection.evaluate(input)
    guard case .value(.record(let record)) = evaluation.outcome else { return [] }
    return try #require(record["supported"].flatMap { OrientationMask($0) })
  }
}
