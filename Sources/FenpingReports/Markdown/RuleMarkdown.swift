public import FenpingCore

/// Rules as Markdown.
public enum RuleMarkdown {
  public static func list(_ rules: [Rule], _ language: Language) -> String {
    var lines = ["# " + Labels.rules[language]]
    var area: String?
    for rule in rules {
      if rule.area != area {
        lines += ["", "## " + rule.area, ""]
        area = rule.area
      }
      let mark = rule.isPlanned ? language.aside(Labels.planned[language]) : ""
      lines.append("- \(MarkdownText.code(rule.id)) \(MarkdownText.escaped(rule.title[language]))\(mark)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public static func page(_ rule: Rule, _ language: Language) -> String {
    var lines = ["# " + MarkdownText.escaped(rule.title[language]), ""]
    lines.append(
      [
        MarkdownText.code(rule.id), rule.shape.label[language],
        Labels.severity[language] + language.colon + rule.severity.label[language],
        rule.isPlanned ? Labels.planned[language] : nil,
      ].compactMap(\.self).joined(separator: " · "))
    func section(_ title: LocalizedText, _ content: [String]) {
      if !content.isEmpty { lines += ["", "## " + title[language], ""] + content }
    }
    lines += ["", MarkdownText.escaped(rule.statement[language])]
    section(Labels.why, [MarkdownText.escaped(rule.rationale[language])])
    section(Labels.advice, [MarkdownText.escaped(rule.advice[language])])
    section(
      Labels.validity,
      rule.validity.map {
        "- **\($0.axis.label[language]) · \($0.range[language]) · \($0.status.label[language])**"
          + language.colon
          + MarkdownText.escaped($0.text[language])
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
    section(
      Labels.sources,
      rule.sources.map { source in
        let isLink = source.location.hasPrefix("https://")
        return "- " + MarkdownText.escaped(source.title) + language.colon
          + (isLink ? "<\(source.location)>" : MarkdownText.code(source.location))
      })
    return lines.joined(separator: "\n") + "\n"
  }
}
