import FenpingCore
import FenpingExtraction
import FenpingModel
import FenpingReports

extension Command {
  private static let file = Argument("file", .one, "A guide; - reads it from standard input.")
  private static let format = Options.format(.text, .json, .jsonLines)

  /// `fenping extract`
  static let extract = Command(
    "extract", "Show the statements of a guide, with their kinds, reasons and rules.", arguments: [file],
    options: [
      format.description, Options.json.description, Options.output.description,
      Options.language.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let documents = try session.documents(at: arguments.word(file) ?? "-")
    let statements = documents.flatMap { Extractor.statements(in: $0) }
    let language = session.language(arguments)
    switch arguments[format] {
    case .json: try session.deliver(GuideJSON.statements(statements).text, arguments)
    case _ where statements.isEmpty: break
    case .jsonLines:
      let lines = statements.map { GuideJSON.statement($0).line }
      try session.deliver(lines.joined(separator: "\n"), arguments)
    default:
      let style = session.style(arguments, language: language)
      try session.deliver(GuideText.statements(statements, style), arguments)
    }
    if statements.isEmpty { session.console.note(Messages.noStatement[language]) }
    return statements.isEmpty ? .nothing : .success
  }
}
