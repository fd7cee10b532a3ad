import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct IngestCommandTests {
  private let folder: TemporaryFolder

  private static let guide = """
    # 多窗口入门

    ## 声明方向

    应用必须支持全部四个方向，因为窗口的形状由用户决定。

    - 不得假设窗口与屏幕一样大。
    """

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func namesDocumentsByTheirPathBelowTheArgument() throws {
    try folder.write(Self.guide, to: "guides/deep/a.md")
    try folder.write(Self.guide, to: "guides/b.txt")
    try folder.write("ignored", to: "guides/c.swift")
    let index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    let info = CommandRun("index", "info", "--index", index, "--json")
    #expect(info.status == .success)
    #expect(info.output.contains(#""name" : "b.txt""#))
    #expect(info.output.contains(#""name" : "deep/a.md""#))
    #expect(!info.output.contains("c.swift"))
  }

  @Test func givesTheSameBytesAgain() throws {
    try folder.write(Self.guide, to: "guides/a.md")
    let index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    let first = try folder.contents(of: "i.sqlite")
    // The second run draws on the first index, a third starts afresh.
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    #expect(try folder.contents(of: "i.sqlite") == first)
    try FileManager.default.removeItem(atPath: index)
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    #expect(try folder.contents(of: "i.sqlite") == first)
  }

  @Test func takesUpWhatHasChanged() throws {
    let guide = try folder.write(Self.guide, to: "guides/a.md")
    let index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", guide, "--index", index).status == .success)
    try folder.write(Self.guide + "\n\n应用可以记住导航位置。\n", to: "guides/a.md")

    let stale = CommandRun("search", "方向", "--index", index)
    #expect(stale.status == .success)
    let info = CommandRun("index", "info", "--index", index)
    #expect(info.errors.contains("Changed since the index was built"))

    #expect(CommandRun("search", "导航位置", "--index", index).status == .nothing)
    #expect(CommandRun("ingest", guide, "--index", index).status == .success)
    #expect(CommandRun("search", "导航位置", "--index", index).status == .success)
  }

  /// The seal of the new index would vouch for them.
  @Test func takesNothingOutOfADamagedIndex() throws {
    try folder.write(Self.guide, to: "guides/a.md")
    let index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    let sound = try folder.contents(of: "i.sqlite")
    var damaged = sound
    while let quote = damaged.firstRange(of: Data("四个方向".utf8)) {
      damaged.replaceSubrange(quote, with: Data("三个方向".utf8))
    }
    #expect(damaged != sound)
    try folder.write(damaged, to: "i.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    #expect(try folder.contents(of: "i.sqlite") == sound)
  }

  @Test func takesOverUnchangedGuidesAmongChangedOnes() throws {
    for name in ["a", "b", "c"] { try folder.write("# \(name)\n\n" + Self.guide, to: "guides/\(name).md") }
    let index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    try folder.write(Self.guide + "\n\n应用可以记住导航位置。\n", to: "guides/b.md")
    try FileManager.default.removeItem(atPath: folder.path("guides/c.md"))
    try folder.write(Self.guide, to: "guides/d.md")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    let afresh = folder.path("j.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", afresh).status == .success)
    #expect(try folder.contents(of: "i.sqlite") == folder.contents(of: "j.sqlite"))
  }

  @Test func writesTheOthersWhereSomeFail() throws {
    try folder.write(Self.guide, to: "guides/a.md")
    try folder.write("", to: "guides/empty.md")
    let index = folder.path("i.sqlite")
    let run = CommandRun("ingest", folder.path("guides"), folder.path("missing"), "--index", index)
    #expect(run.status == .failure)
    #expect(run.errors.contains("empty.md: "))
    #expect(run.errors.contains("missing: no such file or folder."))
    #expect(CommandRun("search", "方向", "--index", index).status == .success)
  }

  @Test func findsNothingInAFolderWithoutGuides() throws {
    try folder.write("x", to: "guides/picture.png")
    let run = CommandRun("ingest", folder.path("guides"), "--index", folder.path("i.sqlite"))
    #expect(run.status == .nothing)
    #expect(run.errors.hasPrefix("No guide was found"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("i.sqlite")))
  }

  @Test func followsNoLinkOutOfTheFolder() throws {
    let secret = try folder.write(Self.guide, to: "outside/secret.md")
    try folder.write(Self.guide, to: "guides/a.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("guides/link.md"), withDestinationPath: secret)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("guides/loop"), withDestinationPath: folder.path("guides"))
    let index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", folder.path("guides"), "--index", index).status == .success)
    let info = CommandRun("index", "info", "--index", index).output
    #expect(info.contains("a.md"))
    #expect(!info.contains("link.md"))
    #expect(!info.contains("loop"))
  }

  @Test func refusesTwoDocumentsOfOneName() throws {
    let first = try folder.write(Self.guide, to: "one/a.md")
    let second = try folder.write(Self.guide, to: "two/a.md")
    let run = CommandRun("ingest", first, second, first, "--index", folder.path("i.sqlite"))
    #expect(run.status == .failure)
    #expect(run.errors.split(separator: "\n").count == 1, "the same file twice is no error")
    #expect(run.error.contains("cannot hold two documents named 'a.md'"))
  }

  @Test func needsToBeToldWhereToWrite() throws {
    let guide = try folder.write(Self.guide, to: "a.md")
    let run = CommandRun("ingest", guide)
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("Error: Missing expected option '--index <file>'"))
    let named = CommandRun("ingest", guide, environment: ["FENPING_INDEX": folder.path("i.sqlite")])
    #expect(named.status == .success)
  }

  @Test func leavesAForeignFileAlone() throws {
    let guide = try folder.write(Self.guide, to: "a.md")
    let picture = try folder.write(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), to: "p.png")
    #expect(CommandRun("ingest", guide, "--index", picture).status == .failure)
    #expect(try folder.contents(of: "p.png").count == 8)
  }
}
