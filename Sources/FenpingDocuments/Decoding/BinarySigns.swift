/// Tells a file that is no text by its first bytes, or by its zeros.
enum BinarySigns {
  private static let magic: [(bytes: [UInt8], kind: ReadingError.BinaryKind)] = [
    (Array("%PDF-".utf8), .pdf),
    ([0x89, 0x50, 0x4E, 0x47], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF8".utf8), .gif),
    ([0x50, 0x4B, 0x03, 0x04], .zip),
    ([0x1F, 0x8B], .gzip),
    ([0x7F, 0x45, 0x4C, 0x46], .executable),
    ([0xCF, 0xFA, 0xED, 0xFE], .executable),
    ([0xCA, 0xFE, 0xBA, 0xBE], .executable),
    (Array("bplist0".utf8), .propertyList),
    (Array("SQLite format 3".utf8), .database),
  ]

  static func kind(of bytes: [UInt8]) -> ReadingError.BinaryKind? {
    magic.first { bytes.starts(with: $0.bytes) }?.kind
  }

  /// More zeros than a damaged text has; UTF-16 is recognised before this is asked.
  static func hasTooManyZeros(_ bytes: ArraySlice<UInt8>) -> Bool {
    let zeros = bytes.prefix(1 << 16).reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
    return zeros * 500 > min(bytes.count, 1 << 16)
  }
}
