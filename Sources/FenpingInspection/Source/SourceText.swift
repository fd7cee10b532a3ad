/// One file in tokens, with what it declares, and the ways to go about in it.
struct SourceText {
  let file: String
  let language: SourceLanguage
  let tokens: [Token]
  let comments: [SilencingComment]
  let words: WordTable
  /// Types, methods and functions, in the order of their beginnings.
  let declarations: [Declaration]
  /// For each token the innermost declaration around it, or -1.
  let owners: [Int32]

  init(_ bytes: [UInt8], file: String, language: SourceLanguage, words: WordTable) {
    let builder =
      switch language {
      case .swift: SwiftLexer.tokens(of: bytes, words: words)
      case .objectiveC: ObjectiveCLexer.tokens(of: bytes, words: words)
      }
    self.file = file
    self.language = language
    self.words = words
    tokens = builder.tokens
    comments = builder.comments
    var outline = Outline(tokens: builder.tokens, words: words)
    switch language {
    case .swift: outline.readSwift()
    case .objectiveC: outline.readObjectiveC()
    }
    declarations = outline.declarations
    owners = outline.owners
  }
}

extension SourceText {
  // MARK: Tokens

  func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .none }

  /// Empty for what is no word.
  func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? words.texts[Int(tokens[index].word)] : ""
  }

  func number(_ index: Int) -> Int32 { tokens.indices.contains(index) ? tokens[index].word : 0 }

  /// The innermost bracket that is open around the token, or -1.
  func parent(_ index: Int) -> Int { tokens.indices.contains(index) ? Int(tokens[index].parent) : -1 }

  /// The end of the bracket's content; the file's where it is not closed.
  func end(ofBracket index: Int) -> Int {
    guard tokens.indices.contains(index) else { return tokens.count }
    return tokens[index].match >= 0 ? Int(tokens[index].match) : tokens.count
  }

  /// The token before, a bracket with its content counting as one.
  func before(_ index: Int) -> Int {
    let previous = index - 1
    guard previous >= 0 else { return -1 }
    switch tokens[previous].kind {
    case ")", "]", "}": return tokens[previous].match >= 0 ? Int(tokens[previous].match) : previous
    default: return previous
    }
  }

  /// The token behind, a bracket with its content counting as one.
  func behind(_ index: Int) -> Int {
    switch kind(index) {
    case "(", "[", "{": end(ofBracket: index) + 1
    default: index + 1
    }
  }

  /// The brackets around the token, from the innermost outwards; no more than `limit`.
  func brackets(around index: Int, limit: Int = 16) -> [Int] {
    var brackets: [Int] = []
    var bracket = parent(index)
    while bracket >= 0, brackets.count < limit {
      brackets.append(bracket)
      bracket = parent(bracket)
    }
    return brackets
  }

  /// Whether any of `words` stands in the range, of which no more than `limit` tokens are looked at.
  func contains(_ words: Set<String>, in range: Range<Int>, limit: Int = 400) -> Bool {
    range.prefix(limit).contains { kind($0) == .word && words.contains(word($0)) }
  }

  // MARK: Declarations

  /// The innermost method or function around the token.
  func function(around index: Int) -> Int? {
    enclosing(index) { $0.kind == .function }
  }

  func type(around index: Int) -> Int? {
    enclosing(index) { $0.kind == .type }
  }

  private func enclosing(_ index: Int, where fits: (Declaration) -> Bool) -> Int? {
    guard owners.indices.contains(index) else { return nil }
    var owner = Int(owners[index])
    for _ in 0..<64 where owner >= 0 {
      if fits(declarations[owner]) { return owner }
      owner = declarations[owner].outer
    }
    return nil
  }

  /// `sceneWillResignActive(_:)`, `applicationDidEnterBackground:`, or the name of a type.
  func symbol(of declaration: Int) -> String {
    let declaration = declarations[declaration]
    let name = words.texts[Int(declaration.name)]
    guard declaration.kind == .function, !declaration.labels.isEmpty || language == .swift else {
      return name
    }
    let labels = declaration.labels.map { words.texts[Int($0)] + ":" }.joined()
    return language == .swift ? "\(name)(\(labels))" : labels
  }

  /// Whether there is anything in its body: the templates of Xcode come with empty methods.
  func isEmpty(_ declaration: Int) -> Bool { declarations[declaration].body.isEmpty }
}
