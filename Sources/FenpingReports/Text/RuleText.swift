public import FenpingCore

/// Rules as a person reads them on a terminal.
public enum RuleText {
  /// `fenping rules`: id, shape and title, an area a paragraph; of a version that is asked about, what has become
  /// of each rule.
  public static func list(
    _ rules: [Rule], _ style: TextStyle, asked: [ValidityClause.Axis: Version] = [:]
  ) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    let shapes = Rule.Shape.allCases.map { TextLayout.columns(of: $0.label[style.language]) }.max() ?? 0
    var area = rules.first?.area
    var lines: [String] = []
    for rule in rules {
      if rule.area != area {
        lines.append("")
        area = rule.area
      }
      let id = style.paint(.bold, TextLayout.padded(rule.id, to: width))
      let shape = TextLayout.padded(rule.shape.label[style.language], to: shapes)
      lines.append("\(id)  \(style.paint(.dim, shape))  \(rule.title[style.language])")
      lines += rule.standings(in: asked).filter(\.dependsOnAxis).map {
        standing($0, indent: 4, tellsWhatHolds: false, style)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `fenping rule ID`: the whole page, with the clauses marked that hold in the versions that are asked about.
  public static func page(
    _ rule: Rule, _ style: TextStyle, asked: [ValidityClause.Axis: Version] = [:]
  ) -> String {
    let language = style.language
    let standings = rule.standings(in: asked).map { standing($0, indent: 0, tellsWhatHolds: true, style) }
    let parts = [
      style.paint(.bold, rule.title[language]) + "\n"
        + style.paint(
          .dim,
          [
            rule.id, rule.shape.label[language],
            Labels.severity[language] + language.colon + rule.severity.label[language],
          ].compactMap(\.self).joined(separator: " · ")),
      standings.joined(separator: "\n"),
      TextLayout.indented(rule.statement[language], by: 0, columns: style.columns),
      section(Labels.why, [paragraph(rule.rationale[language], style)], style),
      section(Labels.advice, [paragraph(rule.advice[language], style)], style),
      section(Labels.validity, rule.validity.map { clause($0, style, asked: asked) }, style),
      section(Labels.inputs, rule.inputs.map { input($0, style) }, style),
      section(Labels.examples, rule.examples.map { example($0, of: rule, style) }, style),
      section(Labels.sources, rule.sources.map { source($0, style) }, style),
      section(Labels.code, ["  " + rule.sourceFile], style),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ title: LocalizedText, _ items: [String], _ style: TextStyle) -> String {
    guard !items.isEmpty else { return "" }
    return style.paint(.cyan, title[style.language]) + "\n" + items.joined(separator: "\n")
  }

  private static func paragraph(_ text: String, _ style: TextStyle) -> String {
    TextLayout.indented(text, by: 2, columns: style.columns)
  }

  /// `system 26: replaced`, and the text of the clauses that say so.
  private static func standing(
    _ standing: Standing, indent: Int, tellsWhatHolds: Bool, _ style: TextStyle
  ) -> String {
    let head = standing.label[style.language]
    let isPlain = standing.status == .holds || standing.status == nil
    let clauses = tellsWhatHolds || !isPlain ? standing.clauses : []
    return String(repeating: " ", count: indent) + style.paint(isPlain ? .bold : .yellow, head)
      + clauses.map {
        "\n" + TextLayout.indented($0.text[style.language], by: indent + 2, columns: style.columns)
      }.joined()
  }

  private static func clause(
    _ clause: ValidityClause, _ style: TextStyle, asked: [ValidityClause.Axis: Version]
  ) -> String {
    let language = style.language
    let head = [clause.axis.label[language], clause.range[language], clause.status.label[language]]
      .joined(separator: " · ")
    let mark = clause.mark(asked).map { "  " + style.paint(.green, $0) } ?? ""
    return "  " + style.paint(.bold, head) + mark + "\n"
      + TextLayout.indented(clause.text[language], by: 4, columns: style.columns)
  }

  private static func input(_ field: any InputField, _ style: TextStyle) -> String {
    let language = style.language
    let notes = [
      field.unit,
      field.kind.accepted.isEmpty
        ? nil : Labels.accepted[language] + language.colon + field.kind.accepted.joined(separator: ", "),
      field.fallback.map { Labels.fallback[language] + language.colon + $0.description },
    ].compactMap(\.self)
    let text =
      field.summary[language]
      + (notes.isEmpty ? "" : language.aside(notes.joined(separator: language.semicolon)))
    return "  " + style.paint(.bold, field.name) + "\n"
      + TextLayout.indented(text, by: 4, columns: style.columns)
  }

  /// The command line is never wrapped: it is there to be copied.
  private static func example(_ example: Example, of rule: Rule, _ style: TextStyle) -> String {
    let result = OutcomeText.summary(example.expected, style)
    return TextLayout.indented(
      example.name[style.language] + " → " + result, by: 2, columns: style.columns)
      + "\n    " + rule.command(running: example)
  }

  private static func source(_ source: Source, _ style: TextStyle) -> String {
    "  " + source.title + style.language.aside(source.confidence.label[style.language]) + "\n    "
      + style.paint(.dim, source.location)
  }
}

extension Standing {
  /// `system 26: replaced`
  var label: LocalizedText {
    let status = dependsOnAxis ? status?.label ?? Labels.notCovered : Labels.independent
    func label(_ language: Language) -> String {
      "\(axis.label[language]) \(version)" + language.colon + status[language]
    }
    return LocalizedText(
      hans: label(.simplifiedChinese), hant: label(.traditionalChinese), en: label(.english))
  }
}

extension ValidityClause {
  /// `← 26` where the version that is asked about lies in the clause's range.
  func mark(_ asked: [Axis: Version]) -> String? {
    asked[axis].flatMap { contains($0) ? "← \($0)" : nil }
  }

  /// `since 9, before 26`
  var range: LocalizedText {
    let bounds = [
      since.map { Labels.since.filled($0.description) },
      until.map { Labels.until.filled($0.description) },
    ].compactMap(\.self)
    guard !bounds.isEmpty else { return Labels.always }
    return LocalizedText(
      hans: bounds.map(\.hans).joined(separator: "，"), hant: bounds.map(\.hant).joined(separator: "，"),
      en: bounds.map(\.en).joined(separator: ", "))
  }
}
