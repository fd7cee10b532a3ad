public import FenpingModel

/// What an index holds and what made it.
public struct IndexInfo: Sendable, Hashable {
  /// A guide in the index.
  public struct DocumentInfo: Sendable, Hashable {
    public let name: String
    public let title: String?
    public let format: Document.Format
    public let script: Document.Script
    public let encoding: String
    /// SHA-256 of the source file's bytes, in hexadecimal digits.
    public let hash: String
    /// The source file's size in bytes.
    public let size: Int
    public let passages: Int
    public let statements: Int
  }

  public let format: Int
  public let tokenizerVersion: Int
  public let extractorVersion: Int
  public let termBaseVersion: Int
  public let waysVersion: Int
  /// In the order of their names' bytes.
  public let documents: [DocumentInfo]

  public var versions: IndexVersions {
    IndexVersions(extractor: extractorVersion, termBase: termBaseVersion, ways: waysVersion)
  }

  public var passages: Int { documents.reduce(0) { $0 + $1.passages } }
  public var statements: Int { documents.reduce(0) { $0 + $1.statements } }
}
