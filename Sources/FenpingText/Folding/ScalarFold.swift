/// Folds single Unicode scalars for matching: width, case, script and compatibility twins.
///
/// The table is decoded on first use, and only a text with something beyond ASCII uses it.
struct ScalarFold: Sendable {
  static let table = ScalarFold()

  /// What ``callAsFunction(_:)`` gives for a scalar that has no place in a folded text.
  static let nothing = UInt32.max

  /// What the ASCII character `scalar` is in a folded text; needs no table.
  @inline(__always)
  static func ascii(_ scalar: UInt32) -> UInt32 { scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }

  /// For each block of 64 scalars, which block of `targets` has it; block 0 folds nothing.
  private var blocks = [UInt16](repeating: 0, count: 0x32400 >> 6)
  /// What each scalar folds to, or 0 where it stays.
  private var targets = [UInt32](repeating: 0, count: 64)

  private init() {
    targets.reserveCapacity(0x10000)
    addClasses(FoldTable.ideographs)
    addClasses(FoldTable.letters)
    for (first, twins) in FoldTable.compatibility {
      var scalar = first
      forEachScalar(of: twins) { twin in
        guard twin != space else { return }
        if twin != hyphen { add(scalar, twin) }
        scalar += 1
      }
    }
  }

  /// What `scalar` is in a folded text; ``nothing`` where it is dropped.
  func callAsFunction(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case ..<0x80: return Self.ascii(scalar)
    case 0xFF01...0xFF5E: return Self.ascii(scalar - 0xFEE0)
    case 0x3000, 0xA0, 0x2000...0x200A, 0x202F, 0x205F: return 0x20
    default: break
    }
    if Self.isInvisible(scalar) { return Self.nothing }
    let block = Int(scalar >> 6)
    guard block < blocks.count else { return scalar }
    let target = targets[Int(blocks[block]) << 6 | Int(scalar & 63)]
    return target == 0 ? scalar : target
  }

  /// Soft hyphen, zero-width spaces, marks and joiners, byte order mark, variation selectors: a reader
  /// does not see them. Accents that stand alone go with them, as the table takes those of whole letters.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  private mutating func addClasses(_ text: StaticString) {
    var representative: UInt32?
    forEachScalar(of: text) { scalar in
      if scalar == space {
        representative = nil
      } else if let representative {
        add(scalar, representative)
      } else {
        representative = scalar
      }
    }
  }

  private mutating func add(_ scalar: UInt32, _ target: UInt32) {
    let block = Int(scalar >> 6)
    if blocks[block] == 0 {
      blocks[block] = UInt16(targets.count >> 6)
      targets.append(contentsOf: repeatElement(0, count: 64))
    }
    targets[Int(blocks[block]) << 6 | Int(scalar & 63)] = target
  }
}

private let space = UInt32(UInt8(ascii: " "))
private let hyphen = UInt32(UInt8(ascii: "-"))

private func forEachScalar(of text: StaticString, _ body: (UInt32) -> Void) {
  text.withUTF8Buffer { bytes in
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = decodeScalar(bytes, at: offset)
      body(scalar)
      offset += length
    }
  }
}
