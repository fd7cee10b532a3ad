/// A stretch of a sentence that says one thing.
struct Unit: Sendable {
  enum Role: Sendable, Hashable {
    case main
    /// Says why what follows in the sentence holds.
    case reasonForNext
    /// Says why what precedes holds: in the sentence or, at its beginning, in the sentence before.
    case reasonForPrevious
    /// Points to another text.
    case reference
    /// Stands in brackets.
    case aside
  }

  /// Offsets in the sentence's folded bytes.
  var range: Range<Int>
  var role: Role
  /// The clauses of the unit, or of the sentence before it, that say when it holds.
  var condition: Range<Int>?
  /// Follows from the unit before it: 因此, 所以.
  var isResult = false
  /// A name before a dash or a colon, which the rest of its sentence explains.
  var isLabel = false
  /// Where the reason before it begins, which the reader needs to understand it.
  var antecedent: Int?

  /// What is quoted of it.
  var quoted: Range<Int> { (antecedent ?? range.lowerBound)..<range.upperBound }

  /// It says when, and nothing yet.
  var isConditionOnly: Bool { condition?.upperBound == range.upperBound }
}
