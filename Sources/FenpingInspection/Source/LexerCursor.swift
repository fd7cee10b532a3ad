/// What both lexers do the same way: where they are in the text, and what looks alike in both languages.
struct LexerCursor {
  let bytes: [UInt8]
  var position = 0
  var builder: TokenBuilder

  init(_ bytes: [UInt8], words: WordTable) {
    self.bytes = bytes
    builder = TokenBuilder(words: words)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// 0 behind the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// Passes the end of a line; a carriage return with its line feed is one.
  mutating func newLine() {
    position += peek() == 0x0D && peek(1) == 0x0A ? 2 : 1
    builder.line += 1
  }

  mutating func punctuation() {
    builder.add(Token.Kind(byte: peek()))
    position += 1
  }

  mutating func word() {
    let start = position
    while position < bytes.count, bytes[position].isWordByte { position += 1 }
    builder.addWord(start..<position, of: bytes)
  }

  /// The range of the word here, without a token of it.
  mutating func skipWord() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isWordByte { position += 1 }
    return start..<position
  }

  /// `1...5` is two numbers with an operator between them, `1.5` and `0x1F` are one; `1'000` is of C++.
  mutating func number() {
    builder.add(.number)
    while position < bytes.count {
      let byte = bytes[position]
      let goesOn =
        byte.isWordByte || ((byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'")) && peek(1).isDigit)
      guard goesOn else { return }
      position += 1
    }
  }

  /// Operators of several characters are one token, so that `=` alone is an assignment.
  mutating func operators() {
    let start = position
    while position < bytes.count, bytes[position].isOperator {
      // A comment begins, or in C another operator behind an assignment: `a=-1`.
      if peek() == UInt8(ascii: "/"), position > start,
        peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
      {
        break
      }
      if position == start + 1, bytes[start] == UInt8(ascii: "="), peek() != UInt8(ascii: "=") { break }
      position += 1
    }
    if position == start + 1 {
      builder.add(Token.Kind(byte: bytes[start]))
    } else {
      let isEquality = bytes[start] == UInt8(ascii: "=")
      builder.add(isEquality ? .equality : .longOperator)
    }
  }

  /// `!=` and `!==`; the mark alone is a token of its own.
  mutating func exclamationMark() {
    guard peek(1) == UInt8(ascii: "=") else { return punctuation() }
    position += peek(2) == UInt8(ascii: "=") ? 3 : 2
    builder.add(.inequality)
  }

  // MARK: Comments

  mutating func lineComment() {
    let start = position
    while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    builder.addComment(start..<position, of: bytes, line: builder.line)
  }

  mutating func blockComment(nests: Bool) {
    let start = position
    let line = builder.line
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        depth -= 1
        if depth == 0 { break }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*"), nests || depth == 0 {
        position += 2
        depth += 1
      } else if byte.isLineEnd {
        newLine()
      } else {
        position += 1
      }
    }
    // One of several lines is prose.
    if builder.line == line { builder.addComment(start..<position, of: bytes, line: line) }
  }
}
