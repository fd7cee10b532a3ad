import FenpingCore
import Testing

@testable import FenpingExtraction

@Suite struct RuleLinkerTests {
  private static func rule(_ id: String, _ patterns: StatementPattern...) -> Rule {
    let text = LocalizedText(hans: "文", hant: "文", en: "text")
    return Rule(
      id, title: text, statement: text, rationale: text, advice: text, validity: [], sources: [],
      patterns: patterns,
      evaluator: .decide { _ in Evaluation(.value(true), LocalizedText(hans: "是", hant: "是", en: "yes")) })
  }

  private static let linker = RuleLinker([
    rule("a/general", StatementPattern("pane")),
    rule("a/special", StatementPattern("pane", "width|height", without: ["rotation"])),
  ])

  @Test(
    arguments: [
      (["pane"], [], ["a/general"]),
      (["pane", "width"], [], ["a/special"]),
      (["pane", "height"], [], ["a/special"]),
      (["pane", "width", "rotation"], [], ["a/general"]),
      (["width"], ["pane"], ["a/special"]),
      (["window"], ["pane", "width"], []),
      ([], ["pane"], []),
    ] as [([String], [String], [String])])
  func linksTheMostSpecific(own: [String], inherited: [String], rules: [String]) {
    #expect(Self.linker.rules(own: Set(own), inherited: Set(inherited)) == rules)
  }

  @Test("Some rules are only said where somebody is told what to do")
  func asksForAnInstruction() {
    let linker = RuleLinker([Self.rule("a/told", StatementPattern("pane", isInstruction: true))])
    #expect(linker.rules(own: ["pane"], inherited: [], binds: true) == ["a/told"])
    #expect(linker.rules(own: ["pane"], inherited: [], binds: false) == [])
  }
}
