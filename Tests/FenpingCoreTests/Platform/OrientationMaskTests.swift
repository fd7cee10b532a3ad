import Testing

@testable import FenpingCore

@Suite struct OrientationMaskTests {
  @Test func wordsComeInTheOrderOfTheVocabulary() {
    let mask: OrientationMask = [.landscapeRight, .portrait]
    #expect(mask.words == ["portrait", "landscape-right"])
    #expect(OrientationMask.all.words == OrientationMask.vocabulary)
    #expect(OrientationMask().words.isEmpty)
  }

  @Test(arguments: 0..<16 as Range<UInt8>)
  func everyMaskIsReadBackFromItsWords(bits: UInt8) {
    let mask = OrientationMask(rawValue: bits)
    #expect(OrientationMask(words: mask.words) == mask)
    #expect(OrientationMask(mask.value) == mask)
  }

  @Test(
    arguments: [
      ("portrait", .portrait),
      ("landscape-right,landscape-left", .landscape),
      ("portrait,portrait", .portrait),
      ("", []),
    ] as [(String, OrientationMask)])
  func commaSeparatedWordsAreRead(text: String, mask: OrientationMask) {
    #expect(OrientationMask(.text(text)) == mask)
  }

  @Test(
    arguments: [
      "Portrait", "portrait, landscape-left", "UIInterfaceOrientationPortrait", 1, true, ["portrait", 2],
      ["portrait": true],
    ] as [Value])
  func anythingElseIsRefused(value: Value) {
    #expect(OrientationMask(value) == nil)
  }

  @Test func bitsThatStandForNoOrientationAreDropped() {
    #expect(OrientationMask(rawValue: 0xFF) == .all)
    #expect(OrientationMask(rawValue: 0b1_0000).isEmpty)
  }

  @Test func compositesHoldWhatTheirNamesSay() {
    #expect(OrientationMask.allButUpsideDown == OrientationMask.all.subtracting(.portraitUpsideDown))
    #expect(OrientationMask.landscape == OrientationMask.all.subtracting([.portrait, .portraitUpsideDown]))
  }

  @Test(arguments: Language.allCases)
  func everyOrientationHasItsOwnNameInEveryLanguage(language: Language) {
    let single = OrientationMask.vocabulary.compactMap { OrientationMask(words: [$0]) }
    #expect(Set(single.map { $0.names[language] }).count == 4)
    #expect(!OrientationMask().names[language].isEmpty)
  }
}
