import Testing

@testable import FenpingDocuments

@Suite struct FrontMatterTests {
  @Test(arguments: [
    ("---\ntitle: 甲\n---\n正文", 3, "甲"),
    ("+++\ntitle = \"甲\"\n+++\n正文", 3, "甲"),
    // The opening rule is lost, as with some site generators.
    ("layout: [post]\ntitle: '甲'\ntags:\n- iOS\n\n---\n正文", 6, "甲"),
    // The closing rule is lost.
    ("---\ntitle: 甲\ndate: 2020-01-01\n\n正文", 3, "甲"),
    ("---\ntitle: 甲\n# 标题\n\n正文", 2, "甲"),
    // So is a closing quotation mark.
    ("---\ntitle: \"甲\ntags: [a\n---\n正文", 4, "甲"),
    ("---\r\ntitle: 甲\r\n---\r\n正文", 3, "甲"),
  ])
  func finds(text: String, lines: Int, title: String) throws {
    let front = try #require(FrontMatter(text.splitLines()))
    #expect(front.lineCount == lines)
    #expect(front.title == title)
  }

  @Test(arguments: ["---\n正文在线的下面。\n---", "注意: 这是正文。\n第二行。", "note: one line\ntext", "", "# 标题\n---"])
  func findsNone(text: String) {
    #expect(FrontMatter(text.splitLines()) == nil)
  }
}
