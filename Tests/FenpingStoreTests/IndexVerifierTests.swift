import FenpingStore
import TestSupport
import Testing

@Suite struct IndexVerifierTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder("index.sqlite")
    try Samples.write(to: path)
  }

  @Test func aNewIndexIsSound() throws {
    #expect(try IndexVerifier.damage(ofIndexAt: path) == [])
    try Samples.write([], to: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path) == [])
  }

  @Test func aMissingStatement() throws {
    try runSQL("DELETE FROM statement WHERE number = 2", on: path)
    let damage = try IndexVerifier.damage(ofIndexAt: path)
    #expect(damage.contains(.changedBytes))
    #expect(
      damage.contains(.rowCount(document: "分屏/入门.md", table: "statement", expected: 4, found: 3)))
    #expect(damage.contains(.danglingReference(table: "statement_reason")))
    #expect(damage.contains(.danglingReference(table: "statement_concept")))
    #expect(damage.contains(.fullText(table: "statement_fts")))
    #expect(!damage.contains(.fullText(table: "passage_fts")))
  }

  @Test(arguments: [
    ("UPDATE passage SET text = '别的话' WHERE number = 3", "passage_fts"),
    ("UPDATE document SET title = '别的标题' WHERE number = 1", "passage_fts"),
    ("UPDATE statement SET text = '别的话' WHERE number = 3", "statement_fts"),
    ("DELETE FROM statement_concept WHERE statement = 1", "statement_fts"),
    ("DELETE FROM passage_fts_docsize WHERE id = 2", "passage_fts"),
  ])
  func fullTextThatDisagrees(sql: String, table: String) throws {
    try runSQL(sql, on: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path).contains(.fullText(table: table)))
  }

  @Test func aMissingTable() throws {
    try runSQL("DROP TABLE statement_rule", on: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path).contains(.changedBytes))
    try runSQL("DROP TABLE document", on: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path).contains(.structure("no such table: document")))
    try runSQL("DROP TABLE seal", on: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path).contains(.structure("no seal")))
  }

  /// Punctuation leaves no trace in a full-text table.
  @Test func aChangedPunctuationMark() throws {
    try runSQL("UPDATE statement SET condition = replace(condition, '，', '？') || '。'", on: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path) == [.changedBytes])
  }

  @Test func anyChangedByte() throws {
    let bytes = try folder.bytes("index.sqlite")
    var random = SeededRandom(seed: 11)
    for _ in 0..<15 {
      var changed = bytes
      let index = Int.random(in: 100..<bytes.count, using: &random)
      changed[index] ^= UInt8.random(in: 1...255, using: &random)
      let path = try folder.write(changed, to: "changed")
      #expect(try !IndexVerifier.damage(ofIndexAt: path).isEmpty, "byte \(index)")
    }
  }

  /// Most of them make another file of it, or an index of another version.
  @Test func anyChangedByteOfTheHeader() throws {
    let bytes = try folder.bytes("index.sqlite")
    for index in 0..<100 {
      var changed = bytes
      changed[index] ^= 0x21
      let path = try folder.write(changed, to: "changed")
      #expect(try !IndexVerifier.damage(ofIndexAt: path).isEmpty, "byte \(index)")
    }
  }

  @Test func anotherVersionIsNoDamage() throws {
    let other = folder("other.sqlite")
    try Samples.write(to: other)
    try runSQL("PRAGMA user_version = 0; UPDATE meta SET value = 0 WHERE key = 'format'", on: other)
    #expect(throws: StoreError.olderFormat(path: other, found: 0, expected: Schema.version)) {
      try IndexVerifier.damage(ofIndexAt: other)
    }
  }

  @Test func aQuoteThatStandsInNoPassage() throws {
    try runSQL("UPDATE statement SET quote = '谁也没说过。' WHERE number = 3", on: path)
    #expect(
      try IndexVerifier.damage(ofIndexAt: path) == [.changedBytes, .noQuote(statement: "分屏/入门.md#3")])
  }

  @Test func aDocumentWithoutASource() throws {
    try runSQL(
      "INSERT INTO meta VALUES ('source:别的.md', '6 ' || (SELECT sha256 FROM document LIMIT 1))", on: path)
    #expect(try IndexVerifier.damage(ofIndexAt: path) == [.changedBytes, .noSource(document: "宽度.html")])
  }

  @Test func whatIsNoIndexIsNoDamage() {
    #expect(throws: StoreError.notFound(path: folder("none"))) {
      try IndexVerifier.damage(ofIndexAt: folder("none"))
    }
  }
}
