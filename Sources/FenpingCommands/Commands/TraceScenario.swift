import FenpingCore

/// The little language of `fenping trace`: `touch`, `move 1/2`, `rotate portrait`, `release`, `press-home`, in any
/// case, separated by spaces or commas, as one word of the command line or as several.
enum TraceScenario {
  /// - Parameter orientation: which way up the screen is at the start; a `rotate` that names no orientation turns it
  ///   from there.
  /// - Returns: the actions, with a touch before a move where nobody holds the divider yet.
  static func actions(
    in words: [String], from orientation: WindowOrientation = .landscape
  ) throws(CommandError) -> [UserAction] {
    var orientation = orientation
    var rest = words.flatMap { $0.lowercased().split { $0.isWhitespace || $0 == "," } }.map(String.init)[...]
    var actions: [UserAction] = []
    var isHeld = false
    while let verb = rest.popFirst() {
      let action = try action(verb, &rest, orientation)
      switch action {
      case .touch: isHeld = true
      case .move where !isHeld:
        actions.append(.touch)
        isHeld = true
      case .release: isHeld = false
      case .rotate(let turned): orientation = turned
      case .move, .pressHome: break
      }
      actions.append(action)
    }
    guard !actions.isEmpty else { throw .noActions(accepted: verbs) }
    return actions
  }

  /// The first words of the core's actions, each once, in the core's order.
  private static let verbs = UserAction.words.reduce(into: [String]()) { verbs, word in
    let verb = String(word.prefix { $0 != " " })
    if !verbs.contains(verb) { verbs.append(verb) }
  }

  private static func action(
    _ verb: String, _ rest: inout ArraySlice<String>, _ orientation: WindowOrientation
  ) throws(CommandError) -> UserAction {
    guard verbs.contains(verb) else {
      throw .unknownAction(verb, suggestion: Suggestion.nearest(to: verb, in: verbs), accepted: verbs)
    }
    if let action = UserAction(word: verb) { return action }
    if verb == "rotate", rest.first.map(verbs.contains) ?? true { return .rotate(orientation.other) }
    let start = "\(verb) "
    let accepted = UserAction.words.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    guard let value = rest.popFirst() else { throw .badAction(verb, nil, accepted: accepted) }
    guard let action = UserAction(word: start + value) else {
      throw .badAction(verb, value, accepted: accepted)
    }
    return action
  }
}
