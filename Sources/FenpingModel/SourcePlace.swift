/// Where something stands: a document and a line of it.
public struct SourcePlace: Sendable, Hashable {
  /// The document's name: its path below the argument that brought it in.
  public let document: String
  /// The line in the source file, from 1.
  public let line: Int

  public init(document: String, line: Int) {
    self.document = document
    self.line = line
  }
}
