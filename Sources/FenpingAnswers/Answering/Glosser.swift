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
    return glossed(statement.quote)
  }

  /// The text with the English term behind the first mention of each concept: 分割器 [divider].
  static func glossed(_ text: String) -> String {
    let folded = FoldedText(text)
    let utf8 = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    var seen: Set<Int> = []
    for match in TermBase.standard.matches(in: folded.bytes) where seen.insert(match.concept).inserted {
      let end = folded.original(match.range).upperBound
      let term = TermBase.standard.concepts[match.concept].english
      guard end >= position, utf8[folded.original(match.range)].contains(where: { $0 >= 0x80 }) else {
        continue
      }
      result += utf8[position..<end]
      result += Array(" [\(term)] ".utf8)
      position = end
    }
    result += utf8[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
