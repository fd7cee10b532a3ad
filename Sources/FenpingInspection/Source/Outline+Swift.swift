// The declarations of Swift.

extension Outline {
  /// A declaration whose body has not begun.
  private struct Pending {
    let kind: Declaration.Kind
    let name: Int
    let parent: Int32
  }

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
  /// What begins another declaration, so that the one before had no body.
  private static let others: Set<String> = [
    "var", "let", "case", "import", "typealias", "associatedtype", "subscript", "deinit",
  ]

  mutating func readSwift() {
    var pending: Pending?
    for index in tokens.indices {
      visit(index)
      let token = tokens[index]
      if token.kind == .word {
        guard kind(index - 1) != ".", let next = pendingSwift(at: index) else { continue }
        pending = next.kind.map { Pending(kind: $0, name: next.name, parent: token.parent) }
      } else if token.kind == "{", let begun = pending, begun.parent == token.parent {
        openSwift(begun.kind, name: begun.name, brace: index)
        pending = nil
      } else if token.kind == "}" || token.kind == ";" {
        if pending?.parent == token.parent { pending = nil }
      }
    }
  }

  /// What the word begins; nil for any other word, and a kind of nil for a declaration that is passed over.
  private func pendingSwift(at index: Int) -> (kind: Declaration.Kind?, name: Int)? {
    let word = word(index)
    // Few words are that short and begin like one of the keywords.
    guard let first = word.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "v") else {
      return nil
    }
    if word == "func" {
      return kind(index + 1) == .word ? (.function, index + 1) : (nil, index)
    }
    if word == "init" {
      return ["(", "?", "!", "<"].contains(kind(index + 1)) ? (.function, index) : nil
    }
    if Self.types.contains(word) {
      // `class func`, `class var` and the `class` of a protocol are none.
      guard kind(index + 1) == .word else { return nil }
      var name = index + 1
      let next = self.word(name)
      if next == "func" || Self.others.contains(next) { return nil }
      while kind(name + 1) == ".", kind(name + 2) == .word { name += 2 }
      return (.type, name)
    }
    return Self.others.contains(word) ? (nil, index) : nil
  }

  private mutating func openSwift(_ kind: Declaration.Kind, name: Int, brace: Int) {
    var declaration = Declaration(
      kind: kind, name: tokens[name].word, place: name, outer: stack.last ?? -1, body: body(ofBrace: brace))
    switch kind {
    case .type: declaration.inherited = inherited(name + 1..<brace)
    case .function: declaration.labels = labels(name + 1..<brace)
    }
    open(declaration, from: name + 1, brace: brace)
  }

  /// The types behind the colon, without the arguments of generic ones and the conditions of `where`.
  private func inherited(_ header: Range<Int>) -> [Int32] {
    var names: [Int32] = []
    var isBehindColon = false
    var depth = 0
    for index in header {
      switch kind(index) {
      case ":" where depth == 0: isBehindColon = true
      case "<": depth += 1
      case ">": depth -= 1
      case .word:
        if word(index) == "where" { return names }
        let previous = kind(index - 1)
        if isBehindColon, depth == 0, previous == ":" || previous == "," || previous == "&" || previous == "."
        {
          names.append(tokens[index].word)
        }
      default: break
      }
    }
    return names
  }

  /// The outer names of the parameters.
  private func labels(_ header: Range<Int>) -> [Int32] {
    guard let bracket = header.first(where: { kind($0) == "(" }) else { return [] }
    let end = tokens[bracket].match >= 0 ? Int(tokens[bracket].match) : header.upperBound
    var labels: [Int32] = []
    var isAtStart = true
    for index in bracket + 1..<max(bracket + 1, min(end, header.upperBound))
    where tokens[index].parent == Int32(bracket) {
      if kind(index) == "," {
        isAtStart = true
      } else if isAtStart, kind(index) == .word, kind(index - 1) != "@" {
        labels.append(tokens[index].word)
        isAtStart = false
      }
    }
    return labels
  }
}
