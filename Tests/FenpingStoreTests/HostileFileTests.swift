import CSQLite
import FenpingModel
import FenpingStore
import FenpingText
import Foundation
import Testing

/// Files in an index's place that are none, or none any more.
@Suite struct HostileFileTests {
  let folder: TemporaryFolder
  let path: String
  let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    path = folder("index.sqlite")
    try Samples.write(to: path)
    bytes = try folder.bytes("index.sqlite")
  }

  @Test func aMissingFile() {
    #expect(throws: StoreError.notFound(path: folder("none"))) { try IndexReader(path: folder("none")) }
    #expect(throws: StoreError.notFound(path: path + "/none")) { try IndexReader(path: path + "/none") }
    #expect(throws: StoreError.notFound(path: "")) { try IndexReader(path: "") }
  }

  @Test func aFolder() {
    #expect(throws: StoreError.isDirectory(path: folder.path)) { try IndexReader(path: folder.path) }
  }

  @Test(
    arguments: [
      [], Array("\u{89}PNG\r\n".utf8) + [26, 10, 0, 0, 0, 13], Array("SQLite format 2".utf8),
      Array(repeating: 0, count: 5000),
    ] as [[UInt8]])
  func aForeignFile(bytes: [UInt8]) throws {
    let path = try folder.write(bytes, to: "foreign")
    #expect(throws: StoreError.notAnIndex(path: path)) { try IndexReader(path: path) }
    #expect(try folder.bytes("foreign") == bytes)
  }

  @Test func somebodyElsesDatabase() throws {
    let path = folder("other.sqlite")
    try runSQL("CREATE TABLE meta (key TEXT, value TEXT)", on: path)
    #expect(throws: StoreError.notAnIndex(path: path)) { try IndexReader(path: path) }
  }

  @Test(arguments: [1, 10, 16, 99, 100, 101, 4095, 4096, 4097, 20_000, -4096, -1])
  func aTruncatedIndex(size: Int) throws {
    let path = try folder.write(size < 0 ? bytes.dropLast(-size) : bytes.prefix(size), to: "cut")
    let error = #expect(throws: StoreError.self) { try IndexReader(path: path) }
    guard case .corrupt = error else {
      Issue.record("\(String(describing: error)) instead of damage")
      return
    }
    #expect(try !IndexVerifier.damage(ofIndexAt: path).isEmpty)
  }

  @Test func anotherVersion() throws {
    try runSQL("PRAGMA user_version = \(Schema.version + 1)", on: path)
    #expect(
      throws: StoreError.newerFormat(path: path, found: Schema.version + 1, expected: Schema.version)
    ) { try IndexReader(path: path) }
    try runSQL("PRAGMA user_version = 0", on: path)
    #expect(throws: StoreError.olderFormat(path: path, found: 0, expected: Schema.version)) {
      try IndexReader(path: path)
    }
  }

  @Test func anotherTokenizer() throws {
    try runSQL("UPDATE meta SET value = 99 WHERE key = 'tokenizer'", on: path)
    #expect(
      throws: StoreError.otherVersion(path: path, of: .tokenizer, found: 99, expected: Tokenizer.version)
    ) { try IndexReader(path: path) }
  }

  /// Its statements and concepts are not those that the program would make; its rows can be looked at.
  @Test(arguments: [IndexPart.extractor, .termBase, .ways])
  func anotherMaker(part: IndexPart) throws {
    _ = try IndexReader(path: path, madeBy: Samples.versions)
    try runSQL("UPDATE meta SET value = 99 WHERE key = '\(part.rawValue)'", on: path)
    let made = Samples.versions
    let expected = part == .extractor ? made.extractor : part == .termBase ? made.termBase : made.ways
    #expect(throws: StoreError.otherVersion(path: path, of: part, found: 99, expected: expected)) {
      try IndexReader(path: path, madeBy: Samples.versions)
    }
    #expect(try IndexReader(path: path).info().versions != Samples.versions)
  }

  @Test(arguments: [
    ("UPDATE statement_names SET quote = '1 -2'", "'1 -2' is no list of numbers"),
    ("DELETE FROM statement_names", "no statement "),
  ])
  func namesThatAreNone(change: String, detail: String) throws {
    try runSQL(change, on: path)
    let pattern = try #require(MatchPattern("应用")).any
    let error = #expect(throws: StoreError.self) {
      try IndexReader(path: path).candidates(match: pattern, limit: 5)
    }
    guard case .corrupt(path, let found) = error else {
      Issue.record("\(String(describing: error)) instead of damage")
      return
    }
    #expect(found.hasPrefix(detail))
  }

  @Test func aValueThatNoWriterStores() throws {
    try runSQL("UPDATE statement SET kind = 'rumour' WHERE number = 2", on: path)
    let reader = try IndexReader(path: path)
    #expect(throws: StoreError.corrupt(path: path, detail: "'rumour' is no Kind")) {
      try reader.allStatements()
    }
  }

  /// Whatever a byte becomes: an answer, or an error, and never the end of the process.
  @Test func overwrittenPages() throws {
    for page in 0..<bytes.count / 4096 {
      var changed = bytes
      for index in stride(from: page * 4096 + (page == 0 ? 100 : 0), to: (page + 1) * 4096, by: 7) {
        changed[index] ^= 0x5A
      }
      let path = try folder.write(changed, to: "page-\(page)")
      do throws(StoreError) {
        let reader = try IndexReader(path: path)
        _ = try reader.info()
        _ = try reader.search("\"分屏\"", limit: 10)
        _ = try reader.candidates(match: "\"分屏\"", limit: 10)
        _ = try reader.allStatements()
      } catch {}
      #expect(try !IndexVerifier.damage(ofIndexAt: path).isEmpty, "page \(page)")
    }
  }

  @Test(arguments: ["\"", "a AND", "nowhere : \"a\"", "(", "*", "NEAR("])
  func aPatternThatIsNone(pattern: String) throws {
    let reader = try IndexReader(path: path)
    let error = #expect(throws: StoreError.self) { try reader.search(pattern, limit: 1) }
    guard case .badPattern = error else {
      Issue.record("\(String(describing: error)) instead of a bad pattern")
      return
    }
  }

  @Test(arguments: ["a?b#c%41", ":memory:", "ü 分屏", "a'b", "file:x"])
  func anyNameCanBeAnIndex(name: String) throws {
    try Samples.write(to: folder(name))
    #expect(try IndexReader(path: folder(name)).statementCount() == 5)
    #expect(try IndexReader(path: "/" + folder(name)).statementCount() == 5)
    #expect(try folder.names.sorted() == [name, "index.sqlite"].sorted())
  }

  @Test func nothingIsCreatedBesideAnIndex() throws {
    let names = try folder.names
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let reader = try IndexReader(path: path)
    #expect(try reader.search("\"分屏\"", limit: 10).count > 0)
    #expect(try IndexVerifier.damage(ofIndexAt: path) == [])
    #expect(try folder.names == names)
    #expect(try folder.bytes("index.sqlite") == bytes)
  }
}

/// Changes a database behind the index's back.
func runSQL(_ sql: String, on path: String) throws {
  var handle: OpaquePointer?
  defer { sqlite3_close_v2(handle) }
  try #require(sqlite3_open(path, &handle) == SQLITE_OK)
  try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
}
