import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct CodeLinesTests {
  @Test func gathersAListing() throws {
    let text = """
      建立容器
      下面的例子在启动时建立容器，并交给窗口。
      清单2-1 建立容器
      - (void)prepareWindow
      {
          Pane *left = [[Pane alloc] init]; // 左栏

          window.root = left;
      }
      容器建好以后就会显示左栏。
      """
    #expect(
      try blocks(text).suffix(3) == [
        "3 caption: 清单2-1 建立容器",
        "4-9 code: - (void)prepareWindow\n{\n    Pane *left = [[Pane alloc] init]; // 左栏\n\n    window.root = left;\n}",
        "10 paragraph: 容器建好以后就会显示左栏。",
      ])
  }

  @Test(arguments: [
    "func open(_ pane: Pane) {", "let pane = Pane()", "@property (nonatomic) BOOL open;",
    "#import <UIKit/UIKit.h>",
    "<key>UIRequiresFullScreen</key>", "} else {", "pane.title = \"左栏\";",
  ])
  func recognises(line: String) {
    #expect(CodeLines.looksLikeCode(SourceLine(number: 1, text: line[...])))
  }

  @Test(arguments: [
    "let 和 var 的区别要先弄清楚。", "调用 open() 方法；", "Split View, Slide Over;", "- 打开故事板", "视图控制器（见下文）",
  ])
  func leavesProse(line: String) {
    #expect(!CodeLines.looksLikeCode(SourceLine(number: 1, text: line[...])))
  }

  /// A brace that is never closed must not swallow the text behind it.
  @Test func endsAtProse() throws {
    let text = "标题\n先看一段代码，再作说明。\nfunc open() {\n这里的说明文字没有落在花括号里，应当仍是正文。"
    #expect(try blocks(text).last == "4 paragraph: 这里的说明文字没有落在花括号里，应当仍是正文。")
  }
}
