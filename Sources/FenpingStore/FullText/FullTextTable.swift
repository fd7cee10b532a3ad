/// A full-text table and how it is ranked. The functions are written in SQL's text because that must be
/// constant; `TokenizerBridge` registers them.
struct FullTextTable {
  /// Shows every row that matches ?1 to the tally ?2.
  private let tally: StaticString
  /// The numbers of tokens in the columns of the rows ?1, a JSON array, as FTS5 keeps them: a varint for each column.
  /// All at once, for a statement of its own costs more than a row.
  private let lengths: StaticString
  private let weights: [Double]

  /// A heading leads to what stands below it, but less than the words themselves.
  static let passages = FullTextTable(
    tally: "SELECT fenping_tally(passage_fts, ?2) FROM passage_fts WHERE passage_fts MATCH ?1",
    lengths:
      "SELECT docsize.id, sz FROM json_each(?1) CROSS JOIN passage_fts_docsize AS docsize ON docsize.id = value",
    weights: [0.5, 1])

  static let statements = FullTextTable(
    tally: "SELECT fenping_tally(statement_fts, ?2) FROM statement_fts WHERE statement_fts MATCH ?1",
    lengths:
      "SELECT docsize.id, sz FROM json_each(?1) CROSS JOIN statement_fts_docsize AS docsize ON docsize.id = value",
    weights: [1, 0.5, 1])

  /// The rows that match a pattern best.
  func best(
    _ limit: Int, match pattern: String, on connection: Connection
  ) throws(SQLiteError) -> [(rowid: Int64, score: Double)] {
    guard limit > 0 else { return [] }
    let counts = Tally(weights: weights)
    try withExtendedLifetime(counts) { () throws(SQLiteError) in
      try connection.run(tally, .text(pattern), .pointer(Unmanaged.passUnretained(counts).toOpaque()))
    }
    return try counts.best(limit) { rowids throws(SQLiteError) in
      var list = "["
      for rowid in rowids { list += list.utf8.count > 1 ? ",\(rowid)" : "\(rowid)" }
      list += "]"
      return try connection.rows(lengths, .text(list)) { row in (row.int64(0), row.varintSum(1)) }
    }
  }
}
