import FenpingAnswers
import FenpingDocuments
import FenpingExtraction
import FenpingStore
import FenpingText
import TestSupport

/// The whole pipeline, measured once on all fixtures.
struct Measurement {
  let values: [Measure: Double]
  let mistakes: [Mistake]
  let guides: [(name: String, score: ExtractionScore)]
  /// Annotations that do not stand in their guide, as the reader decoded it.
  let unplaced: [String]

  /// Every test of the gate looks at the same one.
  static let shared = Result { try Measurement() }

  init() throws {
    var documents: [IndexedDocument] = []
    var guides: [(name: String, score: ExtractionScore)] = []
    var quotes: [String: String] = [:]
    var unplaced: [String] = []
    for name in try Fixtures.guideNames() {
      let bytes = try Fixtures.bytes(ofGuide: name)
      let annotations = try Fixtures.annotations(ofGuide: name)
      let guide = try FoldedGuide(bytes: bytes, name: name)
      unplaced += zip(annotations, guide.spans(of: annotations)).filter { $1 == nil }
        .map { "\(name) \($0.0.id)" }
      quotes.merge(annotations.map { ($0.id, $0.quote) }) { first, _ in first }
      let read = try DocumentReader.documents(from: bytes, name: name).map { document in
        IndexedDocument(
          document: document, statements: Extractor.statements(in: document),
          hash: SHA256.hexDigest(of: bytes), size: bytes.count, location: nil)
      }
      let scorer = GuideScorer(
        name: name, guide: guide, annotations: annotations, statements: read.flatMap(\.statements))
      guides.append((name, scorer.score()))
      documents += read
    }
    let total = guides.reduce(ExtractionScore()) { $0 + $1.score }
    let answers = try Self.answers(from: documents, quotes: quotes)
    values = total.values.merging(answers.values) { first, _ in first }
    mistakes = total.mistakes + answers.mistakes
    self.guides = guides
    self.unplaced = unplaced
  }

  private static func answers(
    from documents: [IndexedDocument], quotes: [String: String]
  ) throws -> (values: [Measure: Double], mistakes: [Mistake]) {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) {
      let path = folder.path("fixtures.sqlite")
      try IndexWriter.write(
        documents, ways: WaysToAsk.all, to: path,
        versions: IndexVersions(
          extractor: Extractor.version, termBase: TermBase.version, ways: WaysToAsk.version))
      return try AnswerScorer(index: try IndexReader(path: path), quotes: quotes).score()
    }
  }

  /// What lowers a figure, for the one who has to mend it.
  func mistakes(lowering measure: Measure) -> [Mistake] {
    mistakes.filter { $0.measures.contains(measure) }
  }
}
