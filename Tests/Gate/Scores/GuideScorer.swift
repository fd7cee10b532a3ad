import FenpingExtraction
import FenpingModel

/// Compares what was extracted from one guide with what people annotated in it.
struct GuideScorer {
  let name: String
  private let annotations: [(Annotation, Range<Int>?)]
  private let statements: [(Statement, Range<Int>?)]
  private let matching: Matching
  private let position: [String: Int]

  /// Kinds that may be printed where nothing was annotated.
  private static let free: Set<Statement.Kind> = [.fact, .reference, .tip]

  init(name: String, guide: FoldedGuide, annotations: [Annotation], statements: [Statement]) {
    self.name = name
    self.annotations = Array(zip(annotations, guide.spans(of: annotations)))
    self.statements = statements.map { ($0, guide.span(of: $0)) }
    matching = Matching(annotations: self.annotations, statements: self.statements)
    position = Dictionary(uniqueKeysWithValues: annotations.enumerated().map { ($1.id, $0) })
  }

  func score() -> ExtractionScore {
    var score = ExtractionScore()
    for (number, (annotation, _)) in annotations.enumerated() where annotation.status == .core {
      count(annotation, statement(for: number), in: &score)
    }
    for (number, (statement, span)) in statements.enumerated() {
      count(statement, span, isMatched: matching.annotationOf[number] != nil, in: &score)
      countStrayLinks(of: statement, annotation: matching.annotationOf[number], in: &score)
    }
    return score
  }

  private func statement(for annotation: Int) -> Statement? {
    matching.statementOf[annotation].map { statements[$0].0 }
  }

  private func count(_ annotation: Annotation, _ statement: Statement?, in score: inout ExtractionScore) {
    let place = "\(name) \(annotation.id)"
    score.core += 1
    score.links += annotation.rules.count
    countReasons(of: annotation, in: &score)
    guard let statement else {
      score.mistakes.append(
        Mistake(
          "missed  \(place) \(annotation.kindNames): \(annotation.quote)",
          .detectionRecall, .detectionF1))
      return
    }
    score.found += 1
    if annotation.kinds.contains(statement.kind) {
      score.rightKind += 1
    } else {
      score.mistakes.append(
        Mistake(
          "kind    \(place) \(annotation.kindNames), not \(statement.kind.rawValue): \(annotation.quote)",
          .kind))
    }
    let right = Set(annotation.rules).intersection(statement.rules)
    score.linksShown += statement.rules.count
    score.linksRight += right.count
    for rule in annotation.rules where !right.contains(rule) {
      score.mistakes.append(
        Mistake("no rule \(place) \(rule): \(annotation.quote)", .rulesRecall, .rulesF1))
    }
    for rule in statement.rules where !right.contains(rule) {
      score.mistakes.append(
        Mistake("rule    \(place) \(rule): \(annotation.quote)", .rulesPrecision, .rulesF1))
    }
    if name == Fixtures.bilingual {
      score.bilingual += 1
      if statement.translation != nil {
        score.translated += 1
      } else {
        score.mistakes.append(Mistake("no original \(place): \(annotation.quote)", .translation))
      }
    }
  }

  private func countReasons(of annotation: Annotation, in score: inout ExtractionScore) {
    for id in annotation.because {
      guard let number = position[id], annotations[number].0.status == .core else { continue }
      score.reasons += 1
      let links = position[annotation.id].flatMap { self.statement(for: $0)?.reasons } ?? []
      if let reason = statement(for: number), links.contains(where: { $0.statement == reason.id }) {
        score.reasonsFound += 1
      } else {
        score.mistakes.append(
          Mistake(
            "reason  \(name) \(annotation.id) because \(id): \(annotation.quote) ← "
              + annotations[number].0.quote, .reason))
      }
    }
  }

  private func count(
    _ statement: Statement, _ span: Range<Int>?, isMatched: Bool, in score: inout ExtractionScore
  ) {
    let isFree = Self.free.contains(statement.kind)
    let place = "\(name):\(statement.place.line) \(statement.kind.rawValue)"
    if name == Fixtures.offTopic && !isFree {
      score.offTopic += 1
      score.mistakes.append(Mistake("off topic \(place): \(statement.quote)", .offTopic))
    }
    guard !isMatched else { return }
    if !isFree {
      score.unwanted += 1
      score.mistakes.append(
        Mistake(
          "\(span == nil ? "no such text" : "extra ") \(place): \(statement.quote)",
          .detectionPrecision, .detectionF1))
    }
    if let span, isNoise(span) {
      score.noise += 1
      score.mistakes.append(Mistake("noise   \(place): \(statement.quote)", .noise))
    }
  }

  private func isNoise(_ span: Range<Int>) -> Bool {
    annotations.contains { annotation, noise in
      guard annotation.status == .noise, let noise, noise.overlaps(span) else { return false }
      return 2 * noise.clamped(to: span).count >= span.count
    }
  }

  /// Links of what is no core statement: those of core statements count in the rules' precision.
  private func countStrayLinks(
    of statement: Statement, annotation number: Int?, in score: inout ExtractionScore
  ) {
    let annotation = number.map { annotations[$0].0 }
    guard annotation?.status != .core else { return }
    for rule in statement.rules where annotation?.rules.contains(rule) != true {
      score.strayLinks += 1
      score.mistakes.append(
        Mistake("stray   \(name):\(statement.place.line) \(rule): \(statement.quote)", .strayLinks))
    }
  }
}

extension Annotation {
  fileprivate var kindNames: String { "[" + kinds.map(\.rawValue).joined(separator: " ") + "]" }
}
