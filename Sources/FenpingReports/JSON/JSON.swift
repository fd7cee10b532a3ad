/// A JSON document as a value. What is printed has its keys sorted by their bytes and no escaped slashes.
///
/// Written here rather than with `JSONEncoder`: building a report cannot fail this way, and `ask --json` does
/// not pay Foundation's start-up time.
public indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The document on several lines, for people, with a line break at its end.
  public var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  /// The document on one line, without a line break.
  public var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  // MARK: Writing

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += Self.spelled(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let items):
      Self.write(items.map { (nil, $0) }, between: "[", "]", to: &text, indent: indent)
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write(sorted.map { ($0.key, $0.value) }, between: "{", "}", to: &text, indent: indent)
    }
  }

  private static func write(
    _ items: [(key: String?, value: JSON)], between open: String, _ close: String, to text: inout String,
    indent: Int?
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: "  ", count: indent + 1) }
      if let key = item.key {
        write(key, to: &text)
        text += indent == nil ? ":" : ": "
      }
      item.value.write(to: &text, indent: indent.map { $0 + 1 })
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Besides what JSON demands: the controls of C1 and what reorders a line could still reach a terminal.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Whole numbers without a fraction; JSON has no infinities, and none is ever a result here.
  private static func spelled(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(nilLiteral: ()) { self = .null }
  /// A repeated key keeps its last value.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSON {
  /// The version of the contract that every document names.
  static let schemaVersion: JSON = 1

  static func number(_ number: Int) -> JSON { .number(Double(number)) }

  static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

  /// A string, or null.
  init(_ string: String?) { self = string.map(JSON.string) ?? .null }

  /// Rounded, so that a difference in the last bit of a score is no difference between two platforms.
  static func rounded(_ number: Double) -> JSON { .number((number * 1_000_000).rounded() / 1_000_000) }

  /// This object with the members of another, which win.
  func merging(_ members: [String: JSON]) -> JSON {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { _, new in new })
  }
}
