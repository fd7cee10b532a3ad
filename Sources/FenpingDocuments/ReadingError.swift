/// Why bytes could not be read as a guide.
public enum ReadingError: Error, Sendable, Hashable {
  /// What a file that is no text turned out to be.
  public enum BinaryKind: String, Sendable, CaseIterable {
    case pdf, png, jpeg, gif, zip, gzip, executable, propertyList = "property-list", database, unknown
  }

  /// No byte, or white space alone.
  case empty
  /// More bytes than a document may have.
  case tooLarge(limit: Int)
  /// More lines or, in a page, elements than a document may have.
  case tooManyParts(limit: Int)
  /// None of these encodings, in IANA's spelling, can decode it.
  case undecodable(tried: [String])
  case binary(BinaryKind)
  /// It was understood, but there is no main text in it.
  case noText
  /// A line of a JSON lines file that is no document, from 1.
  case malformedLine(Int)
}
