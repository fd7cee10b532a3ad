public import FenpingCore

/// `fenping trace` as a table: a row an event, a column an app.
public enum TraceMarkdown {
  public static func report(_ course: Course, _ language: Language) -> String {
    let timeline = Timeline(course, language)
    let apps = timeline.apps
    let heads = [""] + apps.map { $0.name[language] }
    var lines = [
      "# " + MarkdownText.escaped(timeline.title), "", MarkdownText.row(heads),
      MarkdownText.rowRule(heads.count),
      state(Labels.atStart[language], apps.map(timeline.start)),
    ]
    for step in timeline.steps {
      let own = apps.map { step.entries[$0, default: []] }
      for index in 0..<max(own.map(\.count).max() ?? 0, 1) {
        let head = index == 0 ? bold(step.action) : ""
        let cells = own.map { index < $0.count ? cell($0[index]) : "" }
        lines.append(MarkdownText.row([head] + cells))
      }
    }
    lines.append(state(Labels.atEnd[language], apps.map(timeline.end)))
    if !timeline.notes.isEmpty {
      lines += [""] + timeline.notes.map { "- " + MarkdownText.escaped($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func state(_ head: String, _ windows: [String]) -> String {
    MarkdownText.row([bold(head)] + windows.map(MarkdownText.escaped))
  }

  private static func bold(_ text: String) -> String { "**\(MarkdownText.escaped(text))**" }

  private static func cell(_ entry: Timeline.Entry) -> String {
    let text = entry.kind == .callback ? MarkdownText.code(entry.text) : MarkdownText.escaped(entry.text)
    return (entry.mark.map { "\\~\($0) " } ?? "") + text
  }
}
