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
  static let partialHits = LocalizedText(
    hans: "没有一段含有全部的词；以下各段与查询最接近。", hant: "沒有一段含有全部的詞；以下各段與查詢最接近。",
    en: "No passage has all the terms; these share the most with the query.")
  static let noStatement = LocalizedText(
    hans: "没有可用的条目。", hant: "沒有可用的條目。", en: "There is no statement in it.")
  static let noTerm = LocalizedText(
    hans: "术语库里没有这个词。", hant: "術語庫裡沒有這個詞。", en: "The term base does not know this term.")
  static let noGuide = LocalizedText(
    hans: "没有找到指南（.md、.markdown、.txt、.html、.htm、.jsonl）。",
    hant: "沒有找到指南（.md、.markdown、.txt、.html、.htm、.jsonl）。",
    en: "No guide was found (.md, .markdown, .txt, .html, .htm, .jsonl).")

  static let rebuild = LocalizedText(
    hans: "请用 fenping ingest 重建索引。", hant: "請用 fenping ingest 重建索引。",
    en: "Rebuild it with fenping ingest.")
  /// The commands that answer would refuse the index.
  static let madeByAnother = LocalizedText(
    hans: "这个索引由另一个版本的 fenping 建立，不能用来回答。请用 fenping ingest 重建。",
    hant: "這個索引由另一個版本的 fenping 建立，不能用來回答。請用 fenping ingest 重建。",
    en:
      "Another version of fenping made this index; nothing is answered from it. Rebuild it with fenping ingest."
  )

  static func sound(_ index: String) -> LocalizedText {
    let name = index.singleLine
    return LocalizedText(hans: "\(name)：完好。", hant: "\(name)：完好。", en: "\(name): sound.")
  }

  static func waiting(for index: String) -> LocalizedText {
    let name = index.singleLine
    return LocalizedText(
      hans: "另一个进程正在写 \(name)，等它写完。", hant: "另一個程序正在寫 \(name)，等它寫完。",
      en: "Another process is writing \(name); waiting for it.")
  }

  static func stale(_ sources: [String]) -> LocalizedText {
    let names = sources.prefix(3).map(\.singleLine).joined(separator: ", ")
    let more = sources.count > 3 ? " …" : ""
    return LocalizedText(
      hans: "建立索引之后，这些来源有改动：\(names)\(more)。请用 fenping ingest 重建索引。",
      hant: "建立索引之後，這些來源有變動：\(names)\(more)。請用 fenping ingest 重建索引。",
      en: "Changed since the index was built: \(names)\(more). Rebuild it with fenping ingest.")
  }
}
