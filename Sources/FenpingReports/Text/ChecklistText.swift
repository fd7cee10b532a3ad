import FenpingCore
public import FenpingModel

/// A checklist on a terminal: the steps in the guide's order, each with its place and its rule.
public enum ChecklistText {
  public static func report(_ set: AnswerSet, _ style: TextStyle) -> String {
    let groups = set.answers.byProcedure
    return groups.map { group in
      let title = group.procedure ?? (groups.count > 1 ? Labels.otherItems[style.language] : nil)
      let items = group.items.map { item($0, style) }
      return
        ((title.map {
          [style.paint(.bold, TextLayout.indented($0.printable(), by: 0, columns: style.columns))]
        } ?? []) + items)
        .joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private static func item(_ answer: Answer, _ style: TextStyle) -> String {
    let step = answer.statement.step.map { "\($0)." } ?? ""
    let label = TextLayout.padded("[ ]", to: 4) + TextLayout.padded(step, to: 4)
    let details = [answer.statement.reference(headings: 1).printable(), answer.shownRule?.id].compactMap(
      \.self
    )
    .joined(separator: " · ")
    var lines = [
      TextLayout.hanging(label, answer.itemLead.printable(), indent: 8, columns: style.columns)
    ]
    if answer.gloss != nil {
      lines.append(
        TextLayout.indented("「\(answer.statement.quote.printable())」", by: 8, columns: style.columns))
    }
    lines.append(
      "        " + style.paint(.dim, TextLayout.truncated(details, columns: style.columns - 8)))
    return lines.joined(separator: "\n")
  }
}
