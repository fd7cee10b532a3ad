/// What became of a check.
public enum Verdict: String, Sendable, CaseIterable {
  /// It is as the rule asks.
  case pass
  /// It is not, and it matters as much as the severity says.
  case fail
  /// The rule does not concern what was given; the explanation says why.
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
  /// Neither: it is good to know, or advised.
  case note
}

/// A value that an evaluation looked at, for the reader who asks "how do you know?".
public struct Evidence: Sendable, Hashable {
  /// The key or the quantity, such as `UISupportedInterfaceOrientations~ipad`.
  public let name: String
  /// As it was given or read.
  public let value: Value

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// What a rule says about one input.
public struct Evaluation: Sendable, Hashable {
  /// What an evaluation yields: one kind for each shape of rule, except that every shape may find itself not
  /// applicable.
  public enum Outcome: Sendable, Hashable {
    /// Of a check; of the other shapes where they do not apply.
    case verdict(Verdict)
    /// Of a decision: a value or a record of named values. Lengths are in points.
    case value(Value)
    /// Of a trace: what happens, in order.
    case events([TraceEvent])
  }

  /// The result itself, without words.
  public let outcome: Outcome
  /// Why, with the input's own values in the sentence.
  public let explanation: LocalizedText
  /// What was looked at, in the order in which the explanation uses it.
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
