import FenpingModel
import Foundation
import Testing

@testable import FenpingStore

/// Whatever goes wrong, the old index stays and nothing is left beside it.
@Suite struct IndexWriterTests {
  let folder: TemporaryFolder
  let path: String
  let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    path = folder("index.sqlite")
    try Samples.write(to: path)
    bytes = try folder.bytes("index.sqlite")
  }

  private func expectOldIndex() throws {
    #expect(try folder.names == ["index.sqlite"])
    #expect(try folder.bytes("index.sqlite") == bytes)
  }

  @Test func onlyTheIndexIsLeft() throws {
    try Samples.write([Samples.simplified, Samples.traditional], to: path)
    try expectOldIndex()
  }

  @Test func aReasonThatIsNotThere() throws {
    #expect(throws: StoreError.inconsistent("no statement '宽度.html#1' to give a reason")) {
      try Samples.write([Samples.simplified], to: path)
    }
    try expectOldIndex()
  }

  @Test func aDocumentTwice() throws {
    #expect(throws: StoreError.self) {
      try Samples.write([Samples.traditional, Samples.traditional], to: path)
    }
    try expectOldIndex()
  }

  @Test func aStatementTwice() throws {
    let twice = IndexedDocument(
      document: Samples.traditional.document,
      statements: Samples.traditional.statements + Samples.traditional.statements, hash: "", size: 0,
      location: nil)
    let error = #expect(throws: StoreError.self) { try Samples.write([twice], to: path) }
    guard case .inconsistent = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try expectOldIndex()
  }

  @Test func aFullDisk() throws {
    #expect(throws: StoreError.diskFull(path: path)) {
      let builder = try IndexBuilder(path: path, versions: Samples.versions)
      try builder.staging.execute("PRAGMA max_page_count = 40")
      try builder.add(Samples.document("a.txt", (0..<2000).map { "第 \($0) 句话" }))
      try builder.finish()
    }
    try expectOldIndex()
  }

  @Test func aWriterThatGivesUp() throws {
    do {
      let builder = try IndexBuilder(path: path, versions: Samples.versions)
      try builder.add(Samples.traditional)
      #expect(try folder.names.count == 2)
    }
    try expectOldIndex()
  }

  /// The file that is being written, the one that the tables grow in, and what SQLite makes beside the former.
  @Test(arguments: ["ab", ""])
  func whatAKilledWriterLeftIsRemoved(content: String) throws {
    for name in [".index.sqlite.tmp", ".index.sqlite.tmp2", ".index.sqlite.tmp-journal"] {
      try folder.write(Array(repeating: content, count: 3000).joined().utf8, to: name)
    }
    try folder.write([1], to: ".other.sqlite.tmp")
    try Samples.write(to: path)
    #expect(try folder.names == [".other.sqlite.tmp", "index.sqlite"])
    #expect(try folder.bytes("index.sqlite") == bytes)
    #expect(try IndexVerifier.damage(ofIndexAt: path) == [])
  }

  @Test func aWriterWaitsForTheOneBeforeIt() throws {
    let first = try IndexBuilder(path: path, versions: Samples.versions)
    try first.add(Samples.traditional)
    let (waits, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let second = Thread { [path] in
      let builder = try? IndexBuilder(path: path, versions: Samples.versions) { waits.signal() }
      for document in [Samples.simplified, Samples.traditional] { try? builder?.add(document) }
      try? builder?.finish()
      isDone.signal()
    }
    second.start()
    #expect(waits.wait(timeout: .now() + 60) == .success)
    try first.finish()
    #expect(isDone.wait(timeout: .now() + 60) == .success)
    try expectOldIndex()
  }

  @Test func aWriterThatGivesUpLetsTheNextOneIn() throws {
    do {
      let first = try IndexBuilder(path: path, versions: Samples.versions)
      try first.add(Samples.traditional)
    }
    try Samples.write(to: path)
    try expectOldIndex()
  }

  @Test func aLinkInTheTemporarysPlaceIsNotFollowed() throws {
    let other = try folder.write([1, 2, 3], to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder(".index.sqlite.tmp"), withDestinationPath: other)
    #expect(throws: StoreError.self) { try Samples.write(to: path) }
    #expect(try folder.bytes("other") == [1, 2, 3])
    #expect(try folder.bytes("index.sqlite") == bytes)
  }

  @Test func aReaderKeepsTheIndexThatItOpened() throws {
    let reader = try IndexReader(path: path)
    try Samples.write([Samples.traditional], to: path)
    #expect(try reader.allStatements().count == 5)
    #expect(try IndexReader(path: path).allStatements().count == 1)
  }

  @Test func anotherFileIsNotReplaced() throws {
    let picture = try folder.write(Array("GIF89a".utf8), to: "picture.gif")
    #expect(throws: StoreError.notAnIndex(path: picture)) { try Samples.write(to: picture) }
    #expect(try folder.bytes("picture.gif") == Array("GIF89a".utf8))
    #expect(throws: StoreError.isDirectory(path: folder.path)) { try Samples.write(to: folder.path) }
    #expect(throws: StoreError.notFound(path: folder("none"))) {
      try Samples.write(to: folder("none/index.sqlite"))
    }
  }

  @Test func aDamagedIndexIsReplaced() throws {
    for size in [0, 10, 5000] {
      try folder.write(bytes.prefix(size), to: "index.sqlite")
      try Samples.write(to: path)
      try expectOldIndex()
    }
  }

  @Test func aLinkStaysALink() throws {
    let link = folder("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try Samples.write([Samples.traditional], to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try IndexReader(path: path).allStatements().count == 1)
  }
}
