/// What a scalar is to the tokenizer.
enum ScalarClass: UInt8 {
  /// Ends a word.
  case separator
  /// Ends a sentence, and with it every phrase.
  case sentenceEnd
  /// Neither ends a word nor belongs to it.
  case invisible
  /// Is a word of its own: an ideograph; also kana and bopomofo, which are written without spaces too.
  case ideograph
  case lower
  case upper
  case digit

  /// The class of `scalar`, whose full-width form counts as the half-width one.
  @inline(__always)
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = ScalarClass(ascii: UInt8(truncatingIfNeeded: scalar))
    } else if scalar &- 0x3400 <= 0x9FFF - 0x3400 {
      self = .ideograph
    } else {
      self = ScalarClass(rare: scalar)
    }
  }

  var isWord: Bool { rawValue >= ScalarClass.lower.rawValue }

  @inline(__always)
  private init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): self = .sentenceEnd
    default: self = .separator
    }
  }

  private init(rare scalar: UInt32) {
    switch scalar {
    case 0x3002, 0xFF61:  // 。 and its half-width form
      self = .sentenceEnd
    case 0xFF01...0xFF5E:
      self.init(ascii: UInt8(truncatingIfNeeded: scalar &- 0xFEE0))
    case _ where ScalarFold.isInvisible(scalar):
      self = .invisible
    case 0x3005, 0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x312F, 0x31A0...0x31BF,
      0x2E80...0x2FD5, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF:
      self = .ideograph
    case 0x80..<0xAA, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE10...0xFE6F, 0xFF5F...0xFF65:
      self = .separator
    default:
      self.init(other: scalar)
    }
  }

  /// Other scripts, by what Unicode says of them.
  private init(other scalar: UInt32) {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      self = .upper
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .letterNumber:
      self = .lower
    case .decimalNumber:
      self = .digit
    default:
      self = .separator
    }
  }
}
