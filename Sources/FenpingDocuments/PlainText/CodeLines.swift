/// Finds the lines of source code in a plain text, where nothing marks them but their own shape.
enum CodeLines {
  /// One flag a line. Braces that a line of code opens make code of all lines until they close.
  static func flags(_ lines: [SourceLine]) -> [Bool] {
    var flags = [Bool](repeating: false, count: lines.count)
    var index = 0
    while index < lines.count {
      guard looksLikeCode(lines[index]) || opensBody(lines, at: index) else {
        index += 1
        continue
      }
      let end = endOfListing(lines, from: index)
      for line in index..<end { flags[line] = true }
      index = end
    }
    return flags
  }

  /// The line after the last one that belongs to the listing which begins at `start`.
  private static func endOfListing(_ lines: [SourceLine], from start: Int) -> Int {
    /// A listing that never closes its brace must not swallow the rest of the guide.
    let longest = 400
    var depth = 0
    var end = start
    var index = start
    while index < lines.count, index - start < longest {
      let line = lines[index]
      if line.isBlank {
        if depth == 0 { break }
      } else if depth > 0 || looksLikeCode(line) || opensBody(lines, at: index) {
        if depth > 0, isProse(line) { break }
        depth = max(0, depth + braceBalance(line.text))
        end = index + 1
      } else {
        break
      }
      index += 1
    }
    return max(end, start + 1)
  }

  private static func braceBalance(_ text: Substring) -> Int {
    text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
  }

  /// A Chinese sentence, which no line of code outside a comment or a string is.
  private static func isProse(_ line: SourceLine) -> Bool {
    line.shape.hanCount > 8 && !isQuoted(line.text)
  }

  /// Whether it has a comment or a string.
  private static func isQuoted(_ text: Substring) -> Bool {
    text.range(of: "//") != nil || text.range(of: "/*") != nil || text.utf8.contains(UInt8(ascii: "\""))
  }

  /// A signature whose body opens on the next line.
  private static func opensBody(_ lines: [SourceLine], at index: Int) -> Bool {
    index + 1 < lines.count && lines[index + 1].text == "{" && lines[index].shape.hanCount == 0
      && !lines[index].isBlank
  }

  static func looksLikeCode(_ line: SourceLine) -> Bool {
    let text = line.text
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    if isProse(line) { return false }
    if line.shape.hanCount == 0, CodeSigns.begins(text) { return true }
    if text == "{" || text == "}" || text == "};" || text == "})" { return true }
    if line.shape.hanCount > 0 {
      // Chinese may stand in a comment or a string of a statement.
      return isQuoted(text) && (last == ";" || last == "{" || first == "/" && text.hasPrefix("//"))
        && first.isASCII
    }
    if last == ";" { return text.unicodeScalars.contains { CodeSigns.operators.contains($0) } }
    return (last == "{" || last == "}") && text.utf8.count > 1 && first.isASCII
  }
}
