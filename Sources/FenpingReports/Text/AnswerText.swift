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
      var told = best.leadIn
      let rows = others.enumerated().map { offset, answer in
        let row = brief(answer, below: told, rank: offset + 2, explains, style)
        told = answer.leadIn
        return row
      }
      parts.append(
        style.paint(.cyan, Labels.more[style.language]) + "\n" + rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func full(_ answer: Answer, explains: Bool, _ style: TextStyle) -> String {
    let language = style.language
    var head =
      answer.leadIn.map { TextLayout.indented($0.printable(), by: 0, columns: style.columns) + "\n" } ?? ""
    let item = TextLayout.indented(
      answer.item.printable(), by: answer.leadIn == nil ? 0 : 2, columns: style.columns)
    head += style.paint(.bold, item)
    if let quote = answer.quote(beside: answer.item) {
      head += "\n" + TextLayout.indented("「\(quote.printable())」", by: 2, columns: style.columns)
    }

    var rows: [String] = []
    if let outdated = answer.outdated {
      let text =
        Labels.since.filled(outdated.since.description)[language] + language.colon
        + outdated.replacement[language]
      rows.append(style.paint(.yellow, row(Labels.outdated[language], text, style)))
    }
    for other in answer.conflicts {
      let text = "「\(other.quote.printable())」" + language.aside(place(of: other, style))
      rows.append(style.paint(.yellow, row(Labels.conflict[language], text, style)))
    }
    for rule in answer.disputes.compactMap(Catalogue.rule) {
      let text = rule.statement[language] + language.aside(rule.id)
      rows.append(style.paint(.yellow, row(Labels.conflict[language], text, style)))
    }
    for (index, reason) in answer.shownReasons(language).enumerated() {
      let label = index == 0 ? Labels.why[language] : ""
      rows.append(row(label, reason.text.printable() + (reason.mark.map(language.aside) ?? ""), style))
    }
    rows.append(row(Labels.source[language], place(of: answer.statement, style), style))
    if let rule = answer.shownRule {
      rows.append(row(Labels.rule[language], "\(rule.title[language]) · \(rule.id)", style))
      rows.append(command(Labels.run[language], rule.nextCommand, style))
      rows.append(row(Labels.code[language], rule.sourceFile, style))
    }
    if explains { rows.append(row(Labels.score[language], score(answer), style)) }
    return head + "\n\n" + rows.joined(separator: "\n")
  }

  /// - Parameter told: the lead-in that stands above already.
  private static func brief(
    _ answer: Answer, below told: String?, rank: Int, _ explains: Bool, _ style: TextStyle
  ) -> String {
    let width = style.columns - indentOfBrief
    var lead = (answer.leadIn ?? "") + answer.item
    if let leadIn = answer.leadIn, leadIn == told || TextLayout.columns(of: lead.printable()) > width {
      lead = "…" + answer.item
    }
    let rule = answer.shownRule?.id
    let details =
      answer.statement.reference(columns: width, rest: rule)
      ?? TextLayout.truncated(answer.statement.references.last ?? "", columns: width)
    let space = String(repeating: " ", count: indentOfBrief)
    var lines = [
      TextLayout.padded("\(rank)", to: indentOfBrief)
        + TextLayout.truncated(lead.printable(), columns: width),
      space + style.paint(.dim, details),
    ]
    if explains { lines.append(space + style.paint(.dim, score(answer))) }
    return lines.joined(separator: "\n")
  }

  private static let indentOfBrief = 4

  /// The place on one line where it has room with a heading at least, else broken.
  private static func place(of statement: Statement, _ style: TextStyle) -> String {
    let places = statement.references
    return places.dropLast().first { TextLayout.columns(of: $0) <= style.columns - indent }
      ?? places.dropLast().last ?? places[0]
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
