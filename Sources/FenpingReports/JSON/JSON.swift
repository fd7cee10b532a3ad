#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document as a value. What is printed has its keys sorted and no escaped slashes.
public indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The document on several lines, for people, with a line break at its end.
  public var text: String { encoded(.prettyPrinted) + "\n" }

  /// The document on one line, without a line break.
  public var line: String { encoded([]) }

  private func encoded(_ layout: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout.union([.sortedKeys, .withoutEscapingSlashes])
    // The encoder refuses nothing but infinities and NaN, which `encode(to:)` writes as null.
    guard let data = try? encoder.encode(self) else { return "null" }
    return Self.escaped(String(decoding: data, as: UTF8.self))
  }

  /// The encoded document with everything escaped that could steer a terminal or reorder a line. The encoder leaves
  /// it raw, as JSON allows; it stands inside strings only, where `\u009b` means the same.
  private static func escaped(_ document: String) -> String {
    guard document.unicodeScalars.contains(where: \.isUnsafeToPrint) else { return document }
    var text = ""
    for scalar in document.unicodeScalars {
      // The line breaks of the layout; those of strings are escaped already.
      if scalar.isUnsafeToPrint, scalar != "\n" {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension JSON: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let bool): try container.encode(bool)
    case .number(let number) where number.isFinite: try container.encode(number)
    case .null, .number: try container.encodeNil()
    case .string(let string): try container.encode(string)
    case .array(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
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
