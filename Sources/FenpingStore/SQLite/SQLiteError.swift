import CSQLite

/// What SQLite reported.
struct SQLiteError: Error, Sendable {
  /// The extended result code. https://www.sqlite.org/rescode.html
  let code: Int32
  let message: String
  let sql: String?

  init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The last error of a connection; `code` is what the failing call returned.
  init(code: Int32, connection: OpaquePointer?, sql: StaticString? = nil) {
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(connection)), sql: sql.map { "\($0)" })
  }

  /// A value that no writer of ours stores.
  static func damaged(_ what: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: what)
  }

  var primaryCode: Int32 { code & 0xFF }
}

/// Matches a primary code with all its extended ones, an extended code with itself alone.
func ~= (code: Int32, error: SQLiteError) -> Bool {
  code == error.code || code == error.primaryCode
}
