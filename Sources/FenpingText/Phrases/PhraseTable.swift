/// A phrase at its place in folded text.
public struct PhraseMatch<Tag: Sendable & Hashable>: Sendable, Hashable {
  public let tag: Tag
  /// Offsets in the folded bytes.
  public let range: Range<Int>

  public init(tag: Tag, range: Range<Int>) {
    self.tag = tag
    self.range = range
  }
}

/// Finds phrases in folded text: leftmost, longest, without overlap. A phrase without a tag is a guard: it is
/// not reported, and being longer it keeps what it contains from being found (应用 keeps 应).
public struct PhraseTable<Tag: Sendable & Hashable>: Sendable {
  /// By the phrases' numbers; nil for a guard.
  private let tags: [Tag?]
  private let forms: PhraseForms

  /// - Parameter phrases: each is folded here; of two that are the same, the first counts.
  public init(_ phrases: [(form: String, tag: Tag?)]) {
    var tags: [Tag?] = []
    var forms = PhraseForms(count: phrases.count)
    for phrase in phrases {
      tags.append(phrase.tag)
      forms.add(phrase.form)
    }
    self.tags = tags
    self.forms = forms
  }

  /// All tagged phrases of `text`, in order.
  public func matches(in text: [UInt8]) -> [PhraseMatch<Tag>] {
    forms.matches(in: text).compactMap { match in
      tags[match.phrase].map { PhraseMatch(tag: $0, range: match.range) }
    }
  }
}

/// The phrases of a table by their numbers. What looks at every byte of a text is not generic, because a generic
/// function of another module is not specialised; and all forms share one array, as a table is made at every start.
private struct PhraseForms: Sendable {
  private struct Entry {
    /// Where its form ends in `bytes`; it begins where that of the phrase before ends.
    let end: Int
    /// The next phrase with the same place in `first`, counted from 1; 0 ends it.
    let next: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// By a hash of how a phrase begins, one that does so, counted from 1; nearly every place of a text is settled by this.
  private var first = [Int](repeating: 0, count: 1 << placeBits)

  private static let placeBits: UInt32 = 10

  init(count: Int) {
    entries.reserveCapacity(count)
    bytes.reserveCapacity(count * 16)
  }

  mutating func add(_ form: String) {
    let start = bytes.count
    appendFolded(form, to: &bytes)
    guard bytes.count > start else { return entries.append(Entry(end: start, next: 0)) }
    let place = Self.place(of: bytes, start)
    entries.append(Entry(end: bytes.count, next: first[place]))
    first[place] = entries.count
  }

  func matches(in text: [UInt8]) -> [(phrase: Int, range: Range<Int>)] {
    var found: [(phrase: Int, range: Range<Int>)] = []
    var position = 0
    while position < text.count {
      // No phrase begins inside of a character.
      if text[position] & 0xC0 != 0x80, let match = longest(at: position, in: text) {
        found.append(match)
        position = match.range.upperBound
      } else {
        position += 1
      }
    }
    return found
  }

  private func longest(at position: Int, in text: [UInt8]) -> (phrase: Int, range: Range<Int>)? {
    var longest: (phrase: Int, range: Range<Int>)?
    var next = first[Self.place(of: text, position)]
    while next != 0 {
      let phrase = next - 1
      let form = (phrase == 0 ? 0 : entries[phrase - 1].end)..<entries[phrase].end
      next = entries[phrase].next
      let range = position..<position + form.count
      // The last to be met stands first in the table.
      guard range.upperBound <= text.count, range.count >= longest?.range.count ?? 0,
        text[range].elementsEqual(bytes[form]), isWord(range, in: text)
      else { continue }
      longest = (phrase, range)
    }
    return longest
  }

  /// A Latin phrase must not be a part of a longer word.
  private func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    let startsInside = range.lowerBound > 0 && text[range.lowerBound - 1].isASCIIWord
    let endsInside = range.upperBound < text.count && text[range.upperBound].isASCIIWord
    return !(startsInside && text[range.lowerBound].isASCIIWord)
      && !(endsInside && text[range.upperBound - 1].isASCIIWord)
  }

  /// Phrases shorter than three bytes have the place of their first byte, which a text has as well only where
  /// a Latin letter stands: no Han character is that short.
  private static func place(of text: [UInt8], _ position: Int) -> Int {
    var key = UInt32(text[position])
    if key >= 0xE0, position + 2 < text.count {
      key = key << 16 | UInt32(text[position + 1]) << 8 | UInt32(text[position + 2])
    }
    return Int((key &* 0x9E37_79B1) >> (32 - placeBits))
  }
}

extension UInt8 {
  /// A letter, a digit or an underscore of ASCII.
  public var isASCIIWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
