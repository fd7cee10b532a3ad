import FenpingModel

/// What is measured of a statement beside a question. The score weighs it (``Weights``).
struct Features: Sendable {
  /// What of the question it covers.
  let cover: Scorer.Cover
  /// How well its kind suits the intent, about −0.25…0.25.
  let intent: Double
  /// It says what the thing asked for is.
  let definition: Double
  /// It is linked to a rule that can be run.
  let link: Double
  /// It holds for a version that was not asked for.
  let version: Double
  /// BM25 of the full-text search, as a share of the best candidate's.
  let text: Double
  /// Of the question, whatever the statement: the share of its names and words that no guide has.
  let unknown: Double

  /// In the order of the weights.
  var values: [(name: String, value: Double)] {
    [
      ("concepts", cover.concepts), ("words", cover.words), ("rule text", cover.rules),
      ("asked", cover.asked),
      ("focus", cover.focus),
      ("intent", intent),
      ("definition", definition), ("rule", link), ("version", version), ("text", text),
    ]
  }

  /// The summands of the score.
  var parts: [Answer.ScorePart] {
    zip(values, Weights.ranking).map { Answer.ScorePart($0.0.name, $0.0.value * $0.1) }
      .filter { $0.value != 0 }
  }

  /// How sure it is that the statement answers the question; below zero it is not shown.
  var confidence: Double { zip(doubts + [1], Weights.answering).reduce(0) { $0 + $1.0 * $1.1 } }

  /// What the decision to answer at all looks at, in the order of its weights.
  var doubts: [Double] {
    [
      cover.concepts, cover.words, cover.rules, cover.asked, cover.isElsewhere ? 1 : 0,
      cover.lacksMeasure ? 1 : 0,
      cover.concepts == 0 ? 1 : 0, unknown, unknown >= 0.5 ? 1 : 0, min(cover.evidence, 1),
    ]
  }
}
