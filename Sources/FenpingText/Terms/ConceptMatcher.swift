/// A concept that a text names, and where.
public struct ConceptMatch: Sendable, Hashable {
  /// An index into ``TermBase/concepts``.
  public let concept: Int
  /// Offsets in the folded text.
  public let range: Range<Int>

  public init(concept: Int, range: Range<Int>) {
    self.concept = concept
    self.range = range
  }
}

/// Finds names in folded text.
///
/// Names lie in the term table and are never copied: an entry is where one stands. They are found by their
/// first two characters, so that most places of a text cost one look into a small table.
struct ConceptMatcher: Sendable {
  private struct Entry {
    let start: UInt32
    let length: UInt16
    let concept: UInt16
    /// The last byte of the name's third character, 0 where that is of another kind or there is none: most names
    /// of a bucket are told from the text by it.
    let third: UInt8
    /// The next entry of the same bucket; 0 ends it.
    let next: UInt16
  }

  private let table: StaticString
  /// The first one is nobody's.
  private var entries: [Entry] = [
    Entry(start: 0, length: 0, concept: 0, third: 0, next: 0)
  ]
  private var buckets = [UInt16](repeating: 0, count: 1 << 12)

  init(_ table: StaticString) {
    self.table = table
    entries.reserveCapacity(buckets.count)
  }

  /// Adds the names that stand at `range` of the table, with `|` between them.
  mutating func add(names range: Range<Int>, of concept: Int) {
    table.withUTF8Buffer { text in
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start + 1
        while end < range.upperBound, text[end] != UInt8(ascii: "|") { end += 1 }
        let bucket = Self.bucket(at: start, in: text)
        let entry = Entry(
          start: UInt32(start), length: UInt16(end - start), concept: UInt16(concept),
          third: Self.third(at: start, upTo: end, in: text), next: buckets[bucket])
        buckets[bucket] = UInt16(entries.count)
        entries.append(entry)
        start = end + 1
      }
    }
  }

  func matches(in text: UnsafeBufferPointer<UInt8>) -> [ConceptMatch] {
    table.withUTF8Buffer { table in
      var matches: [ConceptMatch] = []
      var position = 0
      while position < text.count {
        if let match = longestMatch(at: position, in: text, table) {
          matches.append(match)
          position = match.range.upperBound
        } else {
          position = Self.next(after: position, in: text)
        }
      }
      return matches
    }
  }

  private func longestMatch(
    at start: Int, in text: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt8>
  ) -> ConceptMatch? {
    var longest: (end: Int, isExact: Bool, concept: UInt16)?
    let third = Self.third(at: start, upTo: text.count, in: text)
    func look(into bucket: Int) {
      var index = buckets[bucket]
      while index != 0 {
        let entry = entries[Int(index)]
        index = entry.next
        guard entry.third == 0 || entry.third == third else { continue }
        let name = table[Int(entry.start)..<Int(entry.start) + Int(entry.length)]
        guard let (end, isExact) = NamePattern(name).match(at: start, in: text) else { continue }
        // Of two that end together, the one that the text has just so.
        if longest.map({ end > $0.end || end == $0.end && isExact && !$0.isExact }) ?? true {
          longest = (end, isExact, entry.concept)
        }
      }
    }
    look(into: Self.bucket(at: start, in: text))
    if CharacterKind(text[start]) == .digit { look(into: Self.numberBucket) }
    return longest.map { ConceptMatch(concept: Int($0.concept), range: start..<$0.end) }
  }
}

extension ConceptMatcher {
  /// The next place where a name may begin: never inside a word, a number or a character.
  private static func next(after position: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let kind = CharacterKind(text[position])
    var next = position + 1
    switch kind {
    case .letter, .digit:
      while next < text.count, CharacterKind(text[next]) == kind { next += 1 }
    case .han:
      while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
    case .symbol:
      break
    }
    return next
  }

  /// The last byte of the third character behind `position`, 0 where the three are not of one kind.
  @inline(__always)
  private static func third(at position: Int, upTo end: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let kind = CharacterKind(text[position])
    let place = position + (kind == .han ? 8 : 2)
    guard kind == .han || kind == .letter, place < end else { return 0 }
    let isOne = (position...place).allSatisfy { CharacterKind(text[$0]) == kind }
    return isOne ? text[place] : 0
  }

  /// Where names are that begin as `text` does at `position`: with the same two characters, or one where
  /// its kind does not go on, since a space may stand between kinds. It serves texts and the table alike:
  /// there a name is followed by `|` or by the line's end, which go on with nothing.
  @inline(__always)
  private static func bucket(at position: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let kind = CharacterKind(text[position])
    let length = kind == .han ? 6 : kind == .symbol ? 1 : 2
    let limit = min(position + length, text.count)
    var hash = hashSeed ^ UInt32(text[position])
    var end = position + 1
    while end < limit, CharacterKind(text[end]) == kind {
      hash = hash &* hashFactor ^ UInt32(text[end])
      end += 1
    }
    return bucket(hash)
  }

  /// Where names are that begin with a number, whichever.
  private static var numberBucket: Int { bucket(hashSeed ^ UInt32(NamePattern.number)) }

  @inline(__always)
  private static func bucket(_ hash: UInt32) -> Int { Int((hash &* hashFactor) >> 20) }

  private static var hashSeed: UInt32 { 0x811C_9DC5 }
  private static var hashFactor: UInt32 { 0x9E37_79B1 }
}
