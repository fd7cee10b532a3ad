/// What the extractor asks of folded text.
extension [UInt8] {
  /// `range` without white space, stops, dashes and unclosed brackets at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, Edges.bytes.contains(self[low]) || opens(low, within: high) { low += 1 }
    while low < high {
      if Edges.bytes.contains(self[high - 1]) {
        high -= 1
      } else if high - low >= 3, Edges.stops.contains(where: { self[high - 3..<high].elementsEqual($0) }) {
        high -= 3
      } else {
        break
      }
    }
    return low..<high
  }

  /// How many Han characters (or others of three bytes) there are in a stretch.
  func hanCount(_ range: Range<Int>) -> Int { self[range].count { (0xE3...0xE9).contains($0) } }

  /// The stretches between dashes that part a name from what is said of it: 快照 - 系统保存的图片.
  func partsBetweenDashes(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for position in range.dropFirst() where isDash(position, within: range) {
      parts.append(start..<position)
      start = position + 1
    }
    return (parts + [start..<range.upperBound]).map(trimmed).filter { !$0.isEmpty }
  }

  /// A hyphen behind a space, and not before a digit: no part of a name or a number.
  private func isDash(_ position: Int, within range: Range<Int>) -> Bool {
    self[position] == UInt8(ascii: "-") && self[position - 1] == 0x20 && position + 1 < range.upperBound
      && !(0x30...0x39).contains(self[position + 1])
  }

  private func opens(_ position: Int, within end: Int) -> Bool {
    self[position] == UInt8(ascii: "(") && !self[position..<end].contains(UInt8(ascii: ")"))
  }
}

private enum Edges {
  static let bytes = Set<UInt8>(0...0x20).union("!?;,:-".utf8)
  static let stops: [[UInt8]] = ["。", "、", "…", "—"].map { Array($0.utf8) }
}
