import Testing

@testable import FenpingAnswers

@Suite struct LongQuestionTests {
  @Test("A megabyte is read", arguments: ["分隔线", "word "])
  func readsAMegabyte(piece: String) {
    let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    let read = QuestionReader.read(Question(text))
    #expect(read.concepts.count <= 1)
    #expect(read.words.count <= 1)
  }
}
