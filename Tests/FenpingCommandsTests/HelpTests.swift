import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct HelpTests {
  @Test(arguments: DescriptionTests.paths.map(\.text))
  func isAsRecorded(text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    let run = CommandRun(["help"] + words.dropFirst())
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    try expectGolden(run.output, words.joined(separator: "-") + ".txt")
  }

  @Test(arguments: [60, 80, 120])
  func staysWithinTheTerminal(columns: Int) {
    for path in DescriptionTests.paths {
      let long = Help(path: path, columns: columns).text.split(separator: "\n").filter {
        $0.count > columns
      }
      #expect(long.isEmpty, "\(path.text)")
    }
  }

  @Test func isGivenToWhoeverTypesNoCommand() {
    #expect(CommandRun().output == CommandRun("--help").output)
    #expect(CommandRun("index").output == CommandRun("help", "index").output)
  }

  @Test(arguments: [["--version"], ["run", "--version"], ["index", "info", "--version"]])
  func tellsTheVersion(words: [String]) {
    let run = CommandRun(words)
    #expect(run.status == .success)
    #expect(run.output == FenpingTool.version + "\n")
  }

}
