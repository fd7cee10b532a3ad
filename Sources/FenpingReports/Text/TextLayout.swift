import FenpingText

/// Lines, columns and indents as a terminal counts them: a Han character takes two columns.
public enum TextLayout {
  public static func columns(of text: String) -> Int { DisplayWidth.columns(of: text) }

  /// `text` in lines of at most `columns`; an empty text is one empty line.
  public static func wrap(_ text: String, columns: Int) -> [String] {
    DisplayWidth.wrapped(text, to: columns)
  }

  /// `text`, cut with an ellipsis where it is wider than `columns`; not inside a word.
  public static func truncated(_ text: String, columns: Int) -> String {
    guard Self.columns(of: text) > columns else { return text }
    return (wrap(text, columns: columns - 1).first ?? "") + "…"
  }

  public static func padded(_ text: String, to columns: Int) -> String {
    DisplayWidth.padded(text, to: columns)
  }

  /// `text` wrapped, each line behind `indent` spaces.
  static func indented(_ text: String, by indent: Int, columns: Int) -> String {
    hanging("", text, indent: indent, columns: columns)
  }

  /// `label` in a column of `indent`, `text` wrapped beside it.
  static func hanging(_ label: String, _ text: String, indent: Int, columns: Int) -> String {
    let space = String(repeating: " ", count: indent)
    let lines = wrap(text, columns: max(columns - indent, 20))
    return lines.enumerated()
      .map { ($0.offset == 0 ? padded(label, to: indent) : space) + $0.element }
      .joined(separator: "\n")
  }

  /// Rows in aligned columns, two spaces apart; the last column is cut where `columns` ends.
  static func table(_ rows: [[String]], columns: Int = .max) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? Self.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : padded(cell, to: widths[column])
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return columns == .max ? line : truncated(line, columns: columns)
    }.joined(separator: "\n")
  }
}
