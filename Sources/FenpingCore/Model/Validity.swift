/// What holds in one range of versions. A rule whose truth changed has one clause for each range.
public struct ValidityClause: Sendable, Hashable {
  /// Three axes that are never mixed: the system that runs the app, the SDK that built it, and the
  /// oldest system that the app is built for.
  public enum Axis: String, Sendable, CaseIterable {
    /// The version of iOS or iPadOS that runs the app.
    case os
    /// The version of the SDK that built it.
    case sdk
    /// The oldest system that it runs on.
    case deploymentTarget = "deployment-target"
  }

  /// What has become of the rule's statement in a range of versions.
  public enum Status: String, Sendable, CaseIterable {
    /// The rule's statement holds as written.
    case holds
    /// It still works, and the platform advises against it.
    case deprecated
    /// Something else holds instead; `text` says what.
    case replaced
  }

  /// On which axis ``since`` and ``until`` are read.
  public let axis: Axis
  /// First version of the range; nil: since the beginning.
  public let since: Version?
  /// First version after the range; nil: still so.
  public let until: Version?
  /// What has become of the statement in this range.
  public let status: Status
  /// What holds in this range and, where the statement no longer does, what replaced it.
  public let text: LocalizedText

  public init(
    _ axis: Axis, since: Version? = nil, until: Version? = nil, _ status: Status = .holds,
    _ text: LocalizedText
  ) {
    self.axis = axis
    self.since = since
    self.until = until
    self.status = status
    self.text = text
  }

  /// Whether `version`, read on this clause's axis, lies in its range.
  public func contains(_ version: Version) -> Bool {
    (since.map { $0 <= version } ?? true) && (until.map { version < $0 } ?? true)
  }
}
