import FenpingModel
import FenpingStore
import Foundation
import Testing

@Suite struct StaleSourceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["guides", "index"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: false)
    }
  }

  /// An index of these files, all of the same guide but for their names.
  private func reader(of files: [String: String], index: String = "index/fenping.sqlite") throws
    -> IndexReader
  {
    var documents: [IndexedDocument] = []
    for (name, text) in files {
      let location = try folder.write(text.utf8, to: name)
      documents.append(
        IndexedDocument(
          document: Document(
            name: name, title: nil, format: .text, encoding: "UTF-8", script: .simplified, blocks: []),
          statements: [], hash: SHA256.hexDigest(of: text.utf8), size: text.utf8.count, location: location))
    }
    try Samples.write(documents, to: folder(index))
    return try IndexReader(path: folder(index))
  }

  @Test func unchangedSources() throws {
    #expect(try reader(of: ["guides/a.md": "甲", "b.md": "乙"]).staleSources() == [])
  }

  @Test func anotherSize() throws {
    let reader = try reader(of: ["guides/a.md": "甲", "guides/b.md": "乙"])
    try folder.write("甲甲".utf8, to: "guides/a.md")
    #expect(try reader.staleSources() == [folder("guides/a.md")])
  }

  @Test func anotherContentOfTheSameSize() throws {
    let reader = try reader(of: ["guides/a.md": "甲", "guides/b.md": "乙"])
    try folder.write("丙".utf8, to: "guides/b.md")
    #expect(try reader.staleSources() == [folder("guides/b.md")])
    // Also where the file pretends to be older than the index.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder("guides/b.md"))
    #expect(try reader.staleSources() == [folder("guides/b.md")])
  }

  @Test func aMissingSourceIsNotStale() throws {
    let reader = try reader(of: ["guides/a.md": "甲"])
    try FileManager.default.removeItem(atPath: folder("guides/a.md"))
    #expect(try reader.staleSources() == [])
  }

  @Test func aLargeSourceIsJudgedByItsSize() throws {
    // More than the 2 MB that are hashed.
    let text = String(repeating: "分", count: 800_000)
    let reader = try reader(of: ["guides/a.md": text])
    try folder.write(String(repeating: "屏", count: 800_000).utf8, to: "guides/a.md")
    #expect(try reader.staleSources() == [])
    try folder.write("屏".utf8, to: "guides/a.md")
    #expect(try reader.staleSources() == [folder("guides/a.md")])
  }

  @Test func locationsAreRelativeToTheIndex() throws {
    let files = ["guides/a.md": "甲"]
    _ = try reader(of: files)
    try FileManager.default.createDirectory(atPath: folder("moved"), withIntermediateDirectories: false)
    for name in ["guides", "index"] {
      try FileManager.default.moveItem(atPath: folder(name), toPath: folder("moved/" + name))
    }
    try folder.write("乙".utf8, to: "moved/guides/a.md")
    #expect(
      try IndexReader(path: folder("moved/index/fenping.sqlite")).staleSources()
        == [folder("moved/guides/a.md")])
    #expect(
      try !String(decoding: folder.bytes("moved/index/fenping.sqlite"), as: UTF8.self).contains(folder.path))
  }
}
