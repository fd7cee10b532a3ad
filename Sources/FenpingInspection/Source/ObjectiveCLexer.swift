/// Cuts Objective-C into tokens, in one pass. Of preprocessor lines, conditions are weighed and the text of a macro is
/// code; the others are no code.
struct ObjectiveCLexer {
  private var cursor: LexerCursor
  /// Whether nothing but white space stands before on the line.
  private var isAtLineStart = true
  private var isInMacro = false

  private init(_ bytes: [UInt8], words: WordTable) {
    cursor = LexerCursor(bytes, words: words)
  }

  static func tokens(of bytes: [UInt8], words: WordTable) -> TokenBuilder {
    var lexer = ObjectiveCLexer(bytes, words: words)
    while !lexer.cursor.isAtEnd { lexer.step() }
    lexer.endMacro()
    return lexer.cursor.builder
  }

  private mutating func step() {
    let byte = cursor.peek()
    if byte <= 0x20 {
      if byte.isLineEnd {
        endMacro()
        isAtLineStart = true
        cursor.newLine()
      } else {
        cursor.position += 1
      }
      return
    }
    let isFirst = isAtLineStart
    isAtLineStart = false
    if byte.isWordStart { return cursor.word() }
    if byte.isDigit { return cursor.number() }
    switch byte {
    case UInt8(ascii: "#") where isFirst: directive()
    case UInt8(ascii: "\\") where cursor.peek(1).isLineEnd:
      // The macro, or the line, goes on.
      cursor.position += 1
      cursor.newLine()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"): cursor.lineComment()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"):
      cursor.blockComment(nests: false)
      isAtLineStart = isFirst
    case UInt8(ascii: "\""), UInt8(ascii: "'"): literal(byte)
    case UInt8(ascii: "!"): cursor.exclamationMark()
    case _ where byte.isOperator: cursor.operators()
    default: cursor.punctuation()
    }
  }

  private mutating func literal(_ quote: UInt8) {
    cursor.builder.add(.text)
    cursor.position += 1
    while !cursor.isAtEnd, !cursor.peek().isLineEnd {
      let byte = cursor.peek()
      cursor.position += 1
      if byte == quote { return }
      guard byte == UInt8(ascii: "\\") else { continue }
      if cursor.peek().isLineEnd { cursor.newLine() } else { cursor.position += 1 }
    }
  }

  // MARK: Preprocessor

  private mutating func directive() {
    cursor.position += 1
    while cursor.peek().isSpace { cursor.position += 1 }
    let name = String(decoding: cursor.bytes[cursor.skipWord()], as: UTF8.self)
    switch name {
    case "define": beginMacro()
    case "if": cursor.builder.apply(.ifTrue(Condition.truth(of: skipLine(), in: cursor.bytes)))
    case "elif": cursor.builder.apply(.elseIf(Condition.truth(of: skipLine(), in: cursor.bytes)))
    case "ifdef", "ifndef":
      // Where a name is defined, nobody knows; that of a platform is, whatever its value.
      _ = skipLine()
      cursor.builder.apply(.ifTrue(.maybe))
    case "else":
      cursor.builder.apply(.otherwise)
      _ = skipLine()
    case "endif":
      cursor.builder.apply(.end)
      _ = skipLine()
    default: _ = skipLine()
    }
  }

  /// `#define NAME text`: a token for the hash, so that who reads it knows, and the rest as code of its own.
  private mutating func beginMacro() {
    guard !isInMacro else { return }
    isInMacro = true
    cursor.builder.beginMacro()
    cursor.builder.add("#")
  }

  private mutating func endMacro() {
    guard isInMacro else { return }
    isInMacro = false
    cursor.builder.endMacro()
  }

  /// Up to the end of the line, the lines included that a backslash joins to it, and not further than a comment.
  private mutating func skipLine() -> Range<Int> {
    let start = cursor.position
    while !cursor.isAtEnd, !cursor.peek().isLineEnd {
      let byte = cursor.peek()
      if byte == UInt8(ascii: "/"), cursor.peek(1) == UInt8(ascii: "/") || cursor.peek(1) == UInt8(ascii: "*")
      {
        break
      }
      cursor.position += 1
      if byte == UInt8(ascii: "\\"), cursor.peek().isLineEnd { cursor.newLine() }
    }
    return start..<cursor.position
  }
}
