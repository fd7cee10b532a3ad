public import FenpingModel

/// A guide as it goes into an index.
public struct IndexedDocument: Sendable {
  public let document: Document
  /// In the document's order.
  public let statements: [FenpingModel.Statement]
  /// SHA-256 of the source file's bytes, in hexadecimal digits.
  public let hash: String
  /// The source file's size in bytes.
  public let size: Int
  /// The source file's absolute path; documents of one file share it. Stored relative to the index's folder.
  public let location: String?

  public init(
    document: Document, statements: [FenpingModel.Statement], hash: String, size: Int, location: String?
  ) {
    self.document = document
    self.statements = statements
    self.hash = hash
    self.size = size
    self.location = location
  }
}
