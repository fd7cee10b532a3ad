import FenpingCore
import FenpingDocuments
import FenpingModel
import FenpingReports

extension Command {
  private static let file = Argument("file", .one, "A guide; - reads it from standard input.")
  private static let format = Options.format(.text, .json, .markdown)

  /// `fenping read`
  static let read = Command(
    "read", "Show the main text of a guide, as it was understood.", arguments: [file],
    options: [format.description, Options.json.description, Options.output.description]
  ) { (arguments, session) throws(CommandError) in
    let documents = try session.documents(at: arguments.word(file) ?? "-")
    let report =
      switch arguments[format] {
      case .json: GuideJSON.documents(documents).text
      case .markdown: documents.map(DocumentMarkdown.report).joined(separator: "\n")
      default: documents.map(GuideText.document).joined(separator: "\n")
      }
    try session.deliver(report, arguments)
    return .success
  }
}

extension Session {
  /// The documents of one file.
  func documents(at path: String) throws(CommandError) -> [Document] {
    let bytes = path == "-" ? try read(path) : try GuideFile.read(path)
    do throws(ReadingError) {
      return try DocumentReader.documents(from: bytes, name: path == "-" ? "stdin" : Path.name(of: path))
    } catch {
      throw .reading(path, error)
    }
  }
}
