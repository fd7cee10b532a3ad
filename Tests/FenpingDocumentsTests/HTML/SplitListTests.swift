import Testing

@testable import FenpingDocuments

/// Figures between the steps cut a list in two for the parser, not for the reader.
@Suite struct SplitListTests {
  @Test func countsOnAcrossFiguresInHTML() throws {
    let text = """
      <html><body><article><p>加入容器，只要三步：</p>
      <ol><li>打开故事板，找到窗口。</li></ol>
      <p><img src="a.png"></p>
      <ol start="2"><li>拖入容器，连上场景。</li><li>运行程序，旋转设备。</li></ol>
      <h2>收起左栏</h2>
      <ol start="4"><li>窗口变窄，左栏收起。</li></ol>
      </article></body></html>
      """
    #expect(
      try blocks(text, name: "a.html").filter { $0.contains("item") } == [
        "2 item 1.1 no. 1: 打开故事板，找到窗口。", "4 item 1.1 no. 2: 拖入容器，连上场景。",
        "4 item 1.1 no. 3: 运行程序，旋转设备。", "6 item 2.1 no. 4: 窗口变窄，左栏收起。",
      ])
  }

  @Test func countsOnAcrossFiguresInMarkdown() throws {
    let text = """
      ## 加入容器 Adding a container

      1. 打开故事板。

         ![图](a.png)

      2. 拖入容器。

      ![图二](b.png)

      3. 运行程序。

      <img src="c.png">

      4. 旋转设备。

      另一件事：

      1. 收起左栏。
      """
    #expect(
      try blocks(text, name: "a.md") == [
        "1 heading 2: 加入容器 Adding a container", "3 item 1.1 no. 1: 打开故事板。", "7 item 1.1 no. 2: 拖入容器。",
        "11 item 1.1 no. 3: 运行程序。", "15 item 1.1 no. 4: 旋转设备。", "17 paragraph: 另一件事：",
        "19 item 2.1 no. 1: 收起左栏。",
      ])
  }
}
