import Foundation

@testable import FenpingInspection

/// Writes zip archives, honest ones and such as no tool would write.
struct ZipWriter {
  struct Entry {
    var name: [UInt8]
    /// As it lies in the archive.
    var packed: [UInt8]
    var method = 0
    var flags = 0
    var size: Int
    var checksum: UInt32
    /// What only the list says, where it says something else.
    var declaredOffset: Int?
    var declaredPackedSize: Int?
    var localName: [UInt8]?
    var mode = 0o100644
    /// Whether the list has its numbers in eight bytes.
    var isLong = false

    /// A file as it is.
    init(_ name: String, _ content: [UInt8]) {
      self.name = Array(name.utf8)
      packed = content
      size = content.count
      checksum = Inflater.checksum(content)
    }

    init(_ name: String, _ content: String = "") { self.init(name, Array(content.utf8)) }

    /// The same, packed in the blocks that deflate has for what cannot be packed.
    func deflated() -> Entry {
      var entry = self
      var rest = packed[...]
      entry.packed = []
      repeat {
        let block = rest.prefix(0xFFFF)
        rest = rest.dropFirst(0xFFFF)
        entry.packed.append(rest.isEmpty ? 1 : 0)
        entry.packed += ZipWriter.bytes(block.count, 2) + ZipWriter.bytes(0xFFFF - block.count, 2) + block
      } while !rest.isEmpty
      entry.method = 8
      return entry
    }

    /// Zeros, 258 in 13 bits.
    static func zeros(_ name: String, runs: Int) -> Entry {
      var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
      for _ in 0..<runs { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
      bits += [0, 0, 0, 0, 0, 0, 0]
      var entry = Entry(name, [UInt8](repeating: 0, count: 1 + 258 * runs))
      entry.packed = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 }
      }
      entry.method = 8
      return entry
    }
  }

  var entries: [Entry] = []
  var remark: [UInt8] = []
  var declaredCount: Int?
  /// Whether the end is written for archives of any size.
  var isLong = false

  init(_ entries: [Entry]) { self.entries = entries }

  var data: Data {
    var file: [UInt8] = []
    var list: [UInt8] = []
    for entry in entries {
      let offset = entry.declaredOffset ?? file.count
      let name = entry.localName ?? entry.name
      let packedSize = entry.declaredPackedSize ?? entry.packed.count
      let numbers = Self.bytes(Int(entry.checksum), 4) + Self.bytes(packedSize, 4) + Self.bytes(entry.size, 4)
      let common =
        Self.bytes(20, 2) + Self.bytes(entry.flags, 2) + Self.bytes(entry.method, 2) + Self.bytes(0, 4)
      file += Self.bytes(0x0403_4B50, 4) + common + numbers
      file += Self.bytes(name.count, 2) + Self.bytes(0, 2) + name + entry.packed

      let long =
        Self.bytes(1, 2) + Self.bytes(24, 2) + Self.bytes(entry.size, 8) + Self.bytes(packedSize, 8)
        + Self.bytes(offset, 8)
      let hidden = [UInt8](repeating: 0xFF, count: 4)
      list += Self.bytes(0x0201_4B50, 4) + Self.bytes(0x0314, 2) + common
      list += entry.isLong ? Self.bytes(Int(entry.checksum), 4) + hidden + hidden : numbers
      list +=
        Self.bytes(entry.name.count, 2) + Self.bytes(entry.isLong ? long.count : 0, 2) + Self.bytes(0, 6)
      list += Self.bytes(0, 2) + Self.bytes(entry.mode, 2) + (entry.isLong ? hidden : Self.bytes(offset, 4))
      list += entry.name + (entry.isLong ? long : [])
    }
    return Data(file + list + end(start: file.count, size: list.count))
  }

  private func end(start: Int, size: Int) -> [UInt8] {
    let count = declaredCount ?? entries.count
    var end: [UInt8] = []
    if isLong {
      end += Self.bytes(0x0606_4B50, 4) + Self.bytes(44, 8) + Self.bytes(45, 4) + Self.bytes(0, 8)
      end += Self.bytes(count, 8) + Self.bytes(count, 8) + Self.bytes(size, 8) + Self.bytes(start, 8)
      end += Self.bytes(0x0706_4B50, 4) + Self.bytes(0, 4) + Self.bytes(start + size, 8) + Self.bytes(1, 4)
    }
    end += Self.bytes(0x0605_4B50, 4) + Self.bytes(0, 4)
    end += Self.bytes(isLong ? 0xFFFF : count, 2) + Self.bytes(isLong ? 0xFFFF : count, 2)
    end += Self.bytes(isLong ? 0xFFFF_FFFF : size, 4) + Self.bytes(isLong ? 0xFFFF_FFFF : start, 4)
    return end + Self.bytes(remark.count, 2) + remark
  }

  /// A number in so many bytes, the lowest first; what does not fit is left out.
  static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
