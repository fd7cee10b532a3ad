/// The text of one Markdown block, line by line as it stands in the source.
struct InlineText {
  struct Line {
    var text = ""
    var number: Int
    /// Scalars that stand in a link, and in strong emphasis.
    var linked = 0
    var strong = 0
    /// The author asked for the break before it.
    var followsHardBreak = false

    var isLink: Bool { !text.isEmpty && linked >= text.unicodeScalars.filter { !$0.isBlank }.count }
    var isStrong: Bool { !text.isEmpty && strong >= text.unicodeScalars.filter { !$0.isBlank }.count }
  }

  private(set) var lines: [Line]
  var linkDepth = 0
  var strongDepth = 0
  var imageDepth = 0

  init(line: Int) {
    lines = [Line(number: line)]
  }

  mutating func append(_ text: String, line: Int) {
    if imageDepth > 0 { return }
    let last = lines.count - 1
    if lines[last].text.isEmpty, line > 0 { lines[last].number = line }
    lines[last].text += text
    let count = text.unicodeScalars.filter { !$0.isBlank }.count
    if linkDepth > 0 { lines[last].linked += count }
    if strongDepth > 0 { lines[last].strong += count }
  }

  mutating func breakLine(isHard: Bool) {
    lines.append(Line(number: lines[lines.count - 1].number + 1, followsHardBreak: isHard))
  }

  /// The lines that have text, without emphasis marks that the parser left in it.
  func finished() -> [Line] {
    lines.compactMap { line in
      var line = line
      line.text = String(Self.withoutMarks(line.text)[...].trimmed)
      return line.text.isEmpty ? nil : line
    }
  }

  /// CommonMark does not close `**` between a Chinese full stop and a Chinese word; readers see bold text there.
  private static func withoutMarks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
    var pieces: [Substring] = []
    var rest = text[...]
    while let mark = rest.range(of: "**") {
      pieces.append(rest[..<mark.lowerBound])
      rest = rest[mark.upperBound...]
    }
    pieces.append(rest)
    return pieces.count % 2 == 1 ? pieces.joined() : text
  }
}
