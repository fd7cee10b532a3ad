/// What the check rules need to know of one application target in one configuration, or of one built app.
///
/// The facts are the values of the merged Info.plist under their own keys, and what a project keeps
/// elsewhere, its versions, build settings, storyboards and source among it: see ``TargetField``. Each is read as Xcode's own validation reads it,
/// and no rule reads a file.
public struct TargetFacts: Sendable {
  /// Every value as it was found, those that no rule knows included.
  public let values: [String: Value]

  /// The facts of named values: keys of the merged Info.plist, and the names of ``TargetField``.
  public init(_ values: [String: Value]) {
    self.values = values
  }

  init(_ scenario: Scenario) {
    self.init(scenario.values)
  }

  /// The fact of one field; absent where the key is not there, or its value is of a type that nobody reads.
  public subscript<Wrapped>(field: Field<Fact<Wrapped>>) -> Fact<Wrapped> {
    values[field.name].flatMap { field.read($0) } ?? .absent
  }

  /// Whether the key is there, whatever its value and type.
  public func declares(_ field: some InputField) -> Bool { values[field.name] != nil }
}

// MARK: - Facts that take more than one key

extension TargetFacts {
  /// The SDK that built, or will build, the app.
  public enum SDK: Sendable, Hashable {
    /// A source project asks for the newest SDK of the Xcode that opens it.
    case latest
    /// A version that was read.
    case version(Version)
  }

  /// Whether the app runs on iPad, and how that is known.
  public enum IPadSupport: Sendable, Hashable {
    /// The family says so.
    case declared
    /// No family is declared, but a key bears the suffix `~ipad`.
    case assumed
    /// The family says otherwise.
    case excluded
    /// The text that could not be resolved, or nil where nothing is declared.
    case unknown(String?)
  }

  /// Whether these are the facts of a built app: a build stamps the platform, and has no settings any more.
  var isBuiltApp: Bool {
    self[TargetField.platform].value != nil && self[TargetField.buildSettings].value == nil
  }

  /// Whether the target runs on iPad, by its families or, where none is declared, by a key for iPad.
  public var iPadSupport: IPadSupport {
    switch effectiveFamilies {
    case .known(let families): families.contains(2) ? .declared : .excluded
    case .unresolved(let text): .unknown(text)
    // A build writes the families that it knows; an app without any is for iPhone, as Xcode reads it.
    case .absent where self[TargetField.platform].value != nil: .excluded
    case .absent: values.keys.contains { $0.hasSuffix("~ipad") } ? .assumed : .unknown(nil)
    }
  }

  /// True only where the SDK is known to be that new: the newest SDK of an unknown Xcode is not.
  public func isBuilt(withSDK version: Version) -> Bool {
    if case .known(.version(let sdk)) = self[TargetField.sdk] { sdk >= version } else { false }
  }

  /// True where the SDK is known to be older.
  public func isBuilt(beforeSDK version: Version) -> Bool {
    if case .known(.version(let sdk)) = self[TargetField.sdk] { sdk < version } else { false }
  }

  /// Whether the deployment target reaches `version`; nil where that is not known. A target's oldest
  /// system is never newer than the SDK, which settles some cases where it is not declared.
  public func isDeployed(from version: Version) -> Bool? {
    if let target = self[TargetField.deploymentTarget].value { return target >= version }
    return isBuilt(beforeSDK: version) ? false : nil
  }

  /// The orientations that count on iPad, and the key from which they come: the list for iPad replaces
  /// the other one, it does not add to it.
  public var iPadOrientations: (key: String, names: Fact<[String]>) {
    let iPad = TargetField.iPadOrientations
    let general = TargetField.orientations
    return (self[iPad] == .absent ? general.name : iPad.name, self[iPad, else: general])
  }
}
