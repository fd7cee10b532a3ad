import FenpingText

/// A stretch between two commas, semicolons or colons of a sentence.
struct Segment: Sendable {
  /// Offsets in the sentence's folded bytes, without the separator and the white space around.
  var range: Range<Int>
  /// The byte before it: `,` `;` `:`, or 0 for the first.
  let separator: UInt8
}

/// Cuts a sentence's folded bytes at its commas, outside brackets, quotation marks and identifiers.
enum Segmenter {
  static func segments(of text: [UInt8], in range: Range<Int>) -> [Segment] {
    var segments: [Segment] = []
    var depth = 0
    var start = range.lowerBound
    var separator: UInt8 = 0
    for position in range {
      switch text[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
      case let byte where depth == 0 && isSeparator(byte, at: position, in: text):
        append(&segments, text, start..<position, separator)
        start = position + 1
        separator = byte
      default:
        break
      }
    }
    append(&segments, text, start..<range.upperBound, separator)
    return segments
  }

  private static func append(
    _ segments: inout [Segment], _ text: [UInt8], _ range: Range<Int>, _ separator: UInt8
  ) {
    let trimmed = trim(text, range)
    if !trimmed.isEmpty { segments.append(Segment(range: trimmed, separator: separator)) }
  }

  /// A comma in `3,000` and a colon in a selector are none.
  private static func isSeparator(_ byte: UInt8, at position: Int, in text: [UInt8]) -> Bool {
    let next = position + 1 < text.count ? text[position + 1] : 0x20
    switch byte {
    case UInt8(ascii: ";"): return true
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      let before = position > 0 ? text[position - 1] : 0x20
      return !(before.isASCIIWord && (next.isASCIIWord || (byte == UInt8(ascii: ":") && next != 0x20)))
    default: return false
    }
  }

  /// Without white space, stops, dashes and brackets that are not closed at either end.
  static func trim(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, isEdge(text[low]) || opens(text[low], in: text[low..<high]) { low += 1 }
    while low < high {
      if isEdge(text[high - 1]) {
        high -= 1
      } else if high - low >= 3, stops.contains(where: { text[high - 3..<high].elementsEqual($0) }) {
        high -= 3
      } else {
        break
      }
    }
    return low..<high
  }

  private static func opens(_ byte: UInt8, in rest: ArraySlice<UInt8>) -> Bool {
    byte == UInt8(ascii: "(") && !rest.contains(UInt8(ascii: ")"))
  }

  private static let stops: [[UInt8]] = ["。", "、", "…", "—"].map { Array($0.utf8) }

  private static func isEdge(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [UInt8]("!?;,:-".utf8).contains(byte)
  }
}

extension Collection<UInt8> {
  /// How many Han characters (or others of three bytes) there are.
  var hanCount: Int { reduce(0) { $0 + ($1 >= 0xE3 && $1 <= 0xE9 ? 1 : 0) } }
}
