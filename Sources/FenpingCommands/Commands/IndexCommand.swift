import FenpingCore
import FenpingModel
import FenpingReports
import FenpingStore

extension Command {
  private static let format = Options.format(.text, .json)

  /// `fenping index`
  static let index = Command("index", "Look into an index.", subcommands: [info, verify, schema])

  /// `fenping index info`
  private static let info = Command(
    "info", "Show what an index holds and what made it.",
    options: [
      format.description, Options.json.description, Options.language.description,
      Options.index.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let path = try IndexLocation.toRead(arguments, session)
    let language = session.language(arguments)
    do throws(StoreError) {
      // Whatever made it: that is what one may want to know.
      let index = try IndexReader(path: path)
      let info = try index.info()
      let stale = try staleSources(of: index, session, language)
      if info.versions != .current { session.console.note(Messages.madeByAnother[language]) }
      session.console.print(
        arguments[format] == .json
          ? json(info, path: path, stale: stale).text
          : text(info, path: path, session.style(arguments, language: language)))
      return .success
    } catch {
      throw .store(error)
    }
  }

  /// `fenping index verify`
  private static let verify = Command(
    "verify", "Say whether an index is still what was written.",
    discussion: """
      Every byte is compared with the hash in the index, the full-text tables with the rows that they index, the \
      rows with one another and each statement with its guide's text. The exit status is 1 where something is \
      damaged.
      """,
    options: [
      format.description, Options.json.description, Options.language.description, Options.index.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let path = try IndexLocation.toRead(arguments, session)
    let language = session.language(arguments)
    do throws(StoreError) {
      let damage = try IndexVerifier.damage(ofIndexAt: path)
      let stale = damage.isEmpty ? try staleSources(of: IndexReader(path: path), session, language) : []
      if arguments[format] == .json {
        session.console.print(IndexDamage.json(damage, path: path, stale: stale).text)
      } else if damage.isEmpty {
        session.console.print(Messages.sound(path)[language])
      } else {
        for one in damage { session.console.print(one.text[language].singleLine) }
      }
      if !damage.isEmpty { session.console.note(Messages.rebuild[language]) }
      return damage.isEmpty ? .success : .nothing
    } catch {
      throw .store(error)
    }
  }

  /// `fenping index schema`
  private static let schema = Command("schema", "Print the tables of an index, as SQL.") {
    (_, session) throws(CommandError) in
    session.console.print(Schema.sql)
    return .success
  }

  private static func staleSources(
    of index: IndexReader, _ session: Session, _ language: Language
  ) throws(StoreError) -> [String] {
    let stale = try index.staleSources()
    if !stale.isEmpty { session.console.note(Messages.stale(stale)[language]) }
    return stale
  }

  private static func text(_ info: IndexInfo, path: String, _ style: TextStyle) -> String {
    let facts =
      [
        ("index", path), ("format", "\(info.format)"), ("tokenizer", "\(info.tokenizerVersion)"),
        ("extractor", "\(info.extractorVersion)"), ("term base", "\(info.termBaseVersion)"),
        ("ways to ask", "\(info.waysVersion)"),
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
      "waysToAsk": .number(Double(info.waysVersion)),
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
