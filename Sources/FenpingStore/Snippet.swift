/// An excerpt of a passage on one line, around what matched.
struct Snippet {
  /// How many characters it has at most, besides the ellipses.
  static let length = 120
  /// How many characters of it may stand before the first match.
  private static let lead = 24
  /// How many characters may be given up at the end to keep a word whole.
  private static let longestWord = 40
  private static let ellipsis = "…"

  let text: String
  /// The ranges of the text's UTF-8 bytes that matched.
  let marks: [Range<Int>]

  /// - Parameter marks: byte ranges of `passage`, in rising order.
  init(of passage: String, marks: [Range<Int>], length: Int = Snippet.length) {
    let bytes = passage.utf8.map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0
    }
    let window = Self.window(of: bytes, marks: marks, length: length)
    let before = window.lowerBound > 0 ? Self.ellipsis : ""
    let after = window.upperBound < bytes.count ? Self.ellipsis : ""
    text = before + String(decoding: bytes[window], as: UTF8.self) + after
    let shift = before.utf8.count - window.lowerBound
    self.marks = marks.filter { $0.overlaps(window) }.map { mark in
      let mark = mark.clamped(to: window)
      return mark.lowerBound + shift..<mark.upperBound + shift
    }
  }

  /// The stretch to show: of those that begin with a match, the one that holds the most of them.
  private static func window(of bytes: [UInt8], marks: [Range<Int>], length: Int) -> Range<Int> {
    // Where each character (scalar) begins, and the end.
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    let count = starts.count - 1
    guard count > length else { return 0..<bytes.count }
    let scalars = marks.map { mark in
      firstIndex(in: starts, atLeast: mark.lowerBound)..<firstIndex(in: starts, atLeast: mark.upperBound)
    }
    let lead = min(Self.lead, length / 4)
    var best = (start: 0, covered: 0)
    for first in scalars.indices {
      let start = max(0, min(scalars[first].lowerBound - lead, count - length))
      let end = start + length
      var covered = 0
      for mark in scalars[first...] {
        if mark.lowerBound >= end { break }
        covered += min(mark.upperBound, end) - mark.lowerBound
      }
      if covered > best.covered { best = (start, covered) }
    }
    let firstMark = scalars.first { $0.upperBound > best.start }?.lowerBound ?? best.start
    var start = best.start
    if start > 0 { start = beginning(from: start, before: firstMark, starts, bytes) }
    var end = min(count, start + length)
    let lastMark = scalars.last { $0.lowerBound < end }?.upperBound ?? start
    if end < count { end = ending(before: end, after: max(lastMark, end - longestWord), starts, bytes) }
    return starts[start]..<starts[end]
  }

  /// The beginning of a clause in the lead, or at least of a word; not with a space.
  private static func beginning(
    from start: Int, before mark: Int, _ starts: [Int], _ bytes: [UInt8]
  ) -> Int {
    guard start < mark else { return start }
    let lead = start..<mark
    let clause = lead.first { endsClause(before: starts[$0], bytes) }
    var index = clause ?? lead.first { !isInsideWord(starts[$0], bytes) } ?? start
    while index < mark, bytes[starts[index]] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  /// The last place that neither cuts a word nor follows a space.
  private static func ending(
    before end: Int, after limit: Int, _ starts: [Int], _ bytes: [UInt8]
  ) -> Int {
    var index = end
    while index > limit, isInsideWord(starts[index], bytes) { index -= 1 }
    if isInsideWord(starts[index], bytes) { index = end }
    while index > limit, bytes[starts[index] - 1] == UInt8(ascii: " ") { index -= 1 }
    return index
  }

  /// Does a clause end right before this byte?
  private static func endsClause(before offset: Int, _ bytes: [UInt8]) -> Bool {
    ["。", "！", "？", "；", "，", "：", ". ", "; "].contains {
      bytes[..<offset].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Would a cut here go through a Latin word or a number?
  private static func isInsideWord(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset > 0 && offset < bytes.count && isWordByte(bytes[offset - 1]) && isWordByte(bytes[offset])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func firstIndex(in starts: [Int], atLeast offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
