import CSQLite
import FenpingText

/// What this module adds to FTS5: the tokenizer `fenping` and the functions of the ranking and the marks.
/// Every connection needs them before it touches a full-text table.
enum FullText {
  static func register(on connection: Connection) throws(SQLiteError) {
    guard let api = fenping_fts5_api(connection.handle) else {
      throw SQLiteError(code: SQLITE_ERROR, message: "SQLite was built without FTS5")
    }
    var tokenizer = fts5_tokenizer(
      xCreate: { _, _, _, result in
        // The tokenizer has no state; FTS5 only wants something that is not NULL.
        result?.pointee = OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { _, context, flags, text, size, emit in
        FullText.tokenize(context, flags: flags, text: text, size: size, emit: emit)
      })
    try connection.check(api.pointee.xCreateTokenizer(api, "fenping", nil, &tokenizer, nil))
    try connection.check(
      api.pointee.xCreateFunction(
        api, "fenping_tally", nil,
        { api, context, result, count, values in
          guard let api, count == 1, let tally = fenping_value_pointer(values?.pointee) else { return }
          let code = Unmanaged<Tally>.fromOpaque(tally).takeUnretainedValue().add(api, context)
          if code != SQLITE_OK { sqlite3_result_error_code(result, code) }
        }, nil))
    try connection.check(
      api.pointee.xCreateFunction(
        api, "fenping_marks", nil,
        { api, context, result, count, values in
          guard count == 2, let values, let pattern = sqlite3_value_text(values[1]) else { return }
          let column = sqlite3_value_int(values[0])
          FullText.marks(
            api, context, result: result, column: column, pattern: String(cString: pattern))
        }, nil))
  }

  typealias TokenCallback =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32
    ) -> Int32

  /// Hands the tokens of FenpingText on. Any other result of `emit` than OK ends it and is returned.
  private static func tokenize(
    _ context: UnsafeMutableRawPointer?, flags: Int32, text: UnsafePointer<CChar>?, size: Int32,
    emit: TokenCallback?
  ) -> Int32 {
    guard let text, let emit, size > 0 else { return SQLITE_OK }
    // Besides a document and a query there is the text that an auxiliary function asks about: a document's.
    let side: Tokenizer.Side = flags & FTS5_TOKENIZE_QUERY != 0 ? .query : .document
    return text.withMemoryRebound(to: UInt8.self, capacity: Int(size)) { start in
      Tokenizer.tokenize(UnsafeBufferPointer(start: start, count: Int(size)), as: side) {
        token, start, end, isColocated in
        token.withMemoryRebound(to: CChar.self) {
          emit(
            context, isColocated ? FTS5_TOKEN_COLOCATED : 0, $0.baseAddress, Int32($0.count), Int32(start),
            Int32(end))
        }
      }
    }
  }
}
