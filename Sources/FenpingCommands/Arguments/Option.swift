/// An option as it is written and as help shows it, without the Swift type of its value.
struct OptionDescription: Sendable {
  /// The long name, without its dashes.
  let name: String
  let short: Character?
  /// What the value is called in help; nil: the option takes none.
  let valueName: String?
  let abstract: String
  /// The words that are accepted; empty where others than listed ones are.
  let accepted: [String]
  /// The value where the option is absent, for help only.
  let fallback: String?
  let isRepeating: Bool
  /// `--json` is written for `--format json`.
  let shorthand: Shorthand?
  let accepts: @Sendable (String) -> Bool

  struct Shorthand: Sendable {
    let option: String
    let value: String
  }

  /// `--limit <count>`, as usage and errors name it.
  var label: String { "--" + name + (valueName.map { " <\($0)>" } ?? "") }

  /// `-n, --limit <count>`, as help names it.
  var fullLabel: String { (short.map { "-\($0), " } ?? "") + label }

  /// `[--set <key=value> ...]`, as the synopsis names it.
  var synopsis: String { "[" + label + (isRepeating ? " ..." : "") + "]" }
}

/// An option that takes a value. The text was checked by the parser, so that reading it cannot fail later.
struct Option<Value: Sendable>: Sendable {
  let description: OptionDescription
  let fallback: Value?
  let read: @Sendable (String) -> Value?

  init(
    _ name: String, short: Character? = nil, value: String, _ abstract: String, accepted: [String] = [],
    fallback: (text: String, value: Value)? = nil, isRepeating: Bool = false,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.fallback = fallback?.value
    self.read = read
    description = OptionDescription(
      name: name, short: short, valueName: value, abstract: abstract, accepted: accepted,
      fallback: fallback?.text, isRepeating: isRepeating, shorthand: nil,
      accepts: { text in (accepted.isEmpty || accepted.contains(text)) && read(text) != nil })
  }
}

/// An option without a value.
struct Flag: Sendable {
  let description: OptionDescription

  init(
    _ name: String, short: Character? = nil, _ abstract: String,
    shorthand: OptionDescription.Shorthand? = nil
  ) {
    description = OptionDescription(
      name: name, short: short, valueName: nil, abstract: abstract, accepted: [], fallback: nil,
      isRepeating: false, shorthand: shorthand, accepts: { _ in true })
  }
}

/// A word that stands by its place, not by a name.
struct Argument: Sendable {
  enum Count: Sendable {
    case one
    case optional
    case oneOrMore
    case any
  }

  let name: String
  let count: Count
  let abstract: String

  init(_ name: String, _ count: Count, _ abstract: String) {
    self.name = name
    self.count = count
    self.abstract = abstract
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var isRepeating: Bool { count == .oneOrMore || count == .any }

  var label: String { "<\(name)>" }

  var synopsis: String {
    let label = label + (isRepeating ? " ..." : "")
    return isRequired ? label : "[\(label)]"
  }
}
