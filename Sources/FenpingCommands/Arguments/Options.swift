import FenpingCore

/// The options that several commands share, described once.
enum Options {
  /// A form of output.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case jsonLines = "jsonl"
    case markdown
    case sarif
    case junit
    case github
    case csv
  }

  /// `auto` leaves the language to the question or the locale.
  enum LanguageChoice: Sendable {
    case auto
    case fixed(Language)

    var language: Language? {
      if case .fixed(let language) = self { language } else { nil }
    }
  }

  enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  static let output = Option<String>("output", short: "o", value: "file", "Write the result to a file.") {
    $0.isEmpty ? nil : $0
  }

  static let language = Option<LanguageChoice>(
    "lang", value: "language", "The language to answer in.",
    accepted: Language.allCases.map(\.rawValue) + ["auto"], fallback: ("auto", .auto)
  ) { text in
    text == "auto" ? .auto : Language(rawValue: text).map(LanguageChoice.fixed)
  }

  static let os = Option<Version>(
    "os", value: "version", "The version of iPadOS that you ask about, such as 9 or 26.1."
  ) { Version($0) }

  static let sdk = Option<Version>(
    "sdk", value: "version", "The version of the SDK that you ask about, such as 18 or 27."
  ) { Version($0) }
  /// A screen, by any of its names; `Device.known` reads it, so that a wrong one is answered with the right ones.
  static let device = Option<String>(
    "device", value: "device", "A screen or a model, such as ipad-10.5 or \"iPad Pro 12.9\".",
    fallback: ("ipad-9.7", "ipad-9.7")
  ) { $0 }

  static let limit = count(10)

  static let document = Option<String>("document", value: "name", "Look only in this document.") {
    $0.isEmpty ? nil : $0
  }

  static let index = Option<String>(
    "index", value: "file", "The index to use; else FENPING_INDEX, else the one that is installed."
  ) { $0.isEmpty ? nil : $0 }

  static let color = Option<ColorChoice>(
    "color", value: "when", "When to print in colour.", accepted: ColorChoice.allCases.map(\.rawValue),
    fallback: ("auto", .auto)
  ) { ColorChoice(rawValue: $0) }

  static let quiet = Flag("quiet", short: "q", "Print no notes and no progress.")
  static let verbose = Flag("verbose", short: "v", "Say what is done.")
  static let explain = Flag("explain", "Show how each answer got its score.")

  /// What every command takes.
  static let common = [color.description, quiet.description, verbose.description]

  static func count(_ fallback: Int) -> Option<Int> {
    Option(
      "limit", short: "n", value: "count", "At most this many results.",
      fallback: (String(fallback), fallback)
    ) { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// `--format` with the formats of one command; the first is its default. `--json` comes with it.
  static func format(_ formats: Format...) -> Option<Format> {
    let words = formats.map(\.rawValue)
    return Option(
      "format", value: "format", "The form of the result.", accepted: words,
      fallback: formats.first.map { ($0.rawValue, $0) }
    ) { Format(rawValue: $0) }
  }

  static let json = Flag(
    "json", "The same as --format json.", shorthand: .init(option: "format", value: "json"))
}
