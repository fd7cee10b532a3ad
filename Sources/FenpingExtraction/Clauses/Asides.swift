import FenpingText

/// Brackets that hold a sentence of their own, as against an example or a gloss.
enum Asides {
  /// - Returns: `body`: `range` without an aside at its end; `asides`: what stands inside the brackets.
  static func cut(
    _ text: [UInt8], _ range: Range<Int>, markers: [MarkerMatch]
  ) -> (body: Range<Int>, asides: [Range<Int>]) {
    var asides: [Range<Int>] = []
    var body = range
    var open: Int?
    for position in range {
      switch text[position] {
      case UInt8(ascii: "(") where open == nil:
        open = position
      case UInt8(ascii: ")"):
        guard let start = open else { continue }
        open = nil
        let inside = text.trimmed(start + 1..<position)
        guard isSentence(text, inside, markers) else { continue }
        asides.append(inside)
        if text.trimmed(position + 1..<range.upperBound).isEmpty {
          body = range.lowerBound..<start
        }
      default:
        break
      }
    }
    if text.trimmed(body).isEmpty, let only = asides.first, asides.count == 1 { return (only, []) }
    return (body, asides)
  }

  /// Long enough to say something, and not an example (如 …), a list of parts (包括 …) or a contrast.
  private static func isSentence(_ text: [UInt8], _ range: Range<Int>, _ markers: [MarkerMatch]) -> Bool {
    guard text.hanCount(range) >= 9 else { return false }
    let opening = markers.first { $0.range.lowerBound == range.lowerBound }?.sense
    return opening != .example && opening != .contrast && opening != .instead
      && !text[range].starts(with: "或".utf8)
  }
}
