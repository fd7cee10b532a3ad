import FenpingModel
import FenpingStore
import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct ConceptTargetTests {
  private static func places(_ quote: String) -> NamedPlaces {
    let statement = Statement(
      id: "a#1", place: SourcePlace(document: "a", line: 1), kind: .fact, modality: .none, subject: .other,
      text: quote, quote: quote, concepts: TermBase.standard.concepts(in: FoldedText(quote).bytes))
    return NamedPlaces(statement, reasons: [], shared: SharedNames())
  }

  @Test(
    arguments: [
      ("竖屏时隐藏侧栏", "portrait", 1), ("竖屏时隐藏侧栏", "orientation", 0.85),
      // Two kinds of one thing do not name each other; what is said of the thing holds for its kinds too.
      ("竖屏时隐藏侧栏", "landscape", 0), ("介面的方向不同", "rotation", 0.6), ("方向不同，橫向時", "portrait", 0.4),
      ("第一个窗格", "second-pane", 0),
      ("水平尺寸類別", "horizontal-size-class", 1), ("尺寸類別在水平的那一邊", "horizontal-size-class", 0.9),
      ("尺寸类别会改变", "horizontal-size-class", 0.6),
      // Names that people use for one another.
      ("分屏里的应用", "split-view-controller", 0.6), ("分割檢視控制器", "split-view", 0.6),
      ("標題預設置中", "pane", 0), ("", "pane", 0),
    ] as [(String, String, Double)])
  func saysHowWellAStatementNamesAConcept(quote: String, id: String, share: Double) throws {
    let target = try #require(ConceptTarget(id, weight: 1))
    #expect(target.share(in: Self.places(quote)) == share)
  }

  @Test("A way to ask for one kind is a little like one for another, but not where parties are told apart")
  func waysToAskNameSiblings() throws {
    let portrait = try #require(ConceptTarget("portrait", weight: 1))
    #expect(portrait.share(in: Names("竖屏会怎样？")) == 1)
    #expect(portrait.share(in: Names("横屏会怎样？")) == 0.3)
    #expect(portrait.share(in: Names("方向会怎样？")) == 0.3)
    #expect(portrait.share(in: Names("窗格会怎样？")) == 0)
    let primary = try #require(ConceptTarget("primary-app", weight: 1))
    #expect(primary.share(in: Names("次要应用会怎样？")) == 0)
  }

  @Test func knowsNoConceptThatTheTermBaseDoesNot() {
    #expect(ConceptTarget("no-such-concept", weight: 1) == nil)
  }

  /// What an index knows of a statement weighs as much as what is found in its words.
  @Test(arguments: ["分隔线移动时系统会拍快照", "竖屏时两个窗格并排显示", "今天天气好"])
  func knownNamesCountAsFoundOnes(quote: String) {
    let statement = Statement(
      id: "a#1", place: SourcePlace(document: "a", line: 1), kind: .fact, modality: .none, subject: .other,
      procedure: "请在启动画面中：", section: "横屏 › 方向", text: quote + "，应用进入后台", quote: quote)
    let found = NamedPlaces(statement, reasons: [], shared: SharedNames())
    let known = NamedPlaces(
      statement, names: StatementNames(statement), reasons: [], shared: SharedNames())
    for concept in TermBase.standard.concepts {
      let target = ConceptTarget(concept.id, weight: 1)
      #expect(target?.share(in: known) == target?.share(in: found), "\(concept)")
    }
    #expect(known.context.text == found.context.text)
  }

  @Test func focusIsTheShareOfItsNames() throws {
    let ids = try ["divider", "snapshot", "pane"].map { try #require(TermBase.standard.index(of: $0)) }
    #expect(Names("分隔线与快照").focus(on: Array(ids.prefix(1))) == 0.5)
    #expect(Names("分隔線與快照").focus(on: ids) == 1)
    #expect(Names("今天天气好").focus(on: ids) == 0)
  }
}
