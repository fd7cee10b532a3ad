/// The concepts of the field, and the finding of them in a text: what makes a question in one language,
/// script or vocabulary find a sentence in another.
public struct TermBase: Sendable {
  /// The terms of `Corpus/terms.tsv`, compiled in.
  public static let standard = TermBase(TermTable.text)

  /// Changes whenever the terms do, so that an index can say by which ones it was made.
  public static let version = TermTable.version

  public let concepts: [Concept]
  private let indices: [String: Int]
  private let matcher: ConceptMatcher

  /// - Parameter table: text in the form of ``TermTable``.
  init(_ table: StaticString) {
    var concepts: [Concept] = []
    var indices: [String: Int] = [:]
    var matcher = ConceptMatcher(table)
    table.withUTF8Buffer { text in
      for line in text.split(separator: UInt8(ascii: "\n")) {
        let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard let names = fields.last,
          let concept = Concept(fields: fields.map { UnsafeBufferPointer(rebasing: $0) })
        else { continue }
        for name in names.split(separator: UInt8(ascii: "|")) {
          matcher.add(name.startIndex..<name.endIndex, of: concepts.count)
        }
        indices[concept.id] = concepts.count
        concepts.append(concept)
      }
    }
    self.concepts = concepts
    self.indices = indices
    self.matcher = matcher
  }

  public subscript(id: String) -> Concept? { indices[id].map { concepts[$0] } }

  /// The concepts that `folded` names, from left to right: of several names that begin at one place the
  /// longest, and none inside another.
  /// - Parameter folded: the bytes of a ``FoldedText``.
  public func matches(in folded: [UInt8]) -> [ConceptMatch] {
    folded.withUnsafeBufferPointer { matcher.matches(in: $0) }
  }

  /// The ids of the concepts that `folded` names, in order and each once; behind each, unless it stands
  /// before, what it is a kind of.
  public func concepts(in folded: [UInt8]) -> [String] {
    var ids: [String] = []
    for match in matches(in: folded) {
      append(match.concept, to: &ids)
    }
    return ids
  }

  private func append(_ index: Int, to ids: inout [String]) {
    let concept = concepts[index]
    guard !ids.contains(concept.id) else { return }
    ids.append(concept.id)
    for broader in concept.broader {
      if let index = indices[broader] { append(index, to: &ids) }
    }
  }
}
