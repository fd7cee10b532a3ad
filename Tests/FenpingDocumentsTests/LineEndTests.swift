import FenpingModel
import Testing

@testable import FenpingDocuments

/// Line ends of any kind, also mixed: each block stands where an editor shows it.
@Suite struct LineEndTests {
  @Test(arguments: ["\n", "\r\n", "\r"], ["a.txt", "a.md", "a.html"])
  func countsLines(lineEnd: String, name: String) throws {
    let lines =
      switch name {
      case "a.md": ["# 标题", "", "第一段说明文字。", "", "第二段说明文字。"]
      case "a.html": ["<html><body>", "", "<p>第一段，说明文字。</p>", "", "<p>第二段，说明文字。</p></body></html>"]
      default: ["标题", "", "第一段说明文字。", "", "第二段说明文字。"]
      }
    let blocks = try document(lines.joined(separator: lineEnd), name: name).blocks.filter { !$0.isHeading }
    #expect(blocks.map(\.lines.first) == [3, 5])
  }

  @Test(arguments: ["a.txt", "a.md"])
  func countsMixedLineEnds(name: String) throws {
    let text = "# 标题\r\n\n第一段说明文字。\r\n\r\n第二段说明文字。\n\n第三段说明文字。"
    let blocks = try document(text, name: name).blocks.filter { $0.text.hasPrefix("第") }
    #expect(blocks.map(\.lines.first) == [3, 5, 7])
  }

  /// A stray `\r` inside of a line ends it for CommonMark, and for nobody else.
  @Test func doesNotSlipAtAStrayReturn() throws {
    let text = "# 标题\n\n第一段\r说明文字。\n\n第二段说明文字。\n"
    #expect(
      try blocks(text, name: "a.md").dropFirst() == ["3 paragraph: 第一段 说明文字。", "5 paragraph: 第二段说明文字。"])
  }
}
