import Testing

@testable import FenpingStore

@Suite struct SnippetTests {
  /// Byte ranges of `word` in `text`.
  private func marks(_ word: String, in text: String) -> [Range<Int>] {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    return text.indices.filter { text[$0...].starts(with: word) }.map { $0..<$0 + word.count }
  }

  private func marked(_ snippet: Snippet) -> [String] {
    snippet.marks.map { String(decoding: Array(snippet.text.utf8)[$0], as: UTF8.self) }
  }

  @Test func aShortPassageIsShownWhole() {
    let text = "分屏需要\n故事板。"
    let snippet = Snippet(of: text, marks: marks("故事板", in: text))
    #expect(snippet.text == "分屏需要 故事板。")
    #expect(marked(snippet) == ["故事板"])
  }

  @Test func aLongOneIsCutAroundTheMatch() {
    let text = String(repeating: "甲", count: 50) + "。这里说方向，" + String(repeating: "乙", count: 50)
    let snippet = Snippet(of: text, marks: marks("方向", in: text), length: 20)
    #expect(snippet.text == "…这里说方向，" + String(repeating: "乙", count: 14) + "…")
    #expect(marked(snippet) == ["方向"])
  }

  @Test func theStretchWithMostMatchesIsShown() {
    let gap = String(repeating: "甲", count: 60)
    let text = "方向" + gap + "方向方向与方向" + gap
    let snippet = Snippet(of: text, marks: marks("方向", in: text), length: 20)
    #expect(marked(snippet) == ["方向", "方向", "方向"])
  }

  @Test func noWordIsCut() {
    let text = "要实现 splitViewController 的委托，再实现 applicationDidBecomeActive 方法"
    let snippet = Snippet(of: text, marks: marks("委托", in: text), length: 20)
    #expect(snippet.text == "…的委托，再实现…")
  }

  @Test func withoutAMatchTheBeginningIsShown() {
    let text = String(repeating: "甲", count: 50)
    let snippet = Snippet(of: text, marks: [], length: 20)
    #expect(snippet.text == String(repeating: "甲", count: 20) + "…")
  }

  /// A passage may end in any character, and a match may be the last of it.
  @Test(arguments: 1...60)
  func anyLengthKeepsItsMarks(length: Int) {
    let text = "a𠮷分 é屏，UIView。方向x分屏"
    let snippet = Snippet(of: text, marks: marks("分屏", in: text) + [], length: length)
    #expect(snippet.text.unicodeScalars.count <= length + 2)
    #expect(marked(snippet).allSatisfy { "分屏".hasPrefix($0) && !$0.isEmpty })
    #expect(!snippet.marks.isEmpty)
  }
}
