import FenpingCore
public import FenpingModel

/// A checklist on a terminal: the steps in the guide's order, each with its place and its rule.
public enum ChecklistText {
  public static func report(_ set: AnswerSet, _ style: TextStyle) -> String {
    let groups = set.answers.byProcedure
    return groups.map { group in
      let title =
        group.procedure.map { group.items.heading($0, style.language) }
        ?? (groups.count > 1 ? Labels.otherItems[style.language] : nil)
      // Two things to do in one step of the guide share its number, which is shown once.
      let steps = [nil] + group.items.map(\.statement.step)
      let items = zip(group.items, steps).map { item($0, after: $1, style) }
      return
        ((title.map {
          [style.paint(.bold, TextLayout.indented($0.printable(), by: 0, columns: style.columns))]
        } ?? []) + items)
        .joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private static func item(_ answer: Answer, after previous: Int?, _ style: TextStyle) -> String {
    let own = answer.statement.step
    let step = own == previous ? "" : own.map { "\($0)." } ?? ""
    let label = TextLayout.padded(answer.checkbox, to: 4) + TextLayout.padded(step, to: 4)
    var lines = [
      TextLayout.hanging(label, answer.checklistItem.printable(), indent: 8, columns: style.columns)
    ]
    if let quote = answer.quote(beside: answer.checklistItem) {
      lines.append(TextLayout.indented("「\(quote.printable())」", by: 8, columns: style.columns))
    }
    let width = style.columns - 8
    let rule = answer.shownRule?.id
    // On a narrow terminal the rule gets a line of its own.
    let details =
      answer.statement.reference(columns: width, rest: rule).map { [$0] }
      ?? [answer.statement.references.last, rule].compactMap(\.self)
    lines += details.map {
      "        " + style.paint(.dim, TextLayout.truncated($0, columns: width))
    }
    if let finding = answer.problem {
      let text = [finding.place, finding.message[style.language]].compactMap(\.self).joined(separator: "  ")
      lines.append(
        style.paint(
          finding.verdict == .fail ? .red : .yellow,
          TextLayout.indented(text.printable(), by: 8, columns: style.columns)))
    }
    return lines.joined(separator: "\n")
  }
}

extension Answer {
  /// Ticked where the project passes, crossed where it fails; what only a person can judge is left open.
  var checkbox: String {
    switch finding?.verdict {
    case .pass: "[x]"
    case .fail: "[!]"
    case .unknown: "[?]"
    case .notApplicable: "[-]"
    case .needsReview, nil: "[ ]"
    }
  }

  /// What the project has to be told about the item.
  var problem: Finding? {
    finding.flatMap { $0.verdict == .pass || $0.verdict == .notApplicable ? nil : $0 }
  }
}
