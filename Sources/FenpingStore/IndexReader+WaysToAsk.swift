public import FenpingCore
public import FenpingModel

extension IndexReader {
  /// The ways to ask for the rules that have most in common with a question, best first, of equals the earlier one first.
  ///
  /// - Parameters:
  ///   - weights: by the concept's place in the term base, how much it counts that a way names it.
  ///   - language: of the ways: Simplified Chinese or English.
  /// - Returns: at most `limit` of them.
  public func waysToAsk(
    naming weights: [(name: Int, weight: Double)], in language: Language, limit: Int
  ) throws(StoreError) -> [WayToAsk] {
    guard !weights.isEmpty else { return [] }
    let list = "{" + weights.map { "\"\($0.name)\":\($0.weight)" }.joined(separator: ",") + "}"
    return try read { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT rule, text, names FROM (
          SELECT way, sum(value) AS shared
          FROM json_each(?1) CROSS JOIN way_name ON name = CAST(key AS INTEGER) AND language = ?2
          GROUP BY way ORDER BY shared DESC, way LIMIT ?3
        ) CROSS JOIN way_to_ask ON number = way
        """, .text(list), .text(language.rawValue), .integer(limit)
      ) { row throws(SQLiteError) in
        WayToAsk(rule: row.text(0), language: language, text: row.text(1), names: try row.numbers(2))
      }
    }
  }
}
