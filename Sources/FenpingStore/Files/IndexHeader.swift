/// The first hundred bytes of a file, which tell an index from anything else before SQLite looks at it:
/// opening a picture would "succeed". https://www.sqlite.org/fileformat2.html#the_database_header
struct IndexHeader {
  private static let magic = Array("SQLite format 3\0".utf8)
  private static let size = 100

  private let bytes: [UInt8]
  private let fileSize: Int

  init(path: String) throws(StoreError) {
    let file = try OpenFile(reading: path)
    let status = try file.status()
    if status.isDirectory { throw .isDirectory(path: path) }
    guard status.isRegular else { throw .notAnIndex(path: path) }
    bytes = try file.read(Self.size, at: 0)
    fileSize = status.size
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Could it be an index of ours, whole or cut off, of whatever version?
  var isIndex: Bool {
    guard bytes.starts(with: Self.magic.prefix(bytes.count)), !isEmpty else { return false }
    return bytes.count < Self.size || word(at: 68) == Schema.applicationID
  }

  /// Would it be an index if one byte of what says so were another?
  var isOneByteFromIndex: Bool {
    guard bytes.count == Self.size else { return false }
    let expected =
      Self.magic + (0..<4).map { UInt8(truncatingIfNeeded: Schema.applicationID >> (24 - 8 * $0)) }
    return zip(expected, bytes[..<16] + bytes[68..<72]).count { $0 != $1 } == 1
  }

  /// Refuses what is not a whole index of this version.
  func check(path: String) throws(StoreError) {
    guard isIndex else { throw .notAnIndex(path: path) }
    guard bytes.count == Self.size else { throw .corrupt(path: path, detail: "cut off in its header") }
    let version = Int(word(at: 60))
    if version < Schema.version {
      throw .olderFormat(path: path, found: version, expected: Schema.version)
    }
    if version > Schema.version {
      throw .newerFormat(path: path, found: version, expected: Schema.version)
    }
    let expected = pageSize * Int(word(at: 28))
    guard fileSize == expected else {
      throw .corrupt(path: path, detail: "\(fileSize) bytes instead of \(expected)")
    }
  }

  private var pageSize: Int {
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    return size == 1 ? 65536 : size
  }

  private func word(at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
