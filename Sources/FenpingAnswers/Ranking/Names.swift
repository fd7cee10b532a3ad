import FenpingText

/// The concepts that a text names in so many words.
struct Names: Sendable {
  /// The folded text, if it is wanted.
  let text: [UInt8]
  /// Indices into the term base's concepts, each once.
  private let concepts: [Int]

  init(_ text: String) {
    let folded = foldedBytes(text)
    self.init(TermBase.standard.named(in: folded), in: folded)
  }

  /// Those that an index knows already.
  ///
  /// - Parameter text: folded; empty where nobody looks for words in it.
  init(_ concepts: [Int], in text: [UInt8] = []) {
    self.concepts = concepts
    self.text = text
  }

  func contain(_ concept: Int) -> Bool { concepts.contains(concept) }

  /// How many of `others` are named.
  func count(of others: [Int]) -> Int { others.count { concepts.contains($0) } }

  /// The share of its names that are among `others`.
  func focus(on others: [Int]) -> Double {
    concepts.isEmpty ? 0 : Double(concepts.count { others.contains($0) }) / Double(concepts.count)
  }
}
