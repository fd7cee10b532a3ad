import FenpingModel
import Testing

@testable import FenpingExtraction

@Suite struct OutlineTests {
  private static func passages(_ blocks: [(kind: Block.Kind, text: String)]) -> [Passage] {
    Outline.passages(of: Samples.document(blocks))
  }

  private static func item(_ list: Int, depth: Int = 1, _ ordinal: Int? = nil) -> Block.Kind {
    .listItem(list: list, depth: depth, ordinal: ordinal)
  }

  @Test func keepsTheHeadingsAbove() {
    let passages = Self.passages([
      (.heading(level: 1), "布局"), (.paragraph, "一句。"),
      (.heading(level: 2), "宽度"), (.paragraph, "二句。"),
      (.heading(level: 3), "窄窗口"), (.paragraph, "三句。"),
      (.heading(level: 2), "高度"), (.paragraph, "四句。"),
      (.heading(level: 1), "旋转"), (.paragraph, "五句。"),
    ])
    #expect(
      passages.map(\.section) == [["布局"], ["布局", "宽度"], ["布局", "宽度", "窄窗口"], ["布局", "高度"], ["旋转"]])
  }

  @Test func cutsABlockIntoItsSentences() {
    let text = "先选中窗口。再打开检查器！"
    let passages = Self.passages([(.paragraph, text), (.quotation, "只有一句")])
    #expect(passages.map(\.block) == [0, 0, 1])
    #expect(passages.prefix(2).map { text.slice($0.range) } == ["先选中窗口。", "再打开检查器！"])
  }

  @Test("Code says nothing, and a list behind it has no lead-in")
  func skipsCode() {
    let passages = Self.passages([
      (.paragraph, "例如："), (.code, "window.isHidden = false"), (Self.item(1), "甲项"),
    ])
    #expect(passages.map(\.block) == [0, 2])
    #expect(passages[1].item?.lead == nil)
  }

  @Test("A caption is no statement, and no heading of what follows it")
  func skipsCaptions() {
    let passages = Self.passages([
      (.heading(level: 2), "窗格"), (.caption, "图 1 两个窗格"),
      (.heading(level: 2), "宽度"), (.paragraph, "一句。"),
    ])
    #expect(passages.map(\.section) == [["宽度"]])
  }

  @Test(arguments: ["你的应用需要：", "請依照下列步驟設定專案", "请按以下步骤操作。"])
  func givesEveryItemItsLeadIn(lead: String) {
    let passages = Self.passages([(.paragraph, lead), (Self.item(1), "甲项"), (Self.item(1), "乙项。丙句。")])
    #expect(passages[0].introducesList)
    #expect(passages.dropFirst().map(\.item?.lead?.text) == [lead, lead, lead])
    #expect(passages.dropFirst().map(\.item?.number) == [1, 2, 2])
    #expect(passages.dropFirst().allSatisfy { $0.item?.isOrdered == false && !$0.introducesList })
  }

  @Test("A sentence that announces nothing introduces no list")
  func findsNoLeadInInAPlainSentence() {
    let passages = Self.passages([(.paragraph, "窗口可以变窄。"), (Self.item(1), "甲项")])
    #expect(!passages[0].introducesList)
    #expect(passages[1].item?.lead == nil)
  }

  @Test("Only the last sentence of a block introduces the list behind it")
  func takesTheLastSentence() {
    let passages = Self.passages([(.paragraph, "窗口可以变窄。你需要："), (Self.item(1), "甲项")])
    #expect(passages.map(\.introducesList) == [false, true, false])
    #expect(passages[2].item?.lead?.text == "你需要：")
  }

  @Test func takesAHeadingAsLeadIn() {
    let passages = Self.passages([(.heading(level: 2), "準備工作："), (Self.item(1), "甲項")])
    #expect(passages.first?.item?.lead?.text == "準備工作：")
  }

  @Test func keepsTheNumbersOfAnOrderedList() {
    let passages = Self.passages([
      (.paragraph, "步骤如下："), (Self.item(1, 3), "丙项"), (Self.item(1, 4), "丁项"),
    ])
    #expect(passages.dropFirst().map(\.item?.number) == [3, 4])
    #expect(passages.dropFirst().allSatisfy { $0.item?.isOrdered == true })
  }

  @Test("An item that announces a list inside it is its lead-in, and the outer list goes on behind it")
  func nestsLists() {
    let passages = Self.passages([
      (.paragraph, "你必须："), (Self.item(1), "声明以下方向："), (Self.item(2, depth: 2), "横屏"),
      (Self.item(2, depth: 2), "竖屏"), (Self.item(1), "注册通知"),
    ])
    #expect(passages.map(\.item?.lead?.text) == [nil, "你必须：", "声明以下方向：", "声明以下方向：", "你必须："])
    #expect(passages.map(\.item?.number) == [nil, 1, 1, 2, 2])
    #expect(passages.map(\.introducesList) == [true, true, false, false, false])
  }

  @Test("A list under a mere name belongs to what the outer list is about")
  func reachesOverANameInAList() {
    let passages = Self.passages([
      (.paragraph, "可用的模式如下："), (Self.item(1), "并排"), (Self.item(2, depth: 2), "两栏都显示"),
      (Self.item(1), "隐藏"), (Self.item(3, depth: 2), "只显示右栏"),
    ])
    #expect(passages.dropFirst().map(\.item?.lead?.text) == Array(repeating: "可用的模式如下：", count: 4))
  }

  @Test("The translation below a list item is the item")
  func keepsTheTranslationInItsList() {
    let passages = Self.passages([
      (.paragraph, "Keep the following for every window:"), (.paragraph, "为每个窗口保留下列内容："),
      (Self.item(1), "The selected tab of the window."), (.paragraph, "窗口里选中的标签。"),
      (Self.item(1), "The text that is being typed."), (.paragraph, "正在输入的那段文字。"),
    ])
    #expect(passages.map(\.item?.number) == [nil, 1, 2])
    #expect(passages.last?.item?.lead?.text == "为每个窗口保留下列内容：")
  }

  @Test func tellsTwoListsApart() {
    let passages = Self.passages([
      (.paragraph, "你可以："), (Self.item(1), "甲项"), (.paragraph, "你不能："), (Self.item(2), "乙项"),
      (.paragraph, "完。"), (Self.item(3), "丙项"),
    ])
    let items = passages.compactMap(\.item)
    #expect(items.map(\.list) == [1, 2, 3])
    #expect(items.map(\.number) == [1, 1, 1])
    #expect(items.map(\.lead?.text) == ["你可以：", "你不能：", nil])
  }

  @Test(
    arguments: [[], [(.code, "let a = 1")], [(.heading(level: 1), "标题")], [(.paragraph, "  ")]]
      as [[(
        kind: Block.Kind, text: String
      )]])
  func findsNothingWhereNothingIsSaid(blocks: [(kind: Block.Kind, text: String)]) {
    #expect(Self.passages(blocks).isEmpty)
  }
}
