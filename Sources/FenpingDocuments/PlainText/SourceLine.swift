/// One line of a plain text, without the white space at its ends.
struct SourceLine {
  let number: Int
  let text: Substring
  /// Where further source lines begin, by UTF-8 offset in the string that `text` is a part of: a line of a
  /// page may stand on several lines of its source.
  let breaks: [(offset: Int, line: Int)]
  /// Columns of white space before the text.
  let indent: Int
  let shape: LineShape

  /// The folded beginning and end: as much as the vocabulary can match. Most lines are never asked for them, and a
  /// text may have a million lines.
  var head: [Unicode.Scalar] { Folding.head(of: text) }
  var tail: [Unicode.Scalar] { Folding.tail(of: text) }

  init(number: Int, text: Substring) {
    var indent = 0
    for scalar in text.unicodeScalars {
      guard scalar.isBlank else { break }
      indent += scalar == "\t" ? 4 : scalar == "\u{3000}" ? 2 : 1
    }
    self.init(number: number, text: text, indent: indent)
  }

  init(number: Int, text: Substring, indent: Int, breaks: [(offset: Int, line: Int)] = []) {
    self.number = number
    self.breaks = breaks
    self.indent = indent
    self.text = text.trimmed
    shape = LineShape(self.text)
  }

  var isBlank: Bool { text.isEmpty }

  static func blank(number: Int) -> SourceLine {
    SourceLine(number: number, text: "", indent: 0)
  }
}

extension SourceLine {
  /// Cuts a text into its lines. `\n`, `\r\n` and, in a text that has no other, `\r` end a line.
  static func lines(of text: String) -> [SourceLine] {
    let bytes = text.utf8
    let lineFeed = UInt8(ascii: "\n")
    let breaker = bytes.contains(lineFeed) ? lineFeed : UInt8(ascii: "\r")
    var lines: [SourceLine] = []
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex(of: breaker) ?? bytes.endIndex
      lines.append(SourceLine(number: lines.count + 1, text: text[start..<end]))
      if end == bytes.endIndex { break }
      start = bytes.index(after: end)
    }
    return lines
  }
}
