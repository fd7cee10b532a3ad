/// Goes through a part of a text, byte by byte.
struct ByteReader {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }
  /// 0 at the end.
  var byte: UInt8 { position < end ? bytes[position] : 0 }
  var next: UInt8 { position + 1 < end ? bytes[position + 1] : 0 }

  mutating func advance() { position += 1 }

  mutating func skipSpaces() {
    while byte.isSpace { position += 1 }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
    position += count
    return true
  }

  /// The letters, digits and underscores here; empty where there are none.
  mutating func word() -> String {
    let start = position
    while !isAtEnd, byte.isWordByte { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What stands here up to a space, and the spaces behind it left to the next call.
  mutating func run(until isEnd: (UInt8) -> Bool) -> String {
    let start = position
    while !isAtEnd, !isEnd(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// A letter, the underscore, the dollar sign, or a part of any character beyond ASCII.
  var isWordStart: Bool {
    let lower = self | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self >= 0x80
      || self == UInt8(ascii: "$")
  }

  var isWordByte: Bool { isWordStart || isDigit }
  var isSpace: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// The characters of which operators longer than one are made.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
