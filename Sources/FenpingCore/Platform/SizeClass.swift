/// What UIKit calls the room that a window has in one direction.
public enum SizeClass: String, Sendable, CaseIterable {
  /// Room for one column: as wide as an iPhone in portrait.
  case compact
  /// Room for more.
  case regular
}
