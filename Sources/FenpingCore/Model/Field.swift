/// One named, typed input of a rule: how it is written, what it accepts, and how it is read.
/// `Input` is the Swift type that an evaluator gets; a `Field` is the only way from text or JSON to it.
public struct Field<Input: Sendable>: InputField {
  /// The key in `--set name=value` and in JSON.
  public let name: String
  /// How its values look.
  public let kind: FieldKind
  /// The unit of a number: `pt` is points.
  public let unit: String?
  /// The value where the key is absent; nil: the rule needs the key, or reads its absence.
  public let fallback: Value?
  /// What it means.
  public let summary: LocalizedText
  let read: @Sendable (Value) -> Input?

  /// - Parameters:
  ///   - name: the key in `--set name=value` and in JSON.
  ///   - kind: how the values look.
  ///   - unit: of a number; `pt` is points.
  ///   - fallback: the value where the key is absent; nil: the rule needs the key.
  ///   - summary: what it means.
  ///   - read: nil where the value is not one of this field's.
  public init(
    _ name: String, _ kind: FieldKind, unit: String? = nil, fallback: Value? = nil,
    _ summary: LocalizedText, read: @escaping @Sendable (Value) -> Input?
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.fallback = fallback
    self.summary = summary
    self.read = read
  }

  /// Whether the value is one of this field's.
  public func accepts(_ value: Value) -> Bool { read(value) != nil }
}

/// How a field's values look, for documentation and for error messages.
public enum FieldKind: Sendable, Hashable {
  /// One of the listed words.
  case choice([String])
  /// Some of the listed words (any, where the list is empty), separated by commas on the command line.
  case list([String])
  /// Named values, as JSON or a property list has them; an empty one is `{}` on the command line.
  case dictionary
  /// A list of such dictionaries, each saying what it is with one of the listed words (any, where there is
  /// none); on the command line it is JSON.
  case records([String])
  /// A number, in the field's unit.
  case number
  /// A version such as `9` or `26.1`.
  case version
  /// Yes or no.
  case flag
  /// Any text.
  case text

  /// The kind's name, as the JSON of `fenping rule` has it.
  public var name: String {
    switch self {
    case .choice: "choice"
    case .list: "list"
    case .dictionary: "dictionary"
    case .records: "records"
    case .number: "number"
    case .version: "version"
    case .flag: "flag"
    case .text: "text"
    }
  }

  /// The words that are accepted; empty where any value of the kind is.
  public var accepted: [String] {
    switch self {
    case .choice(let words), .list(let words), .records(let words): words
    case .flag: ["yes", "no"]
    case .dictionary, .number, .version, .text: []
    }
  }
}

/// A field without its Swift type: what help, documentation and validation need.
public protocol InputField: Sendable {
  /// The key in `--set name=value` and in JSON.
  var name: String { get }
  /// How its values look.
  var kind: FieldKind { get }
  /// The unit of a number: `pt` is points.
  var unit: String? { get }
  /// The value where the key is absent; nil: the rule needs the key, or reads its absence.
  var fallback: Value? { get }
  /// What it means.
  var summary: LocalizedText { get }
  /// Whether the value is one of this field's.
  func accepts(_ value: Value) -> Bool
  /// Whether a value is given to this field under `key`.
  func covers(_ key: String) -> Bool
}

extension InputField {
  /// A field covers its own name, unless it says otherwise.
  public func covers(_ key: String) -> Bool { key == name }
}

extension Field where Input: CaseIterable & RawRepresentable, Input.RawValue == String {
  /// A field whose values are the cases of an enumeration, written as their raw values.
  public init(choice name: String, fallback: Input? = nil, _ summary: LocalizedText) {
    self.init(
      name, .choice(Input.allCases.map(\.rawValue)), fallback: fallback.map { .text($0.rawValue) }, summary
    ) { value in
      guard case .text(let word) = value else { return nil }
      return Input(rawValue: word)
    }
  }
}

extension Field where Input == Version {
  /// A field that holds a version: `9`, `"9.0"`, `26.1`.
  public init(version name: String, fallback: Value? = nil, _ summary: LocalizedText) {
    self.init(name, .version, fallback: fallback, summary) { value in
      switch value {
      case .text(let text): Version(text)
      case .number: Version(value.description)
      default: nil
      }
    }
  }
}

extension Field where Input == Bool {
  /// A field that holds a truth value: `true`, or `yes` and `no` on the command line.
  public init(flag name: String, fallback: Bool? = nil, _ summary: LocalizedText) {
    self.init(name, .flag, fallback: fallback.map { .flag($0) }, summary) { value in
      switch value {
      case .flag(let flag): flag
      case .text("yes"), .text("true"): true
      case .text("no"), .text("false"): false
      default: nil
      }
    }
  }
}

extension Field where Input == Double {
  /// A field that holds a number in `unit`.
  public init(number name: String, unit: String, fallback: Value? = nil, _ summary: LocalizedText) {
    self.init(name, .number, unit: unit, fallback: fallback, summary) { value in
      switch value {
      case .number(let number): number.isFinite ? number : nil
      case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      default: nil
      }
    }
  }
}
