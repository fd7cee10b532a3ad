import FenpingCore
import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct GlosserTests {
  private static func statement(translation: String? = nil) -> Statement {
    Statement(
      id: "a#1", place: SourcePlace(document: "a", line: 1), kind: .fact, modality: .none, subject: .other,
      text: "分隔线会动", quote: "分隔线会动", translation: translation)
  }

  @Test(
    "Who reads the guide's language needs no gloss",
    arguments: [Language.simplifiedChinese, .traditionalChinese])
  func glossesNothingInChinese(language: Language) {
    let statement = Self.statement(translation: "The divider moves.")
    #expect(Glosser.gloss(of: statement, rules: ["setup/base-sdk"], in: language) == nil)
  }

  @Test func prefersTheGuidesTranslationThenTheRuleThenTheTerms() throws {
    let rule = try #require(Catalogue.rule("setup/base-sdk"))
    let translated = Self.statement(translation: "The divider moves.")
    #expect(Glosser.gloss(of: translated, rules: [rule.id], in: .english) == "The divider moves.")
    #expect(Glosser.gloss(of: Self.statement(), rules: [rule.id], in: .english) == rule.statement.en)
    #expect(Glosser.gloss(of: Self.statement(), rules: ["no/such"], in: .english) == "分隔线 [divider] 会动")
  }

  @Test("A second answer with the same gloss shows its own sentence")
  func repeatsNoGloss() {
    let first = Answer(
      statement: Self.statement(), parts: [], gloss: "The rule says so.", reasons: [], rules: [])
    let glosses = Glosser.withoutRepeats([first, first]).map(\.gloss)
    #expect(glosses == ["The rule says so.", "分隔线 [divider] 会动"])
  }
}
