public import FenpingCore

/// `fenping trace` as a table: a row an event, a column an app.
public enum TraceMarkdown {
  public static func report(_ course: Course, _ language: Language) -> String {
    let timeline = Timeline(course, language)
    var lines = [
      "# " + MarkdownText.escaped(timeline.title), "",
      MarkdownText.row([""] + timeline.apps.map { $0.name[language] }),
      MarkdownText.rowRule(timeline.apps.count + 1),
      row(
        [bold(Labels.atStart[language])] + timeline.apps.map { MarkdownText.escaped(timeline.start(of: $0)) }),
    ]
    for step in timeline.steps {
      let own = timeline.apps.map { step.entries[$0, default: []] }
      let count = max(own.map(\.count).max() ?? 0, 1)
      lines += (0..<count).map { index in
        MarkdownText.row(
          [index == 0 ? bold(step.action) : ""] + own.map { index < $0.count ? cell($0[index]) : "" })
      }
    }
    lines.append(
      MarkdownText.row(
        [bold(Labels.atEnd[language])] + timeline.apps.map { MarkdownText.escaped(timeline.end(of: $0)) }))
    if !timeline.notes.isEmpty {
      lines += [""] + timeline.notes.map { "- " + MarkdownText.escaped($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func bold(_ text: String) -> String { "**\(MarkdownText.escaped(text))**" }

  private static func cell(_ entry: Timeline.Entry) -> String {
    let text = entry.kind == .callback ? MarkdownText.code(entry.text) : MarkdownText.escaped(entry.text)
    return (entry.mark.map { "\\~\($0) " } ?? "") + text
  }
}
