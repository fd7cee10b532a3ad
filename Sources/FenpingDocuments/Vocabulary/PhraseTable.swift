/// A small set of phrases, written once in Simplified and lower case and matched against folded text.
struct PhraseTable: Sendable {
  private let byFirst: [UInt32: [[Unicode.Scalar]]]

  init(_ phrases: [String]) {
    var table: [UInt32: [[Unicode.Scalar]]] = [:]
    for phrase in phrases {
      let scalars = Folding.scalars(phrase.unicodeScalars)
      if let first = scalars.first { table[first.value, default: []].append(scalars) }
    }
    // The longest first, so that a match is the longest match.
    byFirst = table.mapValues { $0.sorted { $0.count > $1.count } }
  }

  init(_ phrases: String) {
    self.init(phrases.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The length of the longest phrase that stands in `text` at `start`; 0 where none does.
  func match(_ text: some Collection<Unicode.Scalar>, at start: Int = 0) -> Int {
    let rest = text.dropFirst(start)
    guard let first = rest.first, let candidates = byFirst[first.value] else { return 0 }
    return candidates.first { rest.starts(with: $0) }?.count ?? 0
  }

  func isPrefix(of text: some Collection<Unicode.Scalar>) -> Bool { match(text) > 0 }

  func isSuffix(of text: [Unicode.Scalar]) -> Bool {
    byFirst.values.contains { $0.contains { text.suffix($0.count).elementsEqual($0) } }
  }
}
