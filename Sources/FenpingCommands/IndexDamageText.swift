import FenpingCore
import FenpingReports
import FenpingStore

extension IndexDamage {
  /// What is wrong, for a reader.
  var text: LocalizedText {
    switch self {
    case .changedBytes:
      LocalizedText(
        hans: "文件的字节与写入时不同。", hant: "檔案的位元組與寫入時不同。",
        en: "The file's bytes are not those that were written.")
    case .structure(let detail):
      LocalizedText(
        hans: "数据库已损坏：\(detail)", hant: "資料庫已損壞：\(detail)", en: "The database is broken: \(detail)")
    case .rowCount(let document, let table, let expected, let found):
      LocalizedText(
        hans: "\(document)：表 \(table) 应有 \(expected) 行，实有 \(found) 行。",
        hant: "\(document)：表 \(table) 應有 \(expected) 行，實有 \(found) 行。",
        en: "\(document): \(found) rows of the table \(table) instead of \(expected).")
    case .danglingReference(let table):
      LocalizedText(
        hans: "表 \(table) 指向不存在的行。", hant: "表 \(table) 指向不存在的行。",
        en: "The table \(table) refers to rows that are not there.")
    case .fullText(let table):
      LocalizedText(
        hans: "全文表 \(table) 与内容不符。", hant: "全文表 \(table) 與內容不符。",
        en: "The full-text table \(table) disagrees with the rows that it indexes.")
    case .noSource(let document):
      LocalizedText(
        hans: "\(document)：没有它的来源文件的记录。", hant: "\(document)：沒有它的來源檔案的紀錄。",
        en: "\(document): nothing is known of its source file.")
    case .noQuote(let statement):
      LocalizedText(
        hans: "\(statement)：指南正文里没有它引用的句子。", hant: "\(statement)：指南正文裡沒有它引用的句子。",
        en: "\(statement): what it quotes does not stand in its guide.")
    }
  }

  /// The kind's name in JSON.
  private var kind: String {
    switch self {
    case .changedBytes: "changed-bytes"
    case .structure: "structure"
    case .rowCount: "row-count"
    case .danglingReference: "dangling-reference"
    case .fullText: "full-text"
    case .noSource: "no-source"
    case .noQuote: "no-quote"
    }
  }

  /// `fenping index verify --json`
  static func json(_ damage: [IndexDamage], path: String, stale: [String]) -> JSON {
    [
      "schemaVersion": 1, "path": .string(path), "stale": .array(stale.map(JSON.string)),
      "damage": .array(
        damage.map { one in
          [
            "kind": .string(one.kind),
            "message": [
              "zh-Hans": .string(one.text[.simplifiedChinese]),
              "zh-Hant": .string(one.text[.traditionalChinese]),
              "en": .string(one.text[.english]),
            ],
          ]
        }),
    ]
  }
}
