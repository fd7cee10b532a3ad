import CSQLite

/// An open database, confined to its owner: neither it nor its statements may cross a task.
final class Connection {
  enum Access {
    /// A finished file that nobody changes in place: no lock is taken and nothing is created beside it.
    case reading
    /// A new file that is thrown away when its writing fails: no journal, no waiting for the disk.
    case building
  }

  let handle: OpaquePointer
  /// So few that they are looked through sooner than hashed.
  private var prepared: [(sql: UnsafePointer<UInt8>, statement: PreparedStatement)] = []

  init(path: String, _ access: Access) throws(SQLiteError) {
    Self.countsNoMemory
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
    let result =
      switch access {
      case .reading:
        // > The immutable parameter indicates that the database file is stored on read-only media […] SQLite
        // > opens the database read-only and skips all locking. https://www.sqlite.org/uri.html
        sqlite3_open_v2(
          Self.immutableURI(path), &handle, flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
      case .building:
        sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
      }
    guard result == SQLITE_OK, let handle else {
      // The handle may be there although opening failed; its message must be read before it is closed.
      let error = SQLiteError(code: result, connection: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    try configure(access)
  }

  /// SQLite need not count the memory that it takes, under a lock each time. That is said before it is used; where another
  /// part of the process was quicker it goes on counting.
  private static let countsNoMemory: Void = _ = fenping_count_no_memory()

  deinit {
    prepared = []
    sqlite3_close_v2(handle)
  }

  private func configure(_ access: Access) throws(SQLiteError) {
    // A double-quoted word is never a string, and a hostile file's schema calls no function of ours.
    try set(SQLITE_DBCONFIG_DQS_DDL, false)
    try set(SQLITE_DBCONFIG_DQS_DML, false)
    try set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
    try set(SQLITE_DBCONFIG_DEFENSIVE, true)
    // Else SQLite sorts in files of its own, in a folder that nobody has named.
    try execute("PRAGMA temp_store = MEMORY")
    switch access {
    case .reading:
      // One transaction for all that is read: each query would begin and end its own. And few pages are kept: nearly all
      // are read once, and a page that the process has not touched before costs more than reading one again.
      try execute(
        "PRAGMA query_only = ON; PRAGMA cell_size_check = ON; PRAGMA cache_size = 32; BEGIN")
    case .building:
      // DEFENSIVE forbids journal_mode = OFF, which could damage a file; a new file is lost all the same.
      try set(SQLITE_DBCONFIG_DEFENSIVE, false)
      try execute(
        """
        PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; \
        PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -32768
        """)
    }
    try FullText.register(on: self)
  }

  private func set(_ option: Int32, _ on: Bool) throws(SQLiteError) {
    try check(fenping_set_option(handle, option, on ? 1 : 0))
  }

  func check(_ result: Int32, sql: StaticString? = nil) throws(SQLiteError) {
    guard result == SQLITE_OK else { throw SQLiteError(code: result, connection: handle, sql: sql) }
  }

  /// Runs a script whose rows, if any, are of no interest.
  func execute(_ script: StaticString) throws(SQLiteError) {
    let result = script.withUTF8Buffer { text in
      // A StaticString ends with a NUL.
      text.withMemoryRebound(to: CChar.self) { sqlite3_exec(handle, $0.baseAddress, nil, nil, nil) }
    }
    try check(result, sql: script)
  }

  /// Runs a statement to its end; if it has rows, they are of no interest.
  func run(_ sql: StaticString, _ values: SQLValue...) throws(SQLiteError) {
    try statement(sql).each(values) { _ in true }
  }

  /// All rows of a query, each as `read` makes it.
  func rows<Value>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    var rows: [Value] = []
    try statement(sql).each(values) { row throws(SQLiteError) in
      rows.append(try read(row))
      return true
    }
    return rows
  }

  /// The first row of a query, if there is one.
  func first<Value>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value? {
    var first: Value?
    try statement(sql).each(values) { row throws(SQLiteError) in
      first = try read(row)
      return false
    }
    return first
  }

  /// The statement of this source text, prepared once; the text is constant, so that data can only be bound.
  private func statement(_ sql: StaticString) throws(SQLiteError) -> PreparedStatement {
    for known in prepared where known.sql == sql.utf8Start && !known.statement.isBusy {
      return known.statement
    }
    let statement = try PreparedStatement(sql, on: self)
    prepared.append((sql.utf8Start, statement))
    return statement
  }

  /// The rows that the last statement inserted, changed or deleted.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Makes this database a copy of another, page by page.
  func copy(from source: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw SQLiteError(code: sqlite3_extended_errcode(handle), connection: handle)
    }
    sqlite3_backup_step(backup, -1)
    // It returns what the step did not succeed in.
    try check(sqlite3_backup_finish(backup))
  }

  static func immutableURI(_ path: String) -> String {
    var uri = "file:"
    // A relative path gets its "./", lest its first part be taken for a name of SQLite's, as ":memory:" is;
    // a second slash at the start would begin an authority.
    if !path.utf8.starts(with: "/".utf8) { uri += "./" }
    for (index, byte) in path.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "/") where index != 1, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += byte < 16 ? "%0" : "%"
        uri += String(byte, radix: 16)
      }
    }
    return uri + "?immutable=1"
  }
}

/// Opened without SQLite's mutexes.
@available(*, unavailable)
extension Connection: Sendable {}
