import Testing

@testable import FenpingCommands

@Suite struct ConsoleTests {
  @Test func endsQuietlyWhereNobodyReads() {
    let run = CommandRun(["rules"], delivery: .closed)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test(
    arguments: [
      ([], true, [:], true), ([], false, [:], false), ([], true, ["NO_COLOR": "1"], false),
      ([], true, ["NO_COLOR": ""], true), ([], true, ["TERM": "dumb"], false),
      (["--color", "always"], false, [:], true),
      (["--color", "never"], true, [:], false), (["--color", "always"], true, ["NO_COLOR": "1"], true),
    ] as [([String], Bool, [String: String], Bool)])
  func coloursOnATerminalOnly(
    words: [String], isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    let run = CommandRun(["rules"] + words, environment: environment, isTerminal: isTerminal)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func printsWhatWasSaidBeforeFirst() {
    var heard: [String] = []
    let console = Console(
      terminal: .init(),
      write: { _, bytes in
        heard.append(String(decoding: bytes, as: UTF8.self))
        return .done
      }, readInput: { nil })
    console.print("data")
    console.note("a note")
    console.isQuiet = true
    console.note("not said")
    console.remark("not said")
    console.error("an error")
    #expect(heard == ["data\n", "a note\n", "Error: an error\n"])
  }
}
