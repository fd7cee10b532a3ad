/// What made the statements of an index and the names of their concepts. Whoever answers from an index must
/// have the same: another extractor finds other statements, rules and reasons, a question's concepts are those of its own
/// term base, and a rule that is new is asked for in no way that an older index holds.
public struct IndexVersions: Sendable, Hashable {
  public let extractor: Int
  public let termBase: Int
  /// Of the ways in which people ask for the rules.
  public let ways: Int

  public init(extractor: Int, termBase: Int, ways: Int) {
    self.extractor = extractor
    self.termBase = termBase
    self.ways = ways
  }
}
