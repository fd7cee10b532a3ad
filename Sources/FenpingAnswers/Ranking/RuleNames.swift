import FenpingCore
import FenpingText

/// What a rule says of itself, and how people ask for it.
struct RuleWords: Sendable {
  let text: Names
  let questions: [Names]

  init(text: Names, questions: [Names] = []) {
    self.text = text
    self.questions = questions
  }

  init(_ rule: Rule, in language: Language) {
    let texts = [rule.title, rule.statement, rule.advice].map { $0[language] }
    self.init(
      text: Names(texts.joined(separator: "\n")), questions: rule.questions.map { Names($0[language]) })
  }
}

/// What the rules' own texts name, in the language of the question. A statement that is linked to a rule says the
/// same as the rule, and the rule says it in the asker's language: this is what lets a paraphrase find it.
struct RuleNames: Sendable {
  private let words: [String: RuleWords]

  /// Read once a language: an answer needs one, many questions in a row share it.
  static func all(in language: Language) -> RuleNames {
    switch language {
    case .simplifiedChinese: simplified
    case .traditionalChinese: traditional
    case .english: english
    }
  }

  private static let simplified = RuleNames(in: .simplifiedChinese)
  private static let traditional = RuleNames(in: .traditionalChinese)
  private static let english = RuleNames(in: .english)

  private init(in language: Language) {
    words = Dictionary(
      uniqueKeysWithValues: Catalogue.all.map { ($0.id, RuleWords($0, in: language)) })
  }

  /// For tests: no rule says anything.
  static let none = RuleNames(words: [:])

  private init(words: [String: RuleWords]) { self.words = words }

  /// The words of the rules to which a statement is linked.
  func words(of rules: [String]) -> [RuleWords] { rules.compactMap { words[$0] } }
}
