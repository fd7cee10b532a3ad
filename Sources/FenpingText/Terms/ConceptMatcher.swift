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
    /// The next entry of the same bucket; 0 ends it.
    let next: UInt16
  }

  private let table: StaticString
  /// The first one is nobody's.
  private var entries: [Entry] = [Entry(start: 0, length: 0, concept: 0, next: 0)]
  private var buckets = [UInt16](repeating: 0, count: 1 << 12)

  init(_ table: StaticString) {
    self.table = table
    entries.reserveCapacity(buckets.count)
  }

  /// Adds the name that stands at `range` of the table.
  mutating func add(_ range: Range<Int>, of concept: Int) {
    let bucket = table.withUTF8Buffer { Self.bucket(at: range.lowerBound, in: $0[..<range.upperBound]) }
    let entry = Entry(
      start: UInt32(range.lowerBound), length: UInt16(range.count), concept: UInt16(concept),
      next: buckets[bucket])
    buckets[bucket] = UInt16(entries.count)
    entries.append(entry)
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
    var longest: (end: Int, isInflected: Bool, concept: UInt16)?
    func look(into bucket: Int) {
      var index = buckets[bucket]
      while index != 0 {
        let entry = entries[Int(index)]
        index = entry.next
        let name = table[Int(entry.start)..<Int(entry.start) + Int(entry.length)]
        guard let (end, isInflected) = NamePattern(name).match(at: start, in: text) else { continue }
        // A name as it stands is nearer than the plural of a shorter one.
        if longest.map({ (end, $0.isInflected ? 1 : 0) > ($0.end, isInflected ? 1 : 0) }) ?? true {
          longest = (end, isInflected, entry.concept)
        }
      }
    }
    look(into: Self.bucket(at: start, in: text[...]))
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

  /// Where names are that begin with a number, whichever.
  private static let numberBucket = bucket(of: [NamePattern.number])

  /// Where names are that begin as `text` does at `position`. What follows counts only where no space can
  /// come between: as far as the kind of character stays.
  private static func bucket(at position: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    func has(_ kind: CharacterKind, _ range: Range<Int>) -> Bool {
      range.upperBound <= text.endIndex && text[range].allSatisfy { CharacterKind($0) == kind }
    }
    let kind = CharacterKind(text[position])
    var end = position + 1
    switch kind {
    case .letter, .digit:
      if has(kind, end..<end + 1) { end += 1 }
    case .han:
      // Two Chinese characters; of a rarer, longer one at least the beginning.
      if has(kind, end..<end + 5) { end += 5 } else if has(kind, end..<end + 2) { end += 2 }
    case .symbol:
      break
    }
    return bucket(of: text[position..<end])
  }

  private static func bucket(of bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ hash >> 15) & 0xFFF)
  }
}
