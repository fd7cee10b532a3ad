/// Collects the tokens of one file: pairs the brackets, leaves out the branches of other platforms and keeps the
/// comments that silence. Both lexers write into it.
struct TokenBuilder {
  /// No file that is worth reading has more; what comes behind is left out.
  private static let limit = 4 << 20

  let words: WordTable
  /// The line of the next token.
  var line: Int32 = 1
  private(set) var tokens: [Token] = []
  private(set) var comments: [SilencingComment] = []
  private(set) var conditions = ConditionStack()

  private var open: [Int32] = []
  private var openBraces = 0
  /// Brackets below it belong to the code around a macro, which cannot close them.
  private var floor = 0
  private var outside: (floor: Int, openBraces: Int)?

  init(words: WordTable) {
    self.words = words
  }

  mutating func addWord(_ range: Range<Int>, of source: [UInt8]) {
    guard conditions.isActive else { return }
    append(.word, word: words.number(of: range, in: source))
  }

  mutating func add(_ kind: Token.Kind) {
    guard conditions.isActive else { return }
    switch kind {
    case "(", "[", "{":
      append(kind)
      open.append(Int32(tokens.count - 1))
      if kind == "{" { openBraces += 1 }
    case ")": close(kind, opener: "(")
    case "]": close(kind, opener: "[")
    case "}": close(kind, opener: "{")
    default: append(kind)
    }
  }

  private mutating func append(_ kind: Token.Kind, word: Int32 = WordTable.unknown) {
    guard tokens.count < Self.limit else { return }
    tokens.append(Token(kind: kind, word: word, line: line, parent: open.last ?? -1))
  }

  private mutating func close(_ kind: Token.Kind, opener: Token.Kind) {
    guard tokens.count < Self.limit else { return }
    // A brace ends whatever somebody forgot to close in it.
    if opener == "{", openBraces > 0 {
      while let last = open.last, tokens[Int(last)].kind != "{" { open.removeLast() }
    }
    guard open.count > floor, let last = open.last, tokens[Int(last)].kind == opener else {
      append(kind)
      return
    }
    pop()
    append(kind)
    tokens[tokens.count - 1].match = last
    tokens[Int(last)].match = Int32(tokens.count - 1)
  }

  private mutating func pop() {
    if let last = open.popLast(), tokens[Int(last)].kind == "{" { openBraces -= 1 }
  }

  // MARK: Conditions and macros

  /// Both branches of a condition begin with the brackets that were open before it.
  mutating func apply(_ directive: ConditionStack.Directive) {
    guard let depth = conditions.apply(directive, depth: open.count) else { return }
    while open.count > max(depth, floor) { pop() }
  }

  /// The text of a macro is code, but its brackets need not pair.
  mutating func beginMacro() {
    outside = (floor, openBraces)
    floor = open.count
    openBraces = 0
  }

  mutating func endMacro() {
    guard let outside else { return }
    while open.count > floor { pop() }
    (floor, openBraces) = outside
    self.outside = nil
  }

  // MARK: Comments

  /// - Parameter range: the comment with its marks.
  mutating func addComment(_ range: Range<Int>, of source: [UInt8], line: Int32) {
    guard let comment = SilencingComment(source, range, line: line, behind: tokens.count) else { return }
    comments.append(comment)
  }
}
