/// Text folded for matching; remembers where each byte came from.
///
/// Full width becomes half width, Latin letters lose case and accents, Traditional becomes Simplified
/// character by character, invisible characters go. White space stays as it stands, except that every
/// kind of space is U+0020. Folding twice is folding once, so a pattern may be written in Simplified;
/// but fold it too: 著 is 着 also in 著名, and 帐篷 is 账篷.
public struct FoldedText: Sendable {
  /// The folded text in UTF-8.
  public let bytes: [UInt8]
  /// For each of `bytes`, where its scalar begins in the original, then the original's size. Empty where
  /// all offsets are equal.
  private let origins: [UInt32]

  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { FoldedText(utf8: $0) }
  }

  /// Folds UTF-8; an ill-formed byte becomes U+FFFD.
  public init(utf8 original: UnsafeBufferPointer<UInt8>) {
    var bytes: [UInt8] = []
    var origins: [UInt32] = []
    var isMoved = false
    bytes.reserveCapacity(original.count)
    origins.reserveCapacity(original.count + 1)
    forEachFoldedScalar(of: original) { scalar, offset in
      appendScalar(scalar, to: &bytes)
      isMoved = isMoved || offset != origins.count
      while origins.count < bytes.count { origins.append(UInt32(offset)) }
    }
    isMoved = isMoved || original.count != bytes.count
    origins.append(UInt32(original.count))
    self.bytes = bytes
    self.origins = isMoved ? origins : []
  }

  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The range of UTF-8 offsets in the original that `range` (offsets in ``bytes``) came from: whole
  /// scalars, each with the invisible ones behind it.
  public func original(_ range: Range<Int>) -> Range<Int> {
    let lower = scalarStart(range.lowerBound)
    let upper = range.isEmpty ? lower : scalarEnd(range.upperBound)
    guard !origins.isEmpty else { return lower..<upper }
    return Int(origins[lower])..<Int(origins[upper])
  }

  /// The range of offsets in ``bytes`` that the original's `range` became; empty where nothing is left.
  public func folded(_ originalRange: Range<Int>) -> Range<Int> {
    firstIndex(from: originalRange.lowerBound)..<firstIndex(from: originalRange.upperBound)
  }

  /// The first of `bytes` whose scalar begins at `offset` in the original or behind it.
  private func firstIndex(from offset: Int) -> Int {
    guard !origins.isEmpty else { return scalarEnd(offset) }
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(origins[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func scalarStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, isInsideScalar(offset) { offset -= 1 }
    return offset
  }

  private func scalarEnd(_ offset: Int) -> Int {
    var offset = offset
    while isInsideScalar(offset) { offset += 1 }
    return offset
  }

  private func isInsideScalar(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
}

/// `text` folded for matching, where nobody asks where it came from.
public func folded(_ text: String) -> String { String(decoding: foldedBytes(text), as: UTF8.self) }

/// The ``FoldedText/bytes`` of `text`, where nobody asks where they came from.
public func foldedBytes(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  appendFolded(text, to: &bytes)
  return bytes
}

/// Appends the folded text to `bytes`. What folding leaves as it is, which is most of any text, is copied in one piece.
func appendFolded(_ text: String, to bytes: inout [UInt8]) {
  var text = text
  text.withUTF8 { original in
    var offset = 0
    var copied = 0
    while offset < original.count {
      let (scalar, length) = decodeScalar(original, at: offset)
      let folded = ScalarFold.folded(scalar)
      if folded != scalar {
        bytes.append(contentsOf: original[copied..<offset])
        if folded != ScalarFold.nothing { appendScalar(folded, to: &bytes) }
        copied = offset + length
      }
      offset += length
    }
    bytes.append(contentsOf: original[copied...])
  }
}

/// Some characters of a text, folded for matching.
public func foldedScalars(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  result.reserveCapacity(scalars.count)
  for scalar in scalars {
    let folded = ScalarFold.folded(scalar.value)
    if folded != ScalarFold.nothing, let scalar = Unicode.Scalar(folded) { result.append(scalar) }
  }
  return result
}

/// Calls `body` with each scalar of the folded text and the offset in `original` that it came from.
@inline(__always)
private func forEachFoldedScalar(
  of original: UnsafeBufferPointer<UInt8>, _ body: (_ scalar: UInt32, _ offset: Int) -> Void
) {
  var offset = 0
  while offset < original.count {
    let (scalar, length) = decodeScalar(original, at: offset)
    let folded = ScalarFold.folded(scalar)
    if folded != ScalarFold.nothing { body(folded, offset) }
    offset += length
  }
}
