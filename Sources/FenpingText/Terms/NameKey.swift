/// By what names are sought at a place of a text. It serves the names themselves alike, as each is alone in its own text.
struct NameKey {
  /// As a power of two: enough that most places of a text meet an empty one.
  static let bucketBits = 14

  /// Where names are that begin with the same two characters, or one where its kind does not go on, since a space may
  /// stand between kinds.
  let short: Int
  /// Where names are that begin with the same three characters of one kind; nil where the text has no such three. A name
  /// that begins with three is here alone, as most names do and many begin with the same two.
  let long: Int?
  /// The bytes of three characters of the kind that stands there.
  let longLength: Int

  /// The bucket of the names that begin with a number, whichever.
  static var numberBucket: Int { bucket(of: seed ^ UInt32(NamePattern.number)) }

  @inline(__always)
  init(at position: Int, in text: UnsafeBufferPointer<UInt8>) {
    let kind = CharacterKind(text[position])
    let size = kind == .han ? 3 : 1
    var hash = Self.seed ^ UInt32(text[position])
    var end = position + 1
    func take(upTo limit: Int) -> Bool {
      while end < limit {
        guard end < text.count, kind.goesOn(text[end]) else { return false }
        hash = hash &* Self.factor ^ UInt32(text[end])
        end += 1
      }
      return true
    }
    let hasTwo = take(upTo: position + 2 * size)
    short = Self.bucket(of: hash)
    longLength = 3 * size
    long = hasTwo && take(upTo: position + 3 * size) ? Self.bucket(of: hash) : nil
  }

  @inline(__always)
  private static func bucket(of hash: UInt32) -> Int { Int((hash &* factor) >> UInt32(32 - bucketBits)) }

  private static var seed: UInt32 { 0x811C_9DC5 }
  private static var factor: UInt32 { 0x9E37_79B1 }
}
