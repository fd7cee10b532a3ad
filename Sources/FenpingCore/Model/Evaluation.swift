/// What became of a check.
public enum Verdict: String, Sendable, CaseIterable {
  case pass
  case fail
  case notApplicable = "not-applicable"
  /// A person has to look: the facts are known and do not settle it.
  case needsReview = "needs-review"
  /// A fact that it needs could not be read. Never a `pass`.
  case unknown
}

/// How much a failed check matters.
public enum Severity: String, Sendable, CaseIterable {
  /// The store refuses it, or it crashes.
  case error
  /// Xcode warns, or it is deprecated.
  case warning
  case note
}

/// A value that an evaluation looked at, for the reader who asks "how do you know?".
public struct Evidence: Sendable, Hashable {
  /// The key or the quantity, such as `UISupportedInterfaceOrientations~ipad`.
  public let name: String
  public let value: Value

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// What a rule says about one input.
public struct Evaluation: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    case verdict(Verdict)
    case value(Value)
    case events([TraceEvent])
  }

  public let outcome: Outcome
  /// Why, with the input's own values in the sentence.
  public let explanation: LocalizedText
  public let evidence: [Evidence]
  /// Differs from the rule's own severity where the input's versions make it so.
  public let severity: Severity?

  public init(
    _ outcome: Outcome, _ explanation: LocalizedText, evidence: [Evidence] = [], severity: Severity? = nil
  ) {
    self.outcome = outcome
    self.explanation = explanation
    self.evidence = evidence
    self.severity = severity
  }
}
