import FenpingModel
import FenpingText
import Testing

@testable import FenpingDocuments

/// Folds as the readers do; a name of its own, since tests have many things that are folded.
func foldedText(_ text: String) -> String { folded(text) }

@Suite struct ScriptAndFormatTests {
  @Test(arguments: [
    ("视图控制器会在旋转之后收到通知。", Document.Script.simplified),
    ("視圖控制器會在旋轉之後收到通知。", .traditional),
    ("Call UISplitViewController.show(_:) 即可显示左栏。", .simplified),
    ("The window resizes when the device rotates.", .other),
  ])
  func tellsTheScript(text: String, script: Document.Script) throws {
    #expect(try document(text).script == script)
  }

  @Test(arguments: [
    ("# 标题\n\n正文在这里。\n\n- 一项\n- 两项", "a.txt", Document.Format.markdown),
    ("标题\n-\n一项\n正文。", "a.md", .text),
    ("**重点**在这里。", "a.md", .markdown),
    ("第一行是纯文本。\n- 一项", "a.txt", .text),
    ("<!DOCTYPE html><html><body><p>正文在这里。</p></body></html>", "a.txt", .html),
    ("<p>没有文档类型的正文。</p>", "a.html", .html),
    (#"{"id":"1","text":"一行一篇。"}"#, "a.txt", .jsonLines),
  ])
  func tellsTheFormat(text: String, name: String, format: Document.Format) throws {
    #expect(try document(text, name: name).format == format)
  }
}
