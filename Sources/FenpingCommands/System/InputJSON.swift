import FenpingCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The input of a rule as JSON: an object of named values.
enum InputJSON {
  enum Failure: Error, Sendable {
    case notJSON
    case notAnObject
  }

  /// The members of a JSON object. A member that is null counts as not given.
  static func object(_ bytes: [UInt8]) throws(Failure) -> [String: Value] {
    guard let value = value(bytes) else { throw .notJSON }
    guard case .record(let members) = value else { throw .notAnObject }
    return members
  }

  /// Any JSON value; nil where the text is none.
  static func value(_ bytes: [UInt8]) -> Value? {
    try? JSONDecoder().decode(Decoded.self, from: Data(bytes)).value
  }

  private struct Decoded: Decodable {
    /// nil for null.
    let value: Value?

    init(from decoder: any Decoder) throws {
      if let keyed = try? decoder.container(keyedBy: Key.self) {
        var members: [String: Value] = [:]
        for key in keyed.allKeys {
          members[key.stringValue] = try keyed.decode(Decoded.self, forKey: key).value
        }
        value = .record(members)
      } else if var list = try? decoder.unkeyedContainer() {
        var items: [Value] = []
        while !list.isAtEnd {
          if let item = try list.decode(Decoded.self).value { items.append(item) }
        }
        value = .list(items)
      } else {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
          value = nil
        } else if let flag = try? single.decode(Bool.self) {
          value = .flag(flag)
        } else if let number = try? single.decode(Double.self) {
          value = .number(number)
        } else {
          value = .text(try single.decode(String.self))
        }
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
