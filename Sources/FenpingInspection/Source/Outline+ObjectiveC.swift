// The declarations of Objective-C.

extension Outline {
  mutating func readObjectiveC() {
    var index = 0
    while index < tokens.count {
      visit(index)
      index = nextObjectiveC(index)
    }
  }

  /// Reads what begins here and says where to go on.
  private mutating func nextObjectiveC(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.parent < 0 else { return index + 1 }
    switch token.kind {
    case "@" where kind(index + 2) == .word:
      switch word(index + 1) {
      case "implementation", "interface": openClass(index)
      case "end": closeClass(at: index)
      default: break
      }
    case "@" where word(index + 1) == "end": closeClass(at: index)
    case "-", "+":
      if isInClass, let brace = openMethod(index) { return brace + 1 }
    case "{":
      openFunction(brace: index)
    default: break
    }
    return index + 1
  }

  private var isInClass: Bool { stack.last.map { declarations[$0].kind == .type } ?? false }

  /// `@interface Name (Category) : Super <Protocol>`. It ends at `@end`.
  private mutating func openClass(_ index: Int) {
    closeClass(at: index)
    let name = index + 2
    var inherited: [Int32] = []
    var next = name + 1
    if kind(next) == "(" { next = tokens[next].match >= 0 ? Int(tokens[next].match) + 1 : next + 1 }
    if kind(next) == ":", kind(next + 1) == .word {
      inherited.append(tokens[next + 1].word)
      next += 2
    }
    if kind(next) == "<" {
      next += 1
      while kind(next) == .word || kind(next) == "," {
        if kind(next) == .word { inherited.append(tokens[next].word) }
        next += 1
      }
    }
    declarations.append(
      Declaration(
        kind: .type, name: tokens[name].word, place: name, inherited: inherited, outer: -1,
        body: name + 1..<tokens.count))
    stack = [declarations.count - 1]
  }

  private mutating func closeClass(at index: Int) {
    guard let type = stack.first, declarations[type].kind == .type else { return }
    declarations[type].body =
      declarations[type].body.lowerBound..<max(index, declarations[type].body.lowerBound)
    stack = []
  }

  /// `- (void)scene:(UIScene *)scene willConnect:(id)session {`. A declaration without a body is none.
  private mutating func openMethod(_ index: Int) -> Int? {
    var place: Int?
    var labels: [Int32] = []
    var next = index + 1
    while next < tokens.count, kind(next) != "{" {
      switch kind(next) {
      // None ends like that; it is looked for once only.
      case ";", "}", "@", "-", "+", "#": return nil
      case .word:
        if kind(next + 1) == ":" { labels.append(tokens[next].word) }
        if place == nil { place = next }
        next += 1
      case "(", "[": next = tokens[next].match >= 0 ? Int(tokens[next].match) + 1 : next + 1
      default: next += 1
      }
    }
    guard next < tokens.count, let place else { return nil }
    open(
      Declaration(
        kind: .function, name: tokens[place].word, place: place, labels: labels, outer: stack.last ?? -1,
        body: body(ofBrace: next)),
      from: index, brace: next)
    return next
  }

  /// `static void Name(int argument) {`
  private mutating func openFunction(brace: Int) {
    guard kind(brace - 1) == ")", tokens[brace - 1].match > 0 else { return }
    let name = Int(tokens[brace - 1].match) - 1
    guard kind(name) == .word else { return }
    open(
      Declaration(
        kind: .function, name: tokens[name].word, place: name, outer: stack.last ?? -1,
        body: body(ofBrace: brace)),
      from: name, brace: brace)
  }
}
