/// What a person typed, as a pattern for FTS5's MATCH.
///
/// White space, commas and the ends of sentences part terms; `"…"`, `“…”` and `「…」` keep a term
/// together; a `*` behind a term finds all words that begin so. Nothing else is syntax, and no input can
/// break a query: a pattern is written from tokens, and no token has a quote in it.
public struct MatchPattern: Sendable, Hashable {
  /// Finds the rows that have every term, each word for word.
  public let all: String
  /// Finds the rows that share a character, two neighbouring characters or a word with some term: what BM25
  /// over single characters and pairs needs, the best lexical ranking of Chinese that we know.
  public let any: String

  /// - Returns: nil where `text` has no word at all.
  public init?(_ text: String) {
    var text = text
    let terms = text.withUTF8 { SearchTerm.terms(in: $0) }
    guard !terms.isEmpty else { return nil }
    all = terms.map { Self.exact($0) }.joined(separator: " AND ")

    var pieces = terms.flatMap { Self.pieces(of: $0, withoutNoise: true) }
    if pieces.isEmpty { pieces = terms.flatMap { Self.pieces(of: $0, withoutNoise: false) } }
    var seen: Set<String> = []
    any = pieces.filter { seen.insert($0).inserted }.prefix(Self.mostPieces).joined(separator: " OR ")
  }

  /// Bounds what a pasted page costs.
  private static let mostPieces = 200

  private static func exact(_ term: SearchTerm) -> String {
    let phrase = phrase(term.words[...], isPrefix: term.isPrefix)
    guard let name = wholeName(term.words[...], isPrefix: term.isPrefix) else { return phrase }
    return "(\(phrase) OR \(name))"
  }

  /// The phrases of which any will do.
  private static func pieces(of term: SearchTerm, withoutNoise: Bool) -> [String] {
    var pieces = term.isQuoted ? [phrase(term.words[...], isPrefix: term.isPrefix)] : []
    var rest = term.words[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isIdeograph == first.isIdeograph }
      rest = rest[run.endIndex...]
      let isPrefix = term.isPrefix && rest.isEmpty
      if first.isIdeograph {
        for part in withoutNoise ? NoiseWords.split(run) : [run] {
          if part.count <= 2 {
            pieces.append(phrase(part, isPrefix: isPrefix && part.endIndex == run.endIndex))
          }
          if part.count > 1 { pieces += part.indices.map { phrase(part[$0...$0]) } }
          guard part.count > 2 else { continue }
          pieces += part.indices.dropLast().map { phrase(part[$0...$0 + 1]) }
        }
      } else if !(withoutNoise && run.count == 1 && NoiseWords.contains(first)) {
        pieces.append(phrase(run, isPrefix: isPrefix))
        if run.count > 1 { pieces += run.map { phrase([$0][...]) } }
        if let name = wholeName(run, isPrefix: isPrefix) { pieces.append(name) }
      }
    }
    return pieces
  }

  /// `"分割视图"`, `"ui split view"`, `"spli" *`.
  private static func phrase(_ words: ArraySlice<SearchTerm.Word>, isPrefix: Bool = false) -> String {
    var phrase = "\""
    var needsSpace = false
    for word in words {
      if needsSpace, !word.isIdeograph { phrase += " " }
      phrase += word.text
      needsSpace = !word.isIdeograph
    }
    return phrase + (isPrefix ? "\" *" : "\"")
  }

  /// Where `words` are the parts of one name, the token under which a document has the whole of it: it is
  /// found however its case is written.
  private static func wholeName(_ words: ArraySlice<SearchTerm.Word>, isPrefix: Bool) -> String? {
    guard let name = words.first?.restOfName, let last = words.last, last.restOfName == nil,
      words.dropLast().allSatisfy({ $0.restOfName != nil })
    else { return nil }
    return "\"\(name)\"" + (isPrefix ? " *" : "")
  }
}
