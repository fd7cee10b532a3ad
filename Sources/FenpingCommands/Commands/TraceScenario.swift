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

  private static let verbs = ["touch", "move", "release", "rotate", "press-home"]

  private static func action(
    _ verb: String, _ rest: inout ArraySlice<String>, _ orientation: WindowOrientation
  ) throws(CommandError) -> UserAction {
    switch verb {
    case "touch": return .touch
    case "release": return .release
    case "press-home": return .pressHome
    case "move":
      let positions = DividerPosition.allCases.map(\.rawValue)
      return .move(try value(of: verb, &rest, positions, DividerPosition.init))
    case "rotate" where rest.first.map(verbs.contains) ?? true: return .rotate(orientation.other)
    case "rotate":
      let orientations = WindowOrientation.allCases.map(\.rawValue)
      return .rotate(try value(of: verb, &rest, orientations, WindowOrientation.init))
    default:
      throw .unknownAction(verb, suggestion: Suggestion.nearest(to: verb, in: verbs), accepted: verbs)
    }
  }

  private static func value<Value>(
    of verb: String, _ rest: inout ArraySlice<String>, _ accepted: [String], _ read: (String) -> Value?
  ) throws(CommandError) -> Value {
    guard let word = rest.popFirst() else { throw .badAction(verb, nil, accepted: accepted) }
    guard let value = read(word) else { throw .badAction(verb, word, accepted: accepted) }
    return value
  }
}
