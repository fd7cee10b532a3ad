/// One thing that an app sees while the user acts, or that the user does.
public struct TraceEvent: Sendable, Hashable {
  /// What sort of thing happens.
  public enum Kind: String, Sendable, CaseIterable {
    /// The user touches, moves, rotates or releases; `name` says which and where.
    case user
    /// The system calls a method of the app; `name` is its selector.
    case callback
    /// The window has a new size.
    case resize
    /// The system takes a picture of the app.
    case snapshot
    /// An app is in a new state: `active`, `inactive`, `background`; or a pane is: `shown`, `pushed`.
    case state
  }

  /// `primary`, `secondary`; in a split view interface who is called or what changes, such as `delegate`,
  /// `first`, `split-view`; nil for what the user does.
  public let app: String?
  /// What sort of thing it is.
  public let kind: Kind
  /// A selector, a state, a part of the screen, or what the user does; see ``Kind``.
  public let name: String
  /// Window width in points after the event, where it has one.
  public let width: Double?
  /// Horizontal size class after the event: `compact`, `regular`.
  public let horizontal: String?
  /// Events that bear the same number may come in either order: the platform promises none.
  public let unordered: Int?

  public init(
    _ app: String?, _ kind: Kind, _ name: String, width: Double? = nil, horizontal: String? = nil,
    unordered: Int? = nil
  ) {
    self.app = app
    self.kind = kind
    self.name = name
    self.width = width
    self.horizontal = horizontal
    self.unordered = unordered
  }
}
