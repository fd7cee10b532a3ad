import FenpingModel
import FenpingStore
import FenpingText

/// The names of a statement by where they stand.
struct NamedPlaces {
  let quote: Names
  /// The sentence that introduces its list: what that says, each item says.
  let lead: Names
  /// The rest of its sentence, and its reasons.
  let context: Names
  let section: Names
  /// What its rules say of themselves.
  let rules: [Names]
  /// All that the extractor found it to name, things of which these are kinds among them.
  let all: [String]

  /// - Parameters:
  ///   - names: those that the index knows; nil where it knows none, as of a statement that stands for several.
  ///   - wantsWords: whether anybody looks for words in the context.
  init(
    _ statement: Statement, names: StatementNames? = nil, reasons: [Statement], shared: SharedNames,
    wantsWords: Bool = true
  ) {
    quote = names.map { Names($0.quote) } ?? Names(statement.quote)
    lead = names.map { Names($0.lead) } ?? shared.names(in: statement.procedure ?? "")
    section = names.map { Names($0.section) } ?? shared.names(in: statement.section)
    if let names, reasons.isEmpty {
      context = Names(names.text, in: wantsWords ? foldedBytes(statement.text) : [])
    } else {
      let around = (reasons.map { $0.quote } + [statement.text]).joined(separator: "\n")
      context = names == nil && around == statement.quote ? quote : Names(around)
    }
    rules = shared.names(ofRules: statement.rules)
    all = statement.concepts
  }
}

/// A concept of a question, with what else counts for it.
struct ConceptTarget: Sendable {
  let id: String
  let concept: Int
  let weight: Double
  /// It is of another field than the guides', or a thing that they never name.
  let isOutside: Bool
  /// It tells sentences apart: not every one of the field could name it.
  let isTelling: Bool
  /// It is an app, a person or a device that may be allowed what another is not.
  let isParty: Bool
  private let broader: [Int]
  /// The other kinds of what it is a kind of.
  private let siblings: [Int]
  private let confused: Int?

  init?(_ id: String, weight: Double, isStranger: Bool = false, kinds: Kinds? = nil) {
    guard let concept = TermBase.standard.index(of: id) else { return nil }
    self.id = id
    self.concept = concept
    self.weight = weight
    let entry = TermBase.standard.concepts[concept]
    isOutside = entry.area == .outside || isStranger
    isTelling = !EverydayConcepts.ids.contains(id) && entry.area != .quality && !Self.limits.contains(id)
    isParty = Self.parties.contains(id)
    broader = entry.broader.compactMap { TermBase.standard.index(of: $0) }
    siblings = (kinds ?? Kinds(besides: [id])).siblings(of: concept)
    confused = Self.confused[id].flatMap { TermBase.standard.index(of: $0) }
  }

  /// What counts if only the rule names it.
  static let rule = 0.5

  /// How a measure is bounded, not whose it is.
  private static let limits: Set<String> = ["maximum", "minimum"]

  private static let parties: Set<String> = [
    "user", "system", "developer", "app", "primary-app", "secondary-app", "other-app",
  ]

  /// Names that people use for one another: the system's mode and the view controller.
  private static let confused = [
    "split-view": "split-view-controller", "split-view-controller": "split-view",
  ]

  /// What the statement's rules name of it beyond `share`, which is what the statement itself does.
  func shareOfRules(in places: NamedPlaces, beyond share: Double) -> Double {
    places.rules.contains { $0.contain(concept) } ? max(0, Self.rule - share) : 0
  }

  /// How well a statement names the concept, 0…1. Two kinds of one thing do not name each other: a sentence on
  /// portrait names orientations, and says nothing of landscape.
  func share(in places: NamedPlaces) -> Double {
    if places.quote.contain(concept) { return 1 }
    if places.lead.contain(concept) { return 0.95 }
    // The quote names a horizontal size class by "horizontal" and "size class" together.
    let named = places.quote.count(of: broader)
    if named == broader.count, named > 1 { return 0.9 }
    if places.all.contains(id) { return 0.85 }
    if places.context.contain(concept) { return 0.75 }
    if let confused, places.quote.contain(confused) { return 0.6 }
    // What is said of orientations holds for portrait; what is said of landscape does not.
    if named > 0, places.quote.count(of: siblings) == 0 { return 0.6 }
    return places.section.contain(concept) || named > 0 ? 0.4 : 0
  }

  /// How well a way to ask names it. Who asks whether one child may keep the others from turning to portrait gets the
  /// answer for landscape too; but what one party may do is no matter of the other's.
  func share(in way: Names) -> Double {
    if way.contain(concept) { return 1 }
    return !isParty && way.count(of: broader) + way.count(of: siblings) > 0 ? 0.3 : 0
  }
}
