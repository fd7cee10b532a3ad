/// Recognises UTF-16 that has no byte order mark.
enum UTF16Order {
  private static let sample = 1 << 14

  static func guess(_ bytes: [UInt8]) -> Encoding? {
    guard bytes.count >= 4 else { return nil }
    var zeros = [0, 0]
    var ideographs = [0, 0]
    let count = min(bytes.count, sample)
    for index in 0..<count {
      if bytes[index] == 0 { zeros[index & 1] += 1 }
      // The high byte of the common Han characters.
      if bytes[index] >= 0x4E, bytes[index] <= 0x9F { ideographs[index & 1] += 1 }
    }
    // In every UTF-16 text the high bytes are zero for ASCII and of few values for Han.
    let high = [zeros[0] + ideographs[0], zeros[1] + ideographs[1]]
    guard zeros[0] + zeros[1] > 0 else { return nil }
    let half = count / 2
    if high[1] * 10 >= half * 7, zeros[1] > 4 * zeros[0], isText(bytes, high: 1) { return .utf16LittleEndian }
    if high[0] * 10 >= half * 7, zeros[0] > 4 * zeros[1], isText(bytes, high: 0) { return .utf16BigEndian }
    return nil
  }

  /// Binary data has zeros before small numbers as well, which would be control characters.
  private static func isText(_ bytes: [UInt8], high: Int) -> Bool {
    let pairs = stride(from: 0, to: min(bytes.count, sample) - 1, by: 2)
    let controls = pairs.count { index in
      let low = bytes[index + 1 - high]
      return bytes[index + high] == 0 && low < 0x20 && low != 0x09 && low != 0x0A && low != 0x0D
    }
    return controls * 100 <= bytes.count
  }
}
