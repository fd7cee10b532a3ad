/// Cuts Swift into tokens, in one pass. Nothing is an error: what is not closed ends with its line or with the file.
struct SwiftLexer {
  private var cursor: LexerCursor

  /// A string literal, and whether code is being read that stands in it.
  private struct Literal {
    let hashes: Int
    let isMultiline: Bool
    /// Parentheses that are open in the interpolation.
    var parentheses = 0
  }

  /// The literals whose interpolation is being read, the innermost last.
  private var literals: [Literal] = []

  private init(_ bytes: [UInt8], words: WordTable) {
    cursor = LexerCursor(bytes, words: words)
  }

  static func tokens(of bytes: [UInt8], words: WordTable) -> TokenBuilder {
    var lexer = SwiftLexer(bytes, words: words)
    while !lexer.cursor.isAtEnd { lexer.step() }
    return lexer.cursor.builder
  }

  private mutating func step() {
    let byte = cursor.peek()
    if byte.isWordStart { return cursor.word() }
    if byte.isDigit { return cursor.number() }
    switch byte {
    case 0x0A, 0x0D: cursor.newLine()
    case 0...0x20, UInt8(ascii: "`"): cursor.position += 1
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "!"): cursor.exclamationMark()
    case UInt8(ascii: "("):
      if let last = literals.indices.last { literals[last].parentheses += 1 }
      cursor.punctuation()
    case UInt8(ascii: ")"): closeParenthesis()
    case _ where byte.isOperator: cursor.operators()
    default: cursor.punctuation()
    }
  }

  private mutating func closeParenthesis() {
    cursor.punctuation()
    guard let last = literals.indices.last else { return }
    if literals[last].parentheses > 0 {
      literals[last].parentheses -= 1
    } else {
      readString(literals.removeLast())
    }
  }

  // MARK: Strings

  /// At the opening quote, behind its hashes.
  private mutating func string(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = cursor.peek(1) == quote && cursor.peek(2) == quote
    cursor.builder.add(.text)
    cursor.position += isMultiline ? 3 : 1
    readString(Literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// Up to the end of the literal, or to the code of an interpolation.
  private mutating func readString(_ literal: Literal) {
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == UInt8(ascii: "\\") {
        cursor.position += 1
        guard skipHashes(literal.hashes) else { continue }
        if cursor.peek() == UInt8(ascii: "(") {
          cursor.punctuation()
          literals.append(literal)
          return
        }
        if !cursor.peek().isLineEnd { cursor.position += 1 }
      } else if byte == UInt8(ascii: "\"") {
        let isEnd = !literal.isMultiline || (cursor.peek(1) == byte && cursor.peek(2) == byte)
        cursor.position += literal.isMultiline && isEnd ? 3 : 1
        if isEnd, skipHashes(literal.hashes) { return }
      } else if byte.isLineEnd {
        guard literal.isMultiline else { return }
        cursor.newLine()
      } else {
        cursor.position += 1
      }
    }
  }

  /// Whether `count` hashes stood here.
  private mutating func skipHashes(_ count: Int) -> Bool {
    for _ in 0..<count {
      guard cursor.peek() == UInt8(ascii: "#") else { return false }
      cursor.position += 1
    }
    return true
  }

  // MARK: Hashes and slashes

  private mutating func hash() {
    var count = 1
    while cursor.peek(count) == UInt8(ascii: "#") { count += 1 }
    switch cursor.peek(count) {
    case UInt8(ascii: "\""):
      cursor.position += count
      string(hashes: count)
    case UInt8(ascii: "/"):
      cursor.position += count + 1
      skipExtendedPattern(hashes: count)
    default:
      if count > 1 { return cursor.position += count }
      cursor.position += 1
      directive()
    }
  }

  private mutating func directive() {
    let name = cursor.skipWord()
    let directive: ConditionStack.Directive
    switch String(decoding: cursor.bytes[name], as: UTF8.self) {
    case "if": directive = .ifTrue(condition())
    case "elseif": directive = .elseIf(condition())
    case "else": directive = .otherwise
    case "endif": directive = .end
    default:
      cursor.builder.add("#")
      if !name.isEmpty { cursor.builder.addWord(name, of: cursor.bytes) }
      return
    }
    cursor.builder.apply(directive)
  }

  private mutating func condition() -> Truth {
    let start = cursor.position
    while !cursor.isAtEnd, !cursor.peek().isLineEnd { cursor.position += 1 }
    return Condition.truth(of: start..<cursor.position, in: cursor.bytes)
  }

  /// `#/…/#`, of one line or several.
  private mutating func skipExtendedPattern(hashes: Int) {
    cursor.builder.add(.text)
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte.isLineEnd {
        cursor.newLine()
      } else if byte == UInt8(ascii: "/") {
        cursor.position += 1
        if skipHashes(hashes) { return }
      } else {
        cursor.position += byte == UInt8(ascii: "\\") && !cursor.peek(1).isLineEnd ? 2 : 1
      }
    }
  }

  private mutating func slash() {
    switch cursor.peek(1) {
    case UInt8(ascii: "/"): cursor.lineComment()
    case UInt8(ascii: "*"): cursor.blockComment(nests: true)
    default:
      if let end = endOfPattern {
        cursor.builder.add(.text)
        cursor.position = end
      } else {
        cursor.operators()
      }
    }
  }

  /// Behind the regular expression that begins here; nil where the slash divides. A quote in a regular expression
  /// begins no string.
  private var endOfPattern: Int? {
    guard !cursor.peek(1).isSpace, !cursor.peek(1).isLineEnd, cursor.peek(1) != UInt8(ascii: ")") else {
      return nil
    }
    switch cursor.builder.tokens.last?.kind {
    case nil, "(", ",", "=", ":", "[", "{", .equality, .inequality: break
    default: return nil
    }
    var index = cursor.position + 1
    while index < cursor.bytes.count, !cursor.bytes[index].isLineEnd {
      if cursor.bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += cursor.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
