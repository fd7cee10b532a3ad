/// Which concepts make a statement one of a kind. Ids are the term base's; a test holds them to it.
enum ConceptGroups {
  /// What can be kept or lost …
  static let state: Set<String> = [
    "state", "navigation-position", "selection", "scroll-position", "data",
  ]
  /// … and what becomes of it.
  static let keeping: Set<String> = ["save", "lose", "keep", "restore"]

  /// Who may do something that others may not.
  static let parties: Set<String> = [
    "primary-app", "secondary-app", "user", "system", "developer", "eligible-device", "supported-device",
  ]

  /// What the system does to an app, or tells it.
  static let events: Set<String> = [
    "call-method", "notify", "resign-active", "become-active", "enter-background", "enter-foreground",
    "off-screen", "snapshot", "state-transition", "view-will-transition", "trait-change",
  ]
  /// Those that change the app's state, whoever is named with them.
  static let transitions: Set<String> = [
    "resign-active", "become-active", "enter-background", "enter-foreground",
  ]
  static let methods: Set<String> = [
    "method", "protocol-method", "should-hide-method", "delegate", "app-delegate", "scene-delegate",
    "return-value",
  ]

  /// Concepts whose names are names of callbacks.
  static let callbacks: Set<String> = [
    "rotation", "view-will-transition", "trait-change", "layout", "view-appearance",
  ]

  /// What only a guide on UISplitViewController speaks of.
  static let splitView: Set<String> = ["split-view-controller", "pane", "display-mode", "master-detail"]

  static let orientations: Set<String> = [
    "orientation", "all-orientations", "supported-orientations", "supported-orientations-key",
  ]
  static let positions: Set<String> = ["landscape", "portrait"]
  static let rotation: Set<String> = ["rotation"]

  /// Sizes that are numbers or shares: a statement about one is about layout whatever its modality.
  static let dimensions: Set<String> = [
    "width", "height", "point", "two-thirds", "one-half", "one-third", "remaining-space",
  ]
  static let arrangement: Set<String> = [
    "side-by-side", "pane", "two-panes", "first-pane", "second-pane", "size-class", "regular", "compact",
    "fill", "display-mode", "collapse", "expand", "full-screen",
  ]
}

extension Set<String> {
  /// These concepts are those of a text on watchOS or tvOS that does not name the iPad.
  var isOfAnotherPlatform: Bool { contains("other-apple-platform") && !contains("ipad") }
}
