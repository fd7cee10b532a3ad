import Testing

@testable import FenpingCommands

@Suite struct ArgumentParserTests {
  private static let words = Argument("word", .any, "Words.")
  private static let count = Option<Int>(
    "count", short: "n", value: "number", "A number.", fallback: ("3", 3)
  ) { Int($0) }
  private static let set = Option<String>("set", value: "key=value", "A pair.", isRepeating: true) { $0 }
  private static let form = Options.format(.text, .json)

  private static let root = Command(
    "tool", "A tool.",
    subcommands: [
      Command(
        "go", "Goes.", arguments: [words],
        options: [count.description, set.description, form.description, Options.json.description]
      ) { (_, _) throws(CommandError) in .success },
      Command("one", "Takes one.", arguments: [Argument("file", .one, "A file.")]) {
        (_, _) throws(CommandError) in .success
      },
    ])

  private func parse(_ line: String) throws -> ParsedArguments {
    let result = try ArgumentParser.parse(line.split(separator: " ").map(String.init), root: Self.root)
    guard case .run(_, let arguments) = result else {
      Issue.record("not a command to run: \(line)")
      return ParsedArguments()
    }
    return arguments
  }

  @Test(arguments: [
    ("go --count 5", 5), ("go --count=5", 5), ("go -n 5", 5), ("go -n=5", 5), ("go", 3),
    ("go -n 4 --count 5", 5), ("go --count -5", -5), ("go -qn 5", 5),
  ])
  func readsAnOptionHoweverItIsWritten(line: String, count: Int) throws {
    #expect(try parse(line)[Self.count] == count)
  }

  @Test(arguments: [
    ("go a b", ["a", "b"]), ("go a --count 2 b", ["a", "b"]), ("go -- --count -x", ["--count", "-x"]),
    ("go -", ["-"]), ("go", []),
  ])
  func collectsWords(line: String, words: [String]) throws {
    #expect(try parse(line).words(Self.words) == words)
  }

  @Test func keepsEveryValueOfARepeatingOption() throws {
    let arguments = try parse("go --set a=1 --set=b=2=3 --set c=")
    #expect(arguments.all(Self.set) == ["a=1", "b=2=3", "c="])
  }

  @Test func readsAShorthandAsTheOptionItStandsFor() throws {
    #expect(try parse("go --json")[Self.form] == .json)
    #expect(try parse("go --json --format text")[Self.form] == .text)
  }

  @Test(arguments: [
    ("goo", "Unknown command 'goo'. Did you mean 'go'?"),
    ("elsewhere", "Unknown command 'elsewhere'."),
    ("go --cuont 2", "Unknown option '--cuont'. Did you mean '--count'?"),
    ("go --elsewhere", "Unknown option '--elsewhere'."),
    ("go -x", "Unknown option '-x'."),
    ("go --count", "Missing value for '--count <number>'."),
    ("go --count --set a=1", "Missing value for '--count <number>'."),
    ("go -nq 3", "Missing value for '--count <number>'."),
    ("go --count three", "The value 'three' is invalid for '--count <number>'."),
    (
      "go --format xml",
      "The value 'xml' is invalid for '--format <format>'. Please provide one of 'text' or 'json'."
    ),
    ("go --quiet=yes", "The option '--quiet' does not take any value, but 'yes' was specified."),
    ("one", "Missing expected argument '<file>'."),
    ("one a b", "Unexpected argument 'b'."),
    ("one a b c", "2 unexpected arguments: 'b', 'c'."),
    ("help goo", "Unknown command 'goo'. Did you mean 'go'?"),
    ("help go deeper", "Unexpected argument 'deeper'."),
  ])
  func saysWhatIsWrong(line: String, message: String) {
    let failure = #expect(throws: ArgumentParser.Failure.self) {
      try ArgumentParser.parse(line.split(separator: " ").map(String.init), root: Self.root)
    }
    #expect(failure?.error.message == message)
  }

  @Test(arguments: ["help go", "go --help", "go -h", "go --count x --help", "go --elsewhere -h"])
  func givesHelpWhereverItIsAskedFor(line: String) throws {
    let result = try ArgumentParser.parse(line.split(separator: " ").map(String.init), root: Self.root)
    guard case .help(let path) = result else {
      Issue.record("no help for: \(line)")
      return
    }
    #expect(path.text == "tool go")
  }

  @Test func takesAHelpBehindTheDashesAsAWord() throws {
    #expect(try parse("go -- --help").words(Self.words) == ["--help"])
  }
}
