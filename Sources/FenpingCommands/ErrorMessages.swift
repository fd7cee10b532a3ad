import FenpingCore
import FenpingDocuments
import FenpingInspection
import FenpingStore

// The wording of every error that a user can meet: one line that names the thing and, where there is one, the
// way out. The errors themselves are data, each in the module where it occurs.

extension ArgumentError {
  var message: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "Unknown command '\(name.singleLine)'." + Self.didYouMean(suggestion)
    case .unknownOption(let name, let suggestion):
      "Unknown option '\(name.singleLine)'." + Self.didYouMean(suggestion)
    case .missingValue(let option): "Missing value for '\(option.label)'."
    case .badValue(let value, let option):
      "The value '\(value.singleLine)' is invalid for '\(option.label)'."
        + (option.accepted.isEmpty ? "" : " Please provide \(option.accepted.alternatives).")
    case .unwantedValue(let value, let option):
      "The option '\(option.label)' does not take any value, but '\(value.singleLine)' was specified."
    case .missingArgument(let argument): "Missing expected argument '\(argument.synopsis)'."
    case .unexpectedArguments(let words):
      words.count == 1
        ? "Unexpected argument '\(words[0].singleLine)'."
        : "\(words.count) unexpected arguments: "
          + words.map { "'\($0.singleLine)'" }.joined(separator: ", ") + "."
    }
  }

  /// The option or argument that the error is about, as help describes it.
  var help: String? {
    switch self {
    case .missingValue(let option), .badValue(_, let option), .unwantedValue(_, let option):
      "\(option.label)  \(option.abstract)"
    case .missingArgument(let argument): "\(argument.label)  \(argument.abstract)"
    case .unknownCommand, .unknownOption, .unexpectedArguments: nil
    }
  }

  static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }
}

extension CommandError {
  var message: String {
    switch self {
    case .file(let error): error.message
    case .sameName(let name, let first, let second):
      "\(second.singleLine): an index cannot hold two documents named '\(name.singleLine)'; the other is "
        + "\(first.singleLine). Give a folder that contains both."
    case .unreadableInput: "Standard input cannot be read."
    case .reading(let path, let error): "\(path.inputName): \(error.message)"
    case .undeliverable(let error): "Standard output: \(error.text)."
    case .store(let error): error.message
    case .noIndex:
      "There is no index. Build one with 'fenping ingest PATH --index FILE' and name it with --index or "
        + "\(IndexLocation.variable); in a checkout, 'make index' builds the one of the guides in Corpus."
    case .noTarget:
      "Missing expected option '--index <file>': ingest writes only where it is told to, by --index or by "
        + "\(IndexLocation.variable)."
    case .unknownRule(let id, let suggestion):
      "Unknown rule '\(id.singleLine)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " 'fenping rules' lists them.")
    case .unknownArea(let area, let accepted):
      "Unknown area '\(area.singleLine)'. Please provide \(accepted.alternatives)."
    case .badAssignment(let text):
      "The value '\(text.singleLine)' is invalid for '--set <key=value>': it has no '=' after a key."
    case .badScenario(let rule, let error): error.message(of: rule.id)
    case .noVersionInput(let rule, let name):
      "The rule '\(rule.id)' has no input '\(name)': its outcome does not depend on one. "
        + (rule.inputs.isEmpty
          ? "It takes no input." : "Please provide \(rule.inputs.map(\.name).alternatives).")
    case .badInput(let path, .notJSON): "\(path.inputName): not JSON."
    case .badInput(let path, .notAnObject): "\(path.inputName): not a JSON object of named values."
    case .unknownDevice(let name, let suggestion):
      "Unknown device '\(name.singleLine)'." + ArgumentError.didYouMean(suggestion)
        + " Please provide \(Device.words.alternatives), or a model such as 'iPad Pro 12.9'."
    case .noActions(let accepted): "Missing action. Please provide some of \(accepted.quoted)."
    case .unknownAction(let word, let suggestion, let accepted):
      "Unknown action '\(word.singleLine)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Please provide \(accepted.alternatives).")
    case .badAction(let verb, nil, let accepted):
      "Missing value for '\(verb)'. Please provide \(accepted.alternatives)."
    case .badAction(let verb, let word?, let accepted):
      "The value '\(word.singleLine)' is invalid for '\(verb)'. Please provide \(accepted.alternatives)."
    case .inspection(let error): error.description.singleLine
    case .noSuchTarget(let name, let path):
      "\(path.singleLine): no application target or configuration is named '\(name.singleLine)'."
    case .noCheckRule(let words):
      "None of \(words.map(\.singleLine).quoted) leaves a rule that is checked on a project; 'fenping rules' names "
        + "the shape of each."
    case .badSetting(let file, let name, let accepted):
      "\(file.singleLine): unknown option '\(name.singleLine)'. Please provide \(accepted.alternatives)."
    case .badSettingValue(let file, let name, let value):
      "\(file.singleLine): the value '\(value.singleLine)' is invalid for '\(name)'."
    case .badCourse(let error): error.message(of: "trace")
    }
  }
}

extension FileError {
  var message: String {
    switch self {
    case .missing(let path): "\(path.singleLine): no such file or folder."
    case .isFolder(let path): "\(path.singleLine): is a folder, where a file is expected."
    case .tooDeep(let path, let limit): "\(path.singleLine): more than \(limit) folders deep."
    case .notAFile(let path):
      "\(path.singleLine): is neither a file nor a folder; a guide on standard input is read as '-'."
    case .tooLarge(let path, let limit): "\(path.singleLine): larger than \(limit >> 20) MB."
    case .refused(let path, let error): "\(path.singleLine): \(error.text)."
    }
  }
}

extension InputError {
  /// - Parameter subject: the id of the rule, or the name of the command, whose input it is.
  func message(of subject: String) -> String {
    switch self {
    case .unknownField(let name, let accepted):
      accepted.isEmpty
        ? "The rule '\(subject)' takes no input, but '\(name.singleLine)' was given."
        : "Unknown input '\(name.singleLine)' of '\(subject)'. Please provide "
          + "\(accepted.alternatives)."
    case .badValue(let value, let field):
      "The value '\(value.description.singleLine)' is invalid for '\(field.name)'. Please provide "
        + field.expectation + "."
    case .missing(let field):
      "Missing input '\(field.name)' of '\(subject)'. Please provide \(field.expectation)."
    case .impossible(let text): text.en.singleLine
    }
  }
}

extension InputField {
  /// What the field takes, as the object of "Please provide".
  fileprivate var expectation: String {
    switch kind {
    case .choice(let words): words.alternatives
    case .list(let words) where words.isEmpty: "words separated by commas"
    case .list(let words): "some of \(words.quoted), separated by commas"
    case .dictionary: "a JSON object such as {}"
    case .records(let words):
      "a JSON list of objects such as []" + (words.isEmpty ? "" : ", each of \(words.alternatives)")
    case .number: "a number" + (unit.map { " of \($0)" } ?? "")
    case .version: "a version such as 9 or 26.1"
    case .flag: "'yes' or 'no'"
    case .text: "a text"
    }
  }
}

extension ReadingError {
  var message: String {
    switch self {
    case .empty: "empty; there is nothing to read."
    case .tooLarge(let limit): "larger than \(limit >> 20) MB, the most that one document may have."
    case .tooManyParts(let limit):
      "more than \(limit) lines or elements, the most that one document may have."
    case .undecodable(let tried):
      "its encoding is not known (tried \(tried.joined(separator: ", "))); convert it to UTF-8."
    case .binary(let kind): kind.message
    case .noText: "there is no main text in it."
    case .malformedLine(let line):
      "line \(line) is not a JSON object with the texts \"id\", \"title\" and \"text\"."
    }
  }
}

extension ReadingError.BinaryKind {
  fileprivate var message: String {
    let name =
      switch self {
      case .pdf: "a PDF file"
      case .png, .jpeg, .gif: "a picture"
      case .zip, .gzip: "a compressed archive"
      case .executable: "a program"
      case .propertyList: "a binary property list"
      case .database: "a database"
      case .unknown: "binary data"
      }
    return "\(name), not a text; guides are plain text, Markdown, HTML or JSON lines."
  }
}

extension StoreError {
  var message: String {
    switch self {
    case .notFound(let path):
      "\(path.singleLine): no such index. Build one with 'fenping ingest PATH --index FILE'."
    case .isDirectory(let path): "\(path.singleLine): is a folder, where an index is expected."
    case .notAnIndex(let path): "\(path.singleLine): not an index of fenping."
    case .corrupt(let path, let detail):
      "\(path.singleLine): the index is damaged (\(detail.singleLine)); rebuild it with 'fenping ingest'."
    case .olderFormat(let path, let found, let expected):
      "\(path.singleLine): written by an older fenping (format \(found), not \(expected)); rebuild it with "
        + "'fenping ingest'."
    case .newerFormat(let path, let found, let expected):
      "\(path.singleLine): written by a newer fenping (format \(found), not \(expected)); update fenping or "
        + "rebuild it with 'fenping ingest'."
    case .otherVersion(let path, let part, let found, let expected):
      switch part {
      case .tokenizer:
        "\(path.singleLine): its words were cut by another version of fenping; rebuild it with 'fenping ingest'."
      case .extractor:
        "\(path.singleLine): its statements were made by another version of fenping (extractor \(found), not "
          + "\(expected)); rebuild it with 'fenping ingest'."
      case .termBase:
        "\(path.singleLine): its terms are those of another version of fenping (term base \(found), not "
          + "\(expected)); rebuild it with 'fenping ingest'."
      case .ways:
        "\(path.singleLine): its ways to ask for the rules are those of another version of fenping (\(found), not "
          + "\(expected)); rebuild it with 'fenping ingest'."
      }
    case .locked(let path): "\(path.singleLine): in use by another process."
    case .diskFull(let path): "\(path.singleLine): no space is left for it."
    case .system(let path, let code): "\(path.singleLine): \(SystemError(number: code).text)."
    case .sqlite(let path, let code, let message):
      "\(path.singleLine): SQLite reports \(message.singleLine) (\(code))."
    case .badPattern(let detail): "The query cannot be searched for: \(detail.singleLine)."
    case .inconsistent(let detail): "The index cannot be written: \(detail.singleLine)."
    }
  }
}

extension [String] {
  /// `one of 'a', 'b' or 'c'`
  var alternatives: String {
    count == 1 ? quoted : "one of " + quoted
  }

  /// `'a', 'b' or 'c'`
  fileprivate var quoted: String {
    let words = map { "'\($0)'" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension String {
  /// The text on one line and without anything that steers a terminal: a name can hold both.
  var singleLine: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl =
        scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
      scalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  fileprivate var inputName: String { self == "-" ? "Standard input" : singleLine }
}
