/// A file in a zip archive, as the list at the archive's end declares it. None of it is to be trusted.
struct ZipEntry {
  static let headerMark = 0x0403_4B50
  static let headerSize = 30

  /// Without `.` and empty parts.
  let name: String
  let rawName: [UInt8]
  let isEncrypted: Bool
  let isLink: Bool
  /// 0: as it is; 8: “deflate”.
  let method: Int
  let checksum: UInt32
  let packedSize: Int
  let size: Int
  /// Where its header begins, before its data.
  let offset: Int
  /// Where the next entry begins, or the list.
  var end = 0

  /// The least that it takes in the archive.
  var leastEnd: Int { offset + Self.headerSize + rawName.count + packedSize }
}

/// Why a list of files is not to be used; the number of the entry, from 1, where one is to blame.
enum ZipFault: Error {
  case cutOff
  case unsafeName(Int)
  case overlap(Int)
  case unreadableEntry(Int)
  case otherCount
  case severalDisks

  var reason: String {
    switch self {
    case .cutOff: "not a zip archive, or one that is cut off"
    case .unsafeName(let number): "its entry \(number) bears a name that leads out of the archive"
    case .overlap(let number): "its entry \(number) overlaps with another, or with the archive's list"
    case .unreadableEntry(let number): "its list of files cannot be read from entry \(number) on"
    case .otherCount: "its list does not hold as many files as it says"
    case .severalDisks: "it is one part of an archive that was split"
    }
  }
}

/// Bytes of an archive, read as the numbers of which its headers consist.
struct ZipRecord {
  var bytes: [UInt8]

  func holds(_ count: Int, at offset: Int = 0) -> Bool { offset >= 0 && bytes.count - offset >= count }

  /// The number of `size` bytes, the lowest first; one that no file can be as large as is `Int.max`. Only what `holds`
  /// says is there may be read.
  func number(at offset: Int, _ size: Int) -> Int {
    var number: UInt64 = 0
    for byte in bytes[offset..<offset + size].reversed() { number = number << 8 | UInt64(byte) }
    return Int(exactly: number) ?? .max
  }
}
