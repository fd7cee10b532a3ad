public import FenpingCore
public import FenpingModel

/// What `fenping check` found, for a spreadsheet: RFC 4180, a row for each finding. The names in the first row are
/// those of the JSON in every language.
public enum CheckCSV {
  public static func report(_ report: CheckReport, _ language: Language) -> String {
    ([columns] + report.findings.map { row($0, language) })
      .map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static let columns = [
    "target", "configuration", "rule", "title", "storeCodes", "verdict", "severity", "heuristic", "file",
    "line", "message", "advice", "evidence",
  ]

  private static func row(_ finding: Finding, _ language: Language) -> [String] {
    let item = CheckItem(findings: [finding])
    let evidence = finding.evidence.map { evidence in
      "\(evidence.name) = " + OutcomeText.summary(.value(evidence.value), TextStyle(language: language))
    }
    return [
      finding.target, finding.configuration ?? "", finding.rule, item.title(language),
      item.storeCodes.joined(separator: " "), finding.verdict.rawValue, finding.severity.rawValue,
      finding.isHeuristic ? "true" : "false", finding.file ?? "", finding.line.map(String.init) ?? "",
      finding.message[language], item.rule?.advice[language] ?? "", evidence.joined(separator: "\n"),
    ]
  }

  private static func cell(_ text: String) -> String {
    let text = guarded(text).printable(keepingLines: true)
    guard text.unicodeScalars.contains(where: "\",\n".unicodeScalars.contains) else { return text }
    let doubled = text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    return "\"\(doubled)\""
  }

  /// The text, which a spreadsheet must not take for a formula. Some look behind white space, and Excel in Chinese
  /// takes the full-width signs as well.
  private static func guarded(_ text: String) -> String {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    let isFormula = first.map("=+-@＝＋－＠".unicodeScalars.contains) ?? false
    let startsWithControl = text.unicodeScalars.first.map("\t\r\n".unicodeScalars.contains) ?? false
    return isFormula || startsWithControl ? "'" + text : text
  }
}
