import FenpingCore
import FenpingModel
import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct WaysToAskTests {
  private static let all = WaysToAsk.all

  @Test func everyRuleIsAskedForInManyWays() {
    let counts = Dictionary(grouping: Self.all, by: \.rule).mapValues(\.count)
    #expect(Set(counts.keys) == Set(Catalogue.all.map(\.id)))
    for (rule, count) in counts { #expect(count >= 30, "\(rule) has \(count) ways, not 30 or more") }
  }

  @Test func everyWayIsWrittenInItsLanguage() {
    for way in Self.all {
      let hasHan = way.text.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
      #expect(hasHan == (way.language == .simplifiedChinese), "\(way.rule): \(way.text)")
      #expect(!way.text.hasPrefix(" ") && !way.text.hasSuffix(" ") && !way.text.contains("|"), "\(way.text)")
    }
  }

  @Test("Each asks for one rule, and no two are the same to the search")
  func noWayStandsTwice() {
    var rules: [String: String] = [:]
    for way in Self.all {
      let other = rules.updateValue(way.rule, forKey: folded(way.text))
      #expect(other == nil, "“\(way.text)” asks for \(way.rule) and for \(other ?? "")")
    }
  }

  @Test func namesWhatItNames() throws {
    let way = try #require(
      Self.all.first {
        $0.rule == "split-view/pane-layout" && $0.text == "Is it safe to hard-code 320 for the master?"
      })
    #expect(way.names.contains(try #require(TermBase.standard.index(of: "first-pane"))))
    #expect(way.language == .english)
  }

  /// Who answers from an index must have the same ways as made it.
  @Test func theVersionIsThatOfTheWays() {
    var digest: UInt32 = 2_166_136_261
    for byte in Self.all.flatMap({ "\($0.rule)\t\($0.text)\n".utf8 }) {
      digest = (digest ^ UInt32(byte)) &* 16_777_619
    }
    #expect(WaysToAsk.version == Int(digest), "the ways have changed: let WaysToAsk.version be \(digest)")
  }
}
