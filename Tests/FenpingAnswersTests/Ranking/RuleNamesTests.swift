import FenpingCore
import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct RuleNamesTests {
  @Test("A rule says in every language what its statement says in one", arguments: Language.allCases)
  func speaksTheAskersLanguage(language: Language) throws {
    let names = try #require(RuleNames.all(in: language).words(of: ["split-view/not-modal"]).first)
    let modal = try #require(TermBase.standard.index(of: "modal"))
    #expect(names.text.contain(modal))
  }

  @Test func knowsNoOtherRule() {
    #expect(RuleNames.all(in: .english).words(of: ["no/such-rule"]).isEmpty)
    #expect(RuleNames.none.words(of: ["split-view/not-modal"]).isEmpty)
  }
}
