import FenpingCore
import FenpingModel
import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct ScorerTests {
  private static func statement(
    _ quote: String, kind: Statement.Kind = .fact, modality: Statement.Modality = .none, section: String = "",
    procedure: String? = nil, text: String? = nil, reasons: [ReasonLink] = []
  ) -> Statement {
    Statement(
      id: "a#1", place: SourcePlace(document: "a", line: 1), kind: kind, modality: modality, subject: .other,
      procedure: procedure, section: section, text: text ?? quote, quote: quote, reasons: reasons)
  }

  /// - Parameter unknown: concepts that no statement names.
  private static func scorer(
    _ question: String, intent: Intent? = nil, unknown: Set<String> = [], ways: [WayToAsk] = []
  ) -> Scorer {
    let read = QuestionReader.read(Question(question, intent: intent))
    let frequencies = Dictionary(
      uniqueKeysWithValues: read.concepts.map { ($0, unknown.contains($0) ? 0 : 3) })
    return Scorer(
      question: read,
      weights: NameWeights(read, total: 50, conceptFrequency: frequencies, wordFrequency: [:]), ways: ways)
  }

  private static func way(_ text: String, to rule: String) -> WayToAsk {
    WayToAsk(
      rule: rule, language: .simplifiedChinese, text: text,
      names: TermBase.standard.named(in: foldedBytes(text)))
  }

  @Test("The way that is most like the question counts, and less where it names more besides")
  func waysToAskSpeakForTheirRules() throws {
    let scorer = Self.scorer(
      "横屏时窗格怎么排？",
      ways: [
        Self.way("横屏时窗格在哪？", to: "near"), Self.way("快照是什么？", to: "near"),
        Self.way("横屏时窗格、分隔线和快照在哪？", to: "wordy"), Self.way("快照在哪？", to: "far"),
      ])
    let near = try #require(scorer.asked["near"])
    let wordy = try #require(scorer.asked["wordy"])
    #expect(near > wordy && wordy > 0)
    #expect(scorer.asked["far"] == 0)
    let statement = Statement(
      id: "a#1", place: SourcePlace(document: "a", line: 1), kind: .fact, modality: .none, subject: .other,
      text: "左右并排", quote: "左右并排", rules: ["far", "near"])
    #expect(scorer.cover(statement).asked == near)
  }

  @Test("A single name leads to the rule that is mostly asked for by it")
  func aNameLeadsToItsRule() {
    let ways = [
      Self.way("快照何时拍？", to: "snapshots"), Self.way("快照拍几张？", to: "snapshots"),
      Self.way("拍快照时怎么保存状态？", to: "state"),
    ]
    #expect(Self.scorer("快照", ways: ways).asked == ["snapshots": 0.5, "state": 0.25])
  }

  @Test(
    "Who asks for a measure wants a sentence that names it, and whose it is",
    arguments: [
      ("第一个窗格有多高？", "第一个窗格的高度与窗口相等", false), ("第一个窗格有多高？", "第一个窗格的宽度是 320 点", true),
      ("分隔线的宽度是多少？", "第一个窗格的宽度是 320 点", true), ("快照要几秒？", "系统会拍快照", true),
      ("How many snapshots are taken?", "系统会拍一张或多张快照", false), ("窗格为什么这么高？", "第一个窗格的宽度是 320 点", false),
    ])
  func measuresAreNamed(question: String, sentence: String, isLacking: Bool) {
    #expect(Self.scorer(question).cover(Self.statement(sentence)).lacksMeasure == isLacking)
  }

  @Test("A thing that the question calls by its name and no guide knows is of another field")
  func strangersAreElsewhere() {
    let statement = Self.statement("次要应用不能连接外接显示器")
    let question = "外接显示器怎么配合 CarPlay？"
    #expect(Self.scorer(question).question.properNames == ["other-apple-platform"])
    #expect(Self.scorer(question, unknown: ["other-apple-platform"]).cover(statement).isElsewhere)
    #expect(!Self.scorer("怎么连接外接显示器？", unknown: ["connect"]).cover(statement).isElsewhere)
  }

  @Test("A privilege is told of the party that has it")
  func aPrivilegeNamesOneParty() {
    let statement = Self.statement("主要应用拥有状态栏")
    let question = "主要应用有哪些次要应用没有的特权？"
    let both = Self.scorer(question, intent: .privilege).cover(statement).concepts
    #expect(both > Self.scorer(question, intent: .fact).cover(statement).concepts)
  }

  @Test func theQuoteCoversAllThatItNames() {
    let cover = Self.scorer("分隔线与快照").cover(Self.statement("分隔線移動時系統會拍快照"))
    #expect(abs(cover.concepts - 1) < 0.001)
    #expect(cover.words == 0)
    #expect(cover.evidence > 0.25)
  }

  @Test("The nearer a name stands, the more it counts")
  func countsByPlace() {
    let scorer = Self.scorer("分隔线")
    let covers = [
      Self.statement("分隔线会动"), Self.statement("它会动", procedure: "分隔线："),
      Self.statement("它会动", text: "分隔线这里，它会动"),
      Self.statement("它会动", section: "分隔线"), Self.statement("它会动"),
    ].map { scorer.cover($0).total }
    #expect(covers == covers.sorted(by: >))
    #expect(Set(covers).count == 5)
    #expect(covers.last == 0)
  }

  @Test func countsTheReasonsAsContext() {
    let scorer = Self.scorer("快照")
    let main = Self.statement("不要在这里弹出提示框")
    #expect(scorer.cover(main).total == 0)
    #expect(scorer.cover(main, reasons: [Self.statement("因为系统正在拍快照")]).total > 0.5)
  }

  @Test(
    arguments: [
      (Intent.why, Statement.Kind.reason, Statement.Kind.fact), (.privilege, .privilege, .requirement),
      (.callback, .lifecycleCallback, .fact), (.orientation, .orientationRule, .layoutRule),
      (.how, .setupStep, .fact), (.how, .fact, .reference), (.definition, .fact, .setupStep),
      (.checklist, .requirement, .fact), (.term, .fact, .reference), (.fact, .fact, .reason),
    ])
  func favoursTheKindThatSuits(intent: Intent, better: Statement.Kind, worse: Statement.Kind) {
    func bonus(_ kind: Statement.Kind) -> Double {
      IntentFit.bonus(for: Self.statement("侧拉", kind: kind), intent)
    }
    #expect(bonus(better) > bonus(worse))
  }

  @Test("To who asks why, a statement with a reason is worth more than one without")
  func favoursWhatHasAReason() {
    let explained = Self.statement("侧拉", reasons: [ReasonLink("a#2", .guide)])
    #expect(IntentFit.bonus(for: explained, .why) > IntentFit.bonus(for: Self.statement("侧拉"), .why))
  }

  @Test func favoursADefinition() {
    let scorer = Self.scorer("什么是分隔线？")
    func parts(_ quote: String) -> [String: Double] {
      let statement = Self.statement(quote)
      let parts = scorer.features(statement, scorer.cover(statement)).parts
      return Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.value) })
    }
    #expect((parts("分隔线是两个窗口之间的一条线")["definition"] ?? 0) > 0)
    #expect(parts("用户会拖动分隔线")["definition"] == nil)
    #expect(parts("分隔线会动")["definition"] == nil)
  }

  @Test("Parts that are nothing are not shown")
  func showsOnlyWhatCounts() {
    let scorer = Self.scorer("分隔线")
    let statement = Self.statement("分隔线会动")
    #expect(scorer.features(statement, scorer.cover(statement)).parts.map(\.name) == ["concepts", "focus"])
  }

  @Test(
    arguments: [
      ("洗衣机", "我的洗衣机坏了", 1), ("洗衣机", "洗衣服", 0.4), ("洗衣机", "机器", 0), ("split", "a split view", 1),
      ("splat", "a split view", 0), ("猫", "小猫", 1), ("洗衣", "衣洗", 0), ("洗衣机", "", 0),
    ] as [(String, String, Double)])
  func saysHowMuchOfAWordATextContains(word: String, text: String, share: Double) {
    #expect(abs(WordMatch.share(of: Array(word.utf8), in: Array(text.utf8)) - share) < 0.001)
  }
}
