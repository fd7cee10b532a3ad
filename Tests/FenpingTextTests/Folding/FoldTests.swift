import Testing

@testable import FenpingText

@Suite struct FoldTests {
  @Test(arguments: [
    ("麼", "么"), ("乾", "干"), ("著", "着"), ("覆", "复"), ("帳", "账"), ("妳", "你"), ("瞭", "了"), ("砲", "炮"),
    ("么", "么"), ("苎", "苎"), ("薴", "苎"), ("裏", "里"), ("裡", "里"), ("説", "说"), ("說", "说"), ("臺", "台"),
    ("峯", "峰"), ("螢", "萤"), ("俱", "俱"), ("跤", "跤"), ("像", "像"), ("藉", "借"), ("祕", "秘"), ("於", "于"),
  ])
  func scripts(original: String, expected: String) {
    #expect(folded(original) == expected)
  }

  @Test(arguments: [
    ("ＵＩＶｉｅｗ　９．０", "uiview 9.0"), ("（是，否）；：？！", "(是,否);:?!"), ("「完成」。、《书》“引”", "「完成」。、《书》“引”"),
    ("Caf\u{E9} CAFE\u{301}", "cafe cafe"), ("\u{FEFF}分\u{AD}割\u{200B}视\u{FE0F}图", "分割视图"),
    ("Ωμέγα ЖЁ", "ωμεγα же"), ("\u{F900}\u{2F00}\u{2F9F4}", "岂一\u{5DB2}"), ("a\tb\nc\u{A0}d", "a\tb\nc d"),
    ("﹐﹑", ",、"), ("\0", "\0"), ("", ""),
  ])
  func widthCaseAndMarks(original: String, expected: String) {
    #expect(folded(original) == expected)
  }

  /// A digest of all pairs: an index is cut into tokens by this table, so a change of it is a new tokenizer.
  @Test func tableIsTheOneThatTheTokenizersVersionStandsFor() {
    var digest = UInt32(0x811C_9DC5)
    var count = 0
    for scalar in UInt32(0)...0x10FFFF {
      guard let target = ScalarFold.listed(scalar) else { continue }
      count += 1
      for number in [scalar, target] { digest = (digest ^ number) &* 0x0100_0193 }
    }
    #expect(count == 6505)
    #expect(Tokenizer.version == 1 && digest == 0xAE20_0FA2)
  }

  @Test func foldingTwiceIsFoldingOnce() {
    let fold = ScalarFold.folded
    for scalar in UInt32(0)...0x10FFFF where Unicode.Scalar(scalar) != nil {
      let once = fold(scalar)
      guard once != ScalarFold.nothing else { continue }
      if fold(once) != once { Issue.record("U+\(String(scalar, radix: 16)) folds in two steps") }
    }
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ǖ", "u\u{308}\u{304}"), ("ế", "e\u{302}\u{301}"),
    ("Й", "И\u{306}"),
    ("ά", "α\u{301}"),
  ])
  func oneLetterHoweverItIsSpelled(composed: String, decomposed: String) {
    #expect(composed.utf8.count != decomposed.utf8.count)
    #expect(folded(composed).utf8.elementsEqual(folded(decomposed).utf8))
    #expect(folded(composed.lowercased()).utf8.elementsEqual(folded(composed).utf8))
  }
}
