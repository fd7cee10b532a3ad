/// A figure that the gate holds.
enum Measure: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case detectionPrecision = "detection.precision"
  case detectionRecall = "detection.recall"
  case detectionF1 = "detection.f1"
  /// Of the core statements found, the share that got an accepted kind.
  case kind
  /// Of the reasons annotated between core statements, the share that is linked.
  case reason
  case rulesPrecision = "rules.precision"
  case rulesRecall = "rules.recall"
  case rulesF1 = "rules.f1"
  /// Of the statements found in the bilingual guide, the share that has its English original.
  case translation
  /// Statements out of adverts, headings, comments, front matter and small talk.
  case noise
  /// Statements, facts and references apart, of the guide on another subject.
  case offTopic = "off-topic"
  /// Rules linked to what no annotator linked to them, in every guide.
  case strayLinks = "stray-links"
  /// Of the answerable questions, the share whose first answer shows a right statement.
  case top1 = "questions.top1"
  /// Of the unanswerable questions, the share that gets no answer.
  case abstain = "questions.abstain"
  /// Of the questions in two spellings, the share with the same first answer.
  case parity = "questions.parity"
  /// The mean reciprocal rank of the first right passage.
  case search = "search.mrr"

  /// Whether it counts mistakes, so that less is better.
  var isCount: Bool { [.noise, .offTopic, .strayLinks].contains(self) }

  /// Figures that differ by less are equal: floors are written with three digits.
  static let epsilon = 0.0005

  /// Whether `value` is as good as `floor` asks; for a count, that is a ceiling.
  func holds(_ value: Double, floor: Double) -> Bool {
    isCount ? value <= floor + Self.epsilon : value >= floor - Self.epsilon
  }

  /// The floor that a measured value deserves, with a little room below it.
  func floor(for value: Double) -> Double {
    isCount ? value : max(0, ((value - 0.005) * 100 + 1e-9).rounded(.down) / 100)
  }
}
