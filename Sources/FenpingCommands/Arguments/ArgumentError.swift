/// What is wrong with a command line. Its wording is in ErrorMessages.swift.
enum ArgumentError: Error, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(OptionDescription)
  case badValue(String, OptionDescription)
  /// A value was given to an option that takes none.
  case unwantedValue(String, OptionDescription)
  case missingArgument(Argument)
  case unexpectedArguments([String])
}
