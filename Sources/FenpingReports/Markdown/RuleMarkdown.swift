public import FenpingCore

/// Rules as Markdown.
public enum RuleMarkdown {
  public static func list(
    _ rules: [Rule], _ language: Language, asked: [ValidityClause.Axis: Version] = [:]
  ) -> String {
    var lines = ["# " + Labels.rules[language]]
    var area: String?
    for rule in rules {
      if rule.area != area {
        lines += ["", "## " + rule.area, ""]
        area = rule.area
      }
      lines.append("- \(MarkdownText.code(rule.id)) \(MarkdownText.escaped(rule.title[language]))")
      lines += rule.standings(in: asked).filter(\.dependsOnAxis).map { "  - " + $0.label[language] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public static func page(
    _ rule: Rule, _ language: Language, asked: [ValidityClause.Axis: Version] = [:]
  ) -> String {
    var lines = ["# " + MarkdownText.escaped(rule.title[language]), ""]
    lines.append(
      [
        MarkdownText.code(rule.id), rule.shape.label[language],
        Labels.severity[language] + language.colon + rule.severity.label[language],
      ].compactMap(\.self).joined(separator: " · "))
    func section(_ title: LocalizedText, _ content: [String]) {
      if !content.isEmpty { lines += ["", "## " + title[language], ""] + content }
    }
    lines += rule.standings(in: asked).flatMap { ["", "**\($0.label[language])**"] }
    lines += ["", MarkdownText.escaped(rule.statement[language])]
    section(Labels.why, [MarkdownText.escaped(rule.rationale[language])])
    section(Labels.advice, [MarkdownText.escaped(rule.advice[language])])
    section(
      Labels.validity,
      rule.validity.map { clause in
        item(clause, language, mark: clause.mark(asked))
      })
    section(
      Labels.inputs,
      rule.inputs.map { field in
        let words = field.kind.accepted.map(MarkdownText.code).joined(separator: ", ")
        return "- \(MarkdownText.code(field.name)) (\(field.unit ?? field.kind.name))" + language.colon
          + MarkdownText.escaped(field.summary[language]) + (words.isEmpty ? "" : language.aside(words))
      })
    section(
      Labels.examples,
      rule.examples.flatMap { example in
        [
          "- " + MarkdownText.escaped(example.name[language]) + " → "
            + MarkdownText.escaped(OutcomeText.summary(example.expected, TextStyle(language: language))),
          "", "  ```sh", "  " + rule.command(running: example), "  ```",
        ]
      })
    section(Labels.sources, rule.sources.map { "- " + item($0, language) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// One clause of the validity, as an item of a list.
  static func item(_ clause: ValidityClause, _ language: Language, mark: String? = nil) -> String {
    let head = [clause.axis.label[language], clause.range[language], clause.status.label[language]]
      .joined(separator: " · ")
    return "- **\(head)**" + (mark.map { " " + $0 } ?? "") + language.colon
      + MarkdownText.escaped(clause.text[language])
  }

  private static func item(_ source: Source, _ language: Language) -> String {
    MarkdownText.escaped(source.title) + language.colon + location(of: source)
  }

  static func location(of source: Source) -> String {
    source.location.hasPrefix("http") && !source.location.contains(" ")
      ? "<\(source.location)>" : MarkdownText.code(source.location)
  }
}
