import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

/// Whatever is wrong with an input is one clear line that names it, and the agreed exit status.
@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "empty.txt")
    try folder.write(" \n\t\n", to: "blank.txt")
    try folder.write(Data((0..<4096).map { UInt8($0 * 7 % 256) }), to: "binary.txt")
    try folder.write(
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 4096)),
      to: "picture.sqlite")
    try folder.write(Data("SQLite format 3\u{0}".utf8) + Data(repeating: 0, count: 84), to: "short.sqlite")
    try folder.write("", to: "empty.sqlite")
  }

  @Test(arguments: ["read", "extract"], ["missing.txt", "empty.txt", "blank.txt", "binary.txt", "."])
  func namesTheFileThatCannotBeRead(command: String, name: String) {
    let run = CommandRun(command, folder.path(name))
    expectOneLine(run, naming: folder.path(name))
  }

  @Test(
    arguments: [["ask", "x"], ["search", "x"], ["checklist"], ["export"], ["index", "info"]],
    ["missing.sqlite", "picture.sqlite", "short.sqlite", "empty.sqlite", "."])
  func namesTheIndexThatCannotBeUsed(words: [String], name: String) {
    let run = CommandRun(words + ["--index", folder.path(name)])
    expectOneLine(run, naming: folder.path(name))
  }

  @Test func namesAnIndexThatWasCutOff() throws {
    let guide = try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: "guide.md")
    let index = folder.path("whole.sqlite")
    #expect(CommandRun("ingest", guide, "--index", index).status == .success)
    let bytes = try folder.contents(of: "whole.sqlite")
    for length in [1, 99, 100, 5000, bytes.count / 2, bytes.count - 1] {
      let path = try folder.write(bytes.prefix(length), to: "cut.sqlite")
      expectOneLine(CommandRun("ask", "方向", "--index", path), naming: path)
    }
  }

  @Test func namesTheReportThatCannotBeWritten() {
    let path = folder.path("no/such/folder.md")
    expectOneLine(CommandRun("rules", "--output", path), naming: path)
  }

  @Test func namesTheFolderThatAnIndexCannotBeWrittenTo() throws {
    let guide = try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: "guide.md")
    let run = CommandRun("ingest", guide, "--index", folder.path("no/such/i.sqlite"))
    expectOneLine(run, naming: folder.path("no/such"))
    #expect(!run.errors.contains("ingest PATH"), "building an index is what was tried")
  }

  @Test(arguments: [
    "", " ", "\u{1B}[31m\u{7}", "\u{FFFD}\u{FFFD}", "。", String(repeating: "为什么", count: 100_000),
  ])
  func hasNoAnswerToWhatIsNoQuestion(question: String) throws {
    let guide = try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: "guide.md")
    let index = folder.path("whole.sqlite")
    #expect(CommandRun("ingest", guide, "--index", index).status == .success)
    let run = CommandRun("ask", question, "--index", index)
    #expect(run.status == .nothing)
    #expect(run.output.isEmpty)
    // What is too long to be read whole is said so, besides.
    let notes = question.utf8.count > 4096 ? 2 : 1
    #expect(run.errors.split(separator: "\n").count == notes, "\(run.errors)")
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func doesNotLetANameSteerTheTerminal() {
    let run = CommandRun("read", "a\u{1B}[31m\nb")
    #expect(run.status == .failure)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  private func expectOneLine(
    _ run: CommandRun, naming name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == .failure, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors.hasPrefix("Error: "), sourceLocation: sourceLocation)
    #expect(
      run.errors.contains(name.hasSuffix("/.") ? String(name.dropLast(2)) : name),
      sourceLocation: sourceLocation)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)", sourceLocation: sourceLocation)
  }
}
