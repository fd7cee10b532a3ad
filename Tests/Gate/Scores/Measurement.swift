import FenpingDocuments
import FenpingExtraction
import FenpingModel
import FenpingStore
import FenpingText
import Foundation
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
      let read = try DocumentReader.documents(from: bytes, name: name)
      let statements = read.flatMap { Extractor.statements(in: $0) }
      let scorer = GuideScorer(name: name, guide: guide, annotations: annotations, statements: statements)
      guides.append((name, scorer.score()))
      documents += read.map { document in
        IndexedDocument(
          document: document, statements: Extractor.statements(in: document),
          hash: SHA256.hexDigest(of: bytes), size: bytes.count, location: nil)
      }
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
        documents, to: path, extractorVersion: Extractor.version, termBaseVersion: TermBase.version)
      return try AnswerScorer(index: try IndexReader(path: path), quotes: quotes).score()
    }
  }

  /// What lowers a figure, for the one who has to mend it.
  func mistakes(lowering measure: Measure) -> String {
    mistakes.filter { $0.measures.contains(measure) }.map { "\n  \($0)" }.joined()
  }

  /// The figures beside their floors, guide by guide, and every mistake.
  func report(floors: Floors) -> String {
    func column(_ text: String, _ width: Int) -> String {
      text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    func figure(_ value: Double?, _ measure: Measure) -> String {
      guard let value else { return "—" }
      return String(format: measure.isCount ? "%.0f" : "%.3f", value)
    }
    var lines = [column("guide", 28) + "core  P      R      kind   reason  rules  noise"]
    for (name, score) in guides {
      let values = score.values
      lines.append(
        column(name, 28) + column("\(score.core)", 6) + column(figure(score.precision, .kind), 7)
          + column(figure(score.recall, .kind), 7) + column(figure(values[.kind], .kind), 7)
          + column("\(score.reasonsFound)/\(score.reasons)", 8)
          + column("\(score.linksRight)/\(score.links)", 7) + "\(score.noise)")
    }
    lines += ["", column("measure", 28) + column("now", 8) + "floor"]
    for measure in Measure.allCases {
      let floor = floors.floors[measure]
      let holds = floor.map { measure.holds(values[measure] ?? 0, floor: $0) } ?? false
      lines.append(
        column(measure.rawValue, 28) + column(figure(values[measure], measure), 8)
          + figure(floor, measure) + (holds ? "" : "  BELOW"))
    }
    return (lines + [""] + mistakes.map(\.description)).joined(separator: "\n")
  }
}
