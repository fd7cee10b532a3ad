import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct JSONLinesReaderTests {
  @Test func readsADocumentALine() throws {
    let text = """
      {"id": "p0", "title": "窗口", "text": "第一段。\\n第二段\\u3002", "n": [1, {"a": "}"}]}

      {"id": 7, "text": "\\ud83d\\ude00 只有正文。"}
      """
    let documents = try DocumentReader.documents(from: Array(text.utf8), name: "bulk.jsonl")
    #expect(documents.map(\.name) == ["p0", "7"])
    #expect(documents.map(\.title) == ["窗口", nil])
    #expect(documents[0].blocks.map(\.summary) == ["1 paragraph: 第一段。", "1 paragraph: 第二段。"])
    #expect(documents[1].blocks.map(\.summary) == ["3 paragraph: 😀 只有正文。"])
  }

  @Test(arguments: [
    "{\"text\": \"甲\"}\n{\"text\": }", "{\"text\": \"甲\"}\n[1]", "{\"text\": \"甲\"}\n{\"id\": \"x\"}",
    "{\"text\": \"甲\"}\n{\"text\": \"乙\"} x",
  ])
  func namesTheBadLine(text: String) {
    #expect(throws: ReadingError.malformedLine(2)) {
      try DocumentReader.documents(from: Array(text.utf8), name: "bulk.jsonl")
    }
  }

  @Test(arguments: [
    "{", "{}", "{\"a\"}", "{\"a\":[[[[", "{\"a\":\"\\u12", "{\"a\":\"\\ud800\"}",
    // What the fuzzer found: it never ended.
    "{\"a\":[\u{1}", "{\"a\":\u{0}}",
    "{\"a\":1e5,\"text\":\"b\"}", "{\"a\":tru",
  ])
  func neverTraps(line: String) {
    _ = JSONObject(line[...])
  }
}
