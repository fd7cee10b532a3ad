/// What was typed, sorted by what it belongs to and checked against the command's description.
struct ParsedArguments: Sendable {
  /// Long name → the values as they were typed, in their order; a flag has an empty one.
  private var options: [String: [String]] = [:]
  private var words: [String: [String]] = [:]

  mutating func add(_ value: String, to option: OptionDescription) {
    options[option.name, default: []].append(value)
  }

  mutating func set(_ values: [String], of argument: Argument) {
    words[argument.name] = values
  }

  /// The option's value, the last one where it was repeated; else its fallback.
  subscript<Value>(option: Option<Value>) -> Value? {
    options[option.description.name]?.last.flatMap(option.read) ?? option.fallback
  }

  /// Every value of a repeating option.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    options[option.description.name, default: []].compactMap(option.read)
  }

  func contains(_ flag: Flag) -> Bool { options[flag.description.name] != nil }

  /// The words of a repeating argument.
  func words(_ argument: Argument) -> [String] { words[argument.name, default: []] }

  /// The word of an argument that has one.
  func word(_ argument: Argument) -> String? { words(argument).first }

  /// The words of an argument as one text: a question need not stand in quotes.
  func phrase(_ argument: Argument) -> String { words(argument).joined(separator: " ") }
}
