/// When a guide's statement says the same thing as a rule: which concepts it names together.
/// Ids are those of the term base (`Corpus/terms.tsv`); a test holds them to it.
public struct StatementPattern: Sendable, Hashable {
  /// All of these must be named; each is one id, or several of which any will do.
  public let all: [[String]]
  /// None of these may be named.
  public let none: [String]

  /// - Parameters:
  ///   - all: ids; `"divider|splitter"` accepts either.
  ///   - none: ids that may not be named.
  public init(_ all: String..., without none: [String] = []) {
    self.all = all.map { $0.split(separator: "|").map(String.init) }
    self.none = none
  }
}
