/// What UIKit calls the room that a window has in one direction.
public enum SizeClass: String, Sendable, CaseIterable {
  case compact
  case regular
}
