import FenpingCore

/// Goes through one file, word by word, and looks closer where a word is a sign.
struct SourceObserver {
  let text: SourceText
  let index: Int
  let names: ProjectNames
  private var found: [SourceObservation] = []
  /// View controllers that were created and may go into a pane, by variable.
  var created: Set<ProjectNames.Variable> = []
  /// What handlers of notifications are for, by the first part of their names.
  private(set) var handlers: [Int32: LifeCycleMoment] = [:]

  init(_ text: SourceText, index: Int, names: ProjectNames) {
    self.text = text
    self.index = index
    self.names = names
    handlers = text.notificationHandlers
  }

  /// By line; of one pattern one on a line.
  mutating func observations() -> [SourceObservation] {
    observeDeclarations()
    for token in text.tokens.indices where text.tokens[token].kind == .word { observe(token) }
    var seen: Set<SourceObservation> = []
    return found.filter { seen.insert(SourceObservation($0.pattern, file: $0.file, line: $0.line)).inserted }
      .enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }

  private mutating func observe(_ token: Int) {
    let word = text.tokens[token].word
    if names.isSplitViewClass(word) { observeSplitViewClass(token) }
    if names.isScreenName(word) { observeScreenName(token) }
    switch text.words.signs[Int(word)] {
    case nil: return
    case .screenBounds: observeBounds(token)
    case .idiom: observeIdiom(token)
    case .presence(let sign): observePresence(of: sign, token)
    case .placement(let sign): observePlacement(sign, token)
    case .rootViewController: observeRoot(token)
    case .viewControllers: observeViewControllers(token)
    case .column: observeColumn(token)
    case .hidden: observeHidden(token)
    case .saving: observeSaving(token)
    case .controllerClass: noteController(token)
    }
  }

  mutating func add(_ pattern: SourcePattern, at token: Int, symbol: String? = nil) {
    let line = text.tokens.indices.contains(token) ? Int(text.tokens[token].line) : nil
    found.append(
      SourceObservation(pattern, file: text.file, line: line, symbol: symbol ?? self.symbol(at: token)))
  }

  /// The method around the token, or else the type. A method of another class that is called like one of the app
  /// delegate's bears the class's name too.
  private func symbol(at token: Int) -> String? {
    guard let function = text.function(around: token) else {
      return text.type(around: token).map { text.symbol(of: $0) }
    }
    let name = text.symbol(of: function)
    guard name.hasPrefix("application"), !isIn(names.appDelegates, token),
      let type = text.type(around: token)
    else { return name }
    return text.symbol(of: type) + "." + name
  }

  /// Whether the type around the token is one of `types`.
  func isIn(_ types: Set<Int32>, _ token: Int) -> Bool {
    types.contains(text.typeName(around: token))
  }
}
