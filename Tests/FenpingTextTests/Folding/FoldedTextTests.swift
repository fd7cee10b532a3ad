import FenpingText
import TestSupport
import Testing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("在ＵＩＶｉｅｗ裡", "view", "Ｖｉｅｗ"), ("分割檢視", "检", "檢"), ("e\u{301}tat", "e", "e\u{301}"), ("先（後）", "(", "（"),
    ("中\u{200B}文", "中文", "中\u{200B}文"), ("plain", "lai", "lai"), ("𠀋龍", "龙", "龍"),
  ])
  func original(text: String, pattern: String, expected: String) throws {
    let folded = FoldedText(text)
    let found = try #require(folded.bytes.firstRange(of: Array(pattern.utf8)))
    let original = folded.original(found)
    #expect(String(decoding: Array(text.utf8)[original], as: UTF8.self) == expected)
    #expect(folded.folded(original) == found)
  }

  @Test func nothingLeft() {
    let folded = FoldedText("\u{200B}\u{FEFF}")
    #expect(folded.bytes.isEmpty)
    #expect(folded.original(0..<0) == 6..<6)
    #expect(folded.folded(0..<6) == 0..<0)
  }

  /// Every range of the folded text leads to whole scalars inside the original, in order, and back.
  @Test(arguments: 0..<60)
  func offsets(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = random.text(ofScalars: 40)
    let folded = FoldedText(text)
    let original = Array(text.utf8)
    var last = 0..<0
    for lower in folded.bytes.indices where folded.bytes[lower] & 0xC0 != 0x80 {
      let upper = (folded.bytes[(lower + 1)...].firstIndex { $0 & 0xC0 != 0x80 }) ?? folded.bytes.count
      let range = folded.original(lower..<upper)
      #expect(range.lowerBound >= last.upperBound && range.upperBound <= original.count && !range.isEmpty)
      #expect(original[range.lowerBound] & 0xC0 != 0x80)
      #expect(range.upperBound == original.count || original[range.upperBound] & 0xC0 != 0x80)
      #expect(
        FoldedText(String(decoding: original[range], as: UTF8.self)).bytes
          == Array(folded.bytes[lower..<upper]))
      #expect(folded.folded(range) == lower..<upper)
      last = range
    }
    #expect(FenpingText.folded(folded.string) == folded.string)
  }

  @Test(arguments: 0..<40)
  func illFormedBytes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bytes = random.bytes(count: 64)
    let folded = bytes.withUnsafeBufferPointer { FoldedText(utf8: $0) }
    #expect(folded.original(0..<folded.bytes.count).upperBound == bytes.count)
    #expect(isWellFormed(folded.bytes))
  }
}
