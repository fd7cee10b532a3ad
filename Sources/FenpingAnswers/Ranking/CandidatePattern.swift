import FenpingStore
import FenpingText

/// What the index is searched for: anything that shares a concept or a word with the question.
enum CandidatePattern {
  /// - Returns: nil where the question names nothing at all.
  static func pattern(for question: ReadQuestion) -> String? {
    let broader = question.concepts.flatMap { TermBase.standard[$0]?.broader ?? [] }
    let concepts = (question.concepts + broader).uniqued().map { "\"\(ConceptWord.word(for: $0))\"" }
    let words = question.words.compactMap { MatchPattern($0.text)?.any }
    let parts = concepts + words
    return parts.isEmpty ? nil : parts.joined(separator: " OR ")
  }
}
