/// The hash function SHA-256 (FIPS 180-4), by which an index knows its sources and itself.
public struct SHA256: Sendable {
  /// The eight words of the state, kept apart so that a block is hashed in registers.
  private var state: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes of a block that is not full yet.
  private var pending: [UInt8] = []
  private var size: UInt64 = 0

  public init() {}

  /// The 64 hexadecimal digits of the bytes' hash.
  public static func hexDigest(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    let wasContiguous: Void? = bytes.withContiguousStorageIfAvailable {
      hash.update(UnsafeRawBufferPointer($0))
    }
    if wasContiguous == nil { Array(bytes).withUnsafeBytes { hash.update($0) } }
    return hash.hexDigest()
  }

  /// Takes the next bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    size += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == 64 else { return }
      let block = pending
      block.withUnsafeBytes { compress($0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count & ~63
    compress(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    pending.append(contentsOf: rest.dropFirst(whole))
  }

  /// The hash of all bytes taken so far, in 64 hexadecimal digits.
  public consuming func hexDigest() -> String {
    let bits = size * 8
    var tail: [UInt8] = [0x80]
    tail.append(contentsOf: repeatElement(0, count: (119 - pending.count) % 64))
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    tail.withUnsafeBytes { update($0) }
    var digest = ""
    for index in 0..<8 {
      let digits = String(state[index], radix: 16)
      digest += String(repeating: "0", count: 8 - digits.count) + digits
    }
    return digest
  }

  /// Hashes whole blocks of 64 bytes. The loops count by themselves because a range does it slowly where
  /// the compiler does not optimise, and tests hash whole indexes.
  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    var state = state
    Self.constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        var start = 0
        while start < blocks.count {
          var index = 0
          while index < 16 {
            words[index] = UInt32(
              bigEndian: blocks.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self))
            index &+= 1
          }
          while index < 64 {
            let (early, late) = (words[index &- 15], words[index &- 2])
            words[index] =
              words[index &- 16] &+ (rotate(early, 7) ^ rotate(early, 18) ^ early &>> 3)
              &+ words[index &- 7] &+ (rotate(late, 17) ^ rotate(late, 19) ^ late &>> 10)
            index &+= 1
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          index = 0
          while index < 64 {
            // In the standard's round all words move on by one name. After eight rounds each is back at its own, so
            // that none has to be moved.
            round(a, b, c, &d, e, f, g, &h, constants[index] &+ words[index])
            round(h, a, b, &c, d, e, f, &g, constants[index &+ 1] &+ words[index &+ 1])
            round(g, h, a, &b, c, d, e, &f, constants[index &+ 2] &+ words[index &+ 2])
            round(f, g, h, &a, b, c, d, &e, constants[index &+ 3] &+ words[index &+ 3])
            round(e, f, g, &h, a, b, c, &d, constants[index &+ 4] &+ words[index &+ 4])
            round(d, e, f, &g, h, a, b, &c, constants[index &+ 5] &+ words[index &+ 5])
            round(c, d, e, &f, g, h, a, &b, constants[index &+ 6] &+ words[index &+ 6])
            round(b, c, d, &e, f, g, h, &a, constants[index &+ 7] &+ words[index &+ 7])
            index &+= 8
          }
          state &+= [a, b, c, d, e, f, g, h]
          start &+= 64
        }
      }
    }
    self.state = state
  }

  @inline(__always)
  private func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    h &+= (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (e & f ^ ~e & g) &+ word
    d &+= h
    h &+= (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
  }

  @inline(__always)
  private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
