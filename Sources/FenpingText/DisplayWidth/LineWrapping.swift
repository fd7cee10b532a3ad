extension DisplayWidth {
  /// `text` in lines of at most `columns` columns.
  ///
  /// A line ends at a space, or beside a Han character; no line begins with `，` or `」` and none ends with
  /// `「` (the rules that Chinese printers call 避头尾). A word that is wider than a line is cut. Line feeds
  /// in `text` stay; white space at the ends of a line goes. The result has at least one line.
  public static func wrapped(_ text: String, to columns: Int) -> [String] {
    lines(of: text).flatMap { line in
      let glyphs = Glyph.glyphs(of: line).drop(while: \.isSpace)
      return wrap(glyphs, to: max(columns, 2)).map { range in
        guard let first = glyphs[range].first, let last = glyphs[range].last else { return "" }
        let utf8 = line.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: first.start)
        return String(line[start..<utf8.index(start, offsetBy: last.end - first.start)])
      }
    }
  }

  /// The lines of a text; most texts are one, which costs a look at their bytes instead of at their characters.
  public static func lines(of text: String) -> [Substring] {
    text.utf8.contains(UInt8(ascii: "\n"))
      ? text.split(separator: "\n", omittingEmptySubsequences: false) : [text[...]]
  }

  /// The lines that glyphs make, which do not begin with white space.
  private static func wrap(_ glyphs: ArraySlice<Glyph>, to columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = glyphs.startIndex
    var end = start
    var used = 0
    for piece in pieces(of: glyphs) {
      let space = glyphs[end..<piece.lowerBound]
      let width = space.reduce(0) { $0 + $1.width }
      if used > 0, used + width + glyphs[piece].reduce(0, { $0 + $1.width }) > columns {
        lines.append(start..<end)
        (start, used) = (piece.lowerBound, 0)
      } else {
        used += width
      }
      for index in piece {
        let width = glyphs[index].width
        if used > 0, used + width > columns {
          lines.append(start..<index)
          (start, used) = (index, 0)
        }
        used += width
      }
      end = piece.upperBound
    }
    return lines + [start..<end]
  }

  /// What may not be cut; white space may lie between one and the next.
  private static func pieces(of glyphs: ArraySlice<Glyph>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for index in glyphs.indices where !glyphs[index].isSpace {
      if let last = pieces.last, !mayBreak(glyphs[index - 1], glyphs[index]) {
        pieces[pieces.count - 1] = last.lowerBound..<index + 1
      } else {
        pieces.append(index..<index + 1)
      }
    }
    return pieces
  }

  private static func mayBreak(_ left: Glyph, _ right: Glyph) -> Bool {
    if left.isSpace { return !right.mayNotBegin }
    if right.mayNotBegin || left.mayNotEnd { return false }
    return left.width == 2 || right.width == 2
  }
}

/// A character of a line as far as the breaking of lines looks at it.
private struct Glyph {
  /// Offsets of its UTF-8.
  let start: Int
  let end: Int
  let width: Int
  let isSpace: Bool
  /// It may not begin a line, or end one.
  let mayNotBegin: Bool
  let mayNotEnd: Bool

  private init(_ first: UInt32, at start: Int, length: Int, width: Int, isSpace: Bool) {
    self.start = start
    end = start + length
    self.width = width
    self.isSpace = isSpace
    // Most characters are of these, and looking through the lists takes longer than all the rest.
    let isLetter = 0x3400...0x9FFF ~= first || (first | 0x20) &- 0x61 < 26
    mayNotBegin = !isLetter && Self.notAtBegin.contains(first)
    mayNotEnd = !isLetter && Self.notAtEnd.contains(first)
  }

  static func glyphs(of line: Substring) -> [Glyph] {
    var line = line
    return line.withUTF8 { plainGlyphs(of: $0) } ?? anyGlyphs(of: line)
  }

  /// The glyphs of a line each of whose scalars is a character by itself; nil for any other.
  private static func plainGlyphs(of line: UnsafeBufferPointer<UInt8>) -> [Glyph]? {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(line.count)
    var offset = 0
    while offset < line.count {
      let (scalar, length) = decodeScalar(line, at: offset)
      guard let width = DisplayWidth.plainColumns(of: scalar) else { return nil }
      glyphs.append(Glyph(scalar, at: offset, length: length, width: width, isSpace: scalar == 0x20))
      offset += length
    }
    return glyphs
  }

  private static func anyGlyphs(of line: Substring) -> [Glyph] {
    var offset = 0
    return line.map { character in
      let length = character.utf8.count
      defer { offset += length }
      return Glyph(
        character.unicodeScalars.first?.value ?? 0, at: offset, length: length,
        width: DisplayWidth.columns(of: character), isSpace: character.isWhitespace)
    }
  }

  private static let notAtBegin = "，。、；：？！…—·”’」』》〉）】〕〗〞,.;:?!)]}%％℃～々ー".unicodeScalars.map(\.value)
  private static let notAtEnd = "“‘「『《〈（【〔〖〝([{".unicodeScalars.map(\.value)
}
