import FenpingCore
import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct GlosserTests {
  private static func statement(
    kind: Statement.Kind = .fact, modality: Statement.Modality = .none, translation: String? = nil
  ) -> Statement {
    Statement(
      id: "a#1", place: SourcePlace(document: "a", line: 1), kind: kind, modality: modality, subject: .other,
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

  @Test(
    "No term says how strongly a sentence binds, so the gloss does",
    arguments: [
      (Statement.Kind.requirement, Statement.Modality.must, "Must: 分隔线 [divider] 会动"),
      (.prohibition, .mustNot, "Must not: 分隔线 [divider] 会动"),
      (.requirement, .should, "Should: 分隔线 [divider] 会动"),
      (.privilege, .only, "Only: 分隔线 [divider] 会动"), (.fact, .automatic, "分隔线 [divider] 会动"),
    ])
  func saysHowStronglyItBinds(kind: Statement.Kind, modality: Statement.Modality, gloss: String) {
    let statement = Self.statement(kind: kind, modality: modality)
    #expect(Glosser.gloss(of: statement, rules: [], in: .english) == gloss)
  }

  @Test("What one gloss says for two answers, it says once")
  func repeatsNoGloss() {
    let answers = ["The rule.", "The rule.", nil].map {
      Answer(statement: Self.statement(), parts: [], gloss: $0, reasons: [], rules: [])
    }
    #expect(Glosser.withoutRepeats(answers).map(\.gloss) == ["The rule.", "分隔线 [divider] 会动", nil])
  }
}
