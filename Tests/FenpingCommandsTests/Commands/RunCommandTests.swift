import FenpingCore
import Testing

@testable import FenpingCommands

@Suite struct RunCommandTests {
  @Test func saysAVerdictAndExitsByIt() throws {
    for rule in Catalogue.all {
      for example in rule.examples {
        let run = CommandRun("run", rule.id, "--input", "-", "--json", input: json(.record(example.input)))
        let expected: ExitCode =
          switch example.expected {
          case .verdict(.fail): .nothing
          case .verdict(.unknown): .failure
          default: .success
          }
        #expect(run.status == expected, "\(rule.id): \(example.name.en)")
        #expect(run.errors.isEmpty, "\(rule.id): \(example.name.en)")
      }
    }
  }

  /// What a rule's page tells its reader to type gives what it says it gives.
  @Test func everyCommandLineOfAPageRuns() throws {
    for rule in Catalogue.all {
      let page = CommandRun("rule", rule.id).output
      let lines = page.split(separator: "\n").map(String.init).filter { $0.contains("fenping run ") }
      try #require(lines.count == rule.examples.count, "\(rule.id)")
      for (line, example) in zip(lines, rule.examples) {
        let (words, input) = ShellWords.fenping(line)
        let typed = CommandRun(words, input: input)
        let given = CommandRun("run", rule.id, "--input", "-", input: json(.record(example.input)))
        #expect(typed.output == given.output, "\(line)")
        #expect(typed.status == given.status, "\(line)")
      }
    }
  }

  @Test(arguments: [
    (
      ["run", "setup/user-setting"],
      "Missing input 'os' of 'setup/user-setting'. Please provide a version such as 9 or 26.1."
    ),
    (
      ["run", "setup/user-setting", "--set", "oss=9"],
      "Unknown input 'oss' of 'setup/user-setting'. Please provide 'os'."
    ),
    (
      ["run", "setup/user-setting", "--set", "os=x"],
      "The value 'x' is invalid for 'os'. Please provide a version such as 9 or 26.1."
    ),
    (
      ["run", "setup/user-setting", "--set", "os"],
      "The value 'os' is invalid for '--set <key=value>': it has no '=' after a key."
    ),
    (
      ["run", "setup/user-setting", "--set", "=9"],
      "The value '=9' is invalid for '--set <key=value>': it has no '=' after a key."
    ),
    (["run", "setup/user-settin"], "Unknown rule 'setup/user-settin'. Did you mean 'setup/user-setting'?"),
    (["run", "user-setting"], "Unknown rule 'user-setting'. Did you mean 'setup/user-setting'?"),
    (["why", "setup/user-settin"], "Unknown rule 'setup/user-settin'. Did you mean 'setup/user-setting'?"),
    (["run", "xyzzy"], "Unknown rule 'xyzzy'. 'fenping rules' lists them."),
    (["run", "setup/user-setting", "--input", "-"], "Standard input: not a JSON object of named values."),
  ])
  func listsWhatIsAccepted(words: [String], message: String) {
    let run = CommandRun(words, input: "[1, 2]")
    #expect(run.status == .usage)
    #expect(run.errors == "Error: \(message)\n")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["", "{", "{\"os\": }", "os=9", "\u{0}"])
  func refusesWhatIsNoJSON(input: String) {
    let run = CommandRun("run", "setup/user-setting", "--input", "-", input: input)
    #expect(run.status == .usage)
    #expect(run.errors == "Error: Standard input: not JSON.\n")
  }

  @Test func takesAssignmentsOverAFile() {
    let file = CommandRun("run", "setup/user-setting", "--input", "-", input: #"{"os": 9}"#)
    let both = CommandRun("run", "setup/user-setting", "--input", "-", "--set", "os=9", input: #"{"os": 26}"#)
    #expect(file.output == both.output)
  }

  private func json(_ value: Value) -> String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let items): "[" + items.map(json).joined(separator: ",") + "]"
    case .record(let members):
      "{" + members.map { "\"\($0.key)\":\(json($0.value))" }.joined(separator: ",") + "}"
    }
  }
}
