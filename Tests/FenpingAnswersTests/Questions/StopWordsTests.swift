import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct StopWordsTests {
  @Test("Words are written as they are compared")
  func isFolded() {
    #expect(StopWords.latin.filter { folded($0) != $0 || $0.contains(" ") } == [])
    #expect(
      StopWords.latin.filter { !$0.utf8.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "'") } } == [])
  }

  @Test(
    "No term of the field is thrown away",
    arguments: TermBase.standard.concepts.filter { $0.area != .quality }.map(\.id))
  func keepsTheNamesOfConcepts(id: String) throws {
    let concept = try #require(TermBase.standard[id])
    let name = FoldedText(concept.hans).bytes
    let stops = StopWords.chinese.matches(in: name)
    #expect(!stops.contains { $0.range == 0..<name.count }, "\(concept.hans)")
  }

  @Test(arguments: ["的", "什麼樣", "為了", "this", "should", "how", "已經", "請問"])
  func knowsFunctionWords(word: String) {
    let text = FoldedText(word).bytes
    #expect(StopWords.latin.contains(folded(word)) || !StopWords.chinese.matches(in: text).isEmpty)
  }

  @Test(arguments: ["窗格", "divider", "螢幕", "洗衣机", "rotation"])
  func keepsTheRest(word: String) {
    #expect(!StopWords.latin.contains(word))
    #expect(StopWords.chinese.matches(in: FoldedText(word).bytes).isEmpty)
  }
}
