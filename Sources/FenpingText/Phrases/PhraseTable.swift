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

  /// - Parameter phrases: each is folded here.
  public init(_ phrases: some Sequence<(form: String, tag: Tag?)>) {
    let phrases = Array(phrases)
    tags = phrases.map(\.tag)
    forms = PhraseForms(phrases.map { foldedBytes($0.form) })
  }

  /// All tagged phrases of `text`, in order.
  public func matches(in text: [UInt8]) -> [PhraseMatch<Tag>] {
    forms.matches(in: text).compactMap { match in
      tags[match.phrase].map { PhraseMatch(tag: $0, range: match.range) }
    }
  }
}

/// The phrases of a table by their numbers. What looks at every byte of a text is not generic, because a generic
/// function of another module is not specialised.
private struct PhraseForms: Sendable {
  private struct Entry {
    let form: [UInt8]
    let phrase: Int
  }

  /// By first byte and the two after it (a Han character has three), longest first.
  private let entries: [UInt32: [Entry]]
  /// Which keys there are, by a hash: nearly every place of a text is settled by this.
  private var mayBegin = [Bool](repeating: false, count: 1 << 12)

  init(_ forms: [[UInt8]]) {
    var entries: [UInt32: [Entry]] = [:]
    for phrase in forms.indices.sorted(by: { forms[$0].count > forms[$1].count }) {
      let form = forms[phrase]
      guard !form.isEmpty else { break }
      let key = Self.key(form, 0)
      entries[key, default: []].append(Entry(form: form, phrase: phrase))
      mayBegin[Self.place(of: key)] = true
    }
    self.entries = entries
  }

  func matches(in text: [UInt8]) -> [(phrase: Int, range: Range<Int>)] {
    var found: [(phrase: Int, range: Range<Int>)] = []
    var position = 0
    while position < text.count {
      // No phrase begins inside of a character.
      if text[position] & 0xC0 == 0x80 {
        position += 1
      } else if let entry = entry(at: position, in: text) {
        let end = position + entry.form.count
        found.append((entry.phrase, position..<end))
        position = end
      } else {
        position += 1
      }
    }
    return found
  }

  private func entry(at position: Int, in text: [UInt8]) -> Entry? {
    let key = Self.key(text, position)
    guard mayBegin[Self.place(of: key)] else { return nil }
    return entries[key]?.first { entry in
      let range = position..<position + entry.form.count
      return range.upperBound <= text.count && text[range].elementsEqual(entry.form)
        && isWord(range, in: text)
    }
  }

  /// A Latin phrase must not be a part of a longer word.
  private func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    let startsInside = range.lowerBound > 0 && text[range.lowerBound - 1].isASCIIWord
    let endsInside = range.upperBound < text.count && text[range.upperBound].isASCIIWord
    return !(startsInside && text[range.lowerBound].isASCIIWord)
      && !(endsInside && text[range.upperBound - 1].isASCIIWord)
  }

  /// Phrases shorter than three bytes have the key of their first byte, which a text has as well only where
  /// a Latin letter stands: no Han character is that short.
  private static func key(_ text: [UInt8], _ position: Int) -> UInt32 {
    let first = UInt32(text[position])
    guard first >= 0xE0, position + 2 < text.count else { return first }
    return first << 16 | UInt32(text[position + 1]) << 8 | UInt32(text[position + 2])
  }

  private static func place(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 20) }
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
