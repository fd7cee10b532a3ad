import FenpingText

/// FTS5's way of matching, small enough to be read: tokens at positions, phrases of neighbours, AND and OR.
struct PositionalMatcher {
  private struct Entry {
    var texts: [[UInt8]]
    let start: Int
    let end: Int
  }

  private let document: [UInt8]
  private var entries: [Entry] = []

  init(_ document: String) {
    self.document = Array(document.utf8)
    for token in Tokenizer.tokens(of: document, as: .document) {
      if token.isColocated {
        entries[entries.count - 1].texts.append(token.text)
      } else {
        entries.append(Entry(texts: [token.text], start: token.start, end: token.end))
      }
    }
  }

  /// Where each occurrence of a phrase begins and ends, in positions.
  private func occurrences(of phrase: String, isPrefix: Bool) -> [Range<Int>] {
    let query = Tokenizer.tokens(of: phrase, as: .query).map(\.text)
    guard !query.isEmpty, query.count <= entries.count else { return [] }
    return (0...entries.count - query.count).compactMap { first in
      let isMatch = query.indices.allSatisfy { index in
        entries[first + index].texts.contains { text in
          isPrefix && index == query.count - 1 ? text.starts(with: query[index]) : text == query[index]
        }
      }
      return isMatch ? first..<first + query.count : nil
    }
  }

  func marked(_ phrase: String, isPrefix: Bool) -> [String] {
    occurrences(of: phrase, isPrefix: isPrefix).map { range in
      let bytes = entries[range.lowerBound].start..<entries[range.upperBound - 1].end
      return String(decoding: document[bytes], as: UTF8.self)
    }
  }

  /// Whether `pattern`, in the language of MATCH, finds the document; nil where FTS5 would call it an error.
  func matches(_ pattern: String) -> Bool? {
    var scanner = Scanner(rest: Substring(pattern), matcher: self)
    guard let result = scanner.readAlternatives(), scanner.rest.isEmpty else { return nil }
    return result
  }

  private struct Scanner {
    var rest: Substring
    let matcher: PositionalMatcher

    mutating func readAlternatives() -> Bool? {
      guard var result = readConjunction() else { return nil }
      while take(" OR ") {
        guard let next = readConjunction() else { return nil }
        result = result || next
      }
      return result
    }

    mutating func readConjunction() -> Bool? {
      guard var result = readPhrase() else { return nil }
      while take(" AND ") {
        guard let next = readPhrase() else { return nil }
        result = result && next
      }
      return result
    }

    mutating func readPhrase() -> Bool? {
      if take("(") {
        let result = readAlternatives()
        return take(")") ? result : nil
      }
      guard take("\""), let end = rest.firstIndex(of: "\"") else { return nil }
      let phrase = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return !matcher.occurrences(of: phrase, isPrefix: take(" *")).isEmpty
    }

    mutating func take(_ word: String) -> Bool {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }
  }
}
