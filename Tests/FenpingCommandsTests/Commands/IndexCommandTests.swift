import CSQLite
import FenpingStore
import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct IndexCommandTests {
  private let folder: TemporaryFolder
  private let index: String

  init() throws {
    folder = try TemporaryFolder()
    let guide = try folder.write(
      """
      # 多窗口入门

      应用必须支持全部四个方向，因为窗口的形状由用户决定。
      """, to: "guide.md")
    index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", guide, "--index", index).status == .success)
  }

  private func change(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_open(index, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  @Test func aSoundIndex() {
    let run = CommandRun("index", "verify", "--index", index, "--lang", "en")
    #expect(run.status == .success)
    #expect(run.output == "\(index): sound.\n")
    let json = CommandRun("index", "verify", "--index", index, "--json")
    #expect(json.output.filter { !$0.isWhitespace }.contains(#""damage":[]"#))
  }

  @Test func aDamagedIndex() throws {
    try change("UPDATE statement SET text = '谁也没说过。'")
    let run = CommandRun("index", "verify", "--index", index, "--lang", "en")
    #expect(run.status == .nothing)
    #expect(run.output.contains("The file's bytes are not those that were written."))
    #expect(run.output.contains("statement_fts disagrees"))
    #expect(run.errors == "Rebuild it with fenping ingest.\n")
    let json = CommandRun("index", "verify", "--index", index, "--json")
    #expect(json.status == .nothing)
    #expect(json.output.contains(#""kind" : "full-text""#))
  }

  @Test func aForeignFileIsNoDamage() throws {
    let picture = try folder.write("GIF89a", to: "picture.gif")
    let run = CommandRun("index", "verify", "--index", picture)
    #expect(run.status == .failure)
    #expect(run.error.contains("not an index of fenping"))
  }

  @Test func theSchemaNeedsNoIndex() {
    let run = CommandRun("index", "schema")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix(Schema.sql))
  }

  @Test(arguments: [("extractor", "statements were made"), ("term-base", "terms are those")])
  func anotherVersionAnswersNothing(key: String, message: String) throws {
    try change("UPDATE meta SET value = 1 WHERE key = '\(key)'")
    for words in [["ask", "方向"], ["search", "方向"], ["export"], ["checklist"]] {
      let run = CommandRun(words + ["--index", index])
      #expect(run.status == .failure)
      #expect(run.error.contains(message))
      #expect(run.error.contains("rebuild it with 'fenping ingest'"))
    }
    let info = CommandRun("index", "info", "--index", index, "--lang", "en")
    #expect(info.status == .success)
    #expect(info.errors.contains("Another version of fenping made this index"))
    // The next run takes nothing out of it.
    #expect(CommandRun("ingest", folder.path("guide.md"), "--index", index).status == .success)
    #expect(CommandRun("ask", "应用必须支持什么方向？", "--index", index).status == .success)
  }
}
