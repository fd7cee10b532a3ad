/// The concepts of the field, and the finding of them in a text: what makes a question in one language,
/// script or vocabulary find a sentence in another.
public struct TermBase: Sendable {
  /// The terms of `Corpus/terms.tsv`, compiled in.
  public static let standard = TermBase(.standard)

  /// Changes whenever the terms do, so that an index can say by which ones it was made.
  public static let version = StandardTerms.version

  /// Sorted by id.
  public let concepts: Concepts
  private let matcher: ConceptMatcher

  init(_ table: TermTable) {
    concepts = Concepts(table)
    matcher = ConceptMatcher(table)
  }

  public subscript(id: String) -> Concept? { index(of: id).map { concepts[$0] } }

  /// The concepts that `folded` names, from left to right: of several names that begin at one place the
  /// longest, and none inside another.
  /// - Parameter folded: the bytes of a ``FoldedText``.
  public func matches(in folded: [UInt8]) -> [ConceptMatch] {
    folded.withUnsafeBufferPointer { matcher.matches(in: $0) }
  }

  /// The places in ``concepts`` of those that `folded` names, in order and each once.
  public func named(in folded: [UInt8]) -> [Int] {
    var found: [Int] = []
    for match in matches(in: folded) where !found.contains(match.concept) { found.append(match.concept) }
    return found
  }

  /// The same of a text that is not folded.
  public func named(in text: String) -> [Int] { named(in: foldedBytes(text)) }

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
  public func index(of id: String) -> Int? { concepts.index(of: id) }
}
