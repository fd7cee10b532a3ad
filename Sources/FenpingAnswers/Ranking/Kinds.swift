import FenpingText

/// Which concepts are kinds of one thing, read once for all concepts of a question: finding the kinds of a thing means
/// looking at every concept.
struct Kinds {
  private var kinds: [String: [Int]] = [:]

  /// - Parameter ids: of concepts, whose siblings will be asked for.
  init(besides ids: [String]) {
    let parents = Set(ids.flatMap { TermBase.standard[$0]?.broader ?? [] })
    guard !parents.isEmpty else { return }
    for (index, concept) in TermBase.standard.concepts.enumerated() {
      for broader in concept.broader where parents.contains(broader) {
        kinds[broader, default: []].append(index)
      }
    }
  }

  /// The other kinds of what `concept` is a kind of.
  func siblings(of concept: Int) -> [Int] {
    TermBase.standard.concepts[concept].broader.flatMap { kinds[$0] ?? [] }.filter { $0 != concept }
  }
}
