import FenpingCore
import FenpingReports

/// What a command works with besides its arguments.
struct Session {
  let console: Console
  /// The environment's variables.
  let environment: [String: String]
  /// The path of the running binary; nil where the system does not say.
  let executable: String?

  /// The language of the reader's locale.
  var localeLanguage: Language {
    LocaleLanguage.language(of: environment)
  }

  /// Prints a report on standard output, or writes it to the file that `--output` names.
  func deliver(_ report: String, _ arguments: ParsedArguments) throws(CommandError) {
    guard let path = arguments[Options.output], path != "-" else {
      console.print(report)
      return
    }
    do throws(FileError) {
      try Files.write(report.hasSuffix("\n") ? report : report + "\n", to: path)
    } catch {
      throw .file(error)
    }
  }

  /// How texts are laid out for this reader.
  func style(_ arguments: ParsedArguments, language: Language) -> TextStyle {
    let isFile = arguments[Options.output].map { $0 != "-" } ?? false
    let isColored =
      switch arguments[Options.color] ?? .auto {
      case .always: true
      case .never: false
      case .auto:
        console.terminal.isOutputTerminal && environment["NO_COLOR", default: ""].isEmpty
          && environment["TERM"] != "dumb"
      }
    return TextStyle(
      language: language, columns: console.terminal.columns, isColored: isColored && !isFile)
  }

  /// The language that `--lang` asks for, else the locale's.
  func language(_ arguments: ParsedArguments) -> Language {
    arguments[Options.language]?.language ?? localeLanguage
  }

  /// The bytes of a file, or of standard input where the path is `-`.
  func read(_ path: String) throws(CommandError) -> [UInt8] {
    guard path != "-" else {
      guard let bytes = console.input() else { throw .unreadableInput }
      return bytes
    }
    do throws(FileError) { return try Files.read(path) } catch { throw .file(error) }
  }

  /// The words that were typed or, for a lone `-`, the lines of standard input that are not blank.
  func lines(_ typed: String) throws(CommandError) -> [String] {
    guard typed == "-" else { return [typed] }
    let text = String(decoding: try read("-"), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// The language that an environment asks for.
enum LocaleLanguage {
  static func language(of environment: [String: String]) -> Language {
    // POSIX: the first of these that is set and not empty decides.
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
    guard name == "zh" || name.hasPrefix("zh_") || name.hasPrefix("zh-") else { return .english }
    let isTraditional = ["tw", "hk", "mo", "hant"].contains { name.dropFirst(3).hasPrefix($0) }
    return isTraditional ? .traditionalChinese : .simplifiedChinese
  }
}
