import FenpingCore

// When state is saved.

extension SourceObserver {
  mutating func observeSaving(_ token: Int) {
    guard text.isCall(token) else { return }
    if isInChange(token) { return add(.saveOnChange, at: token) }
    switch moment(of: token) {
    case .resignsActive?: add(.saveInResignActive, at: token)
    case .entersBackground?: add(.saveInEnterBackground, at: token)
    case .other?, nil: break
    }
  }

  /// In `didSet`, or in a method that is called because the user has changed something.
  private func isInChange(_ token: Int) -> Bool {
    let isInDidSet = text.brackets(around: token).contains { bracket in
      guard text.kind(bracket) == "{" else { return false }
      return text.word(bracket - 1) == "didSet" || text.word(text.before(bracket) - 1) == "didSet"
    }
    if isInDidSet { return true }
    guard let function = text.function(around: token) else { return false }
    return SavingSigns.changes.contains(text.words.texts[Int(text.declarations[function].name)])
  }

  private func moment(of token: Int) -> LifeCycleMoment? {
    // A closure is nearer than the method in which it stands.
    if let moment = momentOfClosure(around: token) { return moment }
    guard let function = text.function(around: token) else { return nil }
    let declaration = text.declarations[function]
    if isIn(names.appDelegates, token) || isIn(names.sceneDelegates, token) {
      if let moment = LifeCycleMoment.byMethod[text.words.texts[Int(declaration.name)]] { return moment }
    }
    return handlers[declaration.name]
  }

  /// The notification, or the scene's phase, for which a closure around the token is called.
  private func momentOfClosure(around token: Int) -> LifeCycleMoment? {
    var inner = token
    for bracket in text.brackets(around: token, limit: 10) {
      defer { inner = bracket }
      let call: Range<Int>
      if text.kind(bracket) == "{" {
        // `.onReceive(…) { … }`, `.publisher(for: …).sink { … }`
        var last = bracket - 1
        if text.kind(last) == .word, text.kind(last - 1) == "." { last -= 2 }
        guard text.kind(last) == ")", text.tokens[last].match >= 0 else { continue }
        call = Int(text.tokens[last].match)..<last
        if text.contains(["scenePhase"], in: call, limit: 16) { return phase(in: bracket..<token) }
      } else {
        // The closure is one of the arguments; what stands before it tells.
        guard text.kind(inner) == "{" else { continue }
        call = bracket..<inner
      }
      if let moment = text.notification(in: call) { return moment }
    }
    return nil
  }

  /// The phase that was asked for last before the saving: `.inactive`, `.background`, or that it is not `.active`.
  private func phase(in range: Range<Int>) -> LifeCycleMoment? {
    for index in range.suffix(200).reversed() where text.kind(index) == .word && text.kind(index - 1) == "." {
      switch text.word(index) {
      case "inactive": return .resignsActive
      case "active": return text.kind(index - 2) == .inequality ? .resignsActive : .other
      case "background":
        // `case .inactive, .background:` and `a == .inactive || a == .background` save at the first of both.
        let isJoined = text.kind(index - 2) == "," || text.kind(index - 4) == .longOperator
        let isBoth = isJoined && text.contains(["inactive"], in: max(index - 6, 0)..<index)
        return isBoth ? .resignsActive : .entersBackground
      default: continue
      }
    }
    return nil
  }

}

extension SourceText {
  /// The moment of the first notification that is named in the range.
  func notification(in range: Range<Int>) -> LifeCycleMoment? {
    for index in range.prefix(60) where kind(index) == .word {
      if let moment = LifeCycleMoment.byNotification[word(index)] { return moment }
    }
    return nil
  }

  /// The methods that are registered for notifications in this file: `selector: #selector(save)`,
  /// `selector:@selector(save:)`. Resigning active counts
  /// before the other moments for which the same method is registered.
  var notificationHandlers: [Int32: LifeCycleMoment] {
    var handlers: [Int32: LifeCycleMoment] = [:]
    for token in tokens.indices where tokens[token].kind == .word && word(token) == "selector" {
      // `#selector(A.save)`: behind the hash, or the at sign of Objective-C.
      guard kind(token - 1) == "#" || kind(token - 1) == "@", kind(token + 1) == "(" else { continue }
      let arguments = token + 2..<max(token + 2, end(ofBracket: token + 1))
      guard let moment = notification(in: registration(around: token)) else { continue }
      let names = arguments.prefix(8).filter { kind($0) == .word && parent($0) == token + 1 }
      let name = language == .swift ? names.last : names.first
      guard let name else { continue }
      if handlers[number(name)] == nil || moment == .resignsActive { handlers[number(name)] = moment }
    }
    return handlers
  }

  /// The arguments of the call in which a handler is registered.
  private func registration(around token: Int) -> Range<Int> {
    let bracket = parent(token)
    guard bracket >= 0, kind(bracket) != "{" else { return token..<token }
    return bracket..<max(bracket, end(ofBracket: bracket))
  }
}
