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
    // A reason inside of what it explains stays there.
    ("旋转时，因为宽度会变，你必须重新计算边距。", ["main: 旋转时，因为宽度会变，你必须重新计算边距"]),
    ("主栏会记住更多信息，以确保每一页都能恢复。", ["main: 主栏会记住更多信息，以确保每一页都能恢复"]),
    ("内容被裁掉，通常是因为约束写死了宽度。", ["main: 内容被裁掉，通常是因为约束写死了宽度"]),
    // What is forbidden, and what somebody else does, is another thing.
    ("故事板的名字写在属性列表里，不要加上扩展名。", ["main: 故事板的名字写在属性列表里", "main: 不要加上扩展名"]),
    ("主栏会以半透明的样子浮在内容区域的上面，用户点按别处会收起它。", ["main: 主栏会以半透明的样子浮在内容区域的上面", "main: 用户点按别处会收起它"]),
    ("控制器的外观始终由当前的显示模式来控制，你不能直接改变外观。", ["main: 控制器的外观始终由当前的显示模式来控制", "main: 你不能直接改变外观"]),
    // Two halves are one.
    ("我们不仅要处理设备旋转，还要处理窗口变窄。", ["main: 我们不仅要处理设备旋转，还要处理窗口变窄"]),
    // A second condition begins a second rule.
    (
      "数组的元素不能少于两个，如果少了，系统会抛出异常。",
      ["main: 数组的元素不能少于两个", "main: 如果少了，系统会抛出异常"]
    ),
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
    (
      "窗口必须有根视图控制器，系统不会替你创建它。",
      ["main: 窗口必须有根视图控制器", "main: 系统不会替你创建它"]
    ),
    // Asides that are sentences, and examples that are not.
    (
      "侧栏可以收起（竖屏时侧栏总是收起的，不能展开）。",
      ["main: 侧栏可以收起", "aside: 竖屏时侧栏总是收起的，不能展开"]
    ),
    ("系统会记住界面的位置（例如选中的行和滚动的位置）。", ["main: 系统会记住界面的位置（例如选中的行和滚动的位置）"]),
    // A label is not a part of what it labels.
    ("注意：不要在这里弹出警告框。", ["main: 不要在这里弹出警告框"]),
    // A negated word in a condition binds nobody: it stays with its consequence.
    ("如果窗口不再可见，应用必须停止动画。", ["main: 如果窗口不再可见，应用必须停止动画"]),
    ("若系統無法載入圖片，則不得顯示空白的畫面。", ["main: 若系統無法載入圖片，則不得顯示空白的畫面"]),
    ("一旦按钮不能点按，就不要再显示提示。", ["main: 一旦按钮不能点按，就不要再显示提示"]),
    // What a default depends on is a statement of its own.
    ("侧栏有时会自己收起来，具体取决于窗口有多宽。", ["main: 侧栏有时会自己收起来", "main: 具体取决于窗口有多宽"]),
    // A semicolon cuts, whatever stands on its sides.
    ("橫向時側欄固定在左邊；直向時側欄自動收起。", ["main: 橫向時側欄固定在左邊", "main: 直向時側欄自動收起"]),
    ("打开检查器；选中第一个窗口。", ["main: 打开检查器", "main: 选中第一个窗口"]),
    // A topic with its pointer is one pointer.
    ("关于图标的更多细节，请参阅图标设计指南。", ["reference: 关于图标的更多细节，请参阅图标设计指南"]),
    ("有關動畫的細節，請參考動畫手冊。", ["reference: 有關動畫的細節，請參考動畫手冊"]),
    // Brackets that are not closed, or not opened, swallow nothing.
    ("侧栏可以收起（竖屏时总是收起的，不能展开。", ["main: 侧栏可以收起（竖屏时总是收起的，不能展开"]),
    ("侧栏必须放在最左边），工具栏不能盖住它。", ["main: 侧栏必须放在最左边）", "main: 工具栏不能盖住它"]),
    // Neither the colons of a selector nor the comma of a number cut.
    (
      "你必须实现 tableView:didSelectRowAtIndexPath: 方法。",
      ["main: 你必须实现 tableView:didSelectRowAtIndexPath: 方法"]
    ),
    ("圖片的寬度不得超過 3,000 點。", ["main: 圖片的寬度不得超過 3,000 點"]),
    // A purpose at the end, in the other script.
    ("請註冊這則通知，以便在旋轉後重新排版。", ["main: 請註冊這則通知", "reasonForPrevious: 以便在旋轉後重新排版"]),
    // What stands in a sentence at its place is no condition of it.
    ("在窄窗口中必须收起侧栏。", ["main: 在窄窗口中必须收起侧栏"]),
  ])
  func cutsWhereAReaderWould(sentence: String, units: [String]) {
    #expect(Self.split(sentence) == units)
  }

  @Test(
    "A unit knows the clause that says when it holds",
    arguments: [
      ("如果侧栏收起，标题会移到左边。", "如果侧栏收起"), ("當鍵盤出現時，檢視必須上移。", "當鍵盤出現時"),
      ("发布之前，先在真机上测试。", "发布之前"), ("除非處於橫向，不要顯示側欄。", "除非處於橫向"),
      ("在窗口很窄时，必须收起侧栏。", "在窗口很窄时"), ("在侧拉中，按钮会变小。", "在侧拉中"),
      ("在窄窗口中必须收起侧栏。", nil), ("在故事板中選中最外層的控制器。", nil), ("標題預設置中。", nil),
    ] as [(String, String?)])
  func findsTheCondition(sentence: String, condition: String?) {
    let marked = MarkedSentence(sentence)
    let units = UnitSplitter.units(of: marked)
    #expect(units.map { $0.condition.map { marked.original($0) } } == [condition])
  }
}
