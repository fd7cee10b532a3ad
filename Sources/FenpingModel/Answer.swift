public import FenpingCore

/// What a question wants.
public enum Intent: String, Sendable, CaseIterable {
  case why
  case checklist
  case privilege
  case callback
  case orientation
  case definition
  case how
  /// A message of Xcode or of the store.
  case message
  case term
  /// A plain question of fact.
  case fact
}

/// The answers to one question, best first; empty where the guides say nothing.
public struct AnswerSet: Sendable {
  public let question: String
  /// The language in which the answer speaks.
  public let language: Language
  public let intent: Intent
  public let answers: [Answer]
  /// What the reader should know besides, such as the terms nearest to an unanswered question.
  public let notes: [LocalizedText]

  public init(
    question: String, language: Language, intent: Intent, answers: [Answer], notes: [LocalizedText] = []
  ) {
    self.question = question
    self.language = language
    self.intent = intent
    self.answers = answers
    self.notes = notes
  }

  /// The same answers, each with what a project makes of it.
  public func checked(by report: CheckReport) -> AnswerSet {
    let checked = answers.map { answer in
      var copy = answer
      copy.finding = report.gravest(of: answer.rules)
      return copy
    }
    return AnswerSet(question: question, language: language, intent: intent, answers: checked, notes: notes)
  }
}

/// One statement that answers, with its reasons and its rules.
public struct Answer: Sendable {
  /// Why a statement holds, and who says so.
  public struct Reason: Sendable {
    public enum Origin: Sendable {
      /// The guide says so itself.
      case guide(Statement)
      /// The guide's neighbouring sentence.
      case inferred(Statement)
      /// The rationale of a linked rule; its id.
      case rule(String)
    }

    public let origin: Origin

    public init(_ origin: Origin) {
      self.origin = origin
    }
  }

  /// A statement that an asked version has overtaken.
  public struct Outdated: Sendable {
    /// The first version for which it no longer holds.
    public let since: Version
    public let replacement: LocalizedText

    public init(since: Version, replacement: LocalizedText) {
      self.since = since
      self.replacement = replacement
    }
  }

  /// One summand of the score, for `--explain`.
  public struct ScorePart: Sendable {
    public let name: String
    public let value: Double

    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  public let statement: Statement
  public let parts: [ScorePart]
  /// For a reader of another language: the linked rule's statement, or the quote with its terms glossed.
  public let gloss: String?
  public let reasons: [Reason]
  /// Ids of the linked rules, best first.
  public let rules: [String]
  public let outdated: Outdated?
  /// What other guides say against it.
  public let conflicts: [Statement]
  /// Ids of the linked rules that say something else.
  public let disputes: [String]
  /// What a project that was asked makes of it: the gravest finding of the linked rules.
  public var finding: Finding?

  public init(
    statement: Statement, parts: [ScorePart], gloss: String?, reasons: [Reason], rules: [String],
    outdated: Outdated? = nil, conflicts: [Statement] = [],
    disputes: [String] = []
  ) {
    self.statement = statement
    self.parts = parts
    self.gloss = gloss
    self.reasons = reasons
    self.rules = rules
    self.outdated = outdated
    self.conflicts = conflicts
    self.disputes = disputes
  }

  public var score: Double { parts.reduce(0) { $0 + $1.value } }
}
