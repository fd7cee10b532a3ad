public import FenpingCore

/// What is to be looked at, and for which versions.
public struct InspectionOptions: Sendable {
  /// nil: every application target.
  public var target: String?
  /// nil: every configuration.
  public var configuration: String?
  /// The SDK that will build the project; a built app's own goes before it.
  public var sdk: Version?
  /// The system that the reader asks about.
  public var os: Version?

  public init(
    target: String? = nil, configuration: String? = nil, sdk: Version? = nil, os: Version? = nil
  ) {
    self.target = target
    self.configuration = configuration
    self.sdk = sdk
    self.os = os
  }
}
