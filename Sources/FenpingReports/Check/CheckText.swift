import FenpingCore
public import FenpingModel
import FenpingText

/// What `fenping check` found, as a person reads it on a terminal: what is wrong first, each with what to do about
/// it, and at the end how it stands altogether.
public enum CheckText {
  /// - Parameters:
  ///   - explains: shows what each rule looked at, and from which places the values came.
  ///   - verbose: lists what passed and what does not apply, too.
  public static func report(
    _ report: CheckReport, explains: Bool = false, verbose: Bool = false, _ style: TextStyle
  ) -> String {
    let language = style.language
    let groups = CheckGroup.all(report)
    let parts =
      groups.map { section($0, explains: explains, verbose: verbose, style) } + [
        skipped(report.skipped, style),
        notes(report.notes.map { $0[language] }, style),
        groups.isEmpty
          ? Labels.nothingChecked[language] : groups.map { summary($0, style) }.joined(separator: "\n"),
      ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  // MARK: A target

  private static func section(
    _ group: CheckGroup, explains: Bool, verbose: Bool, _ style: TextStyle
  ) -> String {
    let name = TextLayout.indented(group.name(style.language).printable(), by: 0, columns: style.columns)
    let parts =
      [style.paint(.bold, name)] + group.problems.map { problem($0, explains: explains, style) }
      + [verbose ? list(of: group, style) : counts(of: group, style)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func problem(_ item: CheckItem, explains: Bool, _ style: TextStyle) -> String {
    let language = style.language
    let mark = "\(item.class.mark) \(item.class.label[language])"
    let head = TextLayout.hanging(
      mark, item.title(language).printable(), indent: TextLayout.columns(of: mark) + 2, columns: style.columns
    )
    var rows = [style.paint(item.class.paint, mark) + style.paint(.bold, String(head.dropFirst(mark.count)))]
    rows += details(item, style).map { "  " + style.paint(.dim, $0) }
    rows.append(row(Labels.why[language], item.message(language).printable(), style))
    if let rule = item.rule { rows.append(row(Labels.advice[language], rule.advice[language], style)) }
    // A command is there to be copied: it is never broken.
    if let command = item.guideCommand {
      let label = TextLayout.padded(Labels.guide[language], to: indent - 2)
      rows.append("  " + style.paint(.cyan, label) + command)
    }
    if explains { rows += evidence(of: item, style) }
    return rows.joined(separator: "\n")
  }

  /// Where it is and what it is called, on one line where there is room. A path is never broken.
  private static func details(_ item: CheckItem, _ style: TextStyle) -> [String] {
    var lines: [String] = []
    for part in (item.places + [item.finding.rule] + item.storeCodes).map({ $0.printable() }) {
      let joined = lines.last.map { $0 + " · " + part } ?? part
      if lines.isEmpty || TextLayout.columns(of: joined) > style.columns - 2 {
        lines.append(part)
      } else {
        lines[lines.count - 1] = joined
      }
    }
    return lines
  }

  /// `✓ 9 passed · – 3 not applicable`
  private static func counts(of group: CheckGroup, _ style: TextStyle) -> String {
    let counts = [CheckItem.Class.pass, .notApplicable].compactMap { kind -> String? in
      let count = group.items(kind).count
      let text = "\(kind.mark) \(kind.counted(count)[style.language])"
      return count == 0 ? nil : style.paint(kind.paint, text)
    }.joined(separator: "  ")
    // Who reads that nothing is wrong has to know where nothing was asked.
    let exempt = group.items(.notApplicable).first { $0.finding.rule == "setup/all-orientations" }
    let reason = exempt.map {
      TextLayout.indented($0.finding.message[style.language].printable(), by: 2, columns: style.columns)
    }
    return [counts, reason].compactMap(\.self).joined(separator: "\n")
  }

  private static func list(of group: CheckGroup, _ style: TextStyle) -> String {
    let items = group.items(.pass) + group.items(.notApplicable)
    let width = items.map { TextLayout.columns(of: $0.finding.rule.printable()) }.max() ?? 0
    return items.map { item in
      let id = TextLayout.padded(item.finding.rule.printable(), to: width)
      let title = TextLayout.truncated(
        item.title(style.language).printable(), columns: style.columns - width - 4)
      return style.paint(item.class.paint, item.class.mark) + " \(id)  \(title)"
    }.joined(separator: "\n")
  }

  // MARK: Evidence

  private static func evidence(of item: CheckItem, _ style: TextStyle) -> [String] {
    item.finding.evidence.indices.flatMap { index -> [String] in
      let evidence = item.finding.evidence[index]
      let value = OutcomeText.summary(.value(evidence.value), style).printable()
      let label = index == 0 ? Labels.evidence[style.language] : ""
      let origins = item.origins(ofEvidence: index)
      let width = origins.map { TextLayout.columns(of: $0.label(style.language).printable()) }.max() ?? 0
      return [row(label, "\(evidence.name.printable()) = \(value)", style)]
        + origins.map { origin($0, width: width, style) }
    }
  }

  /// `target settings  App.xcodeproj/project.pbxproj:123  TARGETED_DEVICE_FAMILY = 1,2`; what stands there goes to
  /// the next line where the terminal is too narrow, the place never.
  private static func origin(_ traced: CheckItem.TracedOrigin, width: Int, _ style: TextStyle) -> String {
    let indent = indent + 2
    let space = String(repeating: " ", count: indent)
    let level = TextLayout.padded(traced.label(style.language).printable(), to: width)
    let text = traced.origin.text.printable()
    let head = [level, traced.origin.place?.printable()].compactMap(\.self).joined(separator: "  ")
    if text.isEmpty { return space + style.paint(.dim, head) }
    if indent + TextLayout.columns(of: head) + 2 + TextLayout.columns(of: text) <= style.columns {
      return space + style.paint(.dim, head) + "  " + text
    }
    return space + style.paint(.dim, head) + "\n"
      + TextLayout.indented(text, by: indent + 2, columns: style.columns)
  }

  // MARK: The rest

  private static func skipped(_ skipped: [CheckReport.Skipped], _ style: TextStyle) -> String? {
    guard !skipped.isEmpty else { return nil }
    // A name that takes most of the line leaves no room for the reason.
    let widest = skipped.map { TextLayout.columns(of: $0.target.printable()) }.max() ?? 0
    let width = min(widest, style.columns / 3)
    let rows = skipped.map { skipped in
      let name = DisplayWidth.truncated(skipped.target.printable(), to: width)
      return "  "
        + TextLayout.hanging(
          name, skipped.reason[style.language].printable(), indent: width + 2, columns: style.columns - 2
        ).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
    }
    return heading(Labels.notChecked[style.language], style) + rows.joined(separator: "\n")
  }

  private static func notes(_ notes: [String], _ style: TextStyle) -> String? {
    guard !notes.isEmpty else { return nil }
    let rows = notes.map { TextLayout.hanging("  -", $0.printable(), indent: 4, columns: style.columns) }
    return heading(Labels.notes[style.language], style) + rows.joined(separator: "\n")
  }

  private static func summary(_ group: CheckGroup, _ style: TextStyle) -> String {
    let text = TextLayout.indented(group.summary(style.language).printable(), by: 0, columns: style.columns)
    return style.paint(group.problems.first?.class.paint ?? .green, text)
  }

  private static func heading(_ text: String, _ style: TextStyle) -> String {
    style.paint(.bold, text) + "\n"
  }

  /// Where the texts of a problem begin.
  private static let indent = 12

  private static func row(_ label: String, _ text: String, _ style: TextStyle) -> String {
    let row = TextLayout.hanging("  " + label, text, indent: indent, columns: style.columns)
    return "  " + style.paint(.cyan, label) + row.dropFirst(2 + label.count)
  }
}

extension CheckItem.Class {
  fileprivate var paint: TextStyle.Paint {
    switch self {
    case .error: .red
    case .warning, .needsReview, .unknown: .yellow
    case .note: .cyan
    case .pass: .green
    case .notApplicable: .dim
    }
  }
}
