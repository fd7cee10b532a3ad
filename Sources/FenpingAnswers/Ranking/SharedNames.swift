import FenpingCore
import FenpingText

/// The names in what many candidates of one question have in common: the lead-ins of their lists, their headings, and
/// what their rules say. Each is read once, and only where a candidate has it.
final class SharedNames {
  private let language: Language?
  private var texts: [String: Names] = [:]
  private var rules: [String: Names] = [:]

  /// - Parameter language: the question's; nil, for tests: no rule says anything.
  init(rulesIn language: Language? = nil) {
    self.language = language
  }

  func names(in text: String) -> Names {
    if let known = texts[text] { return known }
    let names = Names(text)
    texts[text] = names
    return names
  }

  /// What the rules themselves say, in the language of the question. A statement that is linked to a rule says the
  /// same as the rule, and the rule says it in the asker's language: this is what lets a paraphrase find it.
  func names(ofRules ids: [String]) -> [Names] { ids.compactMap(names(ofRule:)) }

  private func names(ofRule id: String) -> Names? {
    if let known = rules[id] { return known }
    // The id as it stands in the catalogue: a former one links nothing.
    guard let language, let rule = Catalogue.rule(id), rule.id == id else { return nil }
    let texts = [rule.title, rule.statement, rule.advice].map { $0[language.compared] }
    let names = Names(texts.joined(separator: "\n"))
    rules[id] = names
    return names
  }
}

extension Language {
  /// The language of the texts that a question in this one is compared with. One spelling of Chinese stands for both, so
  /// that a question finds the same in either: what the spellings call differently is one concept.
  var compared: Language { self == .english ? self : .simplifiedChinese }
}
