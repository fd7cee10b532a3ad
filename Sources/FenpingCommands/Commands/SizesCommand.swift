import FenpingCore
import FenpingReports

extension Command {
  private static let device = Argument(
    "device", .any, "A screen or a model, such as ipad-10.5 or iPad Pro 12.9; without it, all.")
  private static let os = Option<Version>(
    "os", value: "version", "The version of iPadOS; else what iOS 9 to iPadOS 18 have in common."
  ) { Version($0) }
  private static let format = Options.format(.text, .json, .markdown)

  /// `fenping sizes`
  static let sizes = Command(
    "sizes", "Show window widths and size classes; of one screen, its windows drawn to scale.",
    arguments: [device],
    options: [
      os.description, format.description, Options.json.description, Options.language.description,
      Options.output.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let name = arguments.phrase(device)
    let table = SizeTable(name.isEmpty ? Device.allCases : [try Device.known(name)], os: arguments[os])
    let language = session.language(arguments)
    let report =
      switch arguments[format] {
      case .json: SizesJSON.document(table).text
      case .markdown: SizesMarkdown.report(table, language)
      default: SizesText.report(table, session.style(arguments, language: language))
      }
    try session.deliver(report, arguments)
    return .success
  }
}
