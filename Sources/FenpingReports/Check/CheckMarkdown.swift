public import FenpingCore
public import FenpingModel

/// What `fenping check` found, for a pull request or a wiki: the numbers first, then each problem with why, what to
/// do, and what was seen.
public enum CheckMarkdown {
  public static func report(_ report: CheckReport, _ language: Language) -> String {
    let groups = CheckGroup.all(report)
    var lines = [
      "# " + Labels.checkReport[language] + language.colon + MarkdownText.escaped(report.path), "",
    ]
    lines += groups.isEmpty ? [Labels.nothingChecked[language]] : table(groups, language)
    for group in groups where !group.problems.isEmpty {
      lines += ["", "## " + MarkdownText.escaped(group.name(language))]
      lines += group.problems.flatMap { problem($0, language) }
    }
    lines += list(
      Labels.notChecked,
      report.skipped.map { skipped in
        "**\(MarkdownText.escaped(skipped.target))**" + language.colon
          + MarkdownText.escaped(skipped.reason[language])
      }, language)
    lines += list(Labels.notes, report.notes.map { MarkdownText.escaped($0[language]) }, language)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ groups: [CheckGroup], _ language: Language) -> [String] {
    let kinds = CheckItem.Class.allCases
    let heads = [Labels.target[language]] + kinds.map { "\($0.mark) \($0.label[language])" }
    return [MarkdownText.row(heads), MarkdownText.rowRule(heads.count)]
      + groups.map { group in
        MarkdownText.row(
          [MarkdownText.escaped(group.name(language))] + kinds.map { String(group.items($0).count) })
      }
  }

  private static func problem(_ item: CheckItem, _ language: Language) -> [String] {
    let title = MarkdownText.escaped(item.title(language))
    var lines = ["", "### \(item.class.mark) \(item.class.label[language])\(language.colon)\(title)", ""]
    let details = item.places + [item.finding.rule]
    lines.append((details.map(MarkdownText.code) + item.storeCodes).joined(separator: " · "))
    func paragraph(_ label: LocalizedText, _ text: String) {
      lines += ["", "**\(label[language])**\(language.colon)\(text)"]
    }
    paragraph(Labels.why, MarkdownText.escaped(item.message(language)))
    if let rule = item.rule { paragraph(Labels.advice, MarkdownText.escaped(rule.advice[language])) }
    if let command = item.guideCommand { paragraph(Labels.guide, MarkdownText.code(command)) }
    let evidence = item.finding.evidence.indices.flatMap { self.evidence(item, $0, language) }
    if !evidence.isEmpty { lines += ["", "**\(Labels.evidence[language])**", ""] + evidence }
    return lines
  }

  /// A value, and below it the places from which it came.
  private static func evidence(_ item: CheckItem, _ index: Int, _ language: Language) -> [String] {
    let evidence = item.finding.evidence[index]
    let value = OutcomeText.summary(.value(evidence.value), TextStyle(language: language))
    let head = "- \(MarkdownText.code(evidence.name)) = \(MarkdownText.escaped(value))"
    return [head]
      + item.origins(ofEvidence: index).map { traced in
        let parts = [
          MarkdownText.escaped(traced.label(language)), traced.origin.place.map(MarkdownText.code),
          traced.origin.text.isEmpty ? nil : MarkdownText.code(traced.origin.text),
        ]
        return "  - " + parts.compactMap(\.self).joined(separator: " · ")
      }
  }

  private static func list(_ title: LocalizedText, _ items: [String], _ language: Language) -> [String] {
    items.isEmpty ? [] : ["", "## " + title[language], ""] + items.map { "- " + $0 }
  }
}
