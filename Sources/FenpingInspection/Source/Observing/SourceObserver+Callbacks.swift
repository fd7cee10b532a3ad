import FenpingCore

// Methods that the system calls, and words that say it all.

extension SourceObserver {
  /// What a change of colors or of the text size asks for has nothing to do with the window.
  private static let otherTraits: Set<String> = [
    "userInterfaceStyle", "hasDifferentColorAppearance",
    "hasDifferentColorAppearanceComparedToTraitCollection",
    "preferredContentSizeCategory", "UITraitUserInterfaceStyle", "UITraitPreferredContentSizeCategory",
    "accessibilityContrast", "UITraitAccessibilityContrast", "UITraitActiveAppearance", "activeAppearance",
  ]
  private static let sizeTraits: Set<String> = [
    "horizontalSizeClass", "verticalSizeClass", "UITraitHorizontalSizeClass", "UITraitVerticalSizeClass",
    "bounds",
    "size",
  ]

  mutating func observeDeclarations() {
    for (number, declaration) in text.declarations.enumerated() {
      switch declaration.kind {
      case .type: observeApp(declaration)
      case .function: observeMethod(number)
      }
    }
  }

  private mutating func observeMethod(_ number: Int) {
    let declaration = text.declarations[number]
    let name = text.symbol(of: number)
    guard let sign = MethodSign.byName[name], !text.isEmpty(number),
      text.type(around: declaration.place) != nil
    else { return }
    let isHeld =
      switch sign.holder {
      case .anyType: true
      case .appDelegate: isIn(names.appDelegates, declaration.place) && isNoNotification(number)
      case .sceneDelegate: isIn(names.sceneDelegates, declaration.place) && isNoNotification(number)
      }
    guard isHeld else { return }
    if sign.pattern == .traitCallback, isAboutOtherTraits(declaration.body) { return }
    add(sign.pattern, at: declaration.place, symbol: name)
  }

  /// An app delegate may observe a notification with a method that is called like the delegate's own.
  private func isNoNotification(_ number: Int) -> Bool {
    let declaration = text.declarations[number]
    let header = declaration.place..<max(declaration.place, declaration.body.lowerBound - 1)
    return !text.contains(["Notification", "NSNotification"], in: header)
  }

  private func isAboutOtherTraits(_ range: Range<Int>) -> Bool {
    text.contains(Self.otherTraits, in: range) && !text.contains(Self.sizeTraits, in: range)
  }

  /// A type that adopts SwiftUI's `App`, and not a protocol of the same name.
  private mutating func observeApp(_ type: Declaration) {
    guard text.language == .swift, type.inherited.contains(where: { text.words.texts[Int($0)] == "App" })
    else {
      return
    }
    var index = type.body.lowerBound
    while index < type.body.upperBound, text.word(index) != "Scene" || text.word(index - 1) != "some" {
      index = text.behind(index)
    }
    guard index < type.body.upperBound else { return }
    add(.swiftUIApp, at: type.place, symbol: text.words.texts[Int(type.name)])
  }

  mutating func observePresence(of sign: PresenceSign, _ token: Int) {
    guard text.isCall(token) || sign.neighbours != .call, text.isMember(token) || sign.neighbours != .member
    else {
      return
    }
    if sign.neighbours == .keyPath, text.kind(token - 1) != "." || text.kind(token - 2) != "\\" { return }
    switch sign.pattern {
    case .lifeCycleObserver:
      // Whoever posts a notification does not observe it.
      let callees = text.brackets(around: token, limit: 3).map { text.word($0 - 1) }
      if callees.contains("post") || text.message(around: token) == "postNotificationName" { return }
    case .traitCallback:
      let end = text.kind(token + 1) == "(" ? text.end(ofBracket: token + 1) : token + 24
      if isAboutOtherTraits(token..<max(token, min(end, text.tokens.count))) { return }
    default: break
    }
    add(sign.pattern, at: token)
  }
}

extension SourceText {
  /// `.word`, in Objective-C also `[object word]`.
  func isMember(_ token: Int) -> Bool {
    if kind(token - 1) == "." { return kind(token - 2) != "\\" }
    guard language == .objectiveC, parent(token) >= 0, kind(parent(token)) == "[" else { return false }
    return token > parent(token) + 1
  }

  /// `word(`, `word {`; in Objective-C a part of a message: `word:`, `word]`. A declaration is none.
  func isCall(_ token: Int) -> Bool {
    if word(token - 1) == "func" { return false }
    if language == .objectiveC {
      let isMessage = parent(token) >= 0 && kind(parent(token)) == "["
      return isMessage && (kind(token + 1) == ":" || kind(token + 1) == "]")
    }
    return kind(token + 1) == "(" || kind(token + 1) == "{"
  }

  /// In Objective-C the part of the message whose argument the token is, `initWithFrame` of `[v initWithFrame:x]`; in
  /// Swift the label of the argument. Empty where there is none.
  func message(around token: Int) -> String {
    let bracket = parent(token)
    guard bracket >= 0 else { return "" }
    var index = token
    for _ in 0..<64 {
      let previous = before(index)
      guard previous > bracket else { break }
      if kind(previous) == ",", language == .swift { break }
      if language == .objectiveC, kind(previous) == ":", kind(previous - 1) == .word {
        return word(previous - 1)
      }
      index = previous
    }
    return language == .swift && kind(index) == .word && kind(index + 1) == ":" ? word(index) : ""
  }
}
