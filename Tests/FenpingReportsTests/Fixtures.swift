import FenpingCore
import FenpingModel

/// Small values of every kind that the reports take.
enum Fixtures {
  static let requirement = Statement(
    id: "guide.md#2", place: SourcePlace(document: "guide.md", line: 7), kind: .requirement, modality: .must,
    subject: .rotation, condition: "参与多任务时", procedure: "配置工程", step: 2, section: "入门 › 声明方向",
    text: "参与多任务时，应用必须支持全部方向。", quote: "应用必须支持全部方向",
    reasons: [ReasonLink("guide.md#3", .guide)], rules: ["setup/all-orientations"],
    concepts: ["all-orientations", "support"], confidence: 0.9)

  static let reason = Statement(
    id: "guide.md#3", place: SourcePlace(document: "guide.md", line: 8), kind: .reason, modality: .none,
    subject: .rotation, section: "入门 › 声明方向", text: "窗口的形状由用户决定。", quote: "窗口的形状由用户决定")

  static let step = Statement(
    id: "guide.md#1", place: SourcePlace(document: "guide.md", line: 5), kind: .setupStep, modality: .must,
    subject: .multitasking, procedure: "配置工程", step: 1, section: "入门", text: "设置 <Base SDK>。",
    quote: "设置 <Base SDK>。")

  static let fact = Statement(
    id: "other.md#1", place: SourcePlace(document: "other.md", line: 3), kind: .fact, modality: .none,
    subject: .other, section: "", text: "一个 *事实*。", quote: "一个 *事实*。")

  static func answers(_ language: Language, gloss: String? = nil) -> AnswerSet {
    AnswerSet(
      question: "为什么要支持所有方向？", language: language, intent: .why,
      answers: [
        Answer(
          statement: requirement, parts: [.init("words", 2), .init("concepts", 0.5)], gloss: gloss,
          reasons: [.init(.guide(reason)), .init(.rule("setup/all-orientations"))],
          rules: ["setup/all-orientations"]),
        Answer(statement: step, parts: [.init("words", 1)], gloss: nil, reasons: [], rules: []),
      ])
  }

  static let empty = AnswerSet(question: "?", language: .english, intent: .fact, answers: [])
}
