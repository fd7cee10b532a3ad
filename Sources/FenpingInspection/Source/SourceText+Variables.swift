// Which variables a place of the source declares or assigns.

extension SourceText {
  typealias Variable = ProjectNames.Variable

  /// 0, which no type is called, outside of types.
  func typeName(around token: Int) -> Int32 {
    type(around: token).map { declarations[$0].name } ?? WordTable.unknown
  }

  /// The scope of what is declared at the token.
  func scope(at token: Int, file: Int) -> ProjectNames.Scope {
    if let function = function(around: token) { return .function(file: file, declaration: function) }
    if let type = type(around: token) { return .type(declarations[type].name) }
    return .file(file)
  }

  /// The variables that the name of a class at the token makes known as its instances.
  func splitViewVariables(at token: Int, file: Int) -> [Variable] {
    switch language {
    case .swift: swiftVariables(at: token, file: file)
    case .objectiveC: objectiveCVariables(at: token, file: file)
    }
  }

  private func swiftVariables(at token: Int, file: Int) -> [Variable] {
    let isCreated = kind(token + 1) == "("
    if kind(token - 1) == ":", kind(token - 2) == .word, !isCreated, kind(token + 1) != "." {
      // A parameter, a property or a variable with its type; `class A: UISplitViewController` does no harm.
      return [Variable(name: number(token - 2), scope: scope(at: token - 2, file: file))]
    }
    if kind(token - 1) == "=", isCreated { return assigned(before: token - 1, file: file) }
    // A cast: `guard let split = window.rootViewController as? UISplitViewController`.
    let cast = kind(token - 1) == "?" || kind(token - 1) == "!" ? token - 2 : token - 1
    guard word(cast) == "as", let equals = assignment(before: cast) else { return [] }
    let isDeclared = ["let", "var"].contains(word(equals - 2))
    return isDeclared ? [Variable(name: number(equals - 1), scope: scope(at: equals, file: file))] : []
  }

  private func objectiveCVariables(at token: Int, file: Int) -> [Variable] {
    if kind(token + 1) == "*" {
      if kind(token + 2) == .word, word(token + 2) != "self" {
        return withStorage(Variable(name: number(token + 2), scope: scope(at: token, file: file)))
      }
      // A parameter of a method: `:(UISplitViewController *)split`.
      if kind(token - 1) == "(", kind(token - 2) == ":", parent(token - 1) < 0, kind(token + 2) == ")",
        kind(token + 3) == .word
      {
        return [Variable(name: number(token + 3), scope: scope(at: token, file: file))]
      }
      return []
    }
    // `split = [[UISplitViewController alloc] init]`, `split = [UISplitViewController new]`
    guard kind(token - 1) == "[" else { return [] }
    let start = kind(token - 2) == "[" ? token - 2 : token - 1
    guard word(token + 1) == "alloc" || word(token + 1) == "new", kind(start - 1) == "=" else { return [] }
    return assigned(before: start - 1, file: file)
  }

  /// A property, and the variable behind it by the name that it gets by itself.
  private func withStorage(_ variable: Variable) -> [Variable] {
    guard case .type = variable.scope else { return [variable] }
    let storage = words.number(of: "_" + words.texts[Int(variable.name)])
    return [variable, Variable(name: storage, scope: variable.scope)]
  }

  /// The function that returns the class at the token: `func makeSplit() -> UISplitViewController`.
  func function(returning token: Int) -> Int32? {
    guard language == .swift, kind(token - 1) == .longOperator, kind(token - 2) == ")",
      tokens[token - 2].match > 1
    else { return nil }
    let name = Int(tokens[token - 2].match) - 1
    return word(name - 1) == "func" ? number(name) : nil
  }

  /// The variable on the left of the `=`; without a declaration it is one of the function or of the type.
  func assigned(before equals: Int, file: Int) -> [Variable] {
    let place = equals - 1
    guard kind(place) == .word else { return [] }
    let type = ProjectNames.Scope.type(typeName(around: place))
    if kind(place - 1) == "." {
      return word(place - 2) == "self" ? [Variable(name: number(place), scope: type)] : []
    }
    let declared = Variable(name: number(place), scope: scope(at: place, file: file))
    if ["let", "var"].contains(word(place - 1)) || kind(place - 1) == "*" { return [declared] }
    // `let split: UIViewController = UISplitViewController()` too: the word before is a type.
    if kind(place - 1) == ":", kind(place - 2) == .word {
      return [Variable(name: number(place - 2), scope: scope(at: place, file: file))]
    }
    return [declared, Variable(name: number(place), scope: type)]
  }

  /// The variable or constant that is declared as the screen's size, or a part of it, and nothing else.
  func variable(holding expression: Range<Int>, file: Int) -> Variable? {
    let equals = expression.lowerBound - 1
    guard kind(equals) == "=", kind(equals - 1) == .word else { return nil }
    let place = kind(equals - 2) == ":" && kind(equals - 3) == .word ? equals - 3 : equals - 1
    let isDeclared =
      language == .swift ? ["let", "var"].contains(word(place - 1)) : kind(place - 1) == .word
    guard isDeclared, isEndOfStatement(expression.upperBound) else { return nil }
    return Variable(name: number(place), scope: scope(at: place, file: file))
  }

  /// The macro in whose text the expression stands.
  func macro(around expression: Range<Int>) -> Int32? {
    guard language == .objectiveC else { return nil }
    let line = tokens[expression.lowerBound].line
    var index = expression.lowerBound - 1
    while index >= 0, index >= expression.lowerBound - 24, tokens[index].line == line {
      if tokens[index].kind == "#" { return tokens[index + 1].kind == .word ? tokens[index + 1].word : nil }
      index -= 1
    }
    return nil
  }

  func isEndOfStatement(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), kind(index) != ";", kind(index) != "}" else { return true }
    return tokens[index].line > tokens[index - 1].line && kind(index) == .word
  }

  /// The `=` of the statement in which the token stands, in the same brackets; nil where there is none.
  func assignment(before token: Int) -> Int? {
    var index = token
    for _ in 0..<64 {
      let previous = before(index)
      guard previous > parent(token), previous >= 0 else { return nil }
      switch kind(previous) {
      case "=": return previous
      case ";", ",", "{", "}": return nil
      default: break
      }
      if language == .swift, isNewStatement(index, behind: index - 1) { return nil }
      index = previous
    }
    return nil
  }

  /// Whether a line, and with it a statement, begins at the token.
  private func isNewStatement(_ token: Int, behind previous: Int) -> Bool {
    guard tokens[token].line > tokens[previous].line else { return false }
    let goesOn: Set<Token.Kind> = [
      ".", "?", ":", "=", "+", "-", "*", "/", "<", ">", .longOperator, .equality, .inequality,
    ]
    return !goesOn.contains(kind(token)) && !goesOn.contains(kind(previous)) && kind(previous) != "("
  }
}
