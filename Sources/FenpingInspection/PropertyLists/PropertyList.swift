import FenpingCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A property list of any kind that Foundation reads: XML, binary, or the old style of project files.
struct PropertyList {
  let values: [String: Value]

  /// - Parameter file: its name, for the error.
  init(_ bytes: [UInt8], file: String) throws(InspectionError) {
    guard PlistNesting.isHarmless(bytes) else {
      throw .malformed(file: file, reason: "its values lie deeper in one another than any tool writes them")
    }
    let node: Node
    do {
      node = try PropertyListDecoder().decode(Node.self, from: Data(bytes))
    } catch {
      throw .malformed(file: file, reason: "not a property list, or one that ends in the middle")
    }
    guard case .record(let values) = node.value else {
      throw .malformed(file: file, reason: "a property list, but not of named values")
    }
    self.values = values
  }

  /// Whatever stands there, as the core's value.
  private struct Node: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
      // Nearly all of a project file are texts, and asking for what is not there is slow.
      let single = try? decoder.singleValueContainer()
      if let text = try? single?.decode(String.self) {
        value = .text(text)
      } else if let container = try? decoder.container(keyedBy: Key.self) {
        var record: [String: Value] = [:]
        for key in container.allKeys {
          record[key.stringValue] = try container.decode(Node.self, forKey: key).value
        }
        value = .record(record)
      } else if var container = try? decoder.unkeyedContainer() {
        var items: [Value] = []
        while !container.isAtEnd { items.append(try container.decode(Node.self).value) }
        value = .list(items)
      } else if let flag = try? single?.decode(Bool.self) {
        value = .flag(flag)
      } else if let number = try? single?.decode(Double.self) {
        value = .number(number)
      } else {
        // Dates and data decide nothing that is checked; that the key is there may.
        value = .text("")
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
