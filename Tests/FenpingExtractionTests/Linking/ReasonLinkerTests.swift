import FenpingModel
import Testing

@testable import FenpingExtraction

@Suite struct ReasonLinkerTests {
  /// A paragraph, the statement that is explained, the one that explains it, and who says so.
  @Test(
    arguments: [
      // In one sentence, before and after.
      ("由于屏幕很窄，侧栏必须收起。", "由于屏幕很窄，侧栏必须收起", "由于屏幕很窄", .guide),
      ("為了節省電力，不要連續播放動畫。", "為了節省電力，不要連續播放動畫", "為了節省電力", .guide),
      ("不要缓存这个数值，因为旋转之后它就变了。", "不要缓存这个数值", "因为旋转之后它就变了", .guide),
      ("先註冊儲存格，否則清單一出現就會當掉。", "先註冊儲存格", "否則清單一出現就會當掉", .guide),
      ("请及早移除观察者，以免重复收到同样的消息。", "请及早移除观察者", "以免重复收到同样的消息", .guide),
      ("單元格會重複使用，因此必須重設它的內容。", "單元格會重複使用，因此必須重設它的內容", "單元格會重複使用", .guide),
      ("窗口会改变。因为宽度不固定，所以不要写死边距。", "因为宽度不固定，所以不要写死边距", "因为宽度不固定", .guide),
      // In the next sentence.
      ("不要嵌套这些窗口。这是因为旧机型的内存不够。", "不要嵌套这些窗口", "这是因为旧机型的内存不够", .guide),
      ("滑動時會建立許多物件。因此必須重複使用儲存格。", "因此必須重複使用儲存格", "滑動時會建立許多物件", .guide),
      ("窗口的大小会改变。这意味着布局不能写死。", "这意味着布局不能写死", "窗口的大小会改变", .guide),
      // Without a word for it: taken from the neighbour.
      ("視窗不再固定。也就是說，寬度隨時會改變。", "視窗不再固定", "也就是說，寬度隨時會改變", .inferred),
      ("及早保存文件十分重要。窗口随时会被关闭。", "及早保存文件十分重要", "窗口随时会被关闭", .inferred),
    ] as [(String, String, String, ReasonLink.Origin)])
  func linksAStatementToItsReason(
    paragraph: String, explained: String, reason: String, origin: ReasonLink.Origin
  ) throws {
    let statements = Samples.statements(paragraph)
    let main = try #require(statements.first { $0.quote == explained }, "\(statements.map(\.quote))")
    let why = try #require(statements.first { $0.quote == reason }, "\(statements.map(\.quote))")
    #expect(main.reasons == [ReasonLink(why.id, origin)])
    #expect(why.reasons.isEmpty)
  }

  @Test("Where nothing points from one sentence to another, nothing is linked")
  func linksNothingByDefault() {
    #expect(Samples.statements("不要嵌套窗口。标题默认居中。").allSatisfy { $0.reasons.isEmpty })
  }

  @Test("A reason reaches no further than its block")
  func staysInTheBlock() {
    let statements = Extractor.statements(
      in: Samples.document([(.paragraph, "不要嵌套窗口。"), (.paragraph, "这是因为旧机型的内存不够。")]))
    #expect(statements.count == 2)
    #expect(statements.allSatisfy { $0.reasons.isEmpty })
  }

  private static func item(
    _ role: Unit.Role = .main, isResult: Bool = false, opening: Marker.Sense? = nil, binds: Bool = false,
    pointsBack: Bool = false, sentence: Int, block: Int = 0
  ) -> ReasonLinker.Item {
    ReasonLinker.Item(
      role: role, isResult: isResult, opening: opening, isImportance: false, binds: binds,
      pointsBack: pointsBack, sentence: sentence, block: block)
  }

  private static func indices(_ items: [ReasonLinker.Item]) -> [[Int]] {
    ReasonLinker.reasons(of: items).map { $0.map(\.index) }
  }

  @Test("A sentence that points back to a rule says why, by inference; one that binds itself does not")
  func infersFromWhatPointsBack() {
    let rule = Self.item(binds: true, sentence: 1)
    let why = Self.item(pointsBack: true, sentence: 2)
    #expect(Self.indices([rule, why]) == [[1], []])
    #expect(ReasonLinker.reasons(of: [rule, why])[0].map(\.origin) == [.inferred])
    #expect(Self.indices([rule, Self.item(binds: true, pointsBack: true, sentence: 2)]) == [[], []])
    #expect(Self.indices([rule, Self.item(pointsBack: true, sentence: 2, block: 1)]) == [[], []])
    #expect(Self.indices([Self.item(sentence: 1), why]) == [[], []])
  }

  @Test("What is said why before two rules of a sentence holds for both")
  func givesAReasonToAllThatFollows() {
    let items = [Self.item(.reasonForNext, sentence: 1), Self.item(sentence: 1), Self.item(sentence: 1)]
    #expect(Self.indices(items) == [[], [0], [0]])
  }

  @Test("A result takes over the reasons of the sentence from which it follows")
  func inheritsReasons() {
    let items = [
      Self.item(.reasonForNext, sentence: 1), Self.item(sentence: 1), Self.item(isResult: true, sentence: 2),
    ]
    #expect(Self.indices(items) == [[], [0], [0, 1]])
  }

  @Test("这意味着 may point to the paragraph before; 因此 may not")
  func crossesBlocksForAConsequence() {
    #expect(
      Self.indices([Self.item(sentence: 1), Self.item(opening: .consequence, sentence: 2, block: 1)]) == [
        [], [0],
      ])
    #expect(
      Self.indices([Self.item(sentence: 1), Self.item(opening: .result, sentence: 2, block: 1)]) == [[], []])
  }

  @Test(arguments: [Unit.Role.reference, .aside])
  func linksNoPointerAndNoAside(role: Unit.Role) {
    #expect(
      Self.indices([Self.item(sentence: 1), Self.item(role, opening: .result, sentence: 1)]) == [[], []])
  }

  @Test func copesWithAReasonForNothing() {
    #expect(Self.indices([Self.item(.reasonForPrevious, sentence: 1)]) == [[]])
    #expect(Self.indices([Self.item(.reasonForNext, sentence: 1)]) == [[]])
    #expect(Self.indices([]).isEmpty)
  }
}
