/// The scalar that begins at `offset`, and how many bytes it takes. An ill-formed byte is U+FFFD alone, so
/// that a reader always moves on and never leaves the text.
@inline(__always)
func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
  let lead = bytes[offset]
  if lead < 0x80 { return (UInt32(lead), 1) }
  return decodeLongScalar(bytes, at: offset, lead: lead)
}

private func decodeLongScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, lead: UInt8
) -> (scalar: UInt32, length: Int) {
  let illFormed: (UInt32, Int) = (0xFFFD, 1)
  let length: Int
  var scalar: UInt32
  let smallest: UInt32
  switch lead {
  case 0xC2...0xDF: (length, scalar, smallest) = (2, UInt32(lead & 0x1F), 0x80)
  case 0xE0...0xEF: (length, scalar, smallest) = (3, UInt32(lead & 0x0F), 0x800)
  case 0xF0...0xF4: (length, scalar, smallest) = (4, UInt32(lead & 0x07), 0x10000)
  default: return illFormed
  }
  guard bytes.count - offset >= length else { return illFormed }
  for index in 1..<length {
    let byte = bytes[offset + index]
    guard byte & 0xC0 == 0x80 else { return illFormed }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  guard scalar >= smallest, scalar <= 0x10FFFF, scalar >> 11 != 0x1B else { return illFormed }
  return (scalar, length)
}

/// Appends the UTF-8 form of `scalar`, which is a Unicode scalar value.
@inline(__always)
func appendScalar(_ scalar: UInt32, to bytes: inout [UInt8]) {
  _ = encodeScalar(scalar) { bytes.append($1) }
}

/// Calls `body` with the UTF-8 form of `scalar`, without an array.
@inline(__always)
func withUTF8<Result>(of scalar: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
    let count = encodeScalar(scalar) { buffer[$0] = $1 }
    return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
  }
}

/// Calls `put` with the index and the value of each UTF-8 byte of `scalar`, and returns their number.
@inline(__always)
private func encodeScalar(_ scalar: UInt32, _ put: (Int, UInt8) -> Void) -> Int {
  switch scalar {
  case ..<0x80:
    put(0, UInt8(truncatingIfNeeded: scalar))
    return 1
  case ..<0x800:
    put(0, 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
    put(1, continuation(scalar))
    return 2
  case ..<0x10000:
    put(0, 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
    put(1, continuation(scalar >> 6))
    put(2, continuation(scalar))
    return 3
  default:
    put(0, 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
    put(1, continuation(scalar >> 12))
    put(2, continuation(scalar >> 6))
    put(3, continuation(scalar))
    return 4
  }
}

@inline(__always)
private func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: bits & 0x3F) }
