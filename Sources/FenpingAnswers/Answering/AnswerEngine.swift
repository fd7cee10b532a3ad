import FenpingCore
public import FenpingModel
public import FenpingStore
import FenpingText

/// Answers questions from an index.
public struct AnswerEngine {
  private let index: IndexReader
  private let conflicts: Conflicts

  public init(index: IndexReader) {
    self.index = index
    conflicts = Conflicts(index)
  }

  /// A statement with its score.
  struct Ranked {
    let statement: Statement
    let parts: [Answer.ScorePart]
    /// The sum of the parts.
    let score: Double
    /// How sure it is that the statement answers the question; from zero on it is shown.
    let confidence: Double
    /// nil: not found by its words.
    let features: Features?

    init(statement: Statement, features: Features) {
      self.init(
        statement: statement, parts: features.parts, confidence: features.confidence, features: features)
    }

    init(
      statement: Statement, parts: [Answer.ScorePart], confidence: Double = 1, features: Features? = nil
    ) {
      self.statement = statement
      self.parts = parts
      score = parts.reduce(0) { $0 + $1.value }
      self.confidence = confidence
      self.features = features
    }
  }

  /// The answers to `question`, best first; none where the guides do not say.
  public func answer(_ question: Question) throws(StoreError) -> AnswerSet {
    let read = QuestionReader.read(question)
    if let rule = Catalogue.rule(question.text) {
      return try statements(of: [rule], .why, question, read)
    }
    if let pasted = StoreMessage(question.text) {
      let set = try message(pasted, question, read)
      // Where the guides say nothing of the rule, its words may still find what is near.
      if !set.answers.isEmpty || !pasted.codes.isEmpty { return set }
    }
    let scorer = try scorer(for: read)
    let ranked = try rank(read, scorer, question)
    var answers: [Answer] = []
    if read.intent == .checklist {
      for item in try Checklist(index: index, scorer: scorer).items(question, read, ranked) {
        answers.append(try answer(item, read, question))
      }
    }
    // "What should I do in …" may ask for one thing only.
    if answers.isEmpty, read.intent != .checklist || question.intent == nil {
      answers = try best(ranked, question, read)
    }
    return AnswerSet(
      question: question.text, language: read.language, intent: read.intent,
      answers: Glosser.withoutRepeats(answers),
      notes: Hints.unread(of: question) + (answers.isEmpty ? Hints.nearest(to: read) : []))
  }

  /// The question is a message: the sentences that name its number, then what the guides say of the rule that it
  /// is about.
  private func message(
    _ pasted: StoreMessage, _ question: Question, _ read: ReadQuestion
  ) throws(StoreError) -> AnswerSet {
    var named: [Statement] = []
    for code in pasted.codes {
      guard let pattern = MatchPattern(code) else { continue }
      named += try index.candidates(match: pattern.all, limit: Self.candidateLimit).map(\.statement)
        .filter { $0.text.contains(code) }
        .sorted { Self.defines(code, $0) && !Self.defines(code, $1) }
    }
    return try statements(of: pasted.rules, .message, first: named, question, read)
  }

  /// A sentence that begins with a message's number says what the message is about.
  private static func defines(_ code: String, _ statement: Statement) -> Bool {
    statement.quote.hasPrefix(code) || statement.quote.hasPrefix("ITMS-" + code)
  }

  /// What the guides say of rules that the question names.
  private func statements(
    of rules: [Rule], _ intent: Intent, first: [Statement] = [], _ question: Question, _ read: ReadQuestion
  ) throws(StoreError) -> AnswerSet {
    var statements = first
    for rule in rules {
      // What states the rule and nothing else comes first.
      statements += try index.statements(linkedTo: rule.id).sorted { $0.rules.count < $1.rules.count }
    }
    var answers: [Answer] = []
    for statement in statements.uniqued() where statement.kind != .reference && answers.count < question.limit
    {
      let part = Answer.ScorePart(intent == .message ? "message" : "rule", 1)
      answers.append(try answer(Ranked(statement: statement, parts: [part]), read, question))
    }
    return AnswerSet(
      question: question.text, language: read.language, intent: intent,
      answers: Glosser.withoutRepeats(answers), notes: answers.isEmpty ? rules.map(\.rationale) : [])
  }

  private func scorer(for read: ReadQuestion) throws(StoreError) -> Scorer {
    var words: [String: Int] = [:]
    for word in read.words {
      guard let pattern = MatchPattern(word.text) else { continue }
      words[word.text] = try index.documentFrequency(match: pattern.all)
    }
    let concepts = read.concepts + read.concepts.flatMap { TermBase.standard[$0]?.broader ?? [] }
    let weights = NameWeights(
      read, total: try index.statementCount(),
      conceptFrequency: try index.conceptFrequency(concepts.uniqued()),
      wordFrequency: words)
    let ways = try index.waysToAsk(
      naming: weights.concepts.compactMap { concept in
        TermBase.standard.index(of: concept.id).map { ($0, concept.weight) }
      },
      in: read.language.compared, limit: weights.isSingle ? Self.allWays : Self.waysLimit)
    return Scorer(
      question: read, weights: weights, shared: SharedNames(rulesIn: read.language), ways: ways)
  }

  /// Every statement that shares something with the question, best first; equals in the guides' order.
  private func rank(
    _ read: ReadQuestion, _ scorer: Scorer, _ question: Question
  ) throws(StoreError) -> [Ranked] {
    guard let pattern = CandidatePattern.pattern(for: read) else { return [] }
    let found = try index.candidates(match: pattern, limit: Self.candidateLimit)
      .filter { question.document == nil || $0.statement.place.document == question.document }
    let best = found.map(\.bm25).max() ?? 1
    let reasons = try self.reasons(of: found.map(\.statement))
    return found.map { candidate in
      let statement = candidate.statement
      let cover = scorer.cover(
        statement, names: candidate.names, reasons: statement.reasons.compactMap { reasons[$0.statement] })
      let features = scorer.features(statement, cover, text: candidate.bm25 / max(best, 0.001))
      return Ranked(statement: statement, features: features)
    }
    .sorted {
      ($0.score, $1.statement.place.document, $1.statement.place.line)
        > ($1.score, $0.statement.place.document, $0.statement.place.line)
    }
  }

  /// What the ranking looked at, best first, for `Scripts/learn-ranking`.
  func considered(_ question: Question) throws(StoreError) -> [Ranked] {
    let read = QuestionReader.read(question)
    return try rank(read, try scorer(for: read), question)
  }

  private static let candidateLimit = 64
  private static let waysLimit = 48
  /// More than any name has.
  private static let allWays = 1000

  /// The reasons of many statements, by id.
  private func reasons(of statements: [Statement]) throws(StoreError) -> [String: Statement] {
    let ids = statements.flatMap(\.reasons).map(\.statement).uniqued()
    return Dictionary(uniqueKeysWithValues: try index.statements(ids: ids).map { ($0.id, $0) })
  }

  /// The best statements; one that is a reason of another stands under that one.
  private func best(
    _ ranked: [Ranked], _ question: Question, _ read: ReadQuestion
  ) throws(StoreError) -> [Answer] {
    // Far below one that is in doubt there is no better answer.
    let top = ranked.first?.score ?? 0
    guard let first = ranked.first(where: { $0.confidence >= 0 }), first.score >= top * Threshold.besideDoubt
    else { return [] }
    // Beside a privilege, what is none answers nothing.
    let isAboutPrivileges = read.intent == .privilege && IntentFit.isPrivilege(first.statement)
    var answers: [Answer] = []
    var shown: Set<String> = []
    for candidate in ranked where answers.count < question.limit && candidate.confidence >= 0 {
      guard candidate.score >= first.score * Threshold.besideBest else { break }
      if isAboutPrivileges, !IntentFit.isPrivilege(candidate.statement) { continue }
      let main =
        candidate.statement.kind == .reason
        ? try index.statements(because: candidate.statement.id).first ?? candidate.statement
        : candidate.statement
      guard !shown.contains(main.id) else { continue }
      let answer = try answer(
        Ranked(statement: main, parts: candidate.parts, confidence: candidate.confidence), read, question)
      shown.insert(main.id)
      shown.formUnion(answer.reasons.compactMap(\.statement?.id))
      answers.append(answer)
    }
    return answers
  }

  private func answer(
    _ ranked: Ranked, _ read: ReadQuestion, _ question: Question
  ) throws(StoreError) -> Answer {
    let statement = ranked.statement
    return Answer(
      statement: statement, parts: ranked.parts,
      gloss: Glosser.gloss(of: statement, rules: statement.rules, in: read.language),
      reasons: try reasons(of: statement), rules: statement.rules,
      outdated: VersionCheck.outdated(statement.rules, os: question.os ?? read.os),
      conflicts: try conflicts.of(statement), disputes: Conflicts.disputed(statement))
  }

  /// The guide's own reasons; where it gives none, the rationale of the first linked rule.
  private func reasons(of statement: Statement) throws(StoreError) -> [Answer.Reason] {
    let linked = try index.statements(ids: statement.reasons.map(\.statement))
    let reasons = statement.reasons.compactMap { link -> Answer.Reason? in
      guard let reason = linked.first(where: { $0.id == link.statement }) else { return nil }
      return Answer.Reason(link.origin == .guide ? .guide(reason) : .inferred(reason))
    }
    guard reasons.isEmpty, let rule = statement.rules.first(where: { Catalogue.rule($0) != nil }) else {
      return reasons
    }
    return [Answer.Reason(.rule(rule))]
  }
}

extension Answer.Reason {
  /// The statement of the guide that gives the reason.
  var statement: Statement? {
    switch origin {
    case .guide(let statement), .inferred(let statement): statement
    case .rule: nil
    }
  }
}

extension Range<Int> {
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
