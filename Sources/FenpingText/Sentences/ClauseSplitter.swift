/// A part of a sentence between commas, semicolons and colons.
public struct Clause: Sendable, Hashable {
  public enum Separator: Sendable, Hashable {
    case comma
    case semicolon
    case colon
  }

  /// UTF-8 offsets in the whole text, without the separator and without white space at the ends.
  public let range: Range<Int>
  /// What stands behind it; nil at the end of the sentence.
  public let separator: Separator?

  public init(_ range: Range<Int>, separator: Separator?) {
    self.range = range
    self.separator = separator
  }
}

extension SentenceSplitter {
  /// The clauses of the sentence that has the UTF-8 offsets `sentence` in `text`. It is never cut inside
  /// quotations and brackets, names of an API, numbers and URLs, nor at the 、 of an enumeration.
  public static func clauses(of sentence: Range<Int>, in text: String) -> [Clause] {
    var text = text
    let stretch = text.withUTF8 { ScalarText(utf8: $0, in: sentence) }
    let enclosures = Enclosures(of: stretch)
    var clauses: [Clause] = []
    var start = 0
    var index = 0
    while index < stretch.count {
      if let closing = enclosures.closing(of: index) {
        index = closing + 1
        continue
      }
      if let separator = separator(stretch, at: index) {
        let range = stretch.trimmed(start..<index)
        if !range.isEmpty { clauses.append(Clause(stretch.bytes(range), separator: separator)) }
        start = index + 1
      }
      index += 1
    }
    let rest = stretch.trimmed(start..<stretch.count)
    if !rest.isEmpty { clauses.append(Clause(stretch.bytes(rest), separator: nil)) }
    return clauses
  }

  private static func separator(_ text: ScalarText, at index: Int) -> Clause.Separator? {
    switch text.scalars[index] {
    case 0xFF0C: isInNumber(text, index) ? nil : .comma
    case 0xFF1B: .semicolon
    case 0xFF1A: isInNumber(text, index) ? nil : .colon
    case 0x2C: isInName(text, index) ? nil : .comma
    case 0x3B: isInName(text, index) ? nil : .semicolon
    case 0x3A: isInName(text, index) || isSelector(text, index) ? nil : .colon
    default: nil
    }
  }

  /// `１，０２４`, `16：9`.
  private static func isInNumber(_ text: ScalarText, _ index: Int) -> Bool {
    text[index - 1].isDigit && text[index + 1].isDigit
  }

  /// `a,b`, `application:didFinish`, `https://`: nothing but ASCII around it.
  private static func isInName(_ text: ScalarText, _ index: Int) -> Bool {
    let next = text[index + 1]
    return text[index - 1].isASCIIWord && (next.isASCIIWord || next.isOne(of: "/_:"))
  }

  /// The last colon of `applicationWillResignActive:`: the text goes on at once, or the name begins in
  /// lower case and has humps or colons.
  private static func isSelector(_ text: ScalarText, _ index: Int) -> Bool {
    guard text[index - 1].isASCIIWord else { return false }
    let name = text.name(before: index)
    let hasHumps = name.dropFirst().contains { text[$0].isUpper && text[$0 - 1].isLower }
    if text[index + 1].isHan { return hasHumps }
    return name.contains { text[$0] == 0x3A } || text[name.lowerBound].isLower && hasHumps
  }
}
