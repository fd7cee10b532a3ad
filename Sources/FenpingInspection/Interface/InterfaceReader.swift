public import FenpingCore

/// Reads storyboards and xibs, as far as the rules ask about them.
public enum InterfaceReader {
  /// Larger files are refused; the largest storyboards of the wild have a few megabytes.
  public static let sizeLimit = 16 << 20

  /// What one document declares.
  /// - Parameter name: the file's name with its extension, as the facts and the errors give it.
  public static func document(
    _ bytes: [UInt8], name: String
  ) throws(InspectionError) -> InterfaceDocument {
    guard bytes.count <= sizeLimit else { throw .tooLarge(file: name, limit: sizeLimit) }
    let content = InterfaceContent()
    if let reason = InterfaceParser.parse(bytes, into: content) {
      throw .malformed(file: name, reason: reason)
    }
    guard content.isDocument else {
      throw .malformed(file: name, reason: "XML, but not a storyboard or xib")
    }
    guard let document = InterfaceDocument(.record(content.record(name: name))) else {
      throw .malformed(file: name, reason: "a document without a name")
    }
    return document
  }
}
