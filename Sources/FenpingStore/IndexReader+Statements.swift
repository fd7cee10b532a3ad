public import FenpingModel

/// A statement that a pattern found.
public struct Candidate: Sendable {
  public let rowid: Int64
  public let statement: FenpingModel.Statement
  /// BM25 over text, section and concepts, the higher the better; always positive.
  public let bm25: Double
}

extension IndexReader {
  /// The statements that match, best first, of equals the earlier one first.
  public func candidates(match pattern: String, limit: Int) throws(StoreError) -> [Candidate] {
    let found = try match { () throws(SQLiteError) in
      var found: [(row: StatementRow, score: Double)] = []
      for (number, score) in try FullTextTable.statements.best(limit, match: pattern, on: connection) {
        let row = try connection.first("SELECT * FROM statement_row WHERE number = ?1", .integer(number)) {
          row throws(SQLiteError) in try StatementRow(row)
        }
        guard let row else { throw .damaged("no statement \(number)") }
        found.append((row, score))
      }
      return found
    }
    return zip(found, try statements(found.map(\.row))).map { found, statement in
      Candidate(rowid: found.row.number, statement: statement, bm25: found.score)
    }
  }

  /// How many statements match.
  public func documentFrequency(match pattern: String) throws(StoreError) -> Int {
    try match { () throws(SQLiteError) in
      try connection.first("SELECT count(*) FROM statement_fts WHERE statement_fts MATCH ?1", .text(pattern))
      { row in row.integer(0) } ?? 0
    }
  }

  /// The statement of an id.
  public func statement(id: String) throws(StoreError) -> FenpingModel.Statement? {
    try statements(ids: [id]).first
  }

  /// The statements of these ids, in the same order; unknown ones are left out.
  public func statements(ids: [String]) throws(StoreError) -> [FenpingModel.Statement] {
    let rows = try read { () throws(SQLiteError) in
      var rows: [StatementRow] = []
      for id in ids {
        let row = try connection.first("SELECT * FROM statement_row WHERE id = ?1", .text(id)) {
          row throws(SQLiteError) in try StatementRow(row)
        }
        if let row { rows.append(row) }
      }
      return rows
    }
    return try statements(rows)
  }

  /// The statements of a document, all or those of a section or a procedure, in its order.
  public func statements(
    inDocument document: String, section: String? = nil, procedure: String? = nil
  ) throws(StoreError) -> [FenpingModel.Statement] {
    let rows = try read { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT * FROM statement_row
        WHERE number IN (
          SELECT number FROM statement
          WHERE document = (SELECT number FROM document WHERE name = ?1)
            AND (?2 IS NULL OR section = ?2) AND (?3 IS NULL OR procedure = ?3)
        )
        ORDER BY number
        """, .text(document), .text(section), .text(procedure)
      ) { row throws(SQLiteError) in
        try StatementRow(row)
      }
    }
    return try statements(rows)
  }

  /// The statements that hold because of another, in the documents' order.
  public func statements(because reason: String) throws(StoreError) -> [FenpingModel.Statement] {
    let rows = try read { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT * FROM statement_row
        WHERE number IN (
          SELECT statement_reason.statement FROM statement_reason
          JOIN statement ON statement.number = statement_reason.reason
          WHERE statement.id = ?1
        )
        ORDER BY number
        """, .text(reason)
      ) { row throws(SQLiteError) in try StatementRow(row) }
    }
    return try statements(rows)
  }

  /// The statements that a rule of the core is linked to, in the documents' order.
  ///
  /// - Parameter limit: at most so many; -1 for all.
  public func statements(
    linkedTo rule: String, limit: Int = -1
  ) throws(StoreError) -> [FenpingModel.Statement] {
    let rows = try read { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT * FROM statement_row
        WHERE number IN (SELECT statement FROM statement_rule WHERE rule = ?1 ORDER BY statement LIMIT ?2)
        ORDER BY number
        """, .text(rule), .integer(Int64(limit))
      ) { row throws(SQLiteError) in try StatementRow(row) }
    }
    return try statements(rows)
  }

  /// All statements in the documents' order.
  public func allStatements() throws(StoreError) -> [FenpingModel.Statement] {
    let rows = try read { () throws(SQLiteError) in
      try connection.rows("SELECT * FROM statement_row ORDER BY number") {
        row throws(SQLiteError) in try StatementRow(row)
      }
    }
    return try statements(rows)
  }

  /// Adds what stands in tables of its own: one query a table, whatever the number of rows.
  private func statements(_ rows: [StatementRow]) throws(StoreError) -> [FenpingModel.Statement] {
    guard !rows.isEmpty else { return [] }
    let numbers = .text("[" + rows.map { "\($0.number)" }.joined(separator: ",") + "]") as SQLValue
    let reasons = try lists { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT statement_reason.statement, statement.id, origin
        FROM json_each(?1) CROSS JOIN statement_reason ON statement_reason.statement = value
          CROSS JOIN statement ON statement.number = reason
        ORDER BY statement_reason.statement, ordinal
        """, numbers
      ) { row throws(SQLiteError) in (row.int64(0), ReasonLink(row.text(1), try row.named(2))) }
    }
    let rules = try lists { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT statement, rule FROM json_each(?1) CROSS JOIN statement_rule ON statement = value
        ORDER BY statement, ordinal
        """, numbers
      ) { row in (row.int64(0), row.text(1)) }
    }
    let concepts = try lists { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT statement, concept FROM json_each(?1) CROSS JOIN statement_concept ON statement = value
        ORDER BY statement, ordinal
        """, numbers
      ) { row in (row.int64(0), row.text(1)) }
    }
    return rows.map { row in
      row.statement(
        reasons: reasons[row.number] ?? [], rules: rules[row.number] ?? [],
        concepts: concepts[row.number] ?? [])
    }
  }

  private func lists<Value>(
    _ query: () throws(SQLiteError) -> [(Int64, Value)]
  ) throws(StoreError) -> [Int64: [Value]] {
    var lists: [Int64: [Value]] = [:]
    for (number, value) in try read(query) { lists[number, default: []].append(value) }
    return lists
  }
}

/// A row of the view `statement_row`.
private struct StatementRow {
  let number: Int64
  private let bare: FenpingModel.Statement

  init(_ row: borrowing Row) throws(SQLiteError) {
    number = row.int64(0)
    bare = FenpingModel.Statement(
      id: row.text(1), place: SourcePlace(document: row.text(2), line: row.integer(3)),
      kind: try row.named(4), modality: try row.named(5), subject: try row.named(6),
      condition: row.optionalText(7), procedure: row.optionalText(8), step: row.optionalInteger(9),
      section: row.text(10), text: row.text(11), quote: row.text(12), translation: row.optionalText(13),
      confidence: row.real(14))
  }

  func statement(reasons: [ReasonLink], rules: [String], concepts: [String]) -> FenpingModel.Statement {
    FenpingModel.Statement(
      id: bare.id, place: bare.place, kind: bare.kind, modality: bare.modality, subject: bare.subject,
      condition: bare.condition, procedure: bare.procedure, step: bare.step, section: bare.section,
      text: bare.text, quote: bare.quote, translation: bare.translation, reasons: reasons, rules: rules,
      concepts: concepts, confidence: bare.confidence)
  }
}
