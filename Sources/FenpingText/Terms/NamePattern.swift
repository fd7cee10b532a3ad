/// What matters of a folded byte where names are matched: a word goes as far as its kind of character, and
/// between kinds a writer may or may not put a space.
enum CharacterKind {
  case letter
  case digit
  /// ASCII that is neither, white space among it.
  case symbol
  /// Everything beyond ASCII, byte by byte; in a folded text that is Chinese, nearly always.
  case han

  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case 0x80...: self = .han
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    default: self = .symbol
    }
  }

  /// Whether `byte` is of this kind as well. A symbol stands alone, as a space or a number may follow it.
  @inline(__always)
  func goesOn(_ byte: UInt8) -> Bool {
    switch self {
    case .letter: byte &- UInt8(ascii: "a") < 26
    case .digit: byte &- UInt8(ascii: "0") < 10
    case .symbol: false
    case .han: byte >= 0x80
    }
  }

  /// White space, or the hyphen that joins English words (`full-screen`).
  @inline(__always)
  static func isGap(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: "-") }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

/// One name of a concept, to be held against a place of a text.
///
/// A space in it stands for white space, for a hyphen, and for nothing: `split view` is `Split-View` and
/// `SplitView`. Where the kind of character changes, the text may have white space that the name has not:
/// `主要app` is `主要 App`. `#` is a number of two digits or more. What ends in a letter may be in the plural.
struct NamePattern {
  static let number = UInt8(ascii: "#")

  private let name: UnsafeBufferPointer<UInt8>

  init(_ name: UnsafeBufferPointer<UInt8>) {
    self.name = name
  }

  enum Match {
    /// Where the name ends, and whether the text has it just so: not in the plural, no space left out.
    case success(end: Int, isExact: Bool)
    /// The first of the name's bytes that the text has not; their number where the text goes on as a longer word. What
    /// the bytes up to it are decides that alone, whatever follows them.
    case failure(Int)
  }

  /// Holds the name against the text from `start` on. That a word begins there is the caller's affair.
  ///
  /// - Parameter known: so many of the name's bytes, all of one kind, are those of the text.
  func match(at start: Int, in text: UnsafeBufferPointer<UInt8>, known: Int = 0) -> Match {
    var position = start + known
    var last = known > 0 ? CharacterKind(name[0]) : nil
    var isExact = true
    var index = known
    while index < name.count {
      let byte = name[index]
      if byte == 0x20 {
        let gap = position
        position = skip(from: position, in: text, while: CharacterKind.isGap)
        if position == gap { isExact = false }
        last = nil
        index += 1
        continue
      }
      let kind: CharacterKind = byte == Self.number ? .digit : CharacterKind(byte)
      if let last, last != kind {
        position = skip(from: position, in: text, while: CharacterKind.isSpace)
      }
      if byte == Self.number {
        guard let end = numberEnd(from: position, in: text) else { return .failure(index) }
        position = end
        index += 1
      } else {
        // The text has the rest of the run just so, for no space can stand in it.
        repeat {
          guard position < text.count, text[position] == name[index] else { return .failure(index) }
          position += 1
          index += 1
        } while index < name.count && kind.goesOn(name[index])
      }
      last = kind
    }
    guard let end = wordEnd(position, last, in: text) else { return .failure(name.count) }
    return .success(end: end, isExact: isExact && end == position)
  }

  /// Where the word ends of which `position` is the end or the end of its singular.
  private func wordEnd(
    _ position: Int, _ last: CharacterKind?, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let last, last == .letter || last == .digit, isKind(last, at: position, in: text) else {
      return position
    }
    let s = UInt8(ascii: "s")
    let isPlural =
      last == .letter && text[position] == s && name.last != s && !isKind(.letter, at: position + 1, in: text)
    return isPlural ? position + 1 : nil
  }

  private func isKind(
    _ kind: CharacterKind, at position: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    position < text.count && CharacterKind(text[position]) == kind
  }

  /// The end of a number of two digits or more, with its decimals.
  private func numberEnd(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    func digits(from start: Int) -> Int {
      skip(from: start, in: text) { CharacterKind($0) == .digit }
    }
    let end = digits(from: start)
    guard end >= start + 2 else { return nil }
    guard end < text.count, text[end] == UInt8(ascii: ".") else { return end }
    let decimals = digits(from: end + 1)
    return decimals > end + 1 ? decimals : end
  }

  @inline(__always)
  private func skip(
    from start: Int, in text: UnsafeBufferPointer<UInt8>, while isSkipped: (UInt8) -> Bool
  ) -> Int {
    var position = start
    while position < text.count, isSkipped(text[position]) { position += 1 }
    return position
  }
}
