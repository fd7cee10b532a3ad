import FenpingModel
import FenpingText

/// Finds passages and statements in an index. Nothing is ever created beside the file, and a writer that
/// replaces it meanwhile does not disturb the reader, who keeps the file that it opened.
public final class IndexReader {
  let path: String
  let connection: Connection
  /// The statements that were read, by their numbers: one answer often meets a statement as a candidate, as a reason and
  /// as one that may contradict.
  var known: [Int: FenpingModel.Statement] = [:]
  /// Who reads a whole index keeps no more of it than this.
  static let mostKnown = 256

  /// Opens an index. What is no whole index of this program's version is refused.
  ///
  /// - Parameter versions: what must have made it, where statements are to be taken out of it. Without them its
  ///   rows can be looked at, whatever made them.
  public init(path: String, madeBy versions: IndexVersions? = nil) throws(StoreError) {
    try IndexHeader(path: path).check(path: path)
    self.path = path
    connection = try about(path) { () throws(SQLiteError) in try Connection(path: path, .reading) }
    try expect(Tokenizer.version, of: .tokenizer)
    if let versions {
      try expect(versions.extractor, of: .extractor)
      try expect(versions.termBase, of: .termBase)
      try expect(versions.ways, of: .ways)
    }
  }

  /// Whether not a byte of it has changed since it was written. This reads the whole file.
  public func isIntact() throws(StoreError) -> Bool {
    try Seal.isIntact(try OpenFile(reading: path))
  }

  /// What the index holds and what made it.
  public func info() throws(StoreError) -> IndexInfo {
    let documents = try read { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT name, title, format, script, encoding, sha256, size, passages, statements
        FROM document ORDER BY number
        """
      ) { row throws(SQLiteError) in
        IndexInfo.DocumentInfo(
          name: row.text(0), title: row.optionalText(1), format: try row.named(2), script: try row.named(3),
          encoding: row.text(4), hash: row.text(5), size: row.integer(6), passages: row.integer(7),
          statements: row.integer(8))
      }
    }
    return IndexInfo(
      format: try version("format"), tokenizerVersion: try version("tokenizer"),
      extractorVersion: try version("extractor"), termBaseVersion: try version("term-base"),
      waysVersion: try version("ways-to-ask"),
      documents: documents)
  }

  /// How many statements there are.
  public func statementCount() throws(StoreError) -> Int {
    try read { () throws(SQLiteError) in
      try connection.first("SELECT count(*) FROM statement") { row in row.integer(0) } ?? 0
    }
  }

  /// How many statements name each of the concepts; one that no statement names is left out.
  public func conceptFrequency(_ ids: [String]) throws(StoreError) -> [String: Int] {
    try read { () throws(SQLiteError) in
      var frequencies: [String: Int] = [:]
      for id in ids {
        frequencies[id] = try connection.first("SELECT statements FROM concept WHERE id = ?1", .text(id)) {
          row in row.integer(0)
        }
      }
      return frequencies
    }
  }

  private func expect(_ expected: Int, of part: IndexPart) throws(StoreError) {
    let found = try version(part.rawValue)
    guard found == expected else {
      throw .otherVersion(path: path, of: part, found: found, expected: expected)
    }
  }

  private func version(_ key: String) throws(StoreError) -> Int {
    let value = try read { () throws(SQLiteError) in
      try connection.first("SELECT value FROM meta WHERE key = ?1", .text(key)) { row in row.text(0) }
    }
    guard let version = value.flatMap({ Int($0) }) else {
      throw .corrupt(path: path, detail: "no version of the \(key)")
    }
    return version
  }

  func read<Value>(_ body: () throws(SQLiteError) -> Value) throws(StoreError) -> Value {
    try about(path, body)
  }

  /// Runs a query by a full-text pattern; FTS5 reports one that it cannot read as a plain error.
  func match<Value>(_ body: () throws(SQLiteError) -> Value) throws(StoreError) -> Value {
    do {
      return try read(body)
    } catch .sqlite(_, 1, let message) {
      throw .badPattern(message)
    }
  }
}

/// Confined to its owner, as its connection is.
@available(*, unavailable)
extension IndexReader: Sendable {}
