/// The list of files of a zip archive: found from its end, and proved before anything is taken from it.
enum ZipDirectory {
  /// The list is read as a whole. That of an app with a hundred thousand files is smaller.
  private static let sizeLimit = 64 << 20
  private static let endSize = 22
  private static let longestRemark = 0xFFFF
  private static let entrySize = 46

  /// The entries in the order in which they lie in the archive.
  static func list(of file: borrowing OpenedFile) throws(InspectionError) -> [ZipEntry] {
    let end = try findEnd(of: file)
    guard end.size <= sizeLimit else { throw .tooLarge(file: file.name, limit: sizeLimit) }
    let record = ZipRecord(bytes: try file.read(end.size, at: end.start))
    do throws(ZipFault) {
      guard record.holds(end.size) else { throw ZipFault.cutOff }
      return try order(try entries(in: record, end), before: end.start)
    } catch {
      throw .malformed(file: file.name, reason: error.reason)
    }
  }

  // MARK: The end

  private struct End {
    var start: Int
    var size: Int
    var count: Int
    /// A short one knows the count without its upper bits.
    var countMask = Int.max
  }

  private static func findEnd(of file: borrowing OpenedFile) throws(InspectionError) -> End {
    let tailStart = max(0, file.size - endSize - longestRemark)
    let tail = ZipRecord(bytes: try file.read(file.size - tailStart, at: tailStart))
    let long = try longEnd(of: file, tail, tailStart)
    do throws(ZipFault) {
      guard let place = place(in: tail) else { throw ZipFault.cutOff }
      var end = End(
        start: tail.number(at: place + 16, 4), size: tail.number(at: place + 12, 4),
        count: tail.number(at: place + 10, 2), countMask: 0xFFFF)
      var limit = tailStart + place
      if let long {
        (end, limit) = long
      } else {
        guard tail.number(at: place + 4, 2) == 0, tail.number(at: place + 6, 2) == 0
        else { throw ZipFault.severalDisks }
      }
      guard end.start <= limit, end.size <= limit - end.start else { throw ZipFault.cutOff }
      return end
    } catch {
      throw .malformed(file: file.name, reason: error.reason)
    }
  }

  /// The last record's place. It ends with a remark, which must reach to the end of the file exactly.
  private static func place(in tail: ZipRecord) -> Int? {
    guard tail.holds(endSize) else { return nil }
    return (0...tail.bytes.count - endSize).reversed().first { place in
      tail.bytes[place] == 0x50 && tail.number(at: place, 4) == 0x0605_4B50
        && place + endSize + tail.number(at: place + 20, 2) == tail.bytes.count
    }
  }

  /// The end of an archive of more than 4 GB or 65,535 files, and where it stands; nil where there is none.
  private static func longEnd(
    of file: borrowing OpenedFile, _ tail: ZipRecord, _ tailStart: Int
  ) throws(InspectionError) -> (End, Int)? {
    guard let place = place(in: tail), tail.holds(20, at: place - 20),
      tail.number(at: place - 20, 4) == 0x0706_4B50
    else { return nil }
    let offset = tail.number(at: place - 12, 8)
    guard offset <= tailStart + place - 20 else {
      throw .malformed(file: file.name, reason: ZipFault.cutOff.reason)
    }
    let record = ZipRecord(bytes: try file.read(56, at: offset))
    guard record.holds(56), record.number(at: 0, 4) == 0x0606_4B50 else {
      throw .malformed(file: file.name, reason: ZipFault.cutOff.reason)
    }
    let end = End(
      start: record.number(at: 48, 8), size: record.number(at: 40, 8), count: record.number(at: 32, 8))
    return (end, offset)
  }

  // MARK: The entries

  private static func entries(in record: ZipRecord, _ end: End) throws(ZipFault) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var position = 0
    while position < end.size, record.holds(4, at: position), record.number(at: position, 4) == 0x0201_4B50 {
      let number = entries.count + 1
      guard record.holds(entrySize, at: position) else { throw .unreadableEntry(number) }
      let nameSize = record.number(at: position + 28, 2)
      let extraSize = record.number(at: position + 30, 2)
      let size = entrySize + nameSize + extraSize + record.number(at: position + 32, 2)
      guard record.holds(size, at: position) else { throw .unreadableEntry(number) }
      entries.append(try entry(record, at: position, nameSize, extraSize, number))
      position += size
    }
    guard entries.count & end.countMask == end.count else { throw .otherCount }
    return entries
  }

  private static func entry(
    _ record: ZipRecord, at position: Int, _ nameSize: Int, _ extraSize: Int, _ number: Int
  ) throws(ZipFault) -> ZipEntry {
    let nameStart = position + entrySize
    let rawName = Array(record.bytes[nameStart..<nameStart + nameSize])
    guard let name = safeName(rawName) else { throw .unsafeName(number) }
    var extra = LongNumbers(
      record: ZipRecord(bytes: Array(record.bytes[nameStart + nameSize..<nameStart + nameSize + extraSize])))
    // The order in which the extra field has those that do not fit.
    let size = extra.number(or: record.number(at: position + 24, 4))
    let packedSize = extra.number(or: record.number(at: position + 20, 4))
    let offset = extra.number(or: record.number(at: position + 42, 4))
    guard let size, let packedSize, let offset else { throw .unreadableEntry(number) }
    let flags = record.number(at: position + 8, 2)
    let mode = record.number(at: position + 40, 2)
    return ZipEntry(
      name: name, rawName: rawName,
      // Encrypted, strongly encrypted, a list that is encrypted as well.
      isEncrypted: flags & (1 | 1 << 6 | 1 << 13) != 0,
      isLink: mode & 0xF000 == 0xA000,
      method: record.number(at: position + 10, 2),
      checksum: UInt32(truncatingIfNeeded: record.number(at: position + 16, 4)),
      packedSize: packedSize, size: size, offset: offset)
  }

  /// nil for a name that no archive of an app has a use for: it leads out of it, or means something else elsewhere.
  private static func safeName(_ raw: [UInt8]) -> String? {
    guard !raw.isEmpty, raw.first != FilePath.slash, !raw.contains(0), !raw.contains(UInt8(ascii: "\\"))
    else { return nil }
    let parts = raw.split(separator: FilePath.slash).filter { !$0.elementsEqual(".".utf8) }
    guard !parts.contains(where: { $0.elementsEqual("..".utf8) }) else { return nil }
    return String(decoding: Array(parts.joined(separator: [FilePath.slash])), as: UTF8.self)
  }

  /// Sorts the entries by their places, and proves that none reaches into the next.
  private static func order(_ entries: [ZipEntry], before start: Int) throws(ZipFault) -> [ZipEntry] {
    for (index, entry) in entries.enumerated() {
      // Both are smaller than the file then, so that their sum is a number.
      guard entry.offset < start, entry.packedSize < start, entry.leastEnd <= start
      else { throw .overlap(index + 1) }
    }
    let order = entries.indices.sorted { entries[$0].offset < entries[$1].offset }
    var result: [ZipEntry] = []
    result.reserveCapacity(entries.count)
    for (rank, index) in order.enumerated() {
      var entry = entries[index]
      entry.end = rank + 1 < order.count ? entries[order[rank + 1]].offset : start
      guard entry.leastEnd <= entry.end else { throw .overlap(index + 1) }
      result.append(entry)
    }
    return result
  }
}

/// The field in which an entry has the numbers that do not fit into four bytes.
private struct LongNumbers {
  let record: ZipRecord
  private var position: Int?
  private var end = 0

  init(record: ZipRecord) {
    self.record = record
    var position = 0
    while record.holds(4, at: position) {
      let size = record.number(at: position + 2, 2)
      if record.number(at: position, 2) == 1, record.holds(size, at: position + 4) {
        self.position = position + 4
        end = position + 4 + size
        return
      }
      position += 4 + size
    }
  }

  /// The short number, or the next long one where it says so; nil where that is not there.
  mutating func number(or short: Int) -> Int? {
    guard short == 0xFFFF_FFFF else { return short }
    guard let place = position, place + 8 <= end else { return nil }
    position = place + 8
    return record.number(at: place, 8)
  }
}
