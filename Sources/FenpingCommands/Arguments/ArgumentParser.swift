/// Turns the words of a command line into a command with its arguments.
///
/// `--name value`, `--name=value`, `-n value`, `-n=value`, bundled flags `-qv`, `--` before words that begin
/// with a dash, a lone `-` as a word (standard input). A repeated option counts by its last value.
struct ArgumentParser {
  enum Result {
    case run(CommandPath, ParsedArguments)
    case help(CommandPath)
    case version
  }

  /// An error with the command at which it occurred, whose usage the reader then needs.
  struct Failure: Error {
    let error: ArgumentError
    let path: CommandPath
  }

  private let path: CommandPath
  private var arguments = ParsedArguments()
  private var words: [String] = []

  /// Reads `words`, which do not contain the program's own name.
  static func parse(_ words: [String], root: Command) throws(Failure) -> Result {
    var path = CommandPath(root: root)
    var rest = words[...]
    if rest.first == "help" {
      rest = rest.dropFirst()
      while let name = rest.popFirst() { path = try find(name, below: path) }
      return .help(path)
    }
    while !path.command.subcommands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
      path = try find(word, below: path)
      rest = rest.dropFirst()
    }

    // Whoever asks for help gets it, whatever else stands on the line.
    let options = rest.prefix { $0 != "--" }
    if options.contains("-h") || options.contains("--help") { return .help(path) }
    if options.contains("--version") { return .version }

    var parser = ArgumentParser(path: path)
    do throws(ArgumentError) {
      try parser.read(rest)
      if path.command.body == nil { return .help(path) }
      try parser.assignWords()
    } catch {
      throw Failure(error: error, path: path)
    }
    return .run(path, parser.arguments)
  }

  private init(path: CommandPath) {
    self.path = path
  }

  private static func find(_ name: String, below path: CommandPath) throws(Failure) -> CommandPath {
    if let command = path.command.subcommand(name) { return path.appending(command) }
    let names = path.command.subcommands.map(\.name)
    throw Failure(
      error: names.isEmpty
        ? .unexpectedArguments([name])
        : .unknownCommand(name, suggestion: Suggestion.nearest(to: name, in: names)),
      path: path)
  }

  // MARK: Options

  private mutating func read(_ typed: ArraySlice<String>) throws(ArgumentError) {
    var rest = typed
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      }
      if word.hasPrefix("--") {
        let (name, value) = Self.split(word.dropFirst(2))
        guard let option = path.command.allOptions.first(where: { $0.name == name }) else {
          throw unknown(name)
        }
        try take(option, value, from: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, from: &rest)
      } else {
        words.append(word)
      }
    }
  }

  private mutating func readShort(
    _ word: String, from rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let (letters, value) = Self.split(word.dropFirst())
    for (index, letter) in letters.enumerated() {
      guard let option = path.command.allOptions.first(where: { $0.short == letter }) else {
        throw .unknownOption("-" + (letters.count == 1 ? letters : String(letter)), suggestion: nil)
      }
      let isLast = index == letters.count - 1
      if option.valueName != nil, !isLast { throw .missingValue(option) }
      try take(option, isLast ? value : nil, from: &rest)
    }
  }

  private mutating func take(
    _ option: OptionDescription, _ value: String?, from rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    guard option.valueName != nil else {
      if let value { throw .unwantedValue(value, option) }
      if let shorthand = option.shorthand,
        let whole = path.command.allOptions.first(where: { $0.name == shorthand.option })
      {
        return try take(whole, shorthand.value, from: &rest)
      }
      arguments.add("", to: option)
      return
    }
    guard let text = value ?? Self.nextValue(&rest) else { throw .missingValue(option) }
    guard option.accepts(text) else { throw .badValue(text, option) }
    arguments.add(text, to: option)
  }

  /// The following word, unless it is itself an option; `-` and negative numbers are values.
  private static func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first else { return nil }
    if word.hasPrefix("-"), word != "-", Double(word) == nil { return nil }
    return rest.popFirst()
  }

  private static func split(_ word: Substring) -> (name: String, value: String?) {
    guard let sign = word.firstIndex(of: "=") else { return (String(word), nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private func unknown(_ name: String) -> ArgumentError {
    let names = path.command.allOptions.map(\.name) + ["help", "version"]
    return .unknownOption(
      "--" + name, suggestion: Suggestion.nearest(to: name, in: names).map { "--" + $0 })
  }

  // MARK: Words

  private mutating func assignWords() throws(ArgumentError) {
    var rest = words[...]
    for argument in path.command.arguments {
      let taken = argument.isRepeating ? rest : rest.prefix(1)
      if taken.isEmpty, argument.isRequired { throw .missingArgument(argument) }
      arguments.set(Array(taken), of: argument)
      rest = rest.dropFirst(taken.count)
    }
    if !rest.isEmpty { throw .unexpectedArguments(Array(rest)) }
  }
}
