public import FenpingModel

/// A statement that a pattern found.
public struct Candidate: Sendable {
  public let rowid: Int64
  public let statement: FenpingModel.Statement
  public let names: StatementNames
  /// BM25 over text, section and concepts, the higher the better; always positive.
  public let bm25: Double
}

extension IndexReader {
  /// The statements that match, best first, of equals the earlier one first.
  public func candidates(match pattern: String, limit: Int) throws(StoreError) -> [Candidate] {
    try match { () throws(SQLiteError) in
      var found: [Candidate] = []
      for (number, score) in try FullTextTable.statements.best(limit, match: pattern, on: connection) {
        guard let statement = try statement(numbered: number), let names = try names(ofStatement: number)
        else {
          throw .damaged("no statement \(number)")
        }
        found.append(Candidate(rowid: number, statement: statement, names: names, bm25: score))
      }
      return found
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
    try statements { () throws(SQLiteError) in
      var numbers: [Int64] = []
      for id in ids {
        let number = try connection.first("SELECT number FROM statement WHERE id = ?1", .text(id)) { row in
          row.int64(0)
        }
        if let number { numbers.append(number) }
      }
      return numbers
    }
  }

  /// The statements of a document, all or those of a section or a procedure, in its order.
  public func statements(
    inDocument document: String, section: String? = nil, procedure: String? = nil
  ) throws(StoreError) -> [FenpingModel.Statement] {
    try statements { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT number FROM statement
        WHERE document = (SELECT number FROM document WHERE name = ?1)
          AND (?2 IS NULL OR section = ?2) AND (?3 IS NULL OR procedure = ?3)
        ORDER BY number
        """, .text(document), .text(section), .text(procedure)
      ) { row in row.int64(0) }
    }
  }

  /// The statements that hold because of another, in the documents' order.
  public func statements(because reason: String) throws(StoreError) -> [FenpingModel.Statement] {
    try statements { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT DISTINCT statement FROM statement_reason
        WHERE reason = (SELECT number FROM statement WHERE id = ?1)
        ORDER BY statement
        """, .text(reason)
      ) { row in row.int64(0) }
    }
  }

  /// The statements that a rule of the core is linked to, in the documents' order.
  ///
  /// - Parameter limit: at most so many; -1 for all.
  public func statements(
    linkedTo rule: String, limit: Int = -1
  ) throws(StoreError) -> [FenpingModel.Statement] {
    try statements { () throws(SQLiteError) in
      try connection.rows(
        "SELECT DISTINCT statement FROM statement_rule WHERE rule = ?1 ORDER BY statement LIMIT ?2",
        .text(rule), .integer(Int64(limit))
      ) { row in row.int64(0) }
    }
  }

  /// All statements in the documents' order.
  public func allStatements() throws(StoreError) -> [FenpingModel.Statement] {
    try statements { () throws(SQLiteError) in
      try connection.rows("SELECT number FROM statement ORDER BY number") { row in row.int64(0) }
    }
  }

  private func statements(
    _ numbers: () throws(SQLiteError) -> [Int64]
  ) throws(StoreError) -> [FenpingModel.Statement] {
    try read { () throws(SQLiteError) in
      var statements: [FenpingModel.Statement] = []
      for number in try numbers() {
        if let statement = try statement(numbered: number) { statements.append(statement) }
      }
      return statements
    }
  }
}

extension IndexReader {
  /// A statement with all that is linked to it. Every other query only finds numbers: the columns are named once, and
  /// four small statements that are prepared once cost less than a large one for each way to find statements.
  private func statement(numbered number: Int64) throws(SQLiteError) -> FenpingModel.Statement? {
    if let statement = known[Int(number)] { return statement }
    let statement = try read(statement: number)
    if known.count < Self.mostKnown { known[Int(number)] = statement }
    return statement
  }

  private func names(ofStatement number: Int64) throws(SQLiteError) -> StatementNames? {
    try connection.first(
      "SELECT quote, lead, text, section FROM statement_names WHERE statement = ?1", .integer(number)
    ) { row throws(SQLiteError) in try StatementNames(row) }
  }

  private func read(statement number: Int64) throws(SQLiteError) -> FenpingModel.Statement? {
    let reasons = try connection.rows(
      """
      SELECT statement.id, origin
      FROM statement_reason CROSS JOIN statement ON statement.number = reason
      WHERE statement_reason.statement = ?1 ORDER BY ordinal
      """, .integer(number)
    ) { row throws(SQLiteError) in ReasonLink(row.text(0), try row.named(1)) }
    let rules = try connection.rows(
      "SELECT rule FROM statement_rule WHERE statement = ?1 ORDER BY ordinal", .integer(number)
    ) { row in row.text(0) }
    let concepts = try connection.rows(
      "SELECT concept FROM statement_concept WHERE statement = ?1 ORDER BY ordinal", .integer(number)
    ) { row in row.text(0) }
    return try connection.first("SELECT * FROM statement_row WHERE number = ?1", .integer(number)) {
      row throws(SQLiteError) in
      FenpingModel.Statement(
        id: row.text(1), place: SourcePlace(document: row.text(2), line: row.integer(3)),
        kind: try row.named(4), modality: try row.named(5), subject: try row.named(6),
        condition: row.optionalText(7), procedure: row.optionalText(8), step: row.optionalInteger(9),
        section: row.text(10), text: row.text(11), quote: row.text(12), translation: row.optionalText(13),
        reasons: reasons, rules: rules, concepts: concepts, confidence: row.real(14))
    }
  }
}
