/// A type, or a method or function with a body.
struct Declaration {
  enum Kind: Hashable { case type, function }

  let kind: Kind
  /// The number of its name; of an Objective-C method, of the first part of its selector.
  let name: Int32
  /// The token of the name.
  let place: Int
  /// Of a method in Swift the labels, `_` included; in Objective-C the parts of the selector that take an argument.
  var labels: [Int32] = []
  /// Of a type: what it inherits from and adopts.
  var inherited: [Int32] = []
  /// The declaration around it, or -1.
  let outer: Int
  /// The tokens between its braces.
  var body: Range<Int>
}

/// Finds the declarations of a file. Only the shapes that matter are known; anything else is passed over.
struct Outline {
  let tokens: [Token]
  let words: WordTable
  var declarations: [Declaration] = []
  var owners: [Int32]
  /// The declarations that are open, the innermost last.
  var stack: [Int] = []

  init(tokens: [Token], words: WordTable) {
    self.tokens = tokens
    self.words = words
    owners = [Int32](repeating: -1, count: tokens.count)
  }

  func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .none }

  func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? words.texts[Int(tokens[index].word)] : ""
  }

  /// Ends the declarations whose bodies end before the token, and says to which one it belongs.
  mutating func visit(_ index: Int) {
    while let last = stack.last, index >= declarations[last].body.upperBound { stack.removeLast() }
    owners[index] = Int32(stack.last ?? -1)
  }

  /// Opens a declaration whose body is behind the brace; the tokens from `start` on, its parameters, belong to it.
  mutating func open(_ declaration: Declaration, from start: Int, brace: Int) {
    declarations.append(declaration)
    stack.append(declarations.count - 1)
    guard start <= brace else { return }
    for index in start...brace { owners[index] = Int32(declarations.count - 1) }
  }

  /// The tokens between the braces; to the end where they are not closed.
  func body(ofBrace brace: Int) -> Range<Int> {
    let end = tokens[brace].match >= 0 ? Int(tokens[brace].match) : tokens.count
    return brace + 1..<max(end, brace + 1)
  }
}
