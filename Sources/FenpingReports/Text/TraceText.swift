public import FenpingCore
import FenpingText

/// `fenping trace`: the apps side by side, the user's actions across.
public enum TraceText {
  public static func report(_ course: Course, _ style: TextStyle) -> String {
    let timeline = Timeline(course, style.language)
    let body =
      timeline.apps.count == 2 && style.columns >= narrowest
      ? sideBySide(timeline, style) : oneBelowTheOther(timeline, style)
    let title = TextLayout.indented(timeline.title, by: 0, columns: style.columns)
    var parts = [style.paint(.bold, title), body.joined(separator: "\n")]
    if !timeline.notes.isEmpty {
      parts.append(
        timeline.notes.map { TextLayout.hanging("·", $0, indent: 2, columns: style.columns) }
          .joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Columns below which the selectors of two apps do not stand beside each other.
  private static let narrowest = 72
  private static let gap = " │ "

  // MARK: Side by side

  private static func sideBySide(_ timeline: Timeline, _ style: TextStyle) -> [String] {
    let width = (style.columns - gap.count) / 2
    let apps = timeline.apps
    func pair(_ cells: (AppRole) -> [String]) -> [String] {
      let (left, right) = (cells(apps[0]), cells(apps[1]))
      return (0..<max(left.count, right.count)).map { row in
        let cell = TextLayout.padded(row < left.count ? left[row] : "", to: width) + gap
        return trimmed(cell + (row < right.count ? right[row] : ""))
      }
    }
    var lines = pair { [$0.name[style.language]] }.map { style.paint(.bold, $0) }
    lines += pair { TextLayout.wrap(timeline.start(of: $0), columns: width) }
    for step in timeline.steps {
      lines.append(rule(step.action, style))
      lines += pair { app in entries(step.entries[app, default: []], columns: width, timeline) }
    }
    lines.append(rule(Labels.atEnd[style.language], style))
    return lines + pair { TextLayout.wrap(timeline.end(of: $0), columns: width) }
  }

  /// A line across, with what the user does.
  private static func rule(_ text: String, _ style: TextStyle) -> String {
    let head = "── \(text) "
    let rest = max(style.columns - TextLayout.columns(of: head), 2)
    return style.paint(.cyan, head + String(repeating: "─", count: rest))
  }

  // MARK: One below the other

  private static func oneBelowTheOther(_ timeline: Timeline, _ style: TextStyle) -> [String] {
    let language = style.language
    let isLone = timeline.apps.count == 1
    func state(_ describe: (AppRole) -> String) -> [String] {
      timeline.apps.flatMap { app in
        TextLayout.wrap(
          isLone ? describe(app) : app.name[language] + language.colon + describe(app), columns: style.columns
        )
      }
    }
    var lines = state(timeline.start)
    for step in timeline.steps {
      lines.append(rule(step.action, style))
      for app in timeline.apps {
        let own = entries(step.entries[app, default: []], columns: style.columns, timeline)
        if !isLone, !own.isEmpty { lines.append(style.paint(.bold, app.name[language])) }
        lines += own
      }
    }
    return lines + [rule(Labels.atEnd[language], style)] + state(timeline.end)
  }

  // MARK: What both have in common

  private static func entries(_ entries: [Timeline.Entry], columns: Int, _ timeline: Timeline) -> [String] {
    let marks = timeline.steps.flatMap { $0.entries.values.joined().compactMap(\.mark) }
    let indent = marks.max().map { "~\($0) ".count } ?? 2
    return entries.flatMap { entry in
      let mark = TextLayout.padded(entry.mark.map { "~\($0)" } ?? "", to: indent)
      return wrapped(entry, columns: columns - indent).enumerated().map { row, line in
        (row == 0 ? mark : String(repeating: " ", count: indent + 2)) + line
      }
    }
  }

  /// A selector that is too long for its column is broken where it has a colon.
  private static func wrapped(_ entry: Timeline.Entry, columns: Int) -> [String] {
    guard entry.kind == .callback, TextLayout.columns(of: entry.text) > columns else {
      return TextLayout.wrap(entry.text, columns: columns)
    }
    return entry.text.split(separator: ":").map { "\($0):" }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
