import FenpingCore
public import FenpingModel

/// Answers as a person reads them on a terminal: first the answer itself, then why, then where it stands, then
/// what to run. The best one in full, the others in two lines each, so that all fit a screen.
public enum AnswerText {
  public static func report(_ set: AnswerSet, explains: Bool = false, _ style: TextStyle) -> String {
    guard let best = set.answers.first else { return "" }
    var parts = [full(best, explains: explains, style)]
    let others = set.answers.dropFirst()
    if !others.isEmpty {
      let rows = others.enumerated().map { brief($0.element, rank: $0.offset + 2, explains, style) }
      parts.append(
        style.paint(.cyan, Labels.more[style.language]) + "\n" + rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func full(_ answer: Answer, explains: Bool, _ style: TextStyle) -> String {
    let language = style.language
    let lead = TextLayout.indented(answer.lead.printable(), by: 0, columns: style.columns)
    var head = style.paint(.bold, lead)
    if let quote = answer.quote(beside: answer.lead) {
      head += "\n" + TextLayout.indented("「\(quote.printable())」", by: 2, columns: style.columns)
    }

    var rows: [String] = []
    if let outdated = answer.outdated {
      let text =
        Labels.since.filled(outdated.since.description)[language] + language.colon
        + outdated.replacement[language]
      rows.append(style.paint(.yellow, row(Labels.outdated[language], text, style)))
    }
    for (index, reason) in answer.shownReasons(language).enumerated() {
      let label = index == 0 ? Labels.why[language] : ""
      rows.append(row(label, reason.text.printable() + (reason.mark.map(language.aside) ?? ""), style))
    }
    rows.append(row(Labels.source[language], answer.statement.reference(headings: 2).printable(), style))
    if let rule = answer.shownRule {
      let planned = rule.isPlanned ? language.aside(Labels.planned[language]) : ""
      rows.append(row(Labels.rule[language], "\(rule.title[language]) · \(rule.id)\(planned)", style))
      rows.append(command(Labels.run[language], rule.nextCommand, style))
      rows.append(row(Labels.code[language], rule.sourceFile, style))
    }
    if explains { rows.append(row(Labels.score[language], score(answer), style)) }
    return head + "\n\n" + rows.joined(separator: "\n")
  }

  private static func brief(
    _ answer: Answer, rank: Int, _ explains: Bool, _ style: TextStyle
  ) -> String {
    let width = style.columns - 4
    let lead = TextLayout.truncated(answer.lead.printable(), columns: width)
    let details = [answer.statement.reference(headings: 1).printable(), answer.shownRule?.id].compactMap(
      \.self
    )
    .joined(separator: " · ")
    var lines = [
      TextLayout.padded("\(rank)", to: 4) + lead,
      "    " + style.paint(.dim, TextLayout.truncated(details, columns: width)),
    ]
    if explains { lines.append("    " + style.paint(.dim, score(answer))) }
    return lines.joined(separator: "\n")
  }

  /// `12.5 = words 8.25 + concepts 4.25`
  private static func score(_ answer: Answer) -> String {
    let parts = answer.parts.map { "\($0.name) \(rounded($0.value))" }
    return "\(rounded(answer.score)) = " + parts.joined(separator: " + ")
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  // MARK: Rows

  private static let indent = 10

  private static func row(_ label: String, _ text: String, _ style: TextStyle) -> String {
    paintLabel(label, TextLayout.hanging(label, text, indent: indent, columns: style.columns), style)
  }

  /// A command line, broken only where a shell reads it on: it is there to be copied.
  private static func command(_ label: String, _ text: String, _ style: TextStyle) -> String {
    var lines: [String] = []
    for word in text.commandParts {
      let room = style.columns - indent - 2
      if let last = lines.last, TextLayout.columns(of: last) + 1 + TextLayout.columns(of: word) <= room {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(lines.isEmpty ? word : "  " + word)
      }
    }
    let space = String(repeating: " ", count: indent)
    let text = TextLayout.padded(label, to: indent) + lines.joined(separator: " \\\n" + space)
    return paintLabel(label, text, style)
  }

  private static func paintLabel(_ label: String, _ row: String, _ style: TextStyle) -> String {
    label.isEmpty ? row : style.paint(.cyan, label) + row.dropFirst(label.count)
  }
}

extension String {
  /// A command line in the parts that belong together: the command, then each option with its value.
  fileprivate var commandParts: [String] {
    var parts = [""]
    var rest = self[...]
    while let space = rest.firstIndex(of: " ") {
      let next = rest.index(after: space)
      if rest[next...].hasPrefix("--set ") {
        parts[parts.count - 1] += rest[..<space]
        parts.append("")
      } else {
        parts[parts.count - 1] += rest[..<next]
      }
      rest = rest[next...]
    }
    parts[parts.count - 1] += rest
    return parts
  }
}
