import FenpingModel

/// Which printed statement is which annotated one.
struct Matching {
  /// Annotation → statement, and back; by their positions.
  private(set) var statementOf: [Int: Int] = [:]
  private(set) var annotationOf: [Int: Int] = [:]

  private struct Pair {
    let annotation: Int
    let statement: Int
    let merit: Double
  }

  /// How much of an annotated quote a statement must cover.
  private static let leastCover = 0.6

  /// Pairs one to one, the best pairs first.
  ///
  /// - Parameters: annotations and statements, each with its span in the folded guide; nil where it has none.
  init(annotations: [(Annotation, Range<Int>?)], statements: [(Statement, Range<Int>?)]) {
    var pairs: [Pair] = []
    for (number, (annotation, span)) in annotations.enumerated() where annotation.status != .noise {
      guard let span else { continue }
      for (candidate, (statement, printed)) in statements.enumerated() {
        guard let printed, Self.match(span, printed) else { continue }
        let shared = Double(span.clamped(to: printed).count) / Double(max(span.count, printed.count))
        let kind = annotation.kinds.contains(statement.kind) ? 0.25 : 0
        let status = annotation.status == .core ? 0.1 : 0
        pairs.append(Pair(annotation: number, statement: candidate, merit: shared + kind + status))
      }
    }
    pairs.sort { ($1.merit, $0.annotation, $0.statement) < ($0.merit, $1.annotation, $1.statement) }
    for pair in pairs where statementOf[pair.annotation] == nil && annotationOf[pair.statement] == nil {
      statementOf[pair.annotation] = pair.statement
      annotationOf[pair.statement] = pair.annotation
    }
  }

  /// A statement must hold most of the annotated quote, and not much besides.
  static func match(_ annotated: Range<Int>, _ printed: Range<Int>) -> Bool {
    guard annotated.overlaps(printed) else { return false }
    let shared = Double(annotated.clamped(to: printed).count)
    return shared >= leastCover * Double(annotated.count)
      && printed.count <= max(3 * annotated.count, annotated.count + 20)
  }
}
