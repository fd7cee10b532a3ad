import FenpingModel

extension IndexReader {
  /// The paths of the sources that are no longer what was read.
  public func staleSources() throws(StoreError) -> [String] { try sourceCheck().stale() }

  /// What it takes to say which sources are no longer what was read.
  public func sourceCheck() throws(StoreError) -> SourceCheck {
    let records = try read { () throws(SQLiteError) in
      try connection.rows(
        "SELECT key, value FROM meta WHERE key >= 'source:' AND key < 'source;' ORDER BY key"
      ) { row throws(SQLiteError) in
        guard let record = SourceRecord(key: row.text(0), value: row.text(1)) else {
          throw .damaged("'\(row.text(0))' is '\(row.text(1))'")
        }
        return record
      }
    }
    return SourceCheck(index: path, records: records)
  }

  /// A document as it was written, for the next index where its source is unchanged. Of a block's lines it
  /// knows the first alone, and it has no omissions: neither is in an index.
  public func indexedDocument(named name: String, location: String?) throws(StoreError) -> IndexedDocument? {
    let blocks = try read { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT line, kind, position, text FROM passage
        WHERE document = (SELECT number FROM document WHERE name = ?1) ORDER BY ordinal
        """, .text(name)
      ) { row throws(SQLiteError) in
        guard let kind = Block.Kind(name: row.text(1), position: row.optionalText(2)) else {
          throw .damaged("'\(row.text(1)) \(row.text(2))' is no kind of block")
        }
        return Block(kind, text: row.text(3), lines: LineMap(line: row.integer(0)))
      }
    }
    let found = try read { () throws(SQLiteError) in
      try connection.first(
        "SELECT title, format, encoding, script, sha256, size FROM document WHERE name = ?1", .text(name)
      ) { row throws(SQLiteError) in
        let document = Document(
          name: name, title: row.optionalText(0), format: try row.named(1), encoding: row.text(2),
          script: try row.named(3), blocks: blocks)
        return (document: document, hash: row.text(4), size: row.integer(5))
      }
    }
    guard let found else { return nil }
    return IndexedDocument(
      document: found.document, statements: try statements(inDocument: name), hash: found.hash,
      size: found.size, location: location)
  }
}
