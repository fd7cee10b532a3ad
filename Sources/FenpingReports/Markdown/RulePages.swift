public import FenpingCore

/// The pages of `docs/rules`: one for each rule, in three languages, and one that lists them.
public enum RulePages {
  /// Path below `docs/rules` → what stands there.
  public static func all(_ rules: [Rule]) -> [String: String] {
    var pages = Dictionary(uniqueKeysWithValues: rules.map { ($0.id + ".md", page($0)) })
    pages["README.md"] = index(rules)
    return pages
  }

  // MARK: The index

  static func index(_ rules: [Rule]) -> String {
    var lines = [
      "# " + heading(Labels.rules), "",
      "`make docs` writes these pages from the rules of `Sources/FenpingCore/Rules`; "
        + "`fenping rule ID` shows the same on a terminal.",
    ]
    var area: String?
    for rule in rules {
      if rule.area != area {
        area = rule.area
        lines += ["", "## " + rule.area, ""]
        lines += tableHead(
          [heading(Labels.rule)] + Language.allCases.map(\.ownName)
            + [heading(Labels.shape), heading(Labels.severity)])
      }
      lines.append(
        row(
          ["[\(MarkdownText.code(rule.id))](\(rule.id).md)"]
            + Language.allCases.map { MarkdownText.escaped(rule.title[$0]) }
            + [rule.shape.rawValue, rule.severity.rawValue]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: One rule

  static func page(_ rule: Rule) -> String {
    var lines = ["# " + MarkdownText.code(rule.id), ""]
    lines += [
      Language.allCases.map { "[\($0.ownName)](#\($0.ownName.lowercased()))" }.joined(separator: " · ")
        + " · [\(Labels.rules.en)](../README.md)",
      "",
    ]
    let facts = [
      (Labels.shape, trilingual(rule.shape.label)),
      (Labels.severity, trilingual(rule.severity.label)),
      (Labels.storeCodes, rule.storeCodes.map { "ITMS-\($0)" }.joined(separator: ", ")),
      (Labels.aliases, rule.aliases.map(MarkdownText.code).joined(separator: ", ")),
      (Labels.code, "[\(MarkdownText.code(rule.sourceFile))](../../../\(rule.sourceFile))"),
    ]
    lines += facts.filter { !$0.1.isEmpty }.map { "- \(heading($0.0)): \($0.1)" }
    for language in Language.allCases { lines += texts(of: rule, language) }
    lines += inputs(of: rule) + examples(of: rule)
    lines += ["", "## " + heading(Labels.sources), ""]
    lines += rule.sources.map { source in
      "- \(MarkdownText.escaped(source.title)): \(RuleMarkdown.location(of: source)) "
        + "(\(trilingual(source.confidence.label)))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func texts(of rule: Rule, _ language: Language) -> [String] {
    var lines = ["", "## " + language.ownName, "", "**\(MarkdownText.escaped(rule.title[language]))**"]
    lines += ["", MarkdownText.escaped(rule.statement[language])]
    for (label, text) in [(Labels.why, rule.rationale), (Labels.advice, rule.advice)] {
      lines += ["", "**\(label[language])**" + language.colon + MarkdownText.escaped(text[language])]
    }
    lines += ["", "**\(Labels.askedAs[language])**", ""]
    lines += rule.questions.map { "- " + MarkdownText.escaped($0[language]) }
    lines += ["", "**\(Labels.validity[language])**", ""]
    return lines + rule.validity.map { RuleMarkdown.item($0, language) }
  }

  private static func inputs(of rule: Rule) -> [String] {
    guard !rule.inputs.isEmpty else { return [] }
    var lines = ["", "## " + heading(Labels.inputs), ""]
    // The words of the JSON of `fenping rule ID`.
    lines += tableHead(["name", "type", "unit", "accepted", "default", "summary"])
    for field in rule.inputs {
      let accepted = field.kind.accepted.map(MarkdownText.code).joined(separator: ", ")
      lines.append(
        row([
          MarkdownText.code(field.name), field.kind.name, field.unit ?? "", accepted,
          field.fallback.map { MarkdownText.code($0.description) } ?? "",
          inThreeLines(field.summary),
        ]))
    }
    return lines
  }

  private static func examples(of rule: Rule) -> [String] {
    guard !rule.examples.isEmpty else { return [] }
    var lines = ["", "## " + heading(Labels.examples)]
    for (index, example) in rule.examples.enumerated() {
      lines += ["", "### \(index + 1). " + MarkdownText.escaped(example.name.en)]
      lines += [
        "", [example.name.hans, example.name.hant].map(MarkdownText.escaped).joined(separator: " · "),
      ]
      lines += ["", "```sh", rule.command(running: example), "```", ""]
      lines += outcome(example.expected)
    }
    return lines
  }

  private static func outcome(_ outcome: Evaluation.Outcome) -> [String] {
    switch outcome {
    case .verdict(let verdict): return ["→ **\(verdict.rawValue)**"]
    case .value(.record(let members)):
      return tableHead(["name", "value"])
        + members.sorted { $0.key < $1.key }.map {
          row([MarkdownText.escaped($0.key), MarkdownText.escaped(described($0.value))])
        }
    case .value(let value): return ["→ " + MarkdownText.escaped(described(value))]
    case .events(let events):
      return tableHead(["#", "app", "kind", "name", "width (pt)", "horizontal"])
        + events.enumerated().map { index, event in row(cells(of: event, number: index + 1)) }
        + (events.contains { $0.unordered != nil } ? ["", inThreeLines(Labels.anyOrder)] : [])
    }
  }

  private static func described(_ value: Value) -> String {
    OutcomeText.summary(.value(value), TextStyle(language: .english))
  }

  private static func cells(of event: TraceEvent, number: Int) -> [String] {
    [
      "\(number)" + (event.unordered.map { "\\~\($0)" } ?? ""), event.app ?? "", event.kind.rawValue,
      MarkdownText.code(event.name), event.width.map { Value.number($0).description } ?? "",
      event.horizontal ?? "",
    ]
  }

  // MARK: Three languages, and tables

  /// A word in all languages, once where two have the same: `检查 · 檢查 · check`.
  private static func trilingual(_ text: LocalizedText) -> String {
    text.hans == text.hant ? "\(text.hans) · \(text.en)" : "\(text.hans) · \(text.hant) · \(text.en)"
  }

  /// The same for a heading or a label.
  private static func heading(_ text: LocalizedText) -> String {
    trilingual(
      LocalizedText(
        hans: text.hans, hant: text.hant, en: text.en.prefix(1).uppercased() + text.en.dropFirst()))
  }

  private static func inThreeLines(_ text: LocalizedText) -> String {
    Language.allCases.map { MarkdownText.escaped(text[$0]) }.joined(separator: "<br>")
  }

  private static func tableHead(_ cells: [String]) -> [String] {
    [row(cells), "|" + String(repeating: " --- |", count: cells.count)]
  }

  private static func row(_ cells: [String]) -> String {
    "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
  }
}
