/// A fact of a project, with the two ways in which it can be missing kept apart.
public enum Fact<Wrapped: Sendable>: Sendable {
  case known(Wrapped)
  /// Read, and not declared.
  case absent
  /// Declared, but its value could not be worked out: the text that stands there.
  case unresolved(String)
}

/// What the check rules need to know of one application target in one configuration, or of one built app.
/// Grows with the rules; each fact is one field, and no rule reads a file.
public struct TargetFacts: Sendable {
  init(_ scenario: Scenario) {}
}
