import FenpingModel
import FenpingStore
import FenpingText

/// How well a statement answers a question: chiefly, how much of what the question names it names too.
/// The parts add up to the score and are shown by `--explain`.
struct Scorer {
  let question: ReadQuestion
  private let weights: NameWeights
  private let targets: [ConceptTarget]
  private let shared: SharedNames
  /// How near the question is to one of the ways to ask for a rule, by its id; 0…1.
  private(set) var asked: [String: Double] = [:]

  init(
    question: ReadQuestion, weights: NameWeights, shared: SharedNames = SharedNames(), ways: [WayToAsk] = []
  ) {
    self.shared = shared
    self.question = question
    self.weights = weights
    let kinds = Kinds(besides: weights.concepts.map { $0.id })
    targets = weights.concepts.compactMap {
      ConceptTarget(
        $0.id, weight: $0.weight, isStranger: weights.strangers.contains($0.id), kinds: kinds)
    }
    guard !weights.isSingle else {
      asked = Self.share(of: ways)
      return
    }
    for way in ways {
      let names = Names(way.names, in: weights.words.isEmpty ? [] : foldedBytes(way.text))
      asked[way.rule] = max(asked[way.rule] ?? 0, likeness(names))
    }
  }

  /// A single name in common makes no two questions alike; but a rule that is mostly asked for by this name is about it.
  private static func share(of ways: [WayToAsk]) -> [String: Double] {
    let counts = Dictionary(grouping: ways, by: \.rule).mapValues { Double($0.count) }
    let most = counts.values.max() ?? 1
    return counts.mapValues { 0.5 * $0 / most }
  }

  /// What of the question the statement covers, 0…1, and how that came about.
  /// - Parameters:
  ///   - names: what the index knows that it names.
  ///   - reasons: the statements that say why it holds: they count as its context.
  func cover(_ statement: Statement, names: StatementNames? = nil, reasons: [Statement] = []) -> Cover {
    let places = NamedPlaces(
      statement, names: names, reasons: reasons, shared: shared, wantsWords: !weights.words.isEmpty)
    let named = targets.map { (target: $0, share: $0.share(in: places)) }
    let concepts = covered(named)
    var meant = named.reduce(0) {
      $0 + $1.target.weight * $1.target.shareOfRules(in: places, beyond: $1.share)
    }
    var words = 0.0
    for word in weights.words {
      let bytes = Array(word.word.utf8)
      let said = WordMatch.share(of: bytes, in: places.context.text)
      let ruled = places.rules.map { WordMatch.share(of: bytes, in: $0.text) }.max() ?? 0
      words += word.weight * said
      meant += word.weight * max(0, ConceptTarget.rule * ruled - said)
    }
    let asked = statement.rules.compactMap { self.asked[$0] }.max() ?? 0
    return Cover(
      concepts: concepts / weights.full, words: words / weights.full, rules: meant / weights.full,
      asked: asked,
      isElsewhere: named.contains { $0.target.isOutside && $0.share == 0 },
      lacksMeasure: lacksMeasure(named, places),
      focus: places.quote.focus(on: targets.map { $0.concept }),
      evidence: max(concepts + words + meant, asked * weights.full) / weights.rarest)
  }

  /// How much a way to ask is like the question, 0…1: what it has of it, less the more it names besides.
  private func likeness(_ other: Names) -> Double {
    let named = targets.reduce(0) { $0 + $1.weight * $1.share(in: other) }
    let said = weights.words.reduce(0) {
      $0 + $1.weight * WordMatch.share(of: Array($1.word.utf8), in: other.text)
    }
    return (named + said) / weights.full * (0.6 + 0.4 * other.focus(on: targets.map { $0.concept }))
  }

  /// What the targets weigh by how well each is named. A privilege sets one party against another and is told of the one
  /// that has it: what may the primary app do that the secondary may not?
  private func covered(_ named: [(target: ConceptTarget, share: Double)]) -> Double {
    let party =
      question.intent == .privilege ? named.filter { $0.target.isParty }.map { $0.share }.max() : nil
    return named.reduce(0) {
      $0 + $1.target.weight * ($1.target.isParty ? party ?? $1.share : $1.share)
    }
  }

  /// It does not name what the question asks the measure of, or whose measure that is. Its rules do not count: they
  /// know more figures than the sentence.
  private func lacksMeasure(_ named: [(target: ConceptTarget, share: Double)], _ places: NamedPlaces) -> Bool
  {
    guard let measured = question.measured else { return false }
    let isWord = !targets.contains { $0.id == measured }
    if isWord, WordMatch.share(of: Array(measured.utf8), in: places.context.text) == 0 { return true }
    return named.contains { $0.target.isTelling && $0.share == 0 }
  }

  struct Cover: Sendable {
    /// Shares of the question's weight: by concepts, by words, and by what only the statement's rules name; 0…1.
    let concepts: Double
    let words: Double
    let rules: Double
    /// How near the question is to one that its rules list, 0…1.
    let asked: Double
    /// It does not name something that the question names and that is of another field: fonts, payment.
    let isElsewhere: Bool
    /// It does not name what the question asks the measure of: how many seconds.
    let lacksMeasure: Bool
    /// The share of the statement's own concepts that the question names.
    let focus: Double
    /// What is covered, in units of the rarest name's weight: words such as 应用 or "change" are little.
    let evidence: Double

    var total: Double { concepts + words + rules }
  }

  /// A sentence that begins with what was asked for and says what it is.
  private func definition(_ statement: Statement) -> Double {
    guard question.intent == .definition else { return 0 }
    let text = foldedBytes(statement.quote)
    guard let first = TermBase.standard.matches(in: text).first, first.range.lowerBound == 0,
      question.concepts.contains(TermBase.standard.concepts[first.concept].id)
    else { return 0 }
    return text[first.range.upperBound...].prefix(12).firstRange(of: Array("是".utf8)) != nil ? 1 : 0
  }

  /// - Parameter text: the full-text score, as a share of the best candidate's.
  func features(_ statement: Statement, _ cover: Cover, text: Double = 0) -> Features {
    Features(
      cover: cover,
      intent: IntentFit.bonus(for: statement, question.intent), definition: definition(statement),
      link: statement.rules.isEmpty ? 0 : 1, version: VersionFit.penalty(for: statement, question),
      text: text,
      unknown: weights.unknown)
  }
}

/// What holds for one version only is no answer to who did not ask for that version, where another is.
enum VersionFit {
  /// So few that they are looked through sooner than hashed.
  private static let versions = [
    "ios-5", "ios-6", "ios-7", "ios-8", "ios-11", "ios-13", "ios-14", "ios-16", "ios-18", "ipados-26",
    "ios-27",
  ]

  static func isOfOneVersion(_ statement: Statement) -> Bool {
    statement.concepts.contains { versions.contains($0) }
  }

  static func penalty(for statement: Statement, _ question: ReadQuestion) -> Double {
    let named = statement.concepts.filter { versions.contains($0) }
    return named.isEmpty || named.contains { question.concepts.contains($0) } ? 0 : 1
  }
}

/// How well a kind of statement suits what the question wants.
enum IntentFit {
  static func bonus(for statement: Statement, _ intent: Intent) -> Double {
    // A reason answers why; any other question wants what it is the reason of.
    if statement.kind == .reason, intent != .why { return -0.2 }
    switch intent {
    case .why: return statement.reasons.isEmpty ? (statement.kind == .reason ? 0.1 : 0) : 0.15
    case .checklist: return actionable.contains(statement.kind) ? 0.1 : 0
    case .privilege: return isPrivilege(statement) ? 0.25 : 0
    case .callback: return statement.kind == .lifecycleCallback ? 0.25 : 0
    case .orientation: return statement.kind == .orientationRule ? 0.1 : 0
    case .how: return statement.kind == .reference ? pointer : actionable.contains(statement.kind) ? 0.05 : 0
    case .definition: return statement.kind == .fact ? 0.1 : 0
    case .fact, .term, .message: return statement.kind == .reference ? pointer : 0
    }
  }

  static func isPrivilege(_ statement: Statement) -> Bool {
    statement.kind == .privilege || statement.modality == .only
  }

  /// Who asks wants the answer, not where to read it; one who asks for documents names them.
  private static let pointer = -0.25

  /// Kinds that tell somebody to do something.
  static let actionable: Set<Statement.Kind> = [
    .setupStep, .requirement, .prohibition, .permission, .statePreservation,
  ]
}

/// How much of a word a text contains.
enum WordMatch {
  /// - Parameter word: folded: a Latin word, or a run of Han characters.
  /// - Returns: 0…1: a Latin word is there or not; of a Han run, the share of its character pairs.
  static func share(of word: [UInt8], in text: [UInt8]) -> Double {
    if text.contains(word) { return 1 }
    guard word.first.map({ $0 >= 0xE0 }) == true, word.count >= 9 else { return 0 }
    var pairs = 0
    var found = 0
    for start in stride(from: 0, through: word.count - 6, by: 3) {
      pairs += 1
      if text.contains(Array(word[start..<start + 6])) { found += 1 }
    }
    return 0.8 * Double(found) / Double(pairs)
  }
}
