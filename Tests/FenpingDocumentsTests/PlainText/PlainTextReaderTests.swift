import FenpingModel
import Testing

@testable import FenpingDocuments

/// A page as it is when somebody selects it in a browser and pastes it: the difficulties of real guides, in own words.
@Suite struct PlainTextReaderTests {
  /// Wraps beside Latin names, a lone dash for a whole list, labels, an attribution and a title.
  static let steps = """
    讓舊專案跟上多工：設定清單（1）
    原文網址：http://example.com/notes 譯者：無名
    新專案不必多做什麼，範本已經替你打開
    Slide Over 與 Split View。舊專案若要升級到 iOS
    9，得照下面的步驟逐項檢查：
    -
    把 Deployment Target 調到“iOS 9.0”。
    加入一個名為 Start.storyboard
    文件（別再用一組 .png 圖片）。細節見 Human Interface
    Guidelines。
    在 Info.plist 的“Supported interface
    orientations (iPad)”裡填滿四個方向
    注意：影片播放器可以維持單一方向，但要寫明理由。
    系統把畫面交給你之前，會先問過根控制器。
    """

  @Test func joinsWrapsAndKeepsItems() throws {
    #expect(
      try blocks(Self.steps) == [
        "1 heading 1: 讓舊專案跟上多工：設定清單（1）",
        "3-5 paragraph: 新專案不必多做什麼，範本已經替你打開Slide Over 與 Split View。"
          + "舊專案若要升級到 iOS 9，得照下面的步驟逐項檢查：",
        "7 item 1.1: 把 Deployment Target 調到“iOS 9.0”。",
        "8-10 item 1.1: 加入一個名為 Start.storyboard文件（別再用一組 .png 圖片）。細節見 Human Interface Guidelines。",
        "11-12 item 1.1: 在 Info.plist 的“Supported interface orientations (iPad)”裡填滿四個方向",
        "13 paragraph: 注意：影片播放器可以維持單一方向，但要寫明理由。",
        "14 paragraph: 系統把畫面交給你之前，會先問過根控制器。",
      ])
  }

  @Test func namesTitleAttributionAndScript() throws {
    let document = try document(Self.steps)
    #expect(document.title == "讓舊專案跟上多工：設定清單（1）")
    #expect(document.omissions == [Omission(.attribution, lines: 2...2)])
    #expect(document.script == .traditional)
    #expect(document.format == .text)
    expectLines(of: document, in: Self.steps)
  }

  /// Bullets that a copied page glued to the end of the line before, and items that are wrapped at names.
  static let glued = """
    侧栏容器
    侧栏容器负责摆放两栏内容。左栏固定宽，右栏占满其余空间。
    图2-3 两栏的样子
    在旧界面里加入侧栏容器：
    -
    点开工程里的
    Start.storyboard。 -
    从对象库拖出
    sidebar container。编辑器会自动补上两个子控制器。
    -
    到
    Attributes inspector 勾上 Initial，让它最先出现。
    两个子控制器里放什么由你决定。容器不会过问。它只管摆放。
    """

  @Test func readsGluedBulletsAndCaptions() throws {
    #expect(
      try blocks(Self.glued) == [
        "1 heading 1: 侧栏容器",
        "2 paragraph: 侧栏容器负责摆放两栏内容。左栏固定宽，右栏占满其余空间。",
        "3 caption: 图2-3 两栏的样子",
        "4 paragraph: 在旧界面里加入侧栏容器：",
        "6-7 item 1.1: 点开工程里的Start.storyboard。",
        "8-9 item 1.1: 从对象库拖出sidebar container。编辑器会自动补上两个子控制器。",
        "11-12 item 1.1: 到Attributes inspector 勾上 Initial，让它最先出现。",
        "13 paragraph: 两个子控制器里放什么由你决定。容器不会过问。它只管摆放。",
      ])
    expectLines(of: try document(Self.glued), in: Self.glued)
  }

  @Test func takesItemsThatEndInSemicolons() throws {
    let text = """
      谁能用
      下列权限只归前台一方：
      独占麦克风；
      显示悬浮按钮；
      改写剪贴板。
      其余的都平等。
      """
    #expect(
      try blocks(text) == [
        "1 heading 1: 谁能用",
        "2 paragraph: 下列权限只归前台一方：",
        "3 item 1.1: 独占麦克风；",
        "4 item 1.1: 显示悬浮按钮；",
        "5 item 1.1: 改写剪贴板。",
        "6 paragraph: 其余的都平等。",
      ])
  }

  @Test func keepsTheRemarkOnAnItemOutOfTheList() throws {
    let text = """
      布局须知
      你的界面应当：
      -
      使用约束来摆放控件。
      这意味着不能再写死坐标。
      -
      实现尺寸变化的回调。
      """
    #expect(
      try blocks(text).suffix(3) == [
        "4 item 1.1: 使用约束来摆放控件。",
        "5 paragraph: 这意味着不能再写死坐标。",
        "7 item 1.1: 实现尺寸变化的回调。",
      ])
  }

  @Test(arguments: [
    ("1. 打开工程", 1), ("2、打开工程", 2), ("(3) 打开工程", 3), ("（四）打开工程", 4), ("⑤打开工程", 5),
    ("步骤 6：打开工程", 6), ("第七步，打开工程", 7), ("Step 8. 打开工程", 8),
  ])
  func readsNumbers(line: String, ordinal: Int) throws {
    let text = "标题\n先看这一段说明文字。\n\(line)。\n收尾的一段说明文字。"
    #expect(try blocks(text)[2] == "3 item 1.1 no. \(ordinal): 打开工程。")
  }

  @Test func nestsItemsByIndentation() throws {
    let text = """
      清单
      • 第一层
        ◦ 第二层
      • 又是第一层
      """
    #expect(
      try blocks(text).dropFirst() == [
        "2 item 1.1: 第一层", "3 item 1.2: 第二层", "4 item 1.1: 又是第一层",
      ])
  }

  @Test func tellsChaptersFromItems() throws {
    let text = """
      适配手册

      一、事前准备

      动手之前先做这几件事：

      · 备好测试机
      · 升级工具

      二、逐步修改

      1、勾选全部方向；

      2、删去
      RequiresFullScreen
      键。

      2.1 疑难

      为何没有反应？

      多半是漏了一个方向。
      """
    #expect(
      try blocks(text) == [
        "1 heading 1: 适配手册", "3 heading 2: 事前准备", "5 paragraph: 动手之前先做这几件事：",
        "7 item 1.1: 备好测试机", "8 item 1.1: 升级工具", "10 heading 2: 逐步修改",
        "12 item 2.1 no. 1: 勾选全部方向；", "14-16 item 2.1 no. 2: 删去RequiresFullScreen键。",
        "18 heading 2: 疑难", "20 heading 2: 为何没有反应？", "22 paragraph: 多半是漏了一个方向。",
      ])
  }

  @Test func takesShortLinesBehindALeadInForItems() throws {
    let text = """
      暫停時的工作
      使用者拖動分隔線時，系統會呼叫
      sceneWillPause:
      方法。此時您應該：
      記下捲動的位置
      放開相機
      此外，系統會拍下畫面。
      ●遮住密碼
      ●停住動畫
      """
    #expect(
      try blocks(text).dropFirst() == [
        "2-4 paragraph: 使用者拖動分隔線時，系統會呼叫sceneWillPause:方法。此時您應該：",
        "5 item 1.1: 記下捲動的位置", "6 item 1.1: 放開相機", "7 paragraph: 此外，系統會拍下畫面。",
        "8 item 2.1: 遮住密碼", "9 item 2.1: 停住動畫",
      ])
  }

  @Test func beginsANewListAtOne() throws {
    let text = "标题\n先说明两件事情的做法。\n1. 甲\n2. 乙\n1. 丙"
    #expect(try blocks(text).suffix(2) == ["4 item 1.1 no. 2: 乙", "5 item 2.1 no. 1: 丙"])
  }

  @Test func readsTabbedTables() throws {
    let text = "方向\n下表列出各方向的表现。\n方向\t左栏\n横屏\t显示\n看完表格，再读说明。"
    #expect(
      try blocks(text).dropFirst(2) == [
        "3 header 1.1.1: 方向", "3 header 1.1.2: 左栏", "4 cell 1.2.1: 横屏", "4 cell 1.2.2: 显示",
        "5 paragraph: 看完表格，再读说明。",
      ])
  }

  @Test(arguments: [
    ("本文由某翻译组翻译，未经许可不得转载", true), ("作者：无名", true), ("轉載請註明出處", true), ("责任编辑：无名", true),
    ("本文由浅入深，先讲布局", false), ("作者认为这样更好", false), ("来源是一个数组", false),
  ])
  func tellsCredits(line: String, isCredit: Bool) throws {
    let text = "标题\n开头是一段完整的说明。\n\n\(line)\n\n末尾是另一段说明。"
    #expect(try document(text).omissions == (isCredit ? [Omission(.attribution, lines: 4...4)] : []))
  }
}
