import CSQLite

/// Something about an index that is not as it was written.
public enum IndexDamage: Sendable, Hashable {
  /// Some byte of the file has changed since it was written.
  case changedBytes
  /// The database is broken; in SQLite's words.
  case structure(String)
  /// A document has other passages or statements than it says.
  case rowCount(document: String, table: String, expected: Int, found: Int)
  /// Rows of a table refer to rows that are not there.
  case danglingReference(table: String)
  /// A full-text table says something else than the rows that it indexes.
  case fullText(table: String)
  /// No source file is known that a document could have been read from.
  case noSource(document: String)
  /// What a statement quotes stands in no passage of its document.
  case noQuote(statement: String)
}

/// Says whether an index is still what was written.
public enum IndexVerifier {
  /// - Returns: all damage that was found; nothing where the index is sound.
  /// - Throws: where there is no index of this program's version to look at.
  public static func damage(ofIndexAt path: String) throws(StoreError) -> [IndexDamage] {
    do {
      _ = try IndexReader(path: path)
    } catch .corrupt(_, let detail) {
      return [.structure(detail)]
    } catch {
      guard try isChange(error, path) else { throw error }
      return [.changedBytes]
    }
    // The seal finds every change; the other checks say what it is about.
    var damage = try completed { () throws(StoreError) in try changedBytes(path) }
    damage += try completed { () throws(StoreError) in try structure(path) }
    damage += try completed { () throws(StoreError) in try rowCounts(path) }
    damage += try completed { () throws(StoreError) in try danglingReferences(path) }
    damage += try completed { () throws(StoreError) in try fullText(path) }
    damage += try completed { () throws(StoreError) in try noSource(path) }
    damage += try completed { () throws(StoreError) in try noQuote(path) }
    var seen: Set<IndexDamage> = []
    return damage.filter { seen.insert($0).inserted }
  }

  /// Whether a file is refused for a byte that has changed, and not because it is another kind of file or an
  /// index of another version.
  private static func isChange(_ error: StoreError, _ path: String) throws(StoreError) -> Bool {
    switch error {
    case .notAnIndex:
      try IndexHeader(path: path).isOneByteFromIndex
    case .olderFormat, .newerFormat:
      // No writer gives the header one version and the tables another.
      try completed { () throws(StoreError) in
        try about(path) { () throws(SQLiteError) in
          try Connection(path: path, .reading).rows("SELECT value FROM meta WHERE key = 'format'") { row in
            row.text(0) == "\(Schema.version)" ? .changedBytes : .structure("")
          }
        }
      } == [.changedBytes]
    case .otherVersion, .sqlite:
      try !completed { () throws(StoreError) in try changedBytes(path) }.isEmpty
    default:
      false
    }
  }

  /// A check that damage has kept from its end has found damage; the next one still looks.
  private static func completed(
    _ check: () throws(StoreError) -> [IndexDamage]
  ) throws(StoreError) -> [IndexDamage] {
    do {
      return try check()
    } catch .corrupt(_, let detail) {
      return [.structure(detail)]
    } catch .sqlite(_, let code, let message) where code & 0xFF != SQLITE_IOERR {
      // A table is not there, a value is larger than any, …; only a disk that cannot be read says nothing.
      return [.structure(message)]
    }
  }

  private static func changedBytes(_ path: String) throws(StoreError) -> [IndexDamage] {
    try Seal.isIntact(try OpenFile(reading: path)) ? [] : [.changedBytes]
  }

  private static func structure(_ path: String) throws(StoreError) -> [IndexDamage] {
    let messages = try about(path) { () throws(SQLiteError) in
      try Connection(path: path, .reading).rows("PRAGMA integrity_check") { row in row.text(0) }
    }
    return messages.filter { $0 != "ok" }.map { .structure($0) }
  }

  private static func rowCounts(_ path: String) throws(StoreError) -> [IndexDamage] {
    try about(path) { () throws(SQLiteError) in
      try Connection(path: path, .reading).rows(
        """
        SELECT name, 'passage', passages,
          (SELECT count(*) FROM passage WHERE document = document.number) AS found
        FROM document WHERE passages <> found
        UNION ALL
        SELECT name, 'statement', statements,
          (SELECT count(*) FROM statement WHERE document = document.number) AS found
        FROM document WHERE statements <> found
        """
      ) { row in
        .rowCount(
          document: row.text(0), table: row.text(1), expected: row.integer(2), found: row.integer(3))
      }
    }
  }

  private static func danglingReferences(_ path: String) throws(StoreError) -> [IndexDamage] {
    try about(path) { () throws(SQLiteError) in
      try Connection(path: path, .reading).rows("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check") {
        row in .danglingReference(table: row.text(0))
      }
    }
  }

  /// FTS5 compares its index with the rows only as a "write", so a copy in memory is asked.
  private static func fullText(_ path: String) throws(StoreError) -> [IndexDamage] {
    let copy = try about(path) { () throws(SQLiteError) in
      let copy = try Connection(path: ":memory:", .building)
      try copy.copy(from: try Connection(path: path, .reading))
      return copy
    }
    var damage: [IndexDamage] = []
    // > This command […] compares the index with the content table if the rank column is set to 1.
    // https://www.sqlite.org/fts5.html#the_integrity_check_command
    let checks: [(String, StaticString)] = [
      ("passage_fts", "INSERT INTO passage_fts (passage_fts, rank) VALUES ('integrity-check', 1)"),
      ("statement_fts", "INSERT INTO statement_fts (statement_fts, rank) VALUES ('integrity-check', 1)"),
    ]
    for (table, check) in checks {
      do {
        try copy.execute(check)
      } catch SQLITE_CORRUPT {
        damage.append(.fullText(table: table))
      } catch {
        throw StoreError(error, path: path)
      }
    }
    return damage
  }
}
