import FenpingCore
import FenpingReports

extension Command {
  private static let area = Argument("area", .optional, "Only the rules of this area, such as setup.")
  private static let format = Options.format(.text, .json, .markdown)

  /// `fenping rules`
  static let rules = Command(
    "rules", "List the rules of the core.", arguments: [area],
    options: [
      Options.os.description, Options.sdk.description, format.description, Options.json.description,
      Options.language.description, Options.output.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    var rules = Catalogue.all
    if let area = arguments.word(area) {
      rules = rules.filter { $0.area == area }
      guard !rules.isEmpty else {
        throw .unknownArea(area, accepted: Set(Catalogue.all.map(\.area)).sorted())
      }
    }
    let language = session.language(arguments)
    let asked = arguments.askedVersions
    let report =
      switch arguments[format] {
      case .json: RuleJSON.list(rules, asked: asked).text
      case .markdown: RuleMarkdown.list(rules, language, asked: asked)
      default: RuleText.list(rules, session.style(arguments, language: language), asked: asked)
      }
    try session.deliver(report, arguments)
    return .success
  }
}
