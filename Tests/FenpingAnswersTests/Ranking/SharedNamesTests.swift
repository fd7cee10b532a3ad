import FenpingCore
import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct SharedNamesTests {
  @Test("A rule says in every language what its statement says in one", arguments: Language.allCases)
  func speaksTheAskersLanguage(language: Language) throws {
    let shared = SharedNames(rulesIn: language)
    let modal = try #require(TermBase.standard.index(of: "modal"))
    // Read, and remembered.
    for _ in 1...2 {
      let names = try #require(shared.names(ofRules: ["split-view/not-modal"]).first)
      #expect(names.contain(modal))
    }
  }

  @Test func knowsNoOtherRule() {
    #expect(SharedNames(rulesIn: .english).names(ofRules: ["no/such-rule"]).isEmpty)
    #expect(SharedNames().names(ofRules: ["split-view/not-modal"]).isEmpty)
  }

  @Test func tellsTextsApart() throws {
    let shared = SharedNames()
    let divider = try #require(TermBase.standard.index(of: "divider"))
    #expect(["分隔線", "快照", "分隔線"].map { shared.names(in: $0).contain(divider) } == [true, false, true])
  }
}
