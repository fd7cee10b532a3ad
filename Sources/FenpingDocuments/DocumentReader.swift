public import FenpingModel

/// Turns the bytes of a guide into documents.
public enum DocumentReader {
  /// The most bytes that one document may have.
  public static let sizeLimit = 32 << 20

  /// The most lines, or elements of a page, that one document may have: each takes memory of its own, however short it
  /// is.
  public static let partLimit = 1 << 20

  /// Reads one file: JSON lines give a document a line, every other format one.
  ///
  /// - Parameter name: the file's name; its extension is a hint where the content does not tell the format.
  public static func documents(from bytes: [UInt8], name: String) throws(ReadingError) -> [Document] {
    // A bulk file may be larger than a document, not so its lines.
    if bytes.count > sizeLimit, bytes.first != UInt8(ascii: "{") { throw .tooLarge(limit: sizeLimit) }
    let decoded = try DecodedText(bytes).withLineFeeds
    if decoded.text[...].trimmed.isEmpty { throw .empty }
    let format = FormatDetection.format(of: decoded.text, name: name)
    if format != .jsonLines, bytes.count > sizeLimit { throw .tooLarge(limit: sizeLimit) }
    if format == .text || format == .markdown,
      decoded.text.utf8.reduce(0, { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }) > partLimit
    {
      throw .tooManyParts(limit: partLimit)
    }
    let content: DocumentContent
    switch format {
    case .jsonLines:
      return try JSONLinesReader.documents(of: decoded.text, name: name, encoding: decoded.encoding)
    case .html: content = try HTMLReader.content(of: decoded.text)
    case .markdown: content = MarkdownReader.content(of: decoded.text)
    case .text: content = PlainTextReader.content(of: decoded.text)
    }
    if content.blocks.isEmpty { throw .noText }
    return [document(content, name: name, format: format, encoding: decoded.encoding)]
  }

  static func document(
    _ content: DocumentContent, name: String, format: Document.Format, encoding: String
  ) -> Document {
    Document(
      name: name, title: content.title, format: format, encoding: encoding,
      script: ScriptDetection.script(of: content.blocks), blocks: content.blocks,
      omissions: content.orderedOmissions)
  }
}
