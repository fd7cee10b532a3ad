import FenpingCore
public import FenpingModel

/// A checklist as a Markdown task list, for a wiki or an issue: each item with its reason, its place in the
/// guide and the rule that can be run.
public enum ChecklistMarkdown {
  public static func report(_ set: AnswerSet) -> String {
    let language = set.language
    let topic = set.question.isEmpty ? "" : language.colon + MarkdownText.escaped(set.question)
    var lines = ["# " + Labels.checklist[language] + topic]
    let groups = set.answers.byProcedure
    // Items of one rule share its rationale; it is told once.
    var told: Set<String> = []
    for group in groups {
      let title =
        group.procedure.map { group.items.heading($0, language) }
        ?? (groups.count > 1 ? Labels.otherItems[language] : nil)
      lines.append("")
      if let title { lines += ["## " + MarkdownText.escaped(title), ""] }
      for answer in group.items {
        let reasons = answer.shownReasons(language).filter { told.insert($0.text).inserted }
        lines += item(answer, reasons, language)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func item(_ answer: Answer, _ reasons: [ShownReason], _ language: Language) -> [String] {
    let isDone = answer.finding?.verdict == .pass
    var lines = ["- [\(isDone ? "x" : " ")] " + MarkdownText.escaped(answer.checklistItem)]
    func detail(_ label: String, _ text: String) {
      lines.append("  - \(label)\(language.colon)\(text)")
    }
    if let quote = answer.quote(beside: answer.checklistItem) {
      detail(Labels.quote[language], "「\(MarkdownText.escaped(quote))」")
    }
    for other in answer.conflicts {
      let text = "「\(MarkdownText.escaped(other.quote))」"
      detail(Labels.conflict[language], text + language.aside(MarkdownText.reference(other)))
    }
    for rule in answer.disputes.compactMap(Catalogue.rule) {
      detail(
        Labels.conflict[language], MarkdownText.escaped(rule.statement[language]) + language.aside(rule.id))
    }
    if let outdated = answer.outdated {
      let since = Labels.since.filled(outdated.since.description)[language]
      detail(
        Labels.outdated[language],
        since + language.colon + MarkdownText.escaped(outdated.replacement[language]))
    }
    for reason in reasons {
      detail(
        Labels.why[language], MarkdownText.escaped(reason.text) + (reason.mark.map(language.aside) ?? ""))
    }
    if let finding = answer.problem {
      let place = finding.place.map { MarkdownText.code($0) + " " } ?? ""
      detail(finding.verdict.label[language], place + MarkdownText.escaped(finding.message[language]))
    }
    detail(Labels.source[language], MarkdownText.reference(answer.statement))
    for id in answer.rules {
      if let link = MarkdownText.link(toRule: id) { detail(Labels.rule[language], link) }
    }
    if let rule = answer.shownRule, let command = rule.exampleCommand {
      detail(Labels.run[language], MarkdownText.code(command))
    }
    return lines
  }
}
