import FenpingCore

/// What a reader is told on standard error where nothing went wrong and something should be known.
enum Messages {
  static let noAnswer = LocalizedText(
    hans: "指南没有回答这个问题。", hant: "指南沒有回答這個問題。", en: "The guides do not answer this.")
  /// Behind it comes the rule's rationale.
  static let ruleAlone = LocalizedText(
    hans: "指南没有提到这条规则。规则自己的理由：", hant: "指南沒有提到這條規則。規則自己的理由：",
    en: "The guides do not speak of this rule. The rule's own reason:")
  static let noHit = LocalizedText(
    hans: "没有找到匹配的段落。", hant: "沒有找到相符的段落。", en: "Nothing in the guides matches.")
  static let noStatement = LocalizedText(
    hans: "没有可用的条目。", hant: "沒有可用的條目。", en: "There is no statement in it.")
  static let noTerm = LocalizedText(
    hans: "术语库里没有这个词。", hant: "術語庫裡沒有這個詞。", en: "The term base does not know this term.")
  static let noGuide = LocalizedText(
    hans: "没有找到指南（.md、.markdown、.txt、.html、.htm、.jsonl）。",
    hant: "沒有找到指南（.md、.markdown、.txt、.html、.htm、.jsonl）。",
    en: "No guide was found (.md, .markdown, .txt, .html, .htm, .jsonl).")

  static func stale(_ sources: [String]) -> LocalizedText {
    let names = sources.prefix(3).map(\.singleLine).joined(separator: ", ")
    let more = sources.count > 3 ? " …" : ""
    return LocalizedText(
      hans: "建立索引之后，这些来源有改动：\(names)\(more)。请用 fenping ingest 重建索引。",
      hant: "建立索引之後，這些來源有變動：\(names)\(more)。請用 fenping ingest 重建索引。",
      en: "Changed since the index was built: \(names)\(more). Rebuild it with fenping ingest.")
  }
}
