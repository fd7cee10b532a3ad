import FenpingCore
import FenpingModel
import FenpingReports
import FenpingStore

extension Command {
  private static let format = Options.format(.text, .json)

  /// `fenping index`
  static let index = Command("index", "Look into an index.", subcommands: [info])

  /// `fenping index info`
  private static let info = Command(
    "info", "Show what an index holds and what made it.",
    options: [
      format.description, Options.json.description, Options.language.description,
      Options.index.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let path = try IndexLocation.toRead(arguments, session)
    let index = try session.openIndex(arguments)
    do throws(StoreError) {
      let info = try index.info()
      let stale = try index.staleSources()
      if !stale.isEmpty { session.console.note(Messages.stale(stale)[session.language(arguments)]) }
      session.console.print(
        arguments[format] == .json
          ? json(info, path: path, stale: stale).text
          : text(info, path: path, session.style(arguments, language: session.language(arguments))))
      return .success
    } catch {
      throw .store(error)
    }
  }

  private static func text(_ info: IndexInfo, path: String, _ style: TextStyle) -> String {
    let facts =
      [
        ("index", path), ("format", "\(info.format)"), ("tokenizer", "\(info.tokenizerVersion)"),
        ("extractor", "\(info.extractorVersion)"), ("term base", "\(info.termBaseVersion)"),
        ("documents", "\(info.documents.count)"), ("passages", "\(info.passages)"),
        ("statements", "\(info.statements)"),
      ]
      + info.documents.map {
        ($0.name, "\($0.statements) statements, \($0.script.rawValue), \($0.format.rawValue)")
      }
    return FactsText.report(facts, style)
  }

  private static func json(_ info: IndexInfo, path: String, stale: [String]) -> JSON {
    [
      "schemaVersion": 1, "path": .string(path), "format": .number(Double(info.format)),
      "tokenizer": .number(Double(info.tokenizerVersion)),
      "extractor": .number(Double(info.extractorVersion)),
      "termBase": .number(Double(info.termBaseVersion)),
      "passages": .number(Double(info.passages)), "statements": .number(Double(info.statements)),
      "stale": .array(stale.map(JSON.string)),
      "documents": .array(
        info.documents.map {
          [
            "name": .string($0.name), "title": $0.title.map(JSON.string) ?? nil,
            "format": .string($0.format.rawValue), "script": .string($0.script.rawValue),
            "encoding": .string($0.encoding), "hash": .string($0.hash), "size": .number(Double($0.size)),
            "passages": .number(Double($0.passages)), "statements": .number(Double($0.statements)),
          ]
        }),
    ]
  }
}
