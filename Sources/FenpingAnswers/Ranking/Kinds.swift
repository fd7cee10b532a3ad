import FenpingText

/// Which concepts are kinds of one thing. Read once for all concepts of a question, from what each concept says that it is
/// a kind of.
struct Kinds {
  private var kinds: [String: [Int]] = [:]

  init() {
    for (index, concept) in TermBase.standard.concepts.enumerated() {
      for broader in concept.broader { kinds[broader, default: []].append(index) }
    }
  }

  /// The other kinds of what `concept` is a kind of.
  func siblings(of concept: Int) -> [Int] {
    TermBase.standard.concepts[concept].broader.flatMap { kinds[$0] ?? [] }.filter { $0 != concept }
  }
}
