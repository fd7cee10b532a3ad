// pending: stand-ins for what other branches bring; deleted at the merge.
import FenpingCore
import FenpingModel
import FenpingStore

enum Extractor {
  static let version = 0
  static func statements(in document: Document) -> [FenpingModel.Statement] {
    document.blocks.enumerated().map { index, block in
      Statement(
        id: "\(document.name)#\(index + 1)",
        place: SourcePlace(document: document.name, line: block.lines.first), kind: .fact,
        modality: .none, subject: .other, text: block.text, quote: block.text)
    }
  }
}

struct Question {
  let text: String
  let intent: Intent?
  let language: Language?
  let os: Version?
  let document: String?
  let limit: Int
}

struct AnswerEngine {
  let index: IndexReader
  func answer(_ question: Question) throws(StoreError) -> AnswerSet {
    let language = question.language ?? .english
    var found: [FenpingModel.Statement] = []
    for candidate in try index.allStatements().prefix(question.limit) { found.append(candidate) }
    return AnswerSet(
      question: question.text, language: language, intent: question.intent ?? .fact,
      answers: found.map {
        Answer(
          statement: $0, parts: [.init("words", 1.5), .init("concepts", 0.25)],
          gloss: language == .english
            ? "Declare all four orientations: where one is missing the app stays in full screen." : nil,
          reasons: [.init(.rule("setup/all-orientations"))], rules: ["setup/all-orientations"])
      })
  }
}
