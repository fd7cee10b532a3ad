import FenpingCore
import FenpingModel
import FenpingText

/// A question as it was understood.
struct ReadQuestion: Sendable {
  let language: Language
  let intent: Intent
  /// Concept ids that it names, each once; those that only generalise a named one are left out.
  let concepts: [String]
  /// Those of them that it writes as names are written: AirPlay, applicationWillTerminate.
  let properNames: Set<String>
  /// Concept ids that it sets aside: without a storyboard, and so without Interface Builder.
  let without: [String]
  /// What is neither a concept nor a function word.
  let words: [Word]
  /// What it asks the number of, as it stands in `concepts` or `words`: how many seconds.
  let measured: String?
  /// The system that it is about: on iPadOS 26.
  let os: Version?

  init(
    language: Language, intent: Intent, concepts: [String], properNames: Set<String> = [],
    without: [String] = [], words: [Word],
    measured: String? = nil, os: Version? = nil
  ) {
    self.language = language
    self.intent = intent
    self.concepts = concepts
    self.properNames = properNames
    self.without = without
    self.words = words
    self.measured = measured
    self.os = os
  }

  struct Word: Sendable, Hashable {
    enum Kind: Sendable {
      case latin
      /// A Latin word written as names are: NSSplitView, JSON, or with a capital inside a sentence.
      case name
      /// A run of Han characters.
      case han
    }

    /// Folded.
    let text: String
    let kind: Kind
  }
}

/// Reads a question: what it wants, what it is about.
enum QuestionReader {
  static func read(_ question: Question) -> ReadQuestion {
    let text = String(decoding: question.text.utf8.prefix(Question.longest), as: UTF8.self)
    let folded = FoldedText(text)
    let intents = IntentPhrases.table.matches(in: folded.bytes)
    // 多少 asks, it names nothing; but in 哪些设备 the longer name goes first.
    let terms = TermBase.standard.matches(in: folded.bytes).filter { term in
      !intents.contains { $0.range.contains(term.range) }
    }
    let words = Leftovers.words(
      of: folded, in: text,
      covered: terms.map { Leftovers.named($0.range, in: folded.bytes) } + intents.map(\.range))
    let original = Array(text.utf8)
    let named = Set(intents.map(\.tag))
    let shown = IntentPhrases.precedence.first { named.contains($0) }
    let intent = question.intent ?? narrowed(shown, by: terms)
    // Who asks why something is not needed asks about it.
    func isSetAside(_ term: ConceptMatch) -> Bool {
      intent.wantsAWay && Exclusion.covers(term.range.lowerBound, in: folded.bytes)
    }
    func ids(_ terms: [ConceptMatch]) -> [String] {
      terms.map { TermBase.standard.concepts[$0.concept].id }.uniqued()
    }
    let asked = ids(terms.filter { !isSetAside($0) })
    return ReadQuestion(
      language: question.language ?? LanguageReader.language(of: text), intent: intent,
      concepts: asked,
      properNames: Set(ids(terms.filter { Leftovers.isName(original, folded.original($0.range)) })),
      without: Exclusion.extended(ids(terms.filter { isSetAside($0) }), asked: asked),
      words: words, measured: Measured.name(in: folded.bytes, terms: terms, words: words),
      os: SystemVersion.version(in: folded.bytes))
  }
}

extension QuestionReader {
  /// What a question that only asks how, whether or what is after, by what it names: how something is told asks for what
  /// tells it; which way up something may stand asks for a rule of orientations.
  private static func narrowed(_ shown: Intent?, by terms: [ConceptMatch]) -> Intent {
    guard shown == nil || shown == .how || shown == .fact else { return shown ?? .term }
    let named = terms.map { TermBase.standard.concepts[$0.concept] }
    if named.contains(where: { $0.id == "notify" }) { return .callback }
    let isOfOrientations = named.contains { $0.id == "orientation" || $0.broader.contains("orientation") }
    if isOfOrientations, named.contains(where: { $0.id == "support" || $0.id == "rotation" }) {
      return .orientation
    }
    return shown ?? .term
  }
}

extension Intent {
  /// It asks how to do something.
  fileprivate var wantsAWay: Bool { self == .checklist || self == .how }
}

/// The language that a text is written in.
enum LanguageReader {
  /// Any Han character makes it Chinese; one that folding changes, or that is rare in Simplified text, makes it
  /// Traditional.
  static func language(of text: String) -> Language {
    var hasHan = false
    for scalar in text.unicodeScalars where (0x3400...0x9FFF).contains(scalar.value) {
      hasHan = true
      let character = String(Character(scalar))
      if folded(character) != character { return .traditionalChinese }
    }
    return hasHan ? .simplifiedChinese : .english
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
