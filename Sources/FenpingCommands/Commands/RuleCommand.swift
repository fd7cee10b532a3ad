import FenpingCore
import FenpingReports

extension Command {
  private static let id = Argument("rule", .one, "The rule's id, such as lifecycle/divider-to-edge.")
  private static let format = Options.format(.text, .json, .markdown)

  /// `fenping rule ID`
  static let rule = Command(
    "rule", "Explain a rule: what holds, why, since when, and how to run it.", arguments: [id],
    options: [
      Options.os.description, Options.sdk.description, format.description, Options.json.description,
      Options.language.description, Options.output.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let rule = try Catalogue.known(arguments.phrase(id))
    let language = session.language(arguments)
    let asked = arguments.askedVersions
    let report =
      switch arguments[format] {
      case .json: RuleJSON.page(rule, asked: asked).text
      case .markdown: RuleMarkdown.page(rule, language, asked: asked)
      default: RuleText.page(rule, session.style(arguments, language: language), asked: asked)
      }
    try session.deliver(report, arguments)
    return .success
  }
}

extension ParsedArguments {
  /// The versions that `--os` and `--sdk` ask about, each on its own axis.
  var askedVersions: [ValidityClause.Axis: Version] {
    var versions: [ValidityClause.Axis: Version] = [:]
    versions[.os] = self[Options.os]
    versions[.sdk] = self[Options.sdk]
    return versions
  }
}

extension Catalogue {
  /// Whether `text` is written as an id is: one word, an area before its slash.
  static func looksLikeRule(_ text: String) -> Bool {
    // Hardly any question has a slash, and then no rule need be asked for its area.
    text.utf8.contains(UInt8(ascii: "/")) && !text.contains(" ")
      && all.contains { text.hasPrefix($0.area + "/") }
  }

  /// The rule of that id, or an error that says which one was meant.
  static func known(_ id: String) throws(CommandError) -> Rule {
    if let rule = rule(id) { return rule }
    // Who leaves out the area, or mistypes the name alone, has still said which rule it is.
    let ids = all.map(\.id)
    let names = ids.map { String($0.drop { $0 != "/" }.dropFirst()) }
    let word = id.contains("/") ? String(id.drop { $0 != "/" }.dropFirst()) : id
    let suggestion =
      Suggestion.nearest(to: id, in: ids)
      ?? names.firstIndex(of: Suggestion.nearest(to: word, in: names) ?? word).map { ids[$0] }
    throw .unknownRule(id, suggestion: suggestion)
  }
}
