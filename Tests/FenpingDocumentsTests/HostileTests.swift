import FenpingModel
import Testing

@testable import FenpingDocuments

/// Inputs that are made to cost: each is read in time that grows with its size alone, or refused with a reason.
@Suite(.timeLimit(.minutes(5))) struct HostileTests {
  private static let sentence = "窗口的大小由用户决定，程序不能写死。"
  private static let depth = 100_000

  @Test(arguments: [
    "<div>", "<ul><li>", "<ol><li>", "<blockquote>", "<table><tr><td>", "<font>", "<a href=x>",
  ])
  func readsDeepHTML(tag: String) throws {
    let text =
      "<html><body><p>\(Self.sentence)</p>" + String(repeating: tag, count: Self.depth) + Self.sentence
    #expect(try document(text, name: "a.html").blocks.first?.text == Self.sentence)
  }

  @Test(arguments: ["> ", "- ", "["])
  func readsDeepMarkdown(mark: String) throws {
    try expectSentence(before: String(repeating: mark, count: Self.depth))
  }

  @Test(arguments: ["1. ", "![", "(", "**中", "*a ", "`", "<", "{%", "{{", "[a](", "|"])
  func readsOpenMarkdown(mark: String) throws {
    try expectSentence(before: String(repeating: mark, count: Self.depth / 10))
  }

  private func expectSentence(before rest: String) throws {
    let text = "# 标题\n\n\(Self.sentence)\n\n" + rest + "\n"
    #expect(try document(text, name: "a.md").blocks.dropFirst().first?.text == Self.sentence)
  }

  @Test(arguments: [
    "（", "「", "\"", "。", "…", "- ", "-\n", "1. ", "a\tb\n", "{\n", "；\n", "(\n", "A.", "fooBar:",
  ])
  func readsRepetitions(piece: String) throws {
    let text = "标题\n\(Self.sentence)\n" + String(repeating: piece, count: 20_000) + "\n\(Self.sentence)\n"
    #expect(try document(text).blocks.contains { $0.text.hasPrefix(Self.sentence) })
  }

  /// A line as long as an article, in each format.
  @Test(arguments: ["a.txt", "a.md", "a.html"])
  func readsOneLongLine(name: String) throws {
    let line = String(repeating: "窗口会变，程序要跟着变。", count: 33_334)
    let (before, after) =
      name == "a.md" ? ("# 标题\n\n", "") : name == "a.html" ? ("<html><body><p>", "</p>") : ("", "")
    let blocks = try document(before + line + after, name: name).blocks
    #expect(blocks.last?.text == line)
    #expect(blocks.last?.lines.last == (name == "a.md" ? 3 : 1))
  }

  /// Entities of a document type are never expanded, nor is a file read for one.
  @Test func expandsNoEntities() throws {
    let names = Array("abcdefghij")
    let declarations = zip(names, names.dropFirst()).map { one, other in
      "<!ENTITY \(other) \"" + String(repeating: "&\(one);", count: 10) + "\">"
    }
    let text = """
      <!DOCTYPE html [<!ENTITY a "窗口会变，窗口会变，"><!ENTITY x SYSTEM "file:///etc/hostname">\(declarations.joined())]>
      <html><body><p>正文在这里，要留下。&j;&x;</p></body></html>
      """
    let blocks = try document(text, name: "a.html").blocks
    #expect(blocks.last?.text == "正文在这里，要留下。&j;&x;")
    #expect(blocks.reduce(0) { $0 + $1.text.utf8.count } < 2 * text.utf8.count)
  }

  @Test(arguments: ["a.txt", "a.md", "a.html"])
  func keepsGoingBehindAZero(name: String) throws {
    let text = "# 标题\n\n" + Self.sentence + "\u{0}" + String(repeating: Self.sentence, count: 40)
    let page = name == "a.html" ? "<html><body><p>\(text)</p></body></html>" : text
    #expect(try document(page, name: name).blocks.last?.text.hasSuffix(Self.sentence) == true)
  }

  @Test(arguments: [
    (String(repeating: "甲\n", count: DocumentReader.partLimit + 1), "a.txt"),
    ("<html><body>" + String(repeating: "<br>", count: DocumentReader.partLimit + 1), "a.html"),
  ])
  func refusesTooManyParts(text: String, name: String) {
    #expect(throws: ReadingError.tooManyParts(limit: DocumentReader.partLimit)) {
      try DocumentReader.documents(from: Array(text.utf8), name: name)
    }
  }

  /// A table of more columns than a page has room for is a text with bars in it; cmark would never come to its end.
  @Test func readsNoEndlessRow() throws {
    let row = "a" + String(repeating: "|a", count: 50_000)
    let text = "# 标题\n\n\(row)\n" + "-" + String(repeating: "|-", count: 50_000) + "\n"
    #expect(try document(text, name: "a.md").blocks.dropFirst().first?.text.hasPrefix("a|a|a") == true)
  }

  /// libxml2 compares each attribute with all before it.
  @Test func readsATagOfAttributesAlone() throws {
    let attributes = (0..<50_000).map { "a\($0)=1" }.joined(separator: "\n")
    let text = "<html><body><p>\(Self.sentence)</p><p \(attributes)>后面的正文，也要留下。</p></body></html>"
    let blocks = try document(text, name: "a.html").blocks
    #expect(blocks.map(\.text) == [Self.sentence, "后面的正文，也要留下。"])
    #expect(blocks.last?.lines.first == 50_000)
  }

  // MARK: What the fuzzers found

  /// A marker with nothing behind it was an item without a text.
  @Test(arguments: ["a.txt", "a.html"])
  func makesNoEmptyItem(name: String) throws {
    let text = "<html><body><div>窗口会变，程序也要变。</div><div>①</div></body></html>"
    let source = name == "a.html" ? text : "窗口会变。\n\n①\n\n(1)\n"
    #expect(try document(source, name: name).blocks.allSatisfy { !$0.text.isEmpty })
  }

  /// A table without rows, below a paragraph that it touches, moved that to a line before the first.
  @Test(arguments: [
    ("甲是第一行，乙不是。\n| a |\n|-|\n", 1...1, 2), ("# 题\n\n甲\n乙*丙\n丁*\n| a |\n|-|\n", 3...5, 6),
    ("# 题\n\n甲  \n乙\n| a |\n|-|\n| b |\n", 3...4, 5),
  ])
  func countsLinesAboveABareTable(text: String, lines: ClosedRange<Int>, header: Int) throws {
    let blocks = try document(text, name: "a.md").blocks.filter { !$0.isHeading }
    let before = blocks.filter { if case .tableCell = $0.kind { false } else { true } }
    #expect(before.first?.lines.first == lines.lowerBound)
    #expect(before.last?.lines.last == lines.upperBound)
    #expect(blocks.first { if case .tableCell = $0.kind { true } else { false } }?.lines.first == header)
  }
}
