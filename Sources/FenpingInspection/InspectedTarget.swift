public import FenpingCore
public import FenpingModel

/// An application target in one configuration, or a built app, as the core's rules want to see it.
public struct InspectedTarget: Sendable {
  public let name: String
  /// nil for a built app and for an Info.plist alone.
  public let configuration: String?
  public let facts: TargetFacts
  /// The names of facts that are not whole, because a file could not be read: what they hold is true, and what they do
  /// not hold may still be there.
  public let partial: Set<String>
  /// Where each fact comes from, by its name: what counted first.
  public let origins: [String: [Origin]]
  /// Where to point for what is nowhere declared.
  public let fallback: Origin

  init(
    name: String, configuration: String?, facts: TargetFacts, partial: Set<String> = [],
    origins: [String: [Origin]], fallback: Origin
  ) {
    self.name = name
    self.configuration = configuration
    self.facts = facts
    self.partial = partial
    self.origins = origins
    self.fallback = fallback
  }
}
