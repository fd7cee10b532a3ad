import FenpingCore
public import FenpingModel
import FenpingText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Writes an index document by document, for a corpus that should not stand in memory at once. Until
/// `finish` the index at its path is as it was; without `finish` it stays so.
public final class IndexBuilder {
  /// The path as it was given, for errors, and the file that it leads to.
  private let path: String
  private let target: String
  private let folder: String
  private var temporary: TemporaryFile
  /// The tables as they grow, in a file without a name: whatever happens, nothing of it is left.
  let staging: Connection
  private let versions: [(key: String, value: Int)]

  private var lastName: String?
  private var documents = 0
  private var passages = 0
  private var statements = 0
  /// Reasons may name a later statement, or one of another guide; they are linked when all are there.
  private var reasons: [(statement: Int, ordinal: Int, link: ReasonLink)] = []
  private var sources: [SourceRecord] = []
  private var lastLocation: String?

  /// Begins an index. Where another process, or another builder of this one, is writing the same index, it is
  /// waited for.
  ///
  /// - Parameter onWait: called once before waiting.
  public init(
    path: String, versions: IndexVersions, onWait: () -> Void = {}
  ) throws(StoreError) {
    // A link stays a link: what it points to is replaced.
    let target = FilePath.resolved(path) ?? path
    try Self.checkReplaceable(path)
    guard let folder = FilePath.resolved(FilePath.folder(of: target)) else {
      throw .notFound(path: FilePath.folder(of: path))
    }
    self.path = path
    self.target = target
    self.folder = folder
    self.versions = [
      ("format", Schema.version), ("tokenizer", Tokenizer.version), ("extractor", versions.extractor),
      ("term-base", versions.termBase), ("ways-to-ask", versions.ways),
    ]
    temporary = try TemporaryFile(beside: target, onWait: onWait)
    let stagingPath = temporary.companion
    staging = try about(path) { () throws(SQLiteError) in
      try Connection(path: FilePath.join(".", stagingPath), .building)
    }
    unlink(stagingPath)
    try about(path) { () throws(SQLiteError) in
      try staging.execute(Schema.script)
      try staging.execute("BEGIN")
    }
  }

  /// Adds a document; they come in rising order of their names' bytes.
  public func add(_ document: IndexedDocument) throws(StoreError) {
    let name = document.document.name
    if let lastName, !lastName.utf8.lexicographicallyPrecedes(name.utf8) {
      throw .inconsistent("document '\(name)' after '\(lastName)'")
    }
    lastName = name
    if let location = document.location { note(document, at: location) }
    try about(path) { () throws(SQLiteError) in
      documents += 1
      try insert(document)
      for (ordinal, passage) in Passage.passages(of: document.document).enumerated() {
        try insert(passage, ordinal: ordinal, of: document.document)
      }
    }
    for statement in document.statements {
      guard statement.place.document.utf8.elementsEqual(name.utf8) else {
        throw .inconsistent("statement '\(statement.id)' in document '\(name)'")
      }
      try about(path) { () throws(SQLiteError) in try insert(statement) }
    }
  }

  /// Adds the ways to ask for the core's rules; called once.
  public func add(_ ways: [WayToAsk]) throws(StoreError) {
    try about(path) { () throws(SQLiteError) in
      for (number, way) in ways.enumerated() {
        try staging.run(
          "INSERT INTO way_to_ask VALUES (?1, ?2, ?3, ?4)", .integer(number + 1), .text(way.rule),
          .text(way.text),
          .numbers(way.names))
        for name in way.names {
          try staging.run(
            "INSERT INTO way_name VALUES (?1, ?2, ?3)",
            .integer(name), .text(way.language.rawValue), .integer(number + 1))
        }
      }
    }
  }

  /// Completes the index and puts it in its place.
  public func finish() throws(StoreError) {
    for reason in reasons { try link(reason.statement, ordinal: reason.ordinal, reason.link) }
    try about(path) { () throws(SQLiteError) in
      try insertConcepts()
      try insertMeta()
      try staging.execute(
        """
        INSERT INTO passage_fts (passage_fts) VALUES ('optimize');
        INSERT INTO statement_fts (statement_fts) VALUES ('rebuild');
        INSERT INTO statement_fts (statement_fts) VALUES ('optimize');
        COMMIT
        """)
      // No ANALYZE: the queries say their joins' order themselves, and what it knows would let SQLite build
      // a Bloom filter over all statements to look up ten of them.
      try staging.run("VACUUM INTO ?1", .text(FilePath.join(".", temporary.path)))
    }
    try Seal.close(temporary.file)
    try temporary.replace(target)
  }

  /// Refuses to replace what is no index: a mistyped path must not cost a picture.
  private static func checkReplaceable(_ path: String) throws(StoreError) {
    guard FileStatus(path: path) != nil else { return }
    let header = try IndexHeader(path: path)
    guard header.isEmpty || header.isIndex else { throw .notAnIndex(path: path) }
  }

  private func note(_ document: IndexedDocument, at location: String) {
    // Documents of one file mostly follow one another.
    if lastLocation == location { return }
    lastLocation = location
    let absolute = FilePath.resolved(location) ?? FilePath.normalized(location)
    sources.append(
      SourceRecord(
        location: FilePath.relative(absolute, to: folder), size: document.size, hash: document.hash))
  }
}

extension IndexBuilder {
  private func insert(_ document: IndexedDocument) throws(SQLiteError) {
    let info = document.document
    try staging.run(
      "INSERT INTO document VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
      .integer(documents), .text(info.name), .text(info.title), .text(info.format.rawValue),
      .text(info.script.rawValue), .text(info.encoding), .text(document.hash), .integer(document.size),
      .integer(info.blocks.count), .integer(document.statements.count))
  }

  private func insert(_ passage: Passage, ordinal: Int, of document: Document) throws(SQLiteError) {
    passages += 1
    let kind = passage.block.kind.columns
    try staging.run(
      "INSERT INTO passage VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      .integer(passages), .integer(documents), .integer(ordinal), .integer(passage.block.lines.first),
      .text(kind.name), .text(kind.position), .text(passage.section), .text(passage.block.text))
    // Now and not all at the end, as the other processors read the next guides meanwhile; what `passage_content` has,
    // as values, because SQLite would write the full-text table out after every INSERT from a SELECT.
    try staging.run(
      "INSERT INTO passage_fts (rowid, title, text) VALUES (?1, ?2, ?3)",
      .integer(passages), .text((document.title ?? "") + "\n" + passage.section), .text(passage.block.text))
  }

  private func insert(_ statement: FenpingModel.Statement) throws(SQLiteError) {
    statements += 1
    try staging.run(
      "INSERT INTO statement VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
      .integer(statements), .text(statement.id), .integer(documents), .integer(statement.place.line),
      .text(statement.kind.rawValue), .text(statement.modality.rawValue), .text(statement.subject.rawValue),
      .text(statement.condition), .text(statement.procedure), .integer(statement.step),
      .text(statement.section), .text(statement.text), .text(statement.quote), .text(statement.translation),
      .real(statement.confidence))
    for (ordinal, rule) in statement.rules.enumerated() {
      try staging.run(
        "INSERT INTO statement_rule VALUES (?1, ?2, ?3)",
        .integer(statements), .integer(ordinal), .text(rule))
    }
    for (ordinal, concept) in statement.concepts.enumerated() {
      try staging.run(
        "INSERT INTO statement_concept VALUES (?1, ?2, ?3)",
        .integer(statements), .integer(ordinal), .text(concept))
    }
    let names = StatementNames(statement).columns
    try staging.run(
      "INSERT INTO statement_names VALUES (?1, ?2, ?3, ?4, ?5)",
      .integer(statements), names[0], names[1], names[2], names[3])
    for (ordinal, link) in statement.reasons.enumerated() {
      reasons.append((statements, ordinal, link))
    }
  }

  private func link(_ statement: Int, ordinal: Int, _ link: ReasonLink) throws(StoreError) {
    let inserted = try about(path) { () throws(SQLiteError) in
      try staging.run(
        "INSERT INTO statement_reason SELECT ?1, ?2, number, ?4 FROM statement WHERE id = ?3",
        .integer(statement), .integer(ordinal), .text(link.statement), .text(link.origin.rawValue))
      return staging.changes
    }
    guard inserted == 1 else { throw .inconsistent("no statement '\(link.statement)' to give a reason") }
  }

  private func insertConcepts() throws(SQLiteError) {
    let concepts = try staging.rows(
      "SELECT concept, count(DISTINCT statement) FROM statement_concept GROUP BY concept ORDER BY concept"
    ) { row in (id: row.text(0), statements: row.int64(1)) }
    for concept in concepts {
      try staging.run(
        "INSERT INTO concept VALUES (?1, ?2, ?3)",
        .text(concept.id), .text(ConceptWord.word(for: concept.id)), .integer(concept.statements))
    }
  }

  private func insertMeta() throws(SQLiteError) {
    let entries = versions.map { ($0.key, "\($0.value)") } + sources.map { ($0.key, $0.value) }
    for (key, value) in entries {
      try staging.run("INSERT OR REPLACE INTO meta VALUES (?1, ?2)", .text(key), .text(value))
    }
    try staging.run("INSERT INTO seal VALUES (?1)", .text(Seal.open))
  }
}

/// Confined to its owner, as its connection is.
@available(*, unavailable)
extension IndexBuilder: Sendable {}
