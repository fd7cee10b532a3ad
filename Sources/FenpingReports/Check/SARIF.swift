public import FenpingCore
public import FenpingModel

/// What `fenping check` found, as a SARIF 2.1.0 log with one run.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
public enum SARIF {
  /// - Parameters:
  ///   - version: of this program.
  ///   - problemsOnly: leaves out what passed and what does not apply. GitHub's code scanning needs it: it ignores
  ///     a result's kind and makes an alert of every one.
  ///   - folder: in which the files of the report are, from the root of the repository; empty for the root itself.
  public static func report(
    _ report: CheckReport, version: String, problemsOnly: Bool = false, in folder: String = "",
    _ language: Language
  ) -> String {
    let findings = report.findings.filter { !problemsOnly || $0.class.isProblem }
    let ids = Set(findings.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let run: JSON = [
      "tool": [
        "driver": [
          "name": "fenping", "version": .string(version), "language": .string(language.sarifName),
          "rules": .array(ids.map { descriptor($0, language) }),
        ]
      ],
      "language": .string(language.sarifName),
      "originalUriBaseIds": .object([root: ["description": message(Labels.checkedRoot[language])]]),
      "invocations": [
        [
          "executionSuccessful": true,
          "toolExecutionNotifications": .array(notifications(report, language)),
        ]
      ],
      "results": .array(
        findings.map { result($0, index: indices[$0.rule] ?? -1, in: folder, language) }),
    ]
    let log: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.text
  }

  /// The name by which locations refer to the folder that was checked.
  private static let root = "%SRCROOT%"

  // MARK: Rules

  private static func descriptor(_ id: String, _ language: Language) -> JSON {
    guard let rule = Catalogue.rule(id) else { return ["id": .string(id)] }
    var descriptor: [String: JSON] = [
      "id": .string(id), "name": .string(rule.swiftName),
      "shortDescription": multiformat(rule.title[language]),
      "fullDescription": multiformat(rule.statement[language]),
      "help": ["text": .string(help(rule, language)), "markdown": .string(markdown(rule, language))],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": ["tags": .strings([rule.area] + rule.storeCodes.map { "ITMS-\($0)" })],
    ]
    if let url = rule.sources.lazy.compactMap(\.url).first { descriptor["helpUri"] = .string(url) }
    return .object(descriptor)
  }

  private static func help(_ rule: Rule, _ language: Language) -> String {
    [
      rule.statement[language], rule.rationale[language],
      Labels.advice[language] + language.colon + rule.advice[language],
      Labels.guide[language] + language.colon + "fenping why \(rule.id)",
    ].joined(separator: "\n\n")
  }

  private static func markdown(_ rule: Rule, _ language: Language) -> String {
    let parts = [
      MarkdownText.escaped(rule.statement[language]),
      "**\(Labels.why[language])**\(language.colon)" + MarkdownText.escaped(rule.rationale[language]),
      "**\(Labels.advice[language])**\(language.colon)" + MarkdownText.escaped(rule.advice[language]),
      "**\(Labels.guide[language])**\(language.colon)" + MarkdownText.code("fenping why \(rule.id)"),
      "**\(Labels.sources[language])**\n\n"
        + rule.sources.map { source in
          "- \(MarkdownText.escaped(source.title))\(language.colon)\(RuleMarkdown.location(of: source))"
        }.joined(separator: "\n"),
    ]
    return parts.joined(separator: "\n\n")
  }

  // MARK: Results

  private static func result(
    _ finding: Finding, index: Int, in folder: String, _ language: Language
  ) -> JSON {
    var result: [String: JSON] = [
      "ruleId": .string(finding.rule), "ruleIndex": .number(index),
      "kind": .string(finding.sarifKind), "level": .string(finding.sarifLevel),
      "message": message(CheckItem(findings: [finding]).message(language)),
      "partialFingerprints": ["fenpingFinding/v1": .string(finding.fingerprint)],
      "properties": .object(
        ["target": .string(finding.target), "heuristic": .bool(finding.isHeuristic)].merging(
          finding.configuration.map { ["configuration": .string($0)] } ?? [:]
        ) { own, _ in own }),
    ]
    if let file = finding.file {
      var location: [String: JSON] = [
        "artifactLocation": ["uri": .string(file.below(folder).percentEncoded), "uriBaseId": .string(root)]
      ]
      if let line = finding.line { location["region"] = ["startLine": .number(line)] }
      result["locations"] = [["physicalLocation": .object(location)]]
    }
    return .object(result)
  }

  /// What a reader should know besides, and what was left out.
  private static func notifications(_ report: CheckReport, _ language: Language) -> [JSON] {
    let skipped = report.skipped.map { skipped in
      Labels.notChecked[language] + language.colon + skipped.target
        + language.aside(skipped.reason[language])
    }
    return (report.notes.map { $0[language] } + skipped).map {
      ["level": "note", "message": message($0)]
    }
  }

  /// A message without placeholders.
  ///
  /// > Within both plain text and formatted message strings, the characters “{” and “}” SHALL be represented by
  /// > “{{” and “}}” (§3.11.5)
  private static func message(_ text: String) -> JSON {
    var escaped = ""
    for character in text {
      escaped.append(character)
      if character == "{" || character == "}" { escaped.append(character) }
    }
    return ["text": .string(escaped)]
  }

  private static func multiformat(_ text: String) -> JSON { ["text": .string(text)] }
}

extension Finding {
  fileprivate var sarifKind: String {
    switch verdict {
    case .pass: "pass"
    case .fail: "fail"
    case .notApplicable: "notApplicable"
    case .needsReview: "review"
    case .unknown: "open"
    }
  }

  /// > If kind has any value other than "fail", then if level is absent, it SHALL default to "none", and if it is
  /// > present, it SHALL have the value "none". (§3.27.10)
  fileprivate var sarifLevel: String { verdict == .fail ? severity.rawValue : "none" }

  /// The same for the same finding of a later run: what was checked and by which rule. Lines move, and messages name
  /// lines and values. (FNV-1a, 64 bits.)
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, target, configuration ?? "", file ?? ""] {
      for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Language {
  /// SARIF has a language and a region, no script.
  fileprivate var sarifName: String {
    switch self {
    case .simplifiedChinese: "zh-CN"
    case .traditionalChinese: "zh-TW"
    case .english: "en-US"
    }
  }
}

extension Rule {
  /// `AllOrientations`
  fileprivate var swiftName: String {
    String(sourceFile.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }
}

extension Source {
  fileprivate var url: String? { location.hasPrefix("http") && !location.contains(" ") ? location : nil }
}
