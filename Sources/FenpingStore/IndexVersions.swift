/// What made the statements of an index and the names of their concepts. Whoever answers from an index must
/// have the same: another extractor finds other statements, rules and reasons, and a question's concepts are
/// those of its own term base.
public struct IndexVersions: Sendable, Hashable {
  public let extractor: Int
  public let termBase: Int

  public init(extractor: Int, termBase: Int) {
    self.extractor = extractor
    self.termBase = termBase
  }
}
