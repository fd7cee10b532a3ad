/// When a guide's statement says the same thing as a rule: which concepts it names together.
/// Ids are those of the term base (`Corpus/terms.tsv`); a test holds them to it.
public struct StatementPattern: Sendable, Hashable {
  /// All of these must be named; each is one id, or several of which any will do.
  public let all: [[String]]
  /// None of these may be named.
  public let none: [String]
  /// Only a statement that tells somebody what to do, or what not to, says the same: the rest merely speaks of it.
  public let isInstruction: Bool

  /// - Parameters:
  ///   - all: ids; `"divider|splitter"` accepts either.
  ///   - none: ids that may not be named.
  ///   - isInstruction: only instructions, requirements and prohibitions match.
  public init(_ all: String..., without none: [String] = [], isInstruction: Bool = false) {
    self.all = all.map { $0.split(separator: "|").map(String.init) }
    self.none = none
    self.isInstruction = isInstruction
  }
}
