import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct MarkdownReaderTests {
  static let guide = """
    ---
    title: "双栏界面"
    tags: [iPad]
    ---

    # <a name="panes"></a>双栏界面

    双栏界面由 `PaneController` 管理，
    它要放在**最外层。**别的容器不能套住它，见 [文档](http://example.com)。

    1. 打开故事板。
    2. 拖入控制器：

       - 左栏放*清单*
       - 右栏放正文

    | 方向 | 左栏 |
    | --- | --- |
    | 横 | 显示<br>固定 |

    > [!NOTE]
    > 竖屏时左栏会收起。

    ```swift
    let pane = PaneController()

    pane.show()
    ```
    """

  @Test func readsAGuide() throws {
    let text = Self.guide
    #expect(
      try blocks(text, name: "guide.md") == [
        "6 heading 1: 双栏界面",
        "8-9 paragraph: 双栏界面由 PaneController 管理，它要放在最外层。别的容器不能套住它，见 文档。",
        "11 item 1.1 no. 1: 打开故事板。",
        "12 item 1.1 no. 2: 拖入控制器：",
        "14 item 2.2: 左栏放清单",
        "15 item 2.2: 右栏放正文",
        "17 header 1.1.1: 方向",
        "17 header 1.1.2: 左栏",
        "19 cell 1.2.1: 横",
        "19 cell 1.2.2: 显示 固定",
        "22 quotation: 竖屏时左栏会收起。",
        "25-27 code: let pane = PaneController()\n\npane.show()",
      ])
    let document = try document(text, name: "guide.md")
    #expect(document.title == "双栏界面")
    #expect(document.omissions == [Omission(.frontMatter, lines: 1...4)])
    expectLines(of: document, in: text)
  }

  @Test func dropsWhatGeneratorsAdd() throws {
    let text = """
      ## 视频

      <video src="{% asset demo.mov @path %}" controls/>

      ![示意图]({% asset demo.png @path %})

      <!-- more -->
      <a name="next"></a>
      ## 下一节

      {% highlight objc %}
      [pane show];
      {% endhighlight %}

      正文里的{{ page.date }}变量不算。
      """
    #expect(
      try blocks(text, name: "guide.md") == [
        "1 heading 2: 视频", "9 heading 2: 下一节", "12 code: [pane show];", "15 paragraph: 正文里的变量不算。",
      ])
  }

  /// Numbers without a space are no list in CommonMark, but they are for readers.
  @Test func readsLooseNumbers() throws {
    let text = """
      ## 事件的先后

      旋转时会依次发生：

      1.窗口收到通知。
      2.视图调整边框。

      > 3.动画开始。

      **图 2－1** 旋转的经过
      """
    #expect(
      try blocks(text, name: "guide.md").dropFirst(2) == [
        "5 item 1.1 no. 1: 窗口收到通知。", "6 item 1.1 no. 2: 视图调整边框。", "8 item 1.1 no. 3: 动画开始。",
        "10 caption: 图 2－1 旋转的经过",
      ])
  }

  @Test func omitsAttributionAndTrailingLinks() throws {
    let text = """
      # 旋转

      > 作者：某人，[原文链接](http://example.com)
      > 译者：[某人](http://example.com)

      旋转时窗口的尺寸会变，视图要跟着调整。

      [原文地址](http://example.com)

      ## 相关文章

      - [上一章](a.md)
      - [下一章](b.md)
      """
    let document = try document(text, name: "guide.md")
    #expect(document.blocks.map(\.summary) == ["1 heading 1: 旋转", "6 paragraph: 旋转时窗口的尺寸会变，视图要跟着调整。"])
    #expect(
      document.omissions == [
        Omission(.attribution, lines: 3...3), Omission(.attribution, lines: 4...4),
        Omission(.attribution, lines: 8...8), Omission(.navigation, lines: 10...13),
      ])
  }

  /// cmark gives a table no right line where a paragraph touches it.
  @Test func countsLinesOfATableBelowText() throws {
    let text = "# 表\n\n前面的话\n表 1-1 回调\n名称 | 用途\n--- | ---\n`open` | 打开\n"
    #expect(
      try blocks(text, name: "guide.md").dropFirst() == [
        "3 paragraph: 前面的话", "4 caption: 表 1-1 回调", "5 header 1.1.1: 名称", "5 header 1.1.2: 用途",
        "7 cell 1.2.1: open", "7 cell 1.2.2: 打开",
      ])
  }

  @Test func keepsLevelOneForTheTitle() throws {
    let text = "---\ntitle: 全文\n---\n\n# 甲\n\n正文一。\n\n# 乙\n\n正文二。\n"
    #expect(
      try blocks(text, name: "guide.md").filter { $0.contains("heading") } == [
        "5 heading 2: 甲", "9 heading 2: 乙",
      ])
  }

  @Test func readsBulletsOfCopiedPages() throws {
    let text = """
      ## 加入容器

      步骤只有两步：
      -
      打开故事板，
      找到窗口。
      -
      拖入容器。

      ·甲
      ·乙

      一、概述

      正文在此。
      """
    #expect(
      try blocks(text, name: "guide.md").dropFirst() == [
        "3 paragraph: 步骤只有两步：", "5-6 item 1.1: 打开故事板，找到窗口。", "8 item 1.1: 拖入容器。",
        "10 item 2.1: 甲", "11 item 2.1: 乙", "13 heading 3: 概述", "15 paragraph: 正文在此。",
      ])
  }

  @Test func readsRawHTML() throws {
    let text =
      "# 表\n\n<center>图 3-1 两栏</center>\n\n<table>\n<tr><th>甲</th><th>乙</th></tr>\n</table>\n\n正文在此。\n"
    #expect(
      try blocks(text, name: "guide.md").dropFirst() == [
        "3 caption: 图 3-1 两栏", "6 header 1.1.1: 甲", "6 header 1.1.2: 乙", "9 paragraph: 正文在此。",
      ])
  }

  /// What stands above the first heading, and how it is read.
  @Test(arguments: [
    ("指南：旋转的处理\n\n# 旋转的处理\n\n正文在此。", ["1 heading 1: 指南：旋转的处理", "3 heading 1: 旋转的处理"]),
    ("旋转的处理\n\n## 甲\n\n正文在此。", ["1 heading 1: 旋转的处理", "3 heading 2: 甲"]),
    ("先说两句，再说旋转。\n\n# 旋转\n\n正文在此。", ["1 paragraph: 先说两句，再说旋转。", "3 heading 1: 旋转"]),
  ])
  func findsTheTitle(text: String, first: [String]) throws {
    #expect(try blocks(text, name: "guide.md").prefix(2) == first[...])
  }

  @Test func survivesDeepNesting() throws {
    let text = "# 深\n\n浅处的正文。\n\n" + String(repeating: "> ", count: 5_000) + "深处"
    #expect(try document(text, name: "guide.md").blocks.count == 2)
  }
}
