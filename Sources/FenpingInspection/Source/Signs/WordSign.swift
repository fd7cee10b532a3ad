/// What to look at where a word stands in code.
enum WordSign: Sendable {
  /// `bounds`, which may be those of the screen.
  case screenBounds
  /// `userInterfaceIdiom`, which may be compared with the iPad's.
  case idiom
  case presence(PresenceSign)
  case placement(PlacementSign)
  /// `rootViewController`, of a window or of a navigation controller.
  case rootViewController
  /// `viewControllers` and the method that sets it.
  case viewControllers
  /// `setViewController`, which may be that of a column.
  case column
  /// `hidden`, which may show a window.
  case hidden
  /// The beginning of a method's name that saves.
  case saving
  /// The name of a class that ends in Controller.
  case controllerClass

  private static let table: [String: WordSign] = {
    var table: [String: WordSign] = [
      "bounds": .screenBounds, "userInterfaceIdiom": .idiom, "UI_USER_INTERFACE_IDIOM": .idiom,
      "rootViewController": .rootViewController, "setRootViewController": .rootViewController,
      "initWithRootViewController": .rootViewController,
      "viewControllers": .viewControllers, "setViewControllers": .viewControllers,
      "setViewController": .column,
      "isHidden": .hidden, "hidden": .hidden, "setHidden": .hidden,
    ]
    for sign in PresenceSign.table { table[sign.word] = .presence(sign) }
    for sign in PlacementSign.table { table[sign.word] = .placement(sign) }
    return table
  }()

  /// Every distinct word is asked about once.
  static func of(_ word: String) -> WordSign? {
    if let sign = table[word] { return sign }
    if SavingSigns.isCall(word) { return .saving }
    return word.hasSuffix("Controller") ? .controllerClass : nil
  }
}
