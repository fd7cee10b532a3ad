// The parts of calls and lists, each as the range of its tokens.

extension SourceText {
  /// The first argument of the call whose name is the token, without its label.
  func firstArgument(of token: Int) -> Range<Int>? {
    switch kind(token + 1) {
    case "(":
      let argument = argument(from: token + 2)
      let isLabelled =
        argument.count > 2 && kind(argument.lowerBound) == .word && kind(argument.lowerBound + 1) == ":"
      return isLabelled ? nil : argument
    case ":" where language == .objectiveC: return argument(from: token + 2)
    default: return nil
    }
  }

  /// From the token to the next comma, the next part of a message, or the end of the brackets.
  func argument(from start: Int) -> Range<Int> {
    let bracket = parent(start)
    var index = start
    for _ in 0..<64 {
      guard tokens.indices.contains(index), parent(index) == bracket else { break }
      if kind(index) == "," || kind(index) == ")" || kind(index) == "]" || kind(index) == "}" { break }
      if language == .objectiveC, kind(index) == .word, kind(index + 1) == ":", index > start { break }
      index = behind(index)
    }
    return start..<max(start, min(index, tokens.count))
  }

  /// The value that is assigned, from the token to the end of the statement.
  func value(from start: Int) -> Range<Int> {
    let bracket = parent(start)
    var index = start
    for _ in 0..<64 {
      guard tokens.indices.contains(index), parent(index) == bracket else { break }
      if kind(index) == ";" || kind(index) == "}" || kind(index) == ")" { break }
      let isNewLine = index > start && tokens[index].line > tokens[index - 1].line
      if language == .swift, isNewLine, kind(index) == .word, word(index) != "as" { break }
      index = behind(index)
    }
    return start..<max(start, min(index, tokens.count))
  }

  /// The elements of a list that is written out: `[a, b]`, `@[a, b]`, and of Objective-C before 2012
  /// `[NSArray arrayWithObjects:a, b, nil]`. Empty for anything else.
  func elements(of expression: Range<Int>) -> [Range<Int>] {
    guard let first = expression.first else { return [] }
    let bracket = kind(first) == "@" ? first + 1 : first
    guard kind(bracket) == "[" else { return [] }
    var start = bracket + 1
    if language == .objectiveC, kind(first) != "@" {
      guard word(start) == "NSArray", word(start + 1).hasPrefix("arrayWithObject"), kind(start + 2) == ":"
      else {
        return []
      }
      start += 3
    }
    var elements: [Range<Int>] = []
    let end = end(ofBracket: bracket)
    while start < end, elements.count < 32 {
      let element = argument(from: start)
      elements.append(element)
      start = element.upperBound + 1
    }
    return elements
  }
}
