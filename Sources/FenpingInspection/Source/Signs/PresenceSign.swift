import FenpingCore

/// A word that says it all where it stands between the right neighbours.
struct PresenceSign: Sendable {
  /// What stands before or behind the word.
  enum Neighbours: Sendable, Hashable {
    /// `.word`, or a message in Objective-C: `[object word]`.
    case member
    /// `\.word`, a key path.
    case keyPath
    /// `word(`, `word {` or `word:`.
    case call
    case any
  }

  let word: String
  let pattern: SourcePattern
  let neighbours: Neighbours
  let example: String

  private init(
    _ word: String, _ neighbours: Neighbours, _ pattern: SourcePattern, _ example: String
  ) {
    self.word = word
    self.pattern = pattern
    self.neighbours = neighbours
    self.example = example
  }

  static let table: [PresenceSign] = sizes + appearances + notifications + splitViews

  private static let sizes = [
    PresenceSign(
      "registerForTraitChanges", .call, .traitCallback,
      "registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.update() }"),
    PresenceSign("GeometryReader", .call, .sizeLayout, "GeometryReader { proxy in Grid(proxy.size.width) }"),
    PresenceSign("ViewThatFits", .call, .sizeLayout, "ViewThatFits { Wide(); Narrow() }"),
    PresenceSign(
      "horizontalSizeClass", .keyPath, .sizeLayout, #"@Environment(\.horizontalSizeClass) private var width"#),
    PresenceSign(
      "verticalSizeClass", .keyPath, .sizeLayout, #"@Environment(\.verticalSizeClass) var height"#),
    PresenceSign(
      "NSCollectionLayoutEnvironment", .any, .sizeLayout,
      "let layout = Layout { (index: Int, environment: NSCollectionLayoutEnvironment) in section(environment) }"
    ),
    PresenceSign("onGeometryChange", .call, .sizeCallback, "Text(a).onGeometryChange(for: B.self) { c }"),
    PresenceSign(
      "onInteractiveResizeChange", .call, .sizeCallback, "Map().onInteractiveResizeChange { isResizing = $0 }"
    ),
  ]

  private static let appearances = [
    PresenceSign(
      "activeAppearance", .member, .activeAppearance,
      "if traitCollection.activeAppearance == .inactive { save() }"),
    PresenceSign(
      "UITraitActiveAppearance", .any, .activeAppearance,
      "registerForTraitChanges([UITraitActiveAppearance.self], action: #selector(update))"),
    PresenceSign(
      "updateChangeCount", .call, .saveOnChange, "func edit() { document.updateChangeCount(.done) }"),
  ]

  private static let splitViews = [
    PresenceSign("makeKeyAndVisible", .member, .windowMadeVisible, "window?.makeKeyAndVisible()")
  ]

  private static let notifications =
    LifeCycleMoment.notifications.map { word, _ in
      let isObjectiveC = word.hasSuffix("Notification") && word.hasPrefix("UI")
      return PresenceSign(
        word, isObjectiveC ? .any : .member, .lifeCycleObserver,
        isObjectiveC
          ? "[c addObserver:self selector:s name:\(word) object:nil];" : "publisher(for: UIX.\(word))")
    } + [
      PresenceSign(
        "scenePhase", .keyPath, .lifeCycleObserver, #"@Environment(\.scenePhase) private var phase"#)
    ]
}
