/// The sign before an item of a list.
struct ListMarker {
  enum Kind: Equatable {
    case bullet
    case number(Int)
    /// 一、 and （一）, which number headings as often as items.
    case chineseNumber(Int)
    /// 4.1 or 4.1.2: the number of a section.
    case section(depth: Int)
  }

  let kind: Kind
  /// Scalars of the marker and the white space behind it.
  let length: Int

  var ordinal: Int? {
    switch kind {
    case .number(let number), .chineseNumber(let number): number
    case .bullet, .section: nil
    }
  }

  /// Whether it numbers chapters as often as items.
  var isChapter: Bool {
    switch kind {
    case .chineseNumber, .section: true
    case .bullet, .number: false
    }
  }

  /// A line that is nothing but a bullet.
  static func isLoneBullet(_ text: Substring) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.count == 1 && scalars.first.map { isBullet($0) } == true
  }

  static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "*", "+", "–", "•", "◦", "·", "●", "○", "■", "□", "◆", "◇", "▪", "‣", "▶", "►", "✓", "✔", "－",
      "・":
      true
    default: false
    }
  }

  init?(_ text: Substring) {
    let scalars = Array(text.unicodeScalars.prefix(16))
    guard
      let found = Self.bullet(scalars) ?? Self.number(scalars) ?? Self.enclosed(scalars) ?? Self.step(scalars)
    else { return nil }
    let blanks = scalars[found.length...].prefix { $0.isBlank }.count
    // A lone ① is a text; an item of nothing would be none.
    guard found.length + blanks < scalars.count else { return nil }
    kind = found.kind
    length = found.length + blanks
  }

  private static func bullet(_ text: [Unicode.Scalar]) -> (kind: Kind, length: Int)? {
    guard let first = text.first, isBullet(first), text.count > 1 else { return nil }
    let next = text[1]
    // Typographic bullets may touch their text; `-` and its kin only a Chinese one, or `-init` would be an item.
    if next.isBlank || (!first.isASCII && !isBullet(next)) || next.isHan { return (.bullet, 1) }
    return nil
  }

  private static func number(_ text: [Unicode.Scalar]) -> (kind: Kind, length: Int)? {
    let digits = text.prefix { $0.isASCIIDigit }
    if digits.isEmpty || digits.count > 3 { return chineseNumber(text) }
    guard let value = Int(String(String.UnicodeScalarView(digits))), digits.count < text.count else {
      return nil
    }
    let rest = text[digits.count...]
    if rest.first == ".", rest.dropFirst().first?.isASCIIDigit == true { return section(text) }
    guard let separator = rest.first, [".", "、", "．", ")", "）"].contains(separator) else { return nil }
    guard let next = rest.dropFirst().first else { return nil }
    let opens = next.isBlank || next.isHan || next.isASCIIUpper || next.isOpener || next.isWidePunctuation
    return opens || separator == "、" ? (.number(value), digits.count + 1) : nil
  }

  /// `4.1 ` or `4.1.2 `; a version number ends a name and is not followed by a heading's words alone.
  private static func section(_ text: [Unicode.Scalar]) -> (kind: Kind, length: Int)? {
    let number = text.prefix { $0.isASCIIDigit || $0 == "." }
    let parts = number.split(separator: ".")
    guard parts.count >= 2, number.count < text.count, text[number.count].isBlank else { return nil }
    return (.section(depth: parts.count), number.count)
  }

  private static let chineseDigits: [Unicode.Scalar] = Array("一二三四五六七八九十".unicodeScalars)

  private static func chineseValue(_ digits: some Collection<Unicode.Scalar>) -> Int? {
    let values = digits.compactMap { chineseDigits.firstIndex(of: $0).map { $0 + 1 } }
    guard values.count == digits.count, let first = values.first else { return nil }
    switch (values.count, first) {
    case (1, _): return first
    case (2, 10): return 10 + values[1]
    case (2, _) where values[1] == 10: return first * 10
    case (3, _) where values[1] == 10: return first * 10 + values[2]
    default: return nil
    }
  }

  private static func chineseNumber(_ text: [Unicode.Scalar]) -> (kind: Kind, length: Int)? {
    let digits = text.prefix { chineseDigits.contains($0) }
    guard let value = chineseValue(digits), digits.count < text.count else { return nil }
    let separator = text[digits.count]
    return separator == "、" || separator == "．" ? (.chineseNumber(value), digits.count + 1) : nil
  }

  /// `(1)`, `（一）`, `①`.
  private static func enclosed(_ text: [Unicode.Scalar]) -> (kind: Kind, length: Int)? {
    guard let first = text.first else { return nil }
    if first.value >= 0x2460, first.value <= 0x2473 { return (.number(Int(first.value) - 0x245F), 1) }
    guard first == "(" || first == "（" else { return nil }
    let inner = text.dropFirst().prefix { $0.isASCIIDigit || chineseDigits.contains($0) }
    guard let end = text.dropFirst(1 + inner.count).first, end == ")" || end == "）" else { return nil }
    if let value = Int(String(String.UnicodeScalarView(inner))), value < 100 {
      return (.number(value), inner.count + 2)
    }
    return chineseValue(inner).map { (.chineseNumber($0), inner.count + 2) }
  }

  /// `步骤 1：`, `第一步，`, `Step 2.`; the words must be followed by a separator.
  private static func step(_ text: [Unicode.Scalar]) -> (kind: Kind, length: Int)? {
    let folded = Folding.scalars(text)
    var at = 0
    var suffix: [Unicode.Scalar] = []
    if folded.starts(with: "步骤".unicodeScalars) {
      at = 2
    } else if folded.starts(with: "第".unicodeScalars) {
      at = 1
      suffix = ["步"]
    } else if folded.starts(with: "step".unicodeScalars) {
      at = 4
    } else {
      return nil
    }
    while at < folded.count, folded[at].isBlank { at += 1 }
    let digits = folded[at...].prefix { $0.isASCIIDigit || chineseDigits.contains($0) }
    guard let value = Int(String(String.UnicodeScalarView(digits))) ?? chineseValue(digits) else {
      return nil
    }
    at += digits.count
    while at < folded.count, folded[at].isBlank { at += 1 }
    if !suffix.isEmpty {
      guard folded[at...].starts(with: suffix) else { return nil }
      at += suffix.count
    }
    guard at < folded.count, [":", "：", ".", "、", "，", ","].contains(folded[at]) || folded[at].isBlank else {
      return nil
    }
    return (.number(value), at + 1)
  }
}
