/// A split view controller in a storyboard, as the document connects it.
///
/// It is an item of the record's list `split-views`, such as
/// `{"initial": true, "relationships": ["masterViewController", "detailViewController"]}`.
public struct StoryboardSplitView: Sendable, Hashable {
  /// The document's name.
  public let document: String
  /// Whether the document's initial view controller is this one.
  public let isInitial: Bool
  /// The relationships that lead from it to its panes, by their names in the document.
  public let relationships: [String]
  /// The kinds of the segues that lead to it, and the relationships whose target it is, by their names:
  /// `show`, `push`, `presentation`, `modal`, `embed`, `rootViewController`, `viewControllers`.
  public let reachedBy: [String]
  /// Its place among the tabs of a tab bar controller, counted from one; nil where it is no tab.
  public let tab: Double?
  /// How many tabs that tab bar controller has; nil where nobody counted.
  public let tabs: Double?

  init?(_ value: Value, in document: InterfaceDocument) {
    guard case .record(let record) = value else { return nil }
    self.document = document.name
    isInitial = record["initial"] == .flag(true)
    relationships = record.texts("relationships")
    reachedBy = record.texts("reached-by")
    tab = record.number("tab")
    tabs = record.number("tabs")
  }

  /// Until a person who has the document looks, any segue onto a stack counts: `show` pushes only where its
  /// source is in a navigation controller.
  public var isPushed: Bool { reachedBy.contains { $0 == "push" || $0 == "rootViewController" } }
  /// `show` pushes inside a navigation controller and presents elsewhere.
  public var isShown: Bool { reachedBy.contains("show") }
  /// Whether a segue presents it modally.
  public var isPresented: Bool {
    reachedBy.contains { ["modal", "presentation", "popoverPresentation"].contains($0) }
  }
  /// With more than five tabs a compact tab bar shows four of them and More, a navigation controller with the rest.
  public var mayBeInMore: Bool {
    guard let tab else { return false }
    return tabs.map { $0 > 5 && tab >= 5 } ?? (tab > 5)
  }
  /// Whether it is a child of another view controller.
  public var isChild: Bool { reachedBy.contains { $0 == "embed" || $0 == "viewControllers" } }
}

extension InterfaceDocument {
  /// Its split view controllers; empty where it has none.
  public var splitViews: [StoryboardSplitView] {
    guard case .list(let items)? = record["split-views"] else { return [] }
    return items.compactMap { StoryboardSplitView($0, in: self) }
  }
}

extension [String: Value] {
  fileprivate func number(_ key: String) -> Double? {
    if case .number(let number)? = self[key] { number } else { nil }
  }

  fileprivate func texts(_ key: String) -> [String] {
    guard case .list(let items)? = self[key] else { return [] }
    return items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }
}
