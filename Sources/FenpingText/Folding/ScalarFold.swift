/// Folds single Unicode scalars for matching: width, case, script and compatibility twins.
enum ScalarFold {
  /// What ``folded(_:)`` gives for a scalar that has no place in a folded text.
  static let nothing = UInt32.max

  /// What the ASCII character `scalar` is in a folded text; needs no table.
  @inline(__always)
  static func ascii(_ scalar: UInt32) -> UInt32 { scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }

  /// What `scalar` is in a folded text; ``nothing`` where it is dropped.
  @inline(__always)
  static func folded(_ scalar: UInt32) -> UInt32 { scalar < 0x80 ? ascii(scalar) : foldedBeyondASCII(scalar) }

  private static func foldedBeyondASCII(_ scalar: UInt32) -> UInt32 {
    // Most of what is asked for.
    if 0x4E00...0x9FFF ~= scalar { return listed(scalar) ?? scalar }
    switch scalar {
    case 0xFF01...0xFF5E: return ascii(scalar - 0xFEE0)
    case 0x3000, 0xA0, 0x2000...0x200A, 0x202F, 0x205F: return 0x20
    default: break
    }
    if isInvisible(scalar) { return nothing }
    return listed(scalar) ?? scalar
  }

  /// What ``FoldTable`` says that `scalar` folds to; nil where it stays.
  @inline(__always)
  static func listed(_ scalar: UInt32) -> UInt32? {
    let block = Int(scalar >> 6)
    guard block < blocks.count else { return nil }
    let row = blocks.number(block, at: 0, digits: 2)
    guard row != 0 else { return nil }
    let target = targets.number(row << 6 | Int(scalar & 63), at: 0, digits: 3)
    return target == 0 ? nil : UInt32(target)
  }

  private static var blocks: PackedRows { PackedRows(ConstantBytes(FoldTable.blocks), width: 2) }
  private static var targets: PackedRows { PackedRows(ConstantBytes(FoldTable.targets), width: 3) }

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
}
