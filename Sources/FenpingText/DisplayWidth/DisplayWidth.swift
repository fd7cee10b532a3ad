/// How many columns text takes on a terminal: a Han character two, an accent none.
public enum DisplayWidth {
  /// The columns of `text`, which is one line: a control character counts nothing.
  public static func columns(of text: some StringProtocol) -> Int {
    plainColumns(of: text) ?? text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a text each of whose scalars is a character by itself, as nearly all texts are: finding the
  /// borders of characters takes ten times as long as anything else here. Nil for any other text.
  private static func plainColumns(of text: some StringProtocol) -> Int? {
    let columns = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var columns = 0
      var offset = 0
      while offset < bytes.count {
        let (scalar, length) = decodeScalar(bytes, at: offset)
        guard let width = plainColumns(of: scalar) else { return nil }
        columns += width
        offset += length
      }
      return columns
    }
    return columns ?? nil
  }

  /// The columns of a scalar that is a character by itself whatever stands beside it, nil for one that may not be, if
  /// that is not worth finding out.
  @inline(__always)
  static func plainColumns(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20..<0x7F, 0x2010...0x2027: 1
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF, 0xFF01...0xFF60: 2
    default: nil
    }
  }

  /// The columns of one character as a reader sees it. A sequence is as wide as its first scalar that is
  /// seen; U+FE0F makes a picture of it, and two regional indicators a flag, which are wide.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first(where: { !isZeroWidth($0) }) else { return 0 }
    if isWide(first.value) { return 2 }
    let isFlag = 0x1F1E6...0x1F1FF ~= first.value
    return scalars.count > 1 && (isFlag || scalars.contains { $0.value == 0xFE0F }) ? 2 : 1
  }

  /// The beginning of `text` in at most `columns` columns, with `…` where something was left out.
  public static func truncated(_ text: String, to columns: Int) -> String {
    guard self.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var used = 0
    var kept = ""
    for character in text {
      used += self.columns(of: character)
      guard used < columns else { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }

  public enum Alignment: Sendable {
    case left
    case right
  }

  /// `text` with spaces to make it `columns` columns wide; longer text stays as it is.
  public static func padded(_ text: String, to columns: Int, _ alignment: Alignment = .left) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - self.columns(of: text)))
    return alignment == .left ? text + spaces : spaces + text
  }
}
