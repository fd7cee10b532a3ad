/// A line of a page as a browser would break it: white space collapsed, its source lines remembered.
struct HTMLLine {
  private enum Gap {
    case none
    case space
    /// White space with a line break, which stands for nothing between Chinese characters.
    case wrap
  }

  private var bytes: [UInt8] = []
  private var breaks: [(offset: Int, line: Int)] = []
  private var gap = Gap.none
  private var last: Unicode.Scalar = " "
  /// Characters, and those of them in strong emphasis and in links.
  private(set) var count = 0
  private(set) var strong = 0
  private(set) var linked = 0

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ range: Range<Int>, of tree: HTMLTree, isStrong: Bool, isLinked: Bool) {
    var at = range.lowerBound
    var next = tree.breaks.partitioningIndex { $0.offset > at }
    var line = next > 0 ? tree.breaks[next - 1].line : 1
    while at < range.upperBound {
      while next < tree.breaks.count, tree.breaks[next].offset <= at {
        line = tree.breaks[next].line
        next += 1
      }
      let (scalar, length) = tree.scalar(at: at, end: range.upperBound)
      if scalar.isBlank {
        if scalar == "\n" { gap = .wrap } else if gap == .none { gap = .space }
      } else {
        append(scalar, line: line)
        count += 1
        if isStrong { strong += 1 }
        if isLinked { linked += 1 }
      }
      at += length
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, line: Int) {
    if !bytes.isEmpty {
      switch gap {
      case .none: break
      case .space: bytes.append(0x20)
      case .wrap: if !last.isWide, !scalar.isWide { bytes.append(0x20) }
      }
    }
    gap = .none
    if breaks.last?.line != line { breaks.append((bytes.count, line)) }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    last = scalar
  }

  /// The finished line.
  var source: SourceLine {
    let text = String(decoding: bytes, as: UTF8.self)
    return SourceLine(number: breaks.first?.line ?? 0, text: text[...], indent: 0, breaks: breaks)
  }
}

extension HTMLTree {
  /// The scalar at `offset` of `text`, and its length; U+FFFD where the bytes are cut off.
  func scalar(at offset: Int, end: Int) -> (Unicode.Scalar, length: Int) {
    let first = text[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + length <= end, first >= 0xC0 else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for index in 1..<length { value = value << 6 | UInt32(text[offset + index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
