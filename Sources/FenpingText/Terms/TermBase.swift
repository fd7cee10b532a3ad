/// The concepts of the field, and the finding of them in a text: what makes a question in one language,
/// script or vocabulary find a sentence in another.
public struct TermBase: Sendable {
  /// The terms of `Corpus/terms.tsv`, compiled in.
  public static let standard = TermBase(TermTable.text)

  /// Changes whenever the terms do, so that an index can say by which ones it was made.
  public static let version = TermTable.version

  /// Sorted by id.
  public let concepts: [Concept]
  private let matcher: ConceptMatcher

  /// - Parameter table: text in the form of ``TermTable``.
  init(_ table: StaticString) {
    var concepts: [Concept] = []
    var matcher = ConceptMatcher(table)
    var start = 0
    while let concept = Concept(table, lineAt: start) {
      matcher.add(names: concept.names, of: concepts.count)
      concepts.append(concept)
      start = concept.lineEnd
    }
    self.concepts = concepts
    self.matcher = matcher
  }

  public subscript(id: String) -> Concept? { index(of: id).map { concepts[$0] } }

  /// The concepts that `folded` names, from left to right: of several names that begin at one place the
  /// longest, and none inside another.
  /// - Parameter folded: the bytes of a ``FoldedText``.
  public func matches(in folded: [UInt8]) -> [ConceptMatch] {
    folded.withUnsafeBufferPointer { matcher.matches(in: $0) }
  }

  /// The ids of the concepts that `folded` names, in order and each once; behind each, unless it stands
  /// before, what it is a kind of.
  public func concepts(in folded: [UInt8]) -> [String] {
    var found: [Int] = []
    for match in matches(in: folded) { append(match.concept, to: &found) }
    return found.map { concepts[$0].id }
  }

  private func append(_ index: Int, to found: inout [Int]) {
    guard !found.contains(index) else { return }
    found.append(index)
    for broader in concepts[index].broader {
      if let index = self.index(of: broader) { append(index, to: &found) }
    }
  }

  /// The place of a concept in ``concepts``.
  public func index(of id: String) -> Int? {
    var low = 0
    var high = concepts.count
    while low < high {
      let middle = (low + high) / 2
      if concepts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < concepts.count && concepts[low].id == id ? low : nil
  }
}
