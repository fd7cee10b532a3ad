import FenpingCore
import FenpingModel
import FenpingText

/// Helps a reader who does not read the guide's language.
enum Glosser {
  /// What stands for the quote in `language`; nil where the reader reads the guide itself.
  /// The guide's own translation, else what the linked rule states, else the quote with its terms glossed.
  static func gloss(of statement: Statement, rules: [String], in language: Language) -> String? {
    guard language == .english else { return nil }
    if let translation = statement.translation { return translation }
    if let rule = rules.lazy.compactMap(Catalogue.rule).first { return rule.statement[language] }
    return glossed(statement)
  }

  /// The answers with every gloss once: one rule may say what several sentences say together, and repeated it would
  /// hide what is new in each. Behind the first, the sentence itself is glossed.
  static func withoutRepeats(_ answers: [Answer]) -> [Answer] {
    var seen: Set<String> = []
    return answers.map { answer in
      guard let gloss = answer.gloss, !seen.insert(gloss).inserted else { return answer }
      return Answer(
        statement: answer.statement, parts: answer.parts, gloss: glossed(answer.statement),
        reasons: answer.reasons, rules: answer.rules, outdated: answer.outdated,
        conflicts: answer.conflicts, disputes: answer.disputes)
    }
  }

  /// The quote with its terms glossed and, since no term says 必须 or 不能, how strongly it binds.
  private static func glossed(_ statement: Statement) -> String {
    let binding =
      switch (statement.kind, statement.modality) {
      case (.requirement, .must): "Must: "
      case (.prohibition, .mustNot): "Must not: "
      case (.requirement, .should), (.tip, .should): "Should: "
      case (.privilege, .only): "Only: "
      default: ""
      }
    return binding + TermBase.standard.glossed(statement.quote)
  }
}
