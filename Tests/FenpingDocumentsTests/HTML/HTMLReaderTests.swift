import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct HTMLReaderTests {
  static let page = """
    <!DOCTYPE html>
    <html><head><title>双栏界面 - 某某博客</title><style>p { color: red }</style></head>
    <body>
    <div class="topNav"><a href="/">首页</a> <a href="/all">全部文章</a></div>
    <div id="wrap">
    <article class="post">
    <h1>双栏界面</h1>
    <p>双栏界面由 <code>PaneController</code> 管理，它要放在最外层，
    别的容器不能套住它。&#31446;&#23631;时左栏会收起。</p>
    <ol><li>打开故事板。</li><li>拖入控制器：<ul><li>左栏放清单</li></ul></li></ol>
    <table><tr><th>方向</th><th>左栏</th></tr><tr><td>横</td><td>显示</td></tr></table>
    <blockquote><p>注意，窗口可能随时变窄。</p></blockquote>
    <pre><code>let pane = PaneController()

    pane.show()
    </code></pre>
    <p><strong>如何收起左栏</strong></p>
    第一行没有标签，浏览器照样显示它；<br>第二行也一样，照样是正文。<br><br>
    1. 空行之后是步骤。
    </article>
    <div class="comments"><p>楼上说得对，我也遇到过这个问题，后来换了写法才好。</p></div>
    </div>
    <div id="footer">版权所有，转载请注明出处。</div>
    <script>track("正文，不是正文。")</script>
    </body></html>
    """

  @Test func readsTheMainText() throws {
    let document = try document(Self.page, name: "page.html")
    #expect(
      document.blocks.map(\.summary) == [
        "7 heading 1: 双栏界面",
        "8-9 paragraph: 双栏界面由 PaneController 管理，它要放在最外层，别的容器不能套住它。竖屏时左栏会收起。",
        "10 item 1.1 no. 1: 打开故事板。",
        "10 item 1.1 no. 2: 拖入控制器：",
        "10 item 2.2: 左栏放清单",
        "11 header 1.1.1: 方向",
        "11 header 1.1.2: 左栏",
        "11 cell 1.2.1: 横",
        "11 cell 1.2.2: 显示",
        "12 quotation: 注意，窗口可能随时变窄。",
        "13-15 code: let pane = PaneController()\n\npane.show()",
        "17 heading 2: 如何收起左栏",
        "18 paragraph: 第一行没有标签，浏览器照样显示它；",
        "18 paragraph: 第二行也一样，照样是正文。",
        "19 item 3.1 no. 1: 空行之后是步骤。",
      ])
    #expect(document.title == "双栏界面")
    #expect(document.format == .html)
  }

  /// A page from the days of layout tables, without a paragraph in it.
  @Test func readsLayoutTables() throws {
    let text = """
      <html><body><table><tr><td><a href="a">首页</a><a href="b">新闻</a><a href="c">论坛</a></td></tr>
      <tr><td><font>旋转设备时，系统先询问窗口。窗口再询问根控制器，两者都同意才会旋转。</font><br>
      如果有一方不同意，界面保持不变，用户看不到任何动画。</td></tr></table></body></html>
      """
    #expect(
      try blocks(text, name: "old.htm") == [
        "2 paragraph: 旋转设备时，系统先询问窗口。窗口再询问根控制器，两者都同意才会旋转。",
        "3 paragraph: 如果有一方不同意，界面保持不变，用户看不到任何动画。",
      ])
  }

  /// A telling class name does not throw away the article itself.
  @Test func trustsTextMoreThanNames() throws {
    let text = """
      <html><body class="sidebar-left"><div class="share-page"><p>窗口变窄以后，左栏会收起来，右栏占满全部空间。</p>
      <p>用户再次拉宽窗口，左栏又会出现，选中的条目保持不变。</p></div><div class="side">短短一句，无关。</div></body></html>
      """
    #expect(try blocks(text, name: "a.html").count == 2)
  }

  @Test(arguments: [
    "<html", "<html><html class=a><body id=b><body class=c>窗口，会变。", "<table><td>窗口，<td>会变。</table></table>",
    "<p>窗口，会变。</p></div></div></body></html><p>又一段，文字。", "<ul><ul><li>窗口，会变。", "<pre><p>窗口，会变。",
    "<a><a><a>窗口，会变。", "&#x110000;&#0;&bogus;窗口，会变。", "<td><li><dd>窗口，会变。</ul>",
  ])
  func survivesBrokenMarkup(text: String) throws {
    _ = try? document("<html><body>" + text, name: "a.html")
    _ = try? document(text, name: "a.html")
  }

  @Test func survivesDeepNesting() throws {
    let text = "<html><body>" + String(repeating: "<div><font>", count: 20_000) + "深处的正文，也要留下。"
    #expect(try blocks(text, name: "a.html").map { $0.hasSuffix("深处的正文，也要留下。") } == [true])
  }

  @Test func dropsFurnitureAndRepetitions() throws {
    let text = """
      <html><head><title>两栏如何收起_某某网</title></head><body><div class="content">
      <div>两栏如何收起</div><div>2015-06-09 10:22 来源：某某</div><div>【字体：大 中 小】【打印】</div>
      <p>窗口变窄以后，左栏会收起来，右栏占满全部空间，这是系统的默认行为。</p>
      <p>关闭窗口之前，请保存选中的条目。</p>
      <p>窗口变窄以后，左栏会收起来，右栏占满全部空间，这是系统的默认行为。</p>
      <p>上一篇：方向</p><p>相关文章</p><p>如何做出侧栏，以及别的话题。</p></div></body></html>
      """
    #expect(
      try blocks(text, name: "a.html") == [
        "2 heading 1: 两栏如何收起", "3 paragraph: 窗口变窄以后，左栏会收起来，右栏占满全部空间，这是系统的默认行为。",
        "4 paragraph: 关闭窗口之前，请保存选中的条目。",
      ])
  }

  /// Highlighters give the parts of a listing names that elsewhere mean boilerplate.
  @Test func keepsCommentsInListings() throws {
    let text = """
      <html><body><article><p>下面的代码打开左栏，并说明为什么要这样。</p>
      <pre><span class="comment">// 打开</span>
      open()</pre></article></body></html>
      """
    #expect(try blocks(text, name: "a.html").last == "2-3 code: // 打开\nopen()")
  }

  @Test func countsLinesBeyondSixteenBits() throws {
    let text = "<html><body>" + String(repeating: "\n", count: 70_000) + "<p>很靠后的正文，行数很大。</p></body></html>"
    #expect(try document(text, name: "a.html").blocks.first?.lines.first == 70_001)
  }

  /// libxml2 hands long texts over in buffers of a thousand bytes; the lines must not slip at their seams.
  @Test func countsLinesInLongTexts() throws {
    let lines = (1...400).map { "第\($0)行，长短不一" + String(repeating: "字", count: $0 % 7) }
    let text = "<html><body><p>" + lines.joined(separator: "\n") + "</p></body></html>"
    let document = try document(text, name: "a.html")
    expectLines(of: document, in: text)
    #expect(document.blocks.first?.lines.last == 400)
  }
}
