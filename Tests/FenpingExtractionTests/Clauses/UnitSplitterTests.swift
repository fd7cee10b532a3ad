import Testing

@testable import FenpingExtraction

@Suite struct UnitSplitterTests {
  private static func split(_ sentence: String) -> [String] {
    let marked = MarkedSentence(sentence)
    return UnitSplitter.units(of: marked).map { "\($0.role): \(marked.original($0.range))" }
  }

  @Test(arguments: [
    // A condition and its consequence, or two actions in a row, are one thing.
    ("如果侧栏收起，标题会移到左边。", ["main: 如果侧栏收起，标题会移到左边"]),
    ("打开检查器，选中第一个窗口。", ["main: 打开检查器，选中第一个窗口"]),
    // Reasons, before and after.
    (
      "由于单元格会被复用，所以你必须重置它的状态。",
      ["reasonForNext: 由于单元格会被复用", "main: 所以你必须重置它的状态"]
    ),
    (
      "不要缓存这个数值，因为旋转之后它就变了。",
      ["main: 不要缓存这个数值", "reasonForPrevious: 因为旋转之后它就变了"]
    ),
    ("為了避免畫面閃爍，你的畫面要先放占位圖。", ["reasonForNext: 為了避免畫面閃爍", "main: 你的畫面要先放占位圖"]),
    (
      "先注册每一种单元格，否则列表一出现应用就会崩溃。",
      ["main: 先注册每一种单元格", "reasonForPrevious: 否则列表一出现应用就会崩溃"]
    ),
    (
      "系统预先画好几张图片，确保用户松手时看不到空白。",
      ["main: 系统预先画好几张图片", "reasonForPrevious: 确保用户松手时看不到空白"]
    ),
    // A reason without a comma before it.
    ("这里要先停止计时因为视图随时会消失。", ["main: 这里要先停止计时", "reasonForPrevious: 因为视图随时会消失"]),
    // Pointers.
    (
      "按照開發手冊中描述的那樣使用兩個故事板。",
      ["reference: 按照開發手冊中描述的那樣", "main: 使用兩個故事板"]
    ),
    ("提供一张图标，请参阅图标设计指南。", ["main: 提供一张图标", "reference: 请参阅图标设计指南"]),
    // Two rules in one sentence.
    (
      "侧栏必须放在最左边，工具栏不能盖住它的内容。",
      ["main: 侧栏必须放在最左边", "main: 工具栏不能盖住它的内容"]
    ),
    ("侧栏具有固定不变的宽度，以及与窗口一样的高度。", ["main: 侧栏具有固定不变的宽度", "main: 以及与窗口一样的高度"]),
    // Asides that are sentences, and examples that are not.
    (
      "侧栏可以收起（竖屏时侧栏总是收起的，不能展开）。",
      ["main: 侧栏可以收起", "aside: 竖屏时侧栏总是收起的，不能展开"]
    ),
    ("系统会记住界面的位置（例如选中的行和滚动的位置）。", ["main: 系统会记住界面的位置（例如选中的行和滚动的位置）"]),
    // A label is not a part of what it labels.
    ("注意：不要在这里弹出警告框。", ["main: 不要在这里弹出警告框"]),
  ])
  func cutsWhereAReaderWould(sentence: String, units: [String]) {
    #expect(Self.split(sentence) == units)
  }
}
