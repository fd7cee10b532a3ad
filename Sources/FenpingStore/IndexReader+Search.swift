public import FenpingModel

extension IndexReader {
  /// The passages that match, best first, of equals the earlier one first.
  ///
  /// - Parameter pattern: a pattern of FTS5, built from quoted words; never a user's own text.
  public func search(_ pattern: String, limit: Int) throws(StoreError) -> [SearchHit] {
    try match { () throws(SQLiteError) in
      var hits: [SearchHit] = []
      for (number, score) in try FullTextTable.passages.best(limit, match: pattern, on: connection) {
        if let hit = try hit(number, pattern: pattern, score: score) { hits.append(hit) }
      }
      return hits
    }
  }

  /// A passage with what matched in it.
  private func hit(_ number: Int64, pattern: String, score: Double) throws(SQLiteError) -> SearchHit? {
    try connection.first(
      """
      SELECT document.name, passage.line, document.title, passage.kind, passage.text,
        fenping_marks(passage_fts, 1, ?1)
      FROM passage_fts CROSS JOIN passage CROSS JOIN document ON document.number = passage.document
      WHERE passage_fts MATCH ?1 AND passage_fts.rowid = ?2 AND passage.number = ?2
      """, .text(pattern), .integer(number)
    ) { row in
      let (text, marks) = (row.text(4), Self.ranges(row.text(5)))
      var line = row.integer(1)
      if row.text(3) == Block.Kind.code.columns.name, let first = marks.first {
        // Only code keeps its lines.
        line += text.utf8.prefix(first.lowerBound).count { $0 == UInt8(ascii: "\n") }
      }
      let snippet = Snippet(of: text, marks: marks)
      return SearchHit(
        place: SourcePlace(document: row.text(0), line: line), title: row.optionalText(2),
        snippet: snippet.text, highlights: snippet.marks, score: score)
    }
  }

  /// Reads what `fenping_marks` wrote.
  private static func ranges(_ text: String) -> [Range<Int>] {
    text.split(separator: " ").compactMap { range in
      let ends = range.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
    }
  }
}
