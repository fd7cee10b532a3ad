import FenpingCore
import FenpingExtraction
import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct ConflictsTests {
  /// The first statement of a guide that says no more than this.
  private static func statement(_ sentence: String, in document: String) throws -> Statement {
    let guide = Document(
      name: document, title: nil, format: .text, encoding: "UTF-8", script: .simplified,
      blocks: [Block(.paragraph, text: sentence, lines: LineMap(line: 1))])
    return try #require(Extractor.statements(in: guide).first)
  }

  @Test(
    arguments: [
      ("分割视图控制器不能以模态方式呈现。", "你可以以模态方式呈现分割视图控制器。"),
      ("布局必须依赖屏幕的尺寸。", "布局不要依赖屏幕的尺寸。"),
      ("第一个窗格的宽度是 320 点。", "第一个窗格的宽度是 375 点。"),
    ])
  func seesTheContradiction(one: String, other: String) throws {
    let (one, other) = (try Self.statement(one, in: "a"), try Self.statement(other, in: "b"))
    #expect(Conflicts.contradict(one, other) && Conflicts.contradict(other, one))
  }

  @Test(
    arguments: [
      ("分割视图控制器不能以模态方式呈现。", "分割檢視控制器不能以模態方式呈現。"),
      ("分割视图控制器不能以模态方式呈现。", "分割视图控制器必须是窗口的根视图控制器。"),
      ("第一个窗格的宽度是 320 点。", "第一個窗格的寬度是 320 點。"),
      ("第一个窗格的宽度是 320 点。", "分隔线的宽度是 10 点。"),
    ])
  func seesNoneWhereThereIsNone(one: String, other: String) throws {
    #expect(!Conflicts.contradict(try Self.statement(one, in: "a"), try Self.statement(other, in: "b")))
  }

  @Test("A guide does not contradict itself: it speaks of two cases")
  func leavesOneGuideAlone() throws {
    let one = try Self.statement("分割视图控制器不能以模态方式呈现。", in: "a")
    let other = try Self.statement("你可以以模态方式呈现分割视图控制器。", in: "a")
    #expect(!Conflicts.contradict(one, other))
  }

  @Test(
    "What the core knows better",
    arguments: [
      ("你可以以模态方式呈现分割视图控制器。", "split-view/not-modal", true),
      ("分割视图控制器不能以模态方式呈现。", "split-view/not-modal", false),
      ("第一个窗格的宽度固定为 300 点。", "split-view/pane-layout", true),
      ("第一个窗格的宽度固定为 320 点。", "split-view/pane-layout", false),
      ("用户把分隔线放回起始位置之后，应用的状态必须与之前相同。", "lifecycle/state-preserved", false),
      ("iOS 8 起可以以模态方式呈现分割视图控制器。", "split-view/not-modal", false),
    ])
  func seesWhereTheCoreSaysOtherwise(sentence: String, rule: String, expected: Bool) throws {
    let statement = try Self.statement(sentence, in: "a")
    #expect(Conflicts.contradict(statement, try #require(Catalogue.rule(rule))) == expected)
  }

  @Test("Both sentences are found from an index, side by side")
  func findsTheOtherGuide() throws {
    let index = try SampleIndex(guides: [
      ("a.txt", "分割视图控制器不能以模态方式呈现。"), ("b.txt", "你可以以模态方式呈现分割视图控制器。"),
      ("c.txt", "标题默认居中。键盘出现时视图会上移。旋转之后要更新约束。快照由系统截取。"),
    ])
    let answer = try #require(try index.answers("能以模态方式呈现分割视图控制器吗？").answers.first)
    #expect(answer.conflicts.count == 1)
    #expect(answer.conflicts.first?.place.document != answer.statement.place.document)
  }
}
