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

  private static func scorer(_ question: String, intent: Intent? = nil) -> Scorer {
    let read = QuestionReader.read(Question(question, intent: intent))
    let frequencies = Dictionary(uniqueKeysWithValues: read.concepts.map { ($0, 3) })
    return Scorer(
      question: read,
      weights: NameWeights(read, total: 50, conceptFrequency: frequencies, wordFrequency: [:]))
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
