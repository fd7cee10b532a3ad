/// An executable rule of iPad multitasking or of `UISplitViewController`.
///
/// A rule is written as one static value in a file of its own, named by its id: `lifecycle/divider-to-edge`
/// is `Rules/Lifecycle/DividerToEdge.swift`. Besides that file only the list in `Catalogue.swift` changes.
public struct Rule: Sendable {
  /// How a rule is evaluated. All three are pure functions.
  public enum Evaluator: Sendable {
    /// Facts of one target → a verdict.
    case check(@Sendable (TargetFacts) -> Evaluation)
    /// A scenario → a value.
    case decide(@Sendable (Scenario) throws(InputError) -> Evaluation)
    /// A starting state and user events → the ordered events that the apps see.
    case trace(@Sendable (Scenario) throws(InputError) -> Evaluation)
  }

  /// What a rule takes and gives: the kinds of ``Evaluator`` without their functions.
  public enum Shape: String, Sendable, CaseIterable {
    /// Facts of one target → a verdict.
    case check
    /// A scenario → a value.
    case decide
    /// A starting state and what the user does → events.
    case trace
  }

  /// `area/name`; stable, never reused.
  public let id: String
  /// Former ids, which keep working.
  public let aliases: [String]
  /// Numbers by which the store names a breach of it: `90474` of ITMS-90474.
  public let storeCodes: [String]
  /// What a message of the store, of Xcode or of UIKit about a breach of it says in every case, between the names
  /// that it fills in: small letters, words separated by one space, no punctuation.
  public let messages: [String]
  /// How much a breach matters, where the input's versions do not change that.
  public let severity: Severity
  /// A few words, without a stop.
  public let title: LocalizedText
  /// What holds, in one or two sentences.
  public let statement: LocalizedText
  /// Why it holds.
  public let rationale: LocalizedText
  /// What to do about it.
  public let advice: LocalizedText
  /// What people ask who need it, in words that the texts above do not have.
  public var questions: [LocalizedText] { makeQuestions() }
  /// When it holds, and what holds instead where it does not; see ``standing(on:at:)``.
  public let validity: [ValidityClause]
  /// Where its truth was read.
  public let sources: [Source]
  /// Any of these links a statement of a guide to this rule.
  public var patterns: [StatementPattern] { makePatterns() }
  /// What ``evaluate(_:)`` takes.
  public var inputs: [any InputField] { makeInputs() }
  /// The function that is the rule.
  public let evaluator: Evaluator
  /// Inputs with their outcomes: the rule's tests, and a part of its documentation.
  public var examples: [Example] { makeExamples() }

  // An answer takes a few texts out of the catalogue. What only some commands ask for is made when they ask, as all
  // of it together takes longer than finding the answer.
  private let makeQuestions: @Sendable () -> [LocalizedText]
  private let makePatterns: @Sendable () -> [StatementPattern]
  private let makeInputs: @Sendable () -> [any InputField]
  private let makeExamples: @Sendable () -> [Example]

  public init(
    _ id: String, aliases: [String] = [], storeCodes: [String] = [], messages: [String] = [],
    severity: Severity = .note, title: LocalizedText,
    statement: LocalizedText, rationale: LocalizedText, advice: LocalizedText,
    questions: @autoclosure @escaping @Sendable () -> [LocalizedText] = [],
    validity: [ValidityClause], sources: [Source],
    patterns: @autoclosure @escaping @Sendable () -> [StatementPattern],
    inputs: @autoclosure @escaping @Sendable () -> [any InputField] = [], evaluator: Evaluator,
    examples: @autoclosure @escaping @Sendable () -> [Example] = []
  ) {
    self.id = id
    self.aliases = aliases
    self.storeCodes = storeCodes
    self.messages = messages
    self.severity = severity
    self.title = title
    self.statement = statement
    self.rationale = rationale
    self.advice = advice
    makeQuestions = questions
    self.validity = validity
    self.sources = sources
    makePatterns = patterns
    makeInputs = inputs
    self.evaluator = evaluator
    makeExamples = examples
  }

  /// The first part of the id: `setup` of `setup/base-sdk`.
  public var area: String { String(id.prefix { $0 != "/" }) }

  /// What it takes and gives.
  public var shape: Shape {
    switch evaluator {
    case .check: .check
    case .decide: .decide
    case .trace: .trace
    }
  }

  /// What a check says of a target's facts; nil for a rule of another shape.
  public func evaluation(of facts: TargetFacts) -> Evaluation? {
    if case .check(let check) = evaluator { check(facts) } else { nil }
  }

  /// Evaluates the rule on named values, as they come from a command line, from JSON or from an example.
  /// - Throws: ``InputError`` for a key or a value that the rule does not accept, or one that is missing.
  public func evaluate(_ values: [String: Value]) throws(InputError) -> Evaluation {
    let scenario = try Scenario(values, fields: inputs)
    switch evaluator {
    case .check(let check): return check(TargetFacts(scenario))
    case .decide(let decide): return try decide(scenario)
    case .trace(let trace): return try trace(scenario)
    }
  }
}
