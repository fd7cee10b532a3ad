public import FenpingCore
public import FenpingModel

/// What `fenping check` found, as workflow commands that GitHub Actions turns into annotations of a pull request.
///
/// GitHub shows ten annotations of a kind for each step, so that a problem of several configurations is one, and the
/// urgent ones come first.
public enum GitHubAnnotations {
  /// - Parameter folder: in which the files of the report are, from the root of the repository; empty for the root
  ///   itself. GitHub finds no file otherwise.
  public static func report(_ report: CheckReport, in folder: String = "", _ language: Language) -> String {
    let groups = CheckGroup.all(report)
    let problems = CheckItem.Class.allCases.filter(\.isProblem).flatMap { kind in
      groups.flatMap { group in group.items(kind).map { annotation($0, of: group, in: folder, language) } }
    }
    let notes = report.notes.map { command("notice", [("title", "fenping")], $0[language]) }
    return (problems + notes).map { $0 + "\n" }.joined()
  }

  private static func annotation(
    _ item: CheckItem, of group: CheckGroup, in folder: String, _ language: Language
  ) -> String {
    var properties: [(String, String)] = []
    if let file = item.finding.file {
      properties.append(("file", file.below(folder)))
      if let line = item.finding.line { properties.append(("line", String(line))) }
    }
    // A rule that this program does not know has no other title than its id.
    let title = [item.rule?.title[language], item.finding.rule].compactMap(\.self) + item.storeCodes
    properties.append(("title", title.joined(separator: " · ")))
    var lines = [item.message(language)]
    if item.finding.verdict != .fail { lines[0] = item.class.label[language] + language.colon + lines[0] }
    if let rule = item.rule {
      lines.append(Labels.advice[language] + language.colon + rule.advice[language])
    }
    if let command = item.guideCommand { lines.append(Labels.guide[language] + language.colon + command) }
    lines.append(Labels.target[language] + language.colon + group.name(language))
    // The annotation itself stands at the first place.
    if item.places != [item.findings[0].place] && !item.places.isEmpty {
      lines.append(Labels.place[language] + language.colon + item.places.joined(separator: language.comma))
    }
    return command(item.class.annotation, properties, lines.joined(separator: "\n"))
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message, inProperty: false))"
  }

  /// As the runner reads it back: a line break would end the command, and a colon or a comma a property. Nothing
  /// else can be escaped, so that what could steer the reader of the log is replaced.
  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      case "\t": result += " "
      case _ where scalar.isUnsafeToPrint: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension CheckItem.Class {
  /// Only what is wrong for certain is more than a notice.
  fileprivate var annotation: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    default: "notice"
    }
  }
}
