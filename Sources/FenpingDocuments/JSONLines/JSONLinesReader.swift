import FenpingModel

/// Reads a bulk file: one JSON object a line, with `id`, `title` and `text`.
enum JSONLinesReader {
  /// One document a line. Its text is plain text, and all of its blocks stand on that line.
  static func documents(of text: String, name: String, encoding: String) throws(ReadingError) -> [Document] {
    var documents: [Document] = []
    for (index, line) in text.splitLines().enumerated() where !line.trimmed.isEmpty {
      guard line.utf8.count <= DocumentReader.sizeLimit else {
        throw .tooLarge(limit: DocumentReader.sizeLimit)
      }
      guard let object = JSONObject(line), let text = object.strings["text"] else {
        throw .malformedLine(index + 1)
      }
      var content = PlainTextReader.content(of: text, hasTitle: false, mayAdvertise: false)
      content.title = object.strings["title"] ?? content.title
      content.blocks = content.blocks.map { Block($0.kind, text: $0.text, lines: LineMap(line: index + 1)) }
      content.omissions = []
      documents.append(
        DocumentReader.document(
          content, name: object.strings["id"] ?? "\(name)#\(index + 1)", format: .jsonLines,
          encoding: encoding))
    }
    return documents
  }
}
