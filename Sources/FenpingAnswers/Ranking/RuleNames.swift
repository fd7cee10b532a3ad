import FenpingCore
import FenpingText

/// What the rules' own texts name, in the language of the question. A statement that is linked to a rule says the
/// same as the rule, and the rule says it in the asker's language: this is what lets a paraphrase find it.
struct RuleNames: Sendable {
  private let names: [String: Names]

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
    names = Dictionary(
      uniqueKeysWithValues: Catalogue.all.map { rule in
        let texts = [rule.title, rule.statement, rule.advice].map { $0[language] }
        return (rule.id, Names(texts.joined(separator: "\n")))
      })
  }

  /// For tests: no rule says anything.
  static let none = RuleNames(names: [:])

  private init(names: [String: Names]) { self.names = names }

  /// The names of the rules to which a statement is linked.
  func names(of rules: [String]) -> [Names] { rules.compactMap { names[$0] } }
}
