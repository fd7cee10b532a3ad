/// By what names are sought at a place of a text. It serves the names themselves alike, as each is alone in its own text.
struct NameKey {
  /// As a power of two: enough that two of three places of a text meet an empty one.
  static let bucketBits = 14

  /// Where names are that begin with the same two characters, or one where its kind does not go on, since a space may
  /// stand between kinds.
  let bucket: Int
  /// Six bits of the third character, of its last byte; 0 where the three are not of one kind. Most names of a bucket are
  /// told from the text by it.
  let third: Int

  /// The bucket of the names that begin with a number, whichever.
  static let numberBucket = bucket(of: seed ^ UInt32(NamePattern.number))

  @inline(__always)
  init(at position: Int, in text: UnsafeBufferPointer<UInt8>) {
    let kind = CharacterKind(text[position])
    let length = kind == .han ? 6 : kind == .symbol ? 1 : 2
    let limit = min(position + length, text.count)
    var hash = Self.seed ^ UInt32(text[position])
    var end = position + 1
    while end < limit, CharacterKind(text[end]) == kind {
      hash = hash &* Self.factor ^ UInt32(text[end])
      end += 1
    }
    bucket = Self.bucket(of: hash)
    let place = position + (kind == .han ? 8 : 2)
    guard end == position + length, kind == .han || kind == .letter, place < text.count else {
      third = 0
      return
    }
    while end <= place, CharacterKind(text[end]) == kind { end += 1 }
    third = end > place ? max(Int(text[place] & 63), 1) : 0
  }

  @inline(__always)
  private static func bucket(of hash: UInt32) -> Int { Int((hash &* factor) >> UInt32(32 - bucketBits)) }

  private static var seed: UInt32 { 0x811C_9DC5 }
  private static var factor: UInt32 { 0x9E37_79B1 }
}
