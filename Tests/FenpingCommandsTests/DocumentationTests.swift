import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct DocumentationTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theReadmeNamesEveryCommand() throws {
    let readme = try page("README.md")
    for path in DescriptionTests.paths where path.command.body != nil {
      #expect(readme.contains("`\(path.text)`"), "\(path.text)")
    }
  }

  /// What stands behind a `$` is run, on an index of the corpus, and what stands below it must come out;
  /// `FENPING_RECORD=1` writes it there, and fails.
  @Test func theReadmesSessionsAreTrue() throws {
    let sessions = try page("README.md").split(separator: "```").map(String.init)
      .filter { $0.hasPrefix("console\n$ fenping ") }
    try #require(!sessions.isEmpty)
    let folder = try TemporaryFolder()
    let index = folder.path("corpus.sqlite")
    let corpus = Self.root.appendingPathComponent("Corpus").path
    try #require(CommandRun("ingest", corpus, "--index", index).status == .success)
    var readme = try page("README.md")
    for session in sessions {
      let lines = session.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let run = CommandRun(ShellWords.fenping(lines[1]).words, environment: ["FENPING_INDEX": index])
      #expect(run.output == lines.dropFirst(2).joined(separator: "\n"), "\(lines[1])")
      readme.replace(session, with: (lines.prefix(2) + [run.output]).joined(separator: "\n"))
    }
    if isRecordingGoldens {
      try readme.write(to: Self.root.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
    }
  }

  @Test func theHelpOfMakeNamesItsTargets() throws {
    let makefile = try page("Makefile")
    let phony = try #require(makefile.split(separator: "\n").first { $0.hasPrefix(".PHONY:") })
    let help = makefile.split(separator: "\n").filter { $0.hasPrefix("\t@echo 'make ") }.joined()
    for target in phony.split(separator: " ").dropFirst() {
      #expect(makefile.contains("\n\(target):"), "\(target)")
      let isShown = help.contains("make \(target)") || help.contains("| \(target)")
      #expect(isShown || ["help", "setup"].contains(target), "\(target)")
    }
  }
}
