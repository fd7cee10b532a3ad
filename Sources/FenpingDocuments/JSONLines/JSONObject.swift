/// The string members of one JSON object on one line; other values are skipped.
///
/// Bulk files have one document a line, and a reader of its own needs neither Foundation nor a tree.
struct JSONObject {
  private(set) var strings: [String: String] = [:]

  private static let deepest = 64

  /// Nil where `line` is not one JSON object.
  init?(_ line: Substring) {
    var line = line
    let parsed: [String: String]? = line.withUTF8 { bytes in
      var scanner = Scanner(bytes: bytes)
      return scanner.object()
    }
    guard let parsed else { return nil }
    strings = parsed
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var at = 0

    var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func skipBlanks() {
      while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { at += 1 }
    }

    mutating func take(_ character: Character) -> Bool {
      skipBlanks()
      guard next == character.asciiValue else { return false }
      at += 1
      return true
    }

    mutating func object() -> [String: String]? {
      guard take("{") else { return nil }
      var members: [String: String] = [:]
      if !take("}") {
        repeat {
          skipBlanks()
          guard let key = string(), take(":") else { return nil }
          skipBlanks()
          if next == UInt8(ascii: "\"") {
            guard let value = string() else { return nil }
            members[key] = value
          } else if let number = number() {
            members[key] = number
          } else if !skipValue() {
            return nil
          }
        } while take(",")
        guard take("}") else { return nil }
      }
      skipBlanks()
      return at == bytes.count ? members : nil
    }

    /// A number in its own digits, because an id may be one.
    mutating func number() -> String? {
      let start = at
      while let byte = next, byte == UInt8(ascii: "-") || byte >= 0x30 && byte <= 0x39 { at += 1 }
      guard at > start, let byte = next, byte != UInt8(ascii: "."), byte | 0x20 != UInt8(ascii: "e") else {
        at = start
        return nil
      }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    /// Passes over a value of any kind, nested ones by counting brackets.
    mutating func skipValue() -> Bool {
      var depth = 0
      repeat {
        skipBlanks()
        guard let byte = next else { return false }
        switch byte {
        case UInt8(ascii: "\""): if string() == nil { return false }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          at += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return false }
          depth -= 1
          at += 1
        case UInt8(ascii: ","), UInt8(ascii: ":"):
          if depth == 0 { return false }
          at += 1
        // A control character is no value, and nothing would move on behind it.
        case ..<0x20: return false
        default:
          while let byte = next, byte > 0x20, !",]}:\"".utf8.contains(byte) { at += 1 }
        }
      } while depth > 0 && depth < JSONObject.deepest
      return depth == 0
    }

    mutating func string() -> String? {
      guard next == UInt8(ascii: "\"") else { return nil }
      at += 1
      var text: [UInt8] = []
      while let byte = next {
        at += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"): guard escape(into: &text) else { return nil }
        case ..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape(into text: inout [UInt8]) -> Bool {
      guard let byte = next else { return false }
      at += 1
      switch byte {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
      case UInt8(ascii: "u"):
        guard let unit = codeUnit() else { return false }
        text.append(contentsOf: String(scalar(unit)).utf8)
      default: return false
      }
      return true
    }

    private mutating func codeUnit() -> UInt32? {
      guard at + 4 <= bytes.count else { return nil }
      let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
      at += 4
      return value
    }

    /// The scalar that begins with `unit`; half a pair becomes U+FFFD.
    private mutating func scalar(_ unit: UInt32) -> Unicode.Scalar {
      if unit >= 0xD800, unit < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        if let low = codeUnit(), low >= 0xDC00, low < 0xE000 {
          return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        }
        return "\u{FFFD}"
      }
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
  }
}
