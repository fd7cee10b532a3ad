/// The list of files at the end of a zip archive, and the bytes of a single one. Nothing is written to a disk.
///
/// Hostile archives are refused as a whole: names that lead out of it, entries that overlap, data that grows beyond
/// what it says. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
struct ZipArchive: ~Copyable {
  private let file: OpenedFile
  /// By name, without `.` and empty parts in it.
  let entries: [String: ZipEntry]
  /// Names that more than one entry bears.
  private let doubles: Set<String>

  /// - Throws: `malformed` where it is no archive, a part of one, or a hostile one.
  init(_ file: consuming OpenedFile) throws(InspectionError) {
    let list = try ZipDirectory.list(of: file)
    var entries: [String: ZipEntry] = [:]
    var doubles: Set<String> = []
    for entry in list where entries.updateValue(entry, forKey: entry.name) != nil {
      doubles.insert(entry.name)
    }
    self.file = file
    self.entries = entries
    self.doubles = doubles
  }

  /// The content of a file.
  ///
  /// - Parameter limit: of what it unpacks to, and about that of what it is packed in.
  func bytes(of name: String, limit: Int) throws(InspectionError) -> [UInt8] {
    let place = FilePath.join(file.name, name)
    guard let entry = entries[name] else {
      throw .unreadable(file: place, reason: "there is no such file in the archive")
    }
    guard !doubles.contains(name) else {
      throw .malformed(file: place, reason: "the archive holds it more than once")
    }
    guard !entry.isLink else { throw .malformed(file: place, reason: "it is a link, not a file") }
    guard !entry.isEncrypted else { throw .malformed(file: place, reason: "it is encrypted") }
    guard entry.size <= limit, entry.packedSize <= limit + limit / 1_000 + 64 else {
      throw .tooLarge(file: place, limit: limit)
    }
    guard entry.size < Self.harmlessSize || entry.size / Self.harmlessRatio <= entry.packedSize else {
      throw .malformed(
        file: place, reason: "it would unpack to more than \(Self.harmlessRatio) times its size")
    }
    let packed = try packedBytes(of: entry, place: place)
    let bytes = try unpack(packed, entry, place: place)
    guard Inflater.checksum(bytes) == entry.checksum else {
      throw .malformed(file: place, reason: "it is damaged: its checksum is another")
    }
    return bytes
  }

  /// What is smaller may consist of blanks.
  private static let harmlessSize = 1 << 20
  private static let harmlessRatio = 100

  private func packedBytes(of entry: ZipEntry, place: String) throws(InspectionError) -> [UInt8] {
    let header = ZipRecord(bytes: try file.read(ZipEntry.headerSize, at: entry.offset))
    guard header.holds(ZipEntry.headerSize), header.number(at: 0, 4) == ZipEntry.headerMark,
      header.number(at: 8, 2) == entry.method
    else {
      throw .malformed(file: place, reason: "it does not stand where the archive's list says")
    }
    let start = entry.offset + ZipEntry.headerSize + header.number(at: 26, 2) + header.number(at: 28, 2)
    // The extra fields may be longer here than in the list, and reach into what follows.
    guard start + entry.packedSize <= entry.end else {
      throw .malformed(file: place, reason: "it reaches into what follows it in the archive")
    }
    let name = try file.read(header.number(at: 26, 2), at: entry.offset + ZipEntry.headerSize)
    guard name == entry.rawName else {
      throw .malformed(file: place, reason: "the archive's list gives it another name than it has")
    }
    return try file.read(entry.packedSize, at: start)
  }

  private func unpack(
    _ packed: [UInt8], _ entry: ZipEntry, place: String
  ) throws(InspectionError) -> [UInt8] {
    guard packed.count == entry.packedSize else {
      throw .malformed(file: place, reason: "the archive ends in the middle of it")
    }
    switch entry.method {
    case 0 where entry.size == entry.packedSize: return packed
    case 0: throw .malformed(file: place, reason: "its size is not what the archive's list says")
    case 8: break
    case let method: throw .malformed(file: place, reason: "its compression (method \(method)) is not read")
    }
    do throws(Inflater.Failure) {
      return try Inflater.inflate(packed, size: entry.size)
    } catch {
      switch error {
      case .damaged: throw .malformed(file: place, reason: "it is damaged and cannot be unpacked")
      case .tooLong: throw .malformed(file: place, reason: "it unpacks to more than the archive's list says")
      }
    }
  }
}
