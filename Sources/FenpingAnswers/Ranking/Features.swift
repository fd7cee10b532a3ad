import FenpingModel

/// What is measured of a statement beside a question. The score weighs it (``Weights``).
struct Features: Sendable {
  /// Shares of the question's weight that the statement covers: by concepts, by words, and by the words of its
  /// rules alone; each 0…1.
  let concepts: Double
  let words: Double
  let rules: Double
  /// How near the question is to one that its rules list, 0…1.
  let asked: Double
  /// The question names something of another field, and the statement does not.
  let isElsewhere: Bool
  /// The share of the statement's own concepts that the question names.
  let focus: Double
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
  /// The weight of what is covered, in units of the rarest name's.
  let evidence: Double

  /// In the order of the weights.
  var values: [(name: String, value: Double)] {
    [
      ("concepts", concepts), ("words", words), ("rule text", rules), ("asked", asked), ("focus", focus),
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
      concepts, words, rules, asked, isElsewhere ? 1 : 0, concepts == 0 ? 1 : 0, unknown,
      unknown >= 0.5 ? 1 : 0, min(evidence, 1),
    ]
  }
}
