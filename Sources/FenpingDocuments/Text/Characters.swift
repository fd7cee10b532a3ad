/// What the reader has to know about a character; the sets are small because they steer layout, not meaning.
extension Unicode.Scalar {
  var isHan: Bool {
    switch value {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3007: true
    default: false
    }
  }

  var isBlank: Bool {
    switch value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x3000, 0xFEFF: true
    // What a copied page leaves in place of a picture.
    case 0xFFFC: true
    default: false
    }
  }

  var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }
  var isASCIIUpper: Bool { value >= 0x41 && value <= 0x5A }
  var isASCIILower: Bool { value >= 0x61 && value <= 0x7A }

  /// A letter or digit of a Latin word.
  var isLatin: Bool {
    isASCIIDigit || isASCIIUpper || isASCIILower || (value >= 0xC0 && value <= 0x24F)
  }

  var isWide: Bool { isHan || isWidePunctuation }

  /// Wide punctuation and signs, which stand against a Han character without a space.
  var isWidePunctuation: Bool {
    switch value {
    case 0x3001...0x303F, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    case 0x2018...0x201D, 0x2026, 0x2014: true
    default: false
    }
  }

  var isSentenceEnd: Bool {
    switch self {
    case "。", "！", "？", "!", "?", "…", "．", "｡": true
    default: false
    }
  }

  /// A quotation mark or bracket that closes; it belongs to the sentence before it.
  var isCloser: Bool {
    switch self {
    case "」", "』", "”", "’", "）", ")", "】", "》", "〉", "]", "］", "\"", "'", "｣": true
    default: false
    }
  }

  var isOpener: Bool {
    switch self {
    case "「", "『", "“", "（", "(", "【", "《", "〈", "[", "［": true
    default: false
    }
  }
}

extension StringProtocol {
  /// Without white space at its ends, the wide space included.
  var trimmed: SubSequence {
    let scalars = unicodeScalars
    var from = scalars.startIndex
    var to = scalars.endIndex
    while from < to, scalars[from].isBlank { scalars.formIndex(after: &from) }
    while from < to {
      let before = scalars.index(before: to)
      if !scalars[before].isBlank { break }
      to = before
    }
    return self[from..<to]
  }
}
