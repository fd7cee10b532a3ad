import FenpingModel

extension IndexReader {
  /// How many bytes of sources may be hashed to see whether they have changed.
  private static let hashed = 2 << 20

  /// The paths of the sources that are no longer what was read.
  ///
  /// A source that is not there is not stale. One of another size is. Of the others at most 2 MB are hashed,
  /// those first that were touched after the index was written, so that the answer never waits for a large
  /// corpus.
  public func staleSources() throws(StoreError) -> [String] {
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
    let index = FilePath.resolved(path) ?? path
    let written = FileStatus(path: index)?.modified ?? 0
    var stale: [String] = []
    var same: [(path: String, hash: String, status: FileStatus)] = []
    for record in records {
      let path = FilePath.normalized(FilePath.join(FilePath.folder(of: index), record.location))
      guard let status = FileStatus(path: path), status.isRegular else { continue }
      if status.size == record.size { same.append((path, record.hash, status)) } else { stale.append(path) }
    }
    var budget = Self.hashed
    for isSuspect in [true, false] {
      for source in same where (source.status.changed > written) == isSuspect {
        guard source.status.size <= budget else { continue }
        budget -= source.status.size
        // One that cannot be read now says nothing about the index; one that has grown meanwhile is another one.
        guard let file = try? OpenFile(reading: source.path),
          let bytes = try? file.read(source.status.size + 1, at: 0)
        else { continue }
        if SHA256.hexDigest(of: bytes) != source.hash { stale.append(source.path) }
      }
    }
    return stale.sorted()
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
