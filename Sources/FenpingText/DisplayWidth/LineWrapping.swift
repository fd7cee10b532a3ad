extension DisplayWidth {
  /// `text` in lines of at most `columns` columns.
  ///
  /// A line ends at a space, or beside a Han character; no line begins with `，` or `」` and none ends with
  /// `「` (the rules that Chinese printers call 避头尾). A word that is wider than a line is cut. Line feeds
  /// in `text` stay; white space at the ends of a line goes. The result has at least one line.
  public static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      wrap(pieces(of: line), to: max(columns, 2))
    }
  }

  /// What may not be cut, and the white space behind it.
  private struct Piece {
    var text: String
    var space = ""
  }

  private static func wrap(_ pieces: [Piece], to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    var space = ""
    for piece in pieces {
      let spaceWidth = self.columns(of: space)
      if used > 0, used + spaceWidth + self.columns(of: piece.text) > columns {
        lines.append(line)
        (line, used) = ("", 0)
      } else {
        line += space
        used += spaceWidth
      }
      for character in piece.text {
        let width = self.columns(of: character)
        if used > 0, used + width > columns {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += width
      }
      space = piece.space
    }
    return lines + [line]
  }

  private static func pieces(of line: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var previous: Character?
    for character in line.drop(while: \.isWhitespace) {
      let last = pieces.count - 1
      if character.isWhitespace {
        pieces[last].space.append(character)
      } else if let previous, !mayBreak(previous, character) {
        pieces[last].text += pieces[last].space + String(character)
        pieces[last].space = ""
      } else {
        pieces.append(Piece(text: String(character)))
      }
      previous = character
    }
    return pieces
  }

  private static func mayBreak(_ left: Character, _ right: Character) -> Bool {
    if left.isWhitespace { return !isLineBeginForbidden(right) }
    if isLineBeginForbidden(right) || isLineEndForbidden(left) { return false }
    return isWideScript(left) || isWideScript(right)
  }

  private static func isLineBeginForbidden(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(lineBeginForbidden.contains) ?? false
  }

  private static func isLineEndForbidden(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(lineEndForbidden.contains) ?? false
  }

  // As few as these are looked through faster than hashed.
  private static let lineBeginForbidden = Array("，。、；：？！…—·”’」』》〉）】〕〗〞,.;:?!)]}%％℃～々ー".unicodeScalars)
  private static let lineEndForbidden = Array("“‘「『《〈（【〔〖〝([{".unicodeScalars)

  private static func isWideScript(_ character: Character) -> Bool { columns(of: character) == 2 }
}
