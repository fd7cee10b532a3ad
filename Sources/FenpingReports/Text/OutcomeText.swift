public import FenpingCore

/// What a rule said about one input, as a person reads it on a terminal.
public enum OutcomeText {
  /// `fenping run ID`: the outcome, why, and what was looked at.
  public static func report(_ evaluation: Evaluation, of rule: Rule, _ style: TextStyle) -> String {
    let language = style.language
    var parts: [String] = []
    switch evaluation.outcome {
    case .verdict(let verdict):
      parts.append(
        style.paint(paint(verdict), verdict.label[language])
          + (verdict == .fail ? " · " + (evaluation.severity ?? rule.severity).label[language] : ""))
    case .value(.record(let members)):
      parts.append(
        TextLayout.table(
          members.sorted { $0.key < $1.key }.map {
            [$0.key, style.paint(.bold, describe($0.value, style).printable())]
          }))
    case .value(let value):
      parts.append(style.paint(.bold, describe(value, style).printable()))
    case .events(let events):
      parts.append(trace(events, style))
    }
    parts.append(
      TextLayout.indented(evaluation.explanation[language].printable(), by: 0, columns: style.columns))
    if !evaluation.evidence.isEmpty {
      let rows = evaluation.evidence.map {
        ["  " + $0.name.printable(), describe($0.value, style).printable()]
      }
      parts.append(
        style.paint(.cyan, Labels.evidence[language]) + "\n"
          + TextLayout.table(rows, columns: style.columns))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The outcome in a few words.
  static func summary(_ outcome: Evaluation.Outcome, _ style: TextStyle) -> String {
    switch outcome {
    case .verdict(let verdict): verdict.label[style.language]
    case .value(let value): describe(value, style)
    case .events(let events): events.map(\.name).joined(separator: " → ")
    }
  }

  /// The value on one line; what would be empty there is said.
  private static func describe(_ value: Value, _ style: TextStyle) -> String {
    switch value {
    case .list([]), .text(""): Labels.none[style.language]
    case .record(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key) \(describe($0.value, style))" }
        .joined(separator: ", ")
    default: value.description
    }
  }

  /// The events in their order, one a line, in columns that line up.
  private static func trace(_ events: [TraceEvent], _ style: TextStyle) -> String {
    let language = style.language
    var rows = [
      [
        "#", Labels.app[language], Labels.event[language], "", Labels.width[language],
        Labels.sizeClass[language],
      ]
    ]
    rows += events.enumerated().map { index, event in
      [
        "\(index + 1)" + (event.unordered.map { "~\($0)" } ?? ""), event.app ?? "–",
        event.kind.label[language], event.name, event.width.map { Value.number($0).description } ?? "",
        event.horizontal ?? "",
      ]
    }
    let hasSizes = events.contains { $0.width != nil || $0.horizontal != nil }
    if !hasSizes { rows = rows.map { Array($0.prefix(4)) } }
    let table = TextLayout.table(rows)
    return events.contains { $0.unordered != nil } ? table + "\n" + Labels.anyOrder[language] : table
  }

  private static func paint(_ verdict: Verdict) -> TextStyle.Paint {
    switch verdict {
    case .pass: .green
    case .fail: .red
    case .needsReview, .unknown: .yellow
    case .notApplicable: .dim
    }
  }
}
