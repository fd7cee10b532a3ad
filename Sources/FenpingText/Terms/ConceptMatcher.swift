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

/// Finds names in folded text. They are sought by their first characters, so that most places of a text cost one look
/// into a table; and of names that begin alike, what the text has not is only looked for once.
struct ConceptMatcher: Sendable {
  private let table: TermTable

  init(_ table: TermTable) {
    self.table = table
  }

  func matches(in text: UnsafeBufferPointer<UInt8>) -> [ConceptMatch] {
    var matches: [ConceptMatch] = []
    var position = 0
    while position < text.count {
      if let match = longestMatch(at: position, in: text) {
        matches.append(match)
        position = match.range.upperBound
      } else {
        position = Self.next(after: position, in: text)
      }
    }
    return matches
  }

  /// A name that stands in the text.
  private struct Found {
    let name: Int
    let end: Int
    let isExact: Bool

    /// The longer one; of two that end together, the one that the text has just so.
    func isBetter(than other: Found) -> Bool {
      end > other.end || end == other.end && isExact && !other.isExact
    }

    func isAsGood(as other: Found) -> Bool { end == other.end && isExact == other.isExact }
  }

  @inline(__always)
  private func longestMatch(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> ConceptMatch? {
    let key = NameKey(at: start, in: text)
    var longest: Found?
    if let bucket = key.long { look(into: bucket, alike: key.longLength, at: start, in: text, &longest) }
    look(into: key.short, at: start, in: text, &longest)
    if CharacterKind(text[start]) == .digit {
      var number: Found?
      look(into: NameKey.numberBucket, at: start, in: text, &number)
      if let number, longest.map({ number.isBetter(than: $0) }) ?? true { longest = number }
    }
    return longest.map { ConceptMatch(concept: table.concept(ofName: $0.name), range: start..<$0.end) }
  }

  /// - Parameter alike: so many bytes of a name are of one kind.
  @inline(__always)
  private func look(
    into bucket: Int, alike: Int = 0, at start: Int, in text: UnsafeBufferPointer<UInt8>,
    _ longest: inout Found?
  ) {
    let names = table.names(inBucket: bucket)
    if !names.isEmpty { look(through: names, alike: alike, at: start, in: text, &longest) }
  }

  private func look(
    through names: Range<Int>, alike: Int, at start: Int, in text: UnsafeBufferPointer<UInt8>,
    _ longest: inout Found?
  ) {
    // Where the last name that was held against the text left it, and how much of its beginning the current one has.
    var end = Int.max
    var common = 0
    for name in names {
      common = min(common, table.sharedBytes(ofName: name))
      // It would leave the text at the same place.
      guard common <= end else { continue }
      let known = min(common, alike)
      common = Int.max
      switch NamePattern(table.name(name)).match(at: start, in: text, known: known) {
      case .failure(let index):
        end = index
      case .success(let nameEnd, let isExact):
        end = Int.max
        let found = Found(name: name, end: nameEnd, isExact: isExact)
        guard let other = longest else {
          longest = found
          continue
        }
        // Of equals the one that stands last in the term base.
        let isLater = table.start(ofName: name) > table.start(ofName: other.name)
        if found.isBetter(than: other) || found.isAsGood(as: other) && isLater { longest = found }
      }
    }
  }

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
}
