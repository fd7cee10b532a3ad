/// A short text as an array of scalars, each with its place, for code that looks around itself.
struct ScalarText {
  /// The scalars as they stand.
  let scalars: [UInt32]
  /// The same with full-width ASCII as ASCII; case and script are kept.
  let narrow: [UInt32]
  /// The UTF-8 offset of each scalar, then the end.
  let offsets: [Int]

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { ScalarText(utf8: $0, in: 0..<$0.count) }
  }

  init(utf8 bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    var scalars: [UInt32] = []
    var offsets: [Int] = []
    scalars.reserveCapacity(range.count / 2)
    offsets.reserveCapacity(range.count / 2)
    let stretch = UnsafeBufferPointer(rebasing: bytes[range])
    var offset = 0
    while offset < stretch.count {
      let (scalar, length) = decodeScalar(stretch, at: offset)
      scalars.append(scalar)
      offsets.append(range.lowerBound + offset)
      offset += length
    }
    offsets.append(range.upperBound)
    self.scalars = scalars
    self.offsets = offsets
    narrow = scalars.map { 0xFF01...0xFF5E ~= $0 ? $0 - 0xFEE0 : $0 }
  }

  var count: Int { scalars.count }
  var indices: Range<Int> { 0..<scalars.count }

  /// The scalar at `index` without full width, or 0 outside the text.
  subscript(index: Int) -> UInt32 { indices.contains(index) ? narrow[index] : 0 }

  /// The UTF-8 range of the scalars in `range`.
  func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// `range` without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower].isSpace { lower += 1 }
    while lower < upper, self[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }

  func hasWord(in range: Range<Int>) -> Bool {
    range.contains { self[$0].isHan || self[$0].isWord }
  }

  /// The run of letters, digits and the signs that names of an API have in them, which ends before `index`.
  func name(before index: Int) -> Range<Int> {
    var start = index
    while start > 0, self[start - 1].isASCIIWord || self[start - 1].isOne(of: "._-:/@#+%&=~") { start -= 1 }
    return start..<index
  }

  /// Whether `word`, in folded form, stands at `index`.
  func hasPrefix(_ word: String, at index: Int) -> Bool {
    var index = index
    for scalar in word.unicodeScalars {
      guard index < count, ScalarFold.folded(scalars[index]) == scalar.value else { return false }
      index += 1
    }
    return true
  }
}

extension UInt32 {
  /// White space of any width; also the end of a line.
  var isSpace: Bool { self <= 0x20 || self == 0x3000 || self == 0xA0 || self == 0x2028 || self == 0x2029 }
  var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x2028 || self == 0x2029 }
  var isDigit: Bool { 0x30...0x39 ~= self }
  var isLower: Bool { 0x61...0x7A ~= self }
  var isUpper: Bool { 0x41...0x5A ~= self }
  var isASCIIWord: Bool { isDigit || isLower || isUpper }
  /// A character that is written without spaces around it.
  var isHan: Bool { ScalarClass(self) == .ideograph }
  /// A letter or digit of a script that has spaces.
  var isWord: Bool { ScalarClass(self).isWord }

  func isOne(of scalars: StaticString) -> Bool {
    scalars.withUTF8Buffer { bytes in
      var offset = 0
      while offset < bytes.count {
        let (scalar, length) = decodeScalar(bytes, at: offset)
        if scalar == self { return true }
        offset += length
      }
      return false
    }
  }
}
