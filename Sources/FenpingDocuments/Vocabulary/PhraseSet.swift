/// A set of phrases, written once in Simplified and lower case and matched against folded text.
struct PhraseSet: Sendable {
  private struct Entry {
    let phrase: [Unicode.Scalar]
    /// Its place in the list that the table was made of.
    let index: Int
  }

  private let byFirst: [Unicode.Scalar: [Entry]]
  private let byLast: [Unicode.Scalar: [Entry]]
  /// Which first scalars there are, by their last bits: nearly every place of a text is settled by this.
  private var mayBegin = [Bool](repeating: false, count: 1 << 12)

  init(_ phrases: [String]) {
    let entries = phrases.enumerated().map { index, phrase in
      Entry(phrase: Folding.scalars(phrase.unicodeScalars), index: index)
    }
    // The longest first, so that a match is the longest match.
    let sorted = entries.filter { !$0.phrase.isEmpty }.sorted { $0.phrase.count > $1.phrase.count }
    byFirst = Dictionary(grouping: sorted) { $0.phrase[0] }
    byLast = Dictionary(grouping: sorted) { $0.phrase[$0.phrase.count - 1] }
    for first in byFirst.keys { mayBegin[Int(first.value) & (mayBegin.count - 1)] = true }
  }

  init(_ phrases: String) {
    self.init(phrases.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private func candidates(_ first: Unicode.Scalar) -> [Entry]? {
    mayBegin[Int(first.value) & (mayBegin.count - 1)] ? byFirst[first] : nil
  }

  /// The length of the longest phrase that `text` begins with; 0 where it begins with none.
  func match(_ text: some Collection<Unicode.Scalar>) -> Int {
    guard let first = text.first, let candidates = candidates(first) else { return 0 }
    return candidates.first { text.starts(with: $0.phrase) }?.phrase.count ?? 0
  }

  func isPrefix(of text: some Collection<Unicode.Scalar>) -> Bool { match(text) > 0 }

  func isSuffix(of text: [Unicode.Scalar]) -> Bool {
    guard let last = text.last, let candidates = byLast[last] else { return false }
    return candidates.contains { text.suffix($0.phrase.count).elementsEqual($0.phrase) }
  }

  /// Which phrases stand anywhere in `text`, by their places in the list that the table was made of.
  func found(in text: [Unicode.Scalar]) -> Set<Int> {
    var found: Set<Int> = []
    for (start, scalar) in text.enumerated() {
      guard let candidates = candidates(scalar) else { continue }
      for entry in candidates where text[start...].starts(with: entry.phrase) { found.insert(entry.index) }
    }
    return found
  }

  func isFound(in text: [Unicode.Scalar]) -> Bool {
    text.indices.contains { candidates(text[$0]) != nil && match(text[$0...]) > 0 }
  }
}
