import FenpingCore

// The screen's bounds and the device idiom.

extension SourceObserver {
  mutating func observeBounds(_ token: Int) {
    guard let expression = text.screenBounds(at: token) else { return }
    switch use(of: expression.lowerBound) {
    case .window: add(.screenBoundsWindow, at: token)
    case .layout: add(.screenBoundsLayout, at: token)
    case .unclear: add(.screenBounds, at: token)
    }
  }

  /// A constant or a macro with the screen's size. Where it was declared the bounds are observed already.
  mutating func observeScreenName(_ token: Int) {
    let isKnown =
      names.screenMacros.contains(text.number(token))
      || names.contains(\.screenSizes, token, in: text, file: index)
    guard isKnown, text.kind(token + 1) != "=", use(of: token) == .layout else { return }
    add(.screenBoundsLayout, at: token)
  }

  private enum Use: Hashable { case window, layout, unclear }

  /// What becomes of a size, as far as the brackets around it and the statement show.
  private func use(of start: Int) -> Use {
    var token = start
    for _ in 0..<8 {
      let bracket = text.parent(token)
      let label = text.message(around: token)
      if ["frame", "initWithFrame"].contains(label), isWindow(bracket) { return .window }
      if LayoutSigns.labels[label] != nil { return .layout }
      if text.kind(bracket) == "(", LayoutSigns.callees[text.word(bracket - 1)] != nil { return .layout }
      if isAssignedToLayout(token) { return .layout }
      guard bracket >= 0, text.kind(bracket) != "{" else { break }
      token = bracket
    }
    guard let function = text.function(around: start) else { return .unclear }
    return LayoutSigns.methods[text.symbol(of: function)] != nil ? .layout : .unclear
  }

  /// `UIWindow(` or `[[UIWindow alloc]`, and subclasses by their names.
  private func isWindow(_ bracket: Int) -> Bool {
    guard bracket >= 0 else { return false }
    let type = text.kind(bracket) == "(" ? text.word(bracket - 1) : text.word(bracket + 2)
    return type.hasSuffix("Window")
  }

  private func isAssignedToLayout(_ token: Int) -> Bool {
    guard let equals = text.assignment(before: token) else { return false }
    let line = text.tokens[equals].line
    var index = equals - 1
    for _ in 0..<12 {
      guard index > text.parent(equals), index >= 0, text.tokens[index].line == line else { return false }
      switch text.kind(index) {
      case ";", "{", "}", "=": return false
      case .word where LayoutSigns.members[text.word(index)] != nil: return true
      default: index = text.before(index)
      }
    }
    return false
  }

  // MARK: Idiom

  private static let idioms: Set<String> = [
    "pad", "phone", "UIUserInterfaceIdiomPad", "UIUserInterfaceIdiomPhone",
  ]
  /// Where an iPad must be told from an iPhone whatever the size: orientations, and a popover's anchor.
  private static let exempt: Set<String> = [
    "supportedInterfaceOrientations", "shouldAutorotate", "shouldAutorotateToInterfaceOrientation",
  ]

  mutating func observeIdiom(_ token: Int) {
    guard asksForIPad(token), !isExempt(token) else { return }
    add(.deviceIdiom, at: token)
  }

  private func asksForIPad(_ token: Int) -> Bool {
    // Behind the expression: `()`, the brackets of messages and parentheses.
    var next = token + 1
    if text.kind(next) == "(" { next = text.behind(next) }
    for _ in 0..<3 where text.kind(next) == "]" || text.kind(next) == ")" { next += 1 }
    if text.kind(next) == .equality || text.kind(next) == .inequality {
      return (next + 1...next + 4).contains { Self.idioms.contains(text.word($0)) }
        && !text.contains(["mac", "tv", "carPlay", "vision"], in: next..<min(next + 4, text.tokens.count))
    }
    // `.pad == UIDevice.current.userInterfaceIdiom`
    var index = token
    for _ in 0..<12 {
      let previous = text.before(index)
      guard previous >= 0, text.tokens[previous].line == text.tokens[token].line else { break }
      if text.kind(previous) == .equality || text.kind(previous) == .inequality {
        return Self.idioms.contains(text.word(previous - 1))
      }
      guard [.word, "."].contains(text.kind(previous)) || text.tokens[previous].match >= 0 else { break }
      if text.word(previous) == "switch" { return switchesToIPad(token) }
      index = previous
    }
    return false
  }

  /// `switch UIDevice.current.userInterfaceIdiom { case .pad: … }`
  private func switchesToIPad(_ token: Int) -> Bool {
    guard let brace = (token + 1..<token + 4).first(where: { text.kind($0) == "{" }) else { return false }
    return (brace + 1..<text.end(ofBracket: brace)).prefix(400).contains {
      text.word($0) == "case" && text.kind($0 + 1) == "." && Self.idioms.contains(text.word($0 + 2))
    }
  }

  private func isExempt(_ token: Int) -> Bool {
    if let function = text.function(around: token),
      Self.exempt.contains(text.words.texts[Int(text.declarations[function].name)])
    {
      return true
    }
    // `override var supportedInterfaceOrientations: UIInterfaceOrientationMask {`
    for bracket in text.brackets(around: token, limit: 4) where text.kind(bracket) == "{" {
      let header = max(bracket - 6, 0)..<bracket
      if header.contains(where: { Self.exempt.contains(text.word($0)) }) { return true }
    }
    guard let brace = (token + 1..<token + 16).first(where: { text.kind($0) == "{" }) else { return false }
    return text.contains(
      ["popoverPresentationController", "UIPopoverController", "sourceView", "barButtonItem"],
      in: brace..<max(brace, text.end(ofBracket: brace)), limit: 80)
  }
}
