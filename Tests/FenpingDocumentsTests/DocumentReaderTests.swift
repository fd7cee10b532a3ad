import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct DocumentReaderTests {
  @Test(arguments: [[], Array(" \n\u{3000}\n".utf8), [0xEF, 0xBB, 0xBF]])
  func refusesNothing(bytes: [UInt8]) {
    #expect(throws: ReadingError.empty) { try DocumentReader.documents(from: bytes, name: "a.txt") }
  }

  @Test func refusesTooMuch() {
    let bytes = [UInt8](repeating: 0x61, count: DocumentReader.sizeLimit + 1)
    #expect(throws: ReadingError.tooLarge(limit: DocumentReader.sizeLimit)) {
      try DocumentReader.documents(from: bytes, name: "a.txt")
    }
  }

  @Test(arguments: ["<html><body><script>x()</script></body></html>", "<!-- 只有注释 -->\n\n![](a.png)"])
  func refusesAPageWithoutText(text: String) {
    #expect(throws: ReadingError.noText) {
      try document(text, name: text.hasPrefix("<html") ? "a.html" : "a.md")
    }
  }

  /// Windows and old Macintosh line ends count as one line each.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func countsLines(lineEnd: String) throws {
    let text = ["标题", "第一段说明文字。", "", "第二段说明文字。"].joined(separator: lineEnd)
    #expect(try blocks(text) == ["1 heading 1: 标题", "2 paragraph: 第一段说明文字。", "4 paragraph: 第二段说明文字。"])
  }
}
