/// Where a rule's truth was read. Never a bare "documentation": a reader must be able to go there.
public struct Source: Sendable, Hashable {
  /// How well a source supports what the rule says.
  public enum Confidence: String, Sendable, CaseIterable {
    /// Read in the source itself.
    case read
    /// Two independent sources agree.
    case corroborated
    /// Computed by a model that fits every measured value.
    case derived
    /// Sources disagree or none was found; the rule says so.
    case unsure
  }

  /// What it is, such as "Apple, Slide Over and Split View Quick Start".
  public let title: String
  /// A URL, or a place in a public repository.
  public let location: String
  /// How well it supports the rule.
  public let confidence: Confidence

  public init(_ title: String, _ location: String, _ confidence: Confidence = .read) {
    self.title = title
    self.location = location
    self.confidence = confidence
  }
}
