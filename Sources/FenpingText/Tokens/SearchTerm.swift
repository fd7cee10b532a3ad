/// A stretch of what a person typed that is to be found in one piece.
struct SearchTerm {
  struct Word {
    let text: String
    let isIdeograph: Bool
    /// The rest of the name from here on, where this is not its last part: `splitviewcontroller` at split.
    var restOfName: String?
  }

  let words: [Word]
  /// Whether the last word may go on.
  let isPrefix: Bool
  /// Whether it stood between quotes, and may not be taken apart.
  let isQuoted: Bool

  /// The terms of `text`, each with at least one word.
  static func terms(in text: UnsafeBufferPointer<UInt8>) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    var missing: Set<UInt32> = []
    var start = 0
    var offset = 0
    while offset < text.count {
      let (scalar, length) = decodeScalar(text, at: offset)
      let next = offset + length
      if let closer = closer(of: scalar), !missing.contains(closer),
        let end = find(closer, in: text, from: next, &missing)
      {
        terms += read(text, start..<offset)
        let behind = end + decodeScalar(text, at: end).length
        terms += read(text, next..<end, isPrefix: isStar(text, at: behind), isQuoted: true)
        offset = behind
        start = behind
      } else if isStar(text, at: offset) {
        terms += read(text, start..<offset, isPrefix: true)
        offset = next
        start = next
      } else {
        if partsTerms(scalar) {
          terms += read(text, start..<offset)
          start = next
        }
        offset = next
      }
    }
    return terms + read(text, start..<text.count)
  }

  /// The terms of one stretch: more than one where a sentence ends in it, because no phrase of a document
  /// goes across.
  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isPrefix: Bool = false, isQuoted: Bool = false
  ) -> [SearchTerm] {
    var sentences: [[Word]] = [[]]
    let stretch = UnsafeBufferPointer(rebasing: text[range])
    for token in Tokenizer.tokens(of: stretch, as: .document) {
      if token.text == [Tokenizer.sentinel] {
        sentences.append([])
      } else if token.isColocated {
        let last = sentences[sentences.count - 1].count - 1
        sentences[sentences.count - 1][last].restOfName = token.string
      } else {
        sentences[sentences.count - 1].append(Word(text: token.string, isIdeograph: token.isIdeograph))
      }
    }
    let last = sentences.count - 1
    return sentences.enumerated().compactMap { index, words in
      words.isEmpty
        ? nil : SearchTerm(words: words, isPrefix: isPrefix && index == last, isQuoted: isQuoted)
    }
  }

  private static func closer(of scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x22, 0xFF02: scalar  // " ＂
    case 0x201C: 0x201D  // “ ”
    case 0x300C: 0x300D  // 「 」
    case 0x300E: 0x300F  // 『 』
    default: nil
    }
  }

  /// The next `scalar`; where there is none, it joins `missing` and is not looked for again.
  private static func find(
    _ scalar: UInt32, in text: UnsafeBufferPointer<UInt8>, from start: Int, _ missing: inout Set<UInt32>
  ) -> Int? {
    var offset = start
    while offset < text.count {
      let (candidate, length) = decodeScalar(text, at: offset)
      if candidate == scalar { return offset }
      offset += length
    }
    missing.insert(scalar)
    return nil
  }

  /// `*` or its full-width form.
  private static func isStar(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let (scalar, _) = decodeScalar(text, at: offset)
    return scalar == 0x2A || scalar == 0xFF0A
  }

  /// Whether `scalar` parts two terms. Points, colons, hyphens and the like hold one together: `8.1`,
  /// `Info.plist`, `splitViewController:shouldHideViewController:`.
  private static func partsTerms(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ...0x20, 0x22, 0x28, 0x29, 0x2C, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x85, 0x2028, 0x2029, 0x201C,
      0x201D, 0x3001, 0x3008...0x3011, 0x3014...0x301B:
      true
    case 0xFF01...0xFF5E:
      partsTerms(scalar - 0xFEE0)
    case 0x80...:
      ScalarFold.folded(scalar) == 0x20
    default:
      false
    }
  }
}
