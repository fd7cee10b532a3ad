import FenpingModel

extension LineMap {
  /// A text whose lines stand on consecutive source lines.
  static func consecutive(_ text: String, from line: Int) -> LineMap {
    var starts = [(offset: 0, line: line)]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append((offset + 1, starts[starts.count - 1].line + 1))
    }
    return LineMap(starts)
  }
}

extension String {
  /// Without empty lines at its ends; the first line keeps its indentation.
  var trimmedLines: String {
    let lines = splitLines()
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }),
      let last = lines.lastIndex(where: { !$0.trimmed.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }
}
