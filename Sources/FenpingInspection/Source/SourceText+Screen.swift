// How the screen's bounds are spelled.

extension SourceText {
  /// The expression that reads the screen's bounds, with the members of the rectangle behind it, where `bounds` stands
  /// at the token; nil for the bounds of anything else.
  ///
  /// `UIScreen.main.bounds`, `UIScreen.mainScreen().bounds`, `window.windowScene?.screen.bounds`,
  /// `[UIScreen mainScreen].bounds`, `[[UIScreen mainScreen] bounds]`, `[self.view.window.screen bounds]`.
  func screenBounds(at token: Int) -> Range<Int>? {
    let receiver: Int
    var end = token + 1
    if kind(token - 1) == "." {
      receiver = token - 2
    } else if language == .objectiveC, kind(token + 1) == "]", parent(token) >= 0, kind(parent(token)) == "["
    {
      receiver = token - 1
      end = token + 2
    } else {
      return nil
    }
    guard let start = screen(endingAt: receiver) else { return nil }
    while kind(end) == ".", kind(end + 1) == .word { end += 2 }
    let isMessage = kind(token - 1) != "."
    return (isMessage ? parent(token) : start)..<end
  }

  /// Where the expression begins whose last token this is and whose value is a screen.
  private func screen(endingAt last: Int) -> Int? {
    var token = last
    if kind(token) == "?" || kind(token) == "!" { token -= 1 }
    switch kind(token) {
    case .word:
      if word(token) == "main" || word(token) == "mainScreen" {
        return kind(token - 1) == "." && word(token - 2) == "UIScreen" ? token - 2 : nil
      }
      guard word(token) == "screen", kind(token - 1) == "." else { return nil }
      return start(ofChain: token)
    case ")":
      let open = Int(tokens[token].match)
      let isCall = open >= 0 && open == token - 1 && word(open - 1) == "mainScreen"
      return isCall && kind(open - 2) == "." && word(open - 3) == "UIScreen" ? open - 3 : nil
    case "]":
      let open = Int(tokens[token].match)
      guard language == .objectiveC, open >= 0 else { return nil }
      if word(open + 1) == "UIScreen", word(token - 1) == "mainScreen", open + 3 == token { return open }
      return word(token - 1) == "screen" && kind(token - 2) != ":" && token - open > 2 ? open : nil
    default: return nil
    }
  }

  /// The beginning of `a?.b(c).word`.
  private func start(ofChain token: Int) -> Int {
    var start = token
    for _ in 0..<16 {
      guard kind(start - 1) == "." else { break }
      var previous = start - 2
      if kind(previous) == "?" || kind(previous) == "!" { previous -= 1 }
      if kind(previous) == ")" || kind(previous) == "]" {
        guard tokens[previous].match >= 0 else { break }
        let open = Int(tokens[previous].match)
        start = kind(open - 1) == .word ? open - 1 : open
      } else if kind(previous) == .word {
        start = previous
      } else {
        break
      }
    }
    return start
  }
}
