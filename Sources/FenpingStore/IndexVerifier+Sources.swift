#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

// Whether every statement has its source: a file that is known, and a passage in which its quote stands.

extension IndexVerifier {
  /// Where sources are known at all; what was not read from files has none.
  static func noSource(_ path: String) throws(StoreError) -> [IndexDamage] {
    try about(path) { () throws(SQLiteError) in
      try Connection(path: path, .reading).rows(
        """
        WITH source AS (
          SELECT value FROM meta WHERE key >= 'source:' AND key < 'source;'
        )
        SELECT name FROM document
        WHERE EXISTS (SELECT * FROM source) AND size || ' ' || sha256 NOT IN (SELECT value FROM source)
        ORDER BY number
        """
      ) { row in .noSource(document: row.text(0)) }
    }
  }

  static func noQuote(_ path: String) throws(StoreError) -> [IndexDamage] {
    try about(path) { () throws(SQLiteError) in
      let connection = try Connection(path: path, .reading)
      var damage: [IndexDamage] = []
      for document in try connection.rows("SELECT number FROM document", read: { row in row.int64(0) }) {
        let passages = try connection.rows(
          "SELECT text FROM passage WHERE document = ?1 ORDER BY ordinal", .integer(document)
        ) { row in row.text(0) }
        let statements = try connection.rows(
          "SELECT id, quote FROM statement WHERE document = ?1 ORDER BY number", .integer(document)
        ) { row in (id: row.text(0), quote: row.text(1)) }
        // Statements mostly follow the passages: the next quote is looked for from the last one's on.
        var last = 0
        for statement in statements {
          let order = [last..<passages.count, 0..<last].joined()
          if let index = order.first(where: { passages[$0].hasStretch(statement.quote) }) {
            last = index
          } else {
            damage.append(.noQuote(statement: statement.id))
          }
        }
      }
      return damage
    }
  }
}

extension String {
  /// Whether these very bytes stand in it.
  fileprivate func hasStretch(_ stretch: String) -> Bool {
    var (text, stretch) = (self, stretch)
    return text.withUTF8 { text in
      stretch.withUTF8 { stretch in
        guard let wanted = stretch.baseAddress, stretch.count <= text.count else { return stretch.isEmpty }
        var rest = text[...]
        while rest.count >= stretch.count, let start = rest.firstIndex(of: wanted.pointee) {
          rest = rest[start...]
          guard rest.count >= stretch.count, let place = text.baseAddress else { return false }
          if memcmp(place + start, wanted, stretch.count) == 0 { return true }
          rest = rest.dropFirst()
        }
        return false
      }
    }
  }
}
