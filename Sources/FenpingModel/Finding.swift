public import FenpingCore

/// Where a value that a check looked at was read.
public struct Origin: Sendable, Hashable {
  /// What the place is to the project.
  public enum Level: String, Sendable, CaseIterable {
    case targetSettings = "target"
    case targetFile = "target-xcconfig"
    case projectSettings = "project"
    case projectFile = "project-xcconfig"
    /// What the SDK or Xcode takes where nothing is set.
    case `default` = "default"
    /// The file that INFOPLIST_FILE names, or the Info.plist that was given.
    case infoPlist = "info-plist"
    /// The Info.plist of a built app.
    case builtApp = "built-app"
    case interface = "interface"
    case source = "source"
  }

  public let level: Level
  /// Relative to what was checked; nil for a default.
  public let file: String?
  /// Counted from one; nil where it is not known.
  public let line: Int?
  /// What stands there, such as `TARGETED_DEVICE_FAMILY = 1,2`.
  public let text: String

  public init(_ level: Level, file: String?, line: Int? = nil, text: String) {
    self.level = level
    self.file = file
    self.line = line
    self.text = text
  }
}

/// What a rule says about one target in one configuration.
public struct Finding: Sendable, Hashable {
  /// A value that the rule looked at, and the chain of places from which it came: what counted comes first, what it
  /// hid or took in after it.
  public struct TracedEvidence: Sendable, Hashable {
    public let name: String
    public let value: Value
    public let origins: [Origin]

    public init(_ evidence: Evidence, origins: [Origin] = []) {
      name = evidence.name
      value = evidence.value
      self.origins = origins
    }
  }

  public let target: String
  /// nil for a built app and for an Info.plist alone.
  public let configuration: String?
  /// The rule's id.
  public let rule: String
  public let verdict: Verdict
  public let severity: Severity
  /// Whether it rests on a reading of source code, which says what stands there and not what it does.
  public let isHeuristic: Bool
  public let message: LocalizedText
  /// Where the cause is, relative to what was checked: a file, and a line counted from one.
  public let file: String?
  public let line: Int?
  public let evidence: [TracedEvidence]

  public init(
    target: String, configuration: String?, rule: String, verdict: Verdict, severity: Severity,
    isHeuristic: Bool = false, message: LocalizedText, file: String?, line: Int?, evidence: [TracedEvidence]
  ) {
    self.target = target
    self.configuration = configuration
    self.rule = rule
    self.verdict = verdict
    self.severity = severity
    self.isHeuristic = isHeuristic
    self.message = message
    self.file = file
    self.line = line
    self.evidence = evidence
  }
}

/// What `fenping check` found.
public struct CheckReport: Sendable {
  /// A target that was left out.
  public struct Skipped: Sendable, Hashable {
    public let target: String
    public let reason: LocalizedText

    public init(_ target: String, _ reason: LocalizedText) {
      self.target = target
      self.reason = reason
    }
  }

  /// What was asked for, as it was typed.
  public let path: String
  /// By target and configuration in the project's order, in each by rule id.
  public let findings: [Finding]
  public let skipped: [Skipped]
  /// What a reader should know besides: a missing xcconfig, a file that could not be read.
  public let notes: [LocalizedText]

  public init(
    path: String, findings: [Finding], skipped: [Skipped] = [], notes: [LocalizedText] = []
  ) {
    self.path = path
    self.findings = findings
    self.skipped = skipped
    self.notes = notes
  }
}

extension CheckReport {
  /// The gravest finding of any of `rules`, over all targets and configurations; nil where none of them was asked.
  public func gravest(of rules: [String]) -> Finding? {
    let order: [Verdict] = [.fail, .unknown, .needsReview, .pass, .notApplicable]
    return order.lazy.compactMap { verdict in
      findings.first { $0.verdict == verdict && rules.contains($0.rule) }
    }.first
  }
}
