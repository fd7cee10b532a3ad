import FenpingModel
import Testing

@testable import FenpingExtraction

/// Reasons that no word marks, and neighbours that are none.
@Suite struct ReasonInferenceTests {
  private static func reasons(_ paragraph: String, of explained: String) throws -> [String] {
    let statements = Samples.statements(paragraph)
    let main = try #require(statements.first { $0.quote == explained }, "\(statements.map(\.quote))")
    #expect(main.reasons.allSatisfy { $0.origin == .inferred })
    return main.reasons.compactMap { link in statements.first { $0.id == link.statement }?.quote }
  }

  @Test(
    arguments: [
      // What the platform does stands before what follows from it.
      ("控制器默认会更新界面方向。你不必再去改动界面方向。", "你不必再去改动界面方向", ["控制器默认会更新界面方向"]),
      // What happens otherwise.
      ("返回的数组不能为空。如果是，系统会抛出异常。", "返回的数组不能为空", ["如果是，系统会抛出异常"]),
      ("掩码的值不能为零，如果是，系统会抛出异常。", "掩码的值不能为零", ["如果是，系统会抛出异常"]),
      // A judgement, and what goes on about it.
      (
        "你应该在设计时决定显示模式。在运行时改变显示模式没有什么好处。即便这样做了，你仍然需要处理两种布局。", "你应该在设计时决定显示模式",
        ["在运行时改变显示模式没有什么好处", "即便这样做了，你仍然需要处理两种布局"]
      ),
      // What a deed is good for.
      ("拖动时请停用自动布局。停用自动布局防止列表闪烁。", "拖动时请停用自动布局", ["停用自动布局防止列表闪烁"]),
      // What stands behind a label explains it.
      (
        "减少动画——因为显卡由两个应用共用，所以每一帧都更贵。", "减少动画", ["因为显卡由两个应用共用", "因为显卡由两个应用共用，所以每一帧都更贵"]
      ),
    ] as [(String, String, [String])])
  func findsTheReasonInTheNeighbour(paragraph: String, explained: String, expected: [String]) throws {
    let statements = Samples.statements(paragraph)
    let main = try #require(statements.first { $0.quote == explained }, "\(statements.map(\.quote))")
    #expect(
      main.reasons.compactMap { link in statements.first { $0.id == link.statement }?.quote } == expected)
  }

  @Test(
    "Neighbours that only stand there",
    arguments: [
      // Nothing holds the two together.
      ("标题默认居中。不要嵌套窗口。", "不要嵌套窗口"),
      // The same holds elsewhere.
      ("必须保存草稿。这同样适用于邮件。", "必须保存草稿"),
      // A rule is no reason for the next.
      ("必须注册单元格。不要注册两次单元格。", "不要注册两次单元格"),
    ])
  func takesNoNeighbourForAReason(paragraph: String, explained: String) throws {
    #expect(try Self.reasons(paragraph, of: explained).isEmpty)
  }

  @Test("A comparison speaks for the choice before it, and the next sentences go on with it")
  func explainsTheChoice() throws {
    let paragraph = "你可以使用两个窗口。相比重新建立视图，使用两个窗口更简单。它让每个窗口只管一件事。"
    let statements = Samples.statements(paragraph)
    #expect(
      statements[0].reasons == [
        ReasonLink(statements[1].id, .guide), ReasonLink(statements[2].id, .inferred),
      ])
  }

  @Test("What explains a need explains the way named before it")
  func reachesOverAnAnaphora() throws {
    let paragraph = "最简单的方式是读取边界。大多数情况下你都需要这种做法，因为窗口随时会变窄。"
    let statements = Samples.statements(paragraph)
    let why = try #require(statements.first { $0.kind == .reason })
    #expect(statements[0].reasons.map(\.statement) == [why.id])
  }

  @Test("A step is explained by its procedure")
  func leavesStepsAlone() {
    let items = Samples.items("请按以下步骤设置：", ["控制器默认会更新方向。选中方向的检查器。"], areOrdered: true)
    #expect(items.allSatisfy { $0.reasons.isEmpty })
  }
}
