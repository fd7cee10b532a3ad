/// When an answer is good enough to be given.
enum Threshold {
  /// The share of the question's weight that a checklist must cover.
  static let cover = 0.42
  /// A checklist that names all that was asked for needs no rare name: "what must I set up for multitasking?"
  static let wholeCover = 0.6
  /// In units of the rarest name's weight: less is no evidence at all.
  static let evidence = 0.25
  /// How far an answer's score may lie below the best's, where that is in doubt.
  static let besideDoubt = 0.9
  /// How far a further answer's score may lie below the best's.
  static let besideBest = 0.40
}
