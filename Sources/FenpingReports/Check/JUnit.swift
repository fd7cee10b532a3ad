public import FenpingCore
public import FenpingModel

/// What `fenping check` found, as the test report that continuous integration reads: a suite for each target and
/// configuration, a case for each rule. Attributes are those of Jenkins' junit-10.xsd; there are no times, as the
/// same input gives the same report.
public enum JUnit {
  public static func report(_ report: CheckReport, _ language: Language) -> String {
    let suites =
      CheckGroup.runs(of: report.findings).map { suite($0, language) }
      + report.skipped.map { skipped in
        element(
          "testsuite", [("name", skipped.target)] + counts(of: []),
          [element("system-out", [], text: skipped.reason[language])])
      }
    let document = element(
      "testsuites", [("name", "fenping check")] + counts(of: report.findings).dropLast(), suites)
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + document + "\n"
  }

  private static func suite(_ run: [Finding], _ language: Language) -> String {
    let name = [run.first?.target, run.first?.configuration].compactMap(\.self)
    return element(
      "testsuite",
      [("name", name.dropFirst().reduce(name.first ?? "") { $0 + language.aside($1) })] + counts(of: run),
      run.map { testcase($0, language) })
  }

  /// Their order is the schema's; `skipped` comes last, as the outermost element must not have it.
  private static func counts(of findings: [Finding]) -> [(String, String)] {
    func count(_ verdicts: Verdict...) -> String {
      String(findings.count { verdicts.contains($0.verdict) })
    }
    return [
      ("tests", String(findings.count)), ("failures", count(.fail)), ("errors", count(.unknown)),
      ("skipped", count(.needsReview, .notApplicable)),
    ]
  }

  private static func testcase(_ finding: Finding, _ language: Language) -> String {
    let item = CheckItem(findings: [finding])
    let message = item.message(language)
    let labelled = finding.verdict.label[language] + language.colon + message
    let outcome: String? =
      switch finding.verdict {
      case .pass: nil
      case .fail:
        element(
          "failure", [("type", finding.severity.rawValue), ("message", message)],
          text: details(item, language))
      case .unknown:
        element("error", [("type", "unknown"), ("message", message)], text: details(item, language))
      case .needsReview, .notApplicable: element("skipped", [("message", labelled)])
      }
    let area = String(finding.rule.prefix { $0 != "/" })
    return element(
      "testcase", [("classname", area), ("name", finding.rule)], [outcome].compactMap(\.self))
  }

  /// What the log shows below the message.
  private static func details(_ item: CheckItem, _ language: Language) -> String {
    var lines = [item.title(language)]
    lines += item.places
    if !item.storeCodes.isEmpty { lines.append(item.storeCodes.joined(separator: ", ")) }
    lines.append(Labels.why[language] + language.colon + item.message(language))
    if let rule = item.rule {
      lines.append(Labels.advice[language] + language.colon + rule.advice[language])
    }
    if let command = item.guideCommand { lines.append(Labels.guide[language] + language.colon + command) }
    return lines.joined(separator: "\n")
  }

  // MARK: XML

  private static func element(
    _ name: String, _ attributes: [(String, String)], _ children: [String] = [], text: String = ""
  ) -> String {
    let start =
      "<" + name + attributes.map { " \($0.0)=\"\(escaped($0.1, inAttribute: true))\"" }.joined()
    if children.isEmpty && text.isEmpty { return start + "/>" }
    if children.isEmpty { return "\(start)>\(escaped(text, inAttribute: false))</\(name)>" }
    return start + ">" + children.map { "\n" + $0 }.joined() + "\n</\(name)>"
  }

  /// Text as XML 1.0 can hold it. What it cannot hold at all is dropped; what it can, but could steer a terminal
  /// or would be read as another white space, becomes a reference.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where !inAttribute, "\t" where !inAttribute: result.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": break
      case _ where scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar): break
      case _ where scalar.isUnsafeToPrint: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
