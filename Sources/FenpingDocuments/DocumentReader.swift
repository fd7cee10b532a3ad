public import FenpingModel

/// Turns the bytes of a guide into documents.
public enum DocumentReader {
  /// The most bytes that one document may have.
  public static let sizeLimit = 32 << 20

  /// Reads one file: JSON lines give a document a line, every other format one.
  ///
  /// - Parameter name: the file's name; its extension is a hint where the content does not tell the format.
  public static func documents(from bytes: [UInt8], name: String) throws(ReadingError) -> [Document] {
    let decoded = DecodedText(text: String(decoding: bytes, as: UTF8.self), encoding: "UTF-8")
    let format = FormatDetection.format(of: decoded.text, name: name)
    let content =
      switch format {
      case .markdown: MarkdownReader.content(of: decoded.text)
      default: PlainTextReader.content(of: decoded.text)
      }
    return [document(content, name: name, format: format, encoding: decoded.encoding)]
  }

  static func document(
    _ content: DocumentContent, name: String, format: Document.Format, encoding: String
  ) -> Document {
    Document(
      name: name, title: content.title, format: format, encoding: encoding,
      script: ScriptDetection.script(of: content.blocks), blocks: content.blocks, omissions: content.omissions
    )
  }
}
