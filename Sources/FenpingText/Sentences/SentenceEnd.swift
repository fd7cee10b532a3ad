/// Decides whether a punctuation mark ends a sentence.
enum SentenceEnd {
  /// The run of marks that begins at `index`: where it ends, and whether a sentence ends with it; nil where
  /// no mark stands there.
  static func mark(
    _ text: ScalarText, at index: Int, sentenceStart: Int
  ) -> (end: Int, endsSentence: Bool)? {
    switch text.scalars[index] {
    case 0x3002, 0xFF61, 0xFF01, 0xFF1F:  // 。｡！？
      return (endOfMarks(text, from: index), true)
    case 0x21, 0x3F:  // ! ?
      let end = endOfMarks(text, from: index)
      return (end, endsAtASCIIMark(text, index, end))
    case 0x2E, 0xFF0E:  // .
      let end = endOfRun(text, from: index)
      return end - index > 2
        ? (end, isNewClause(text, at: end))
        : (end, end - index == 1 && endsAtStop(text, index, sentenceStart: sentenceStart))
    case 0x2026:  // …
      let end = endOfRun(text, from: index)
      return (end, isNewClause(text, at: end))
    default:
      return nil
    }
  }

  /// Whether what stands at `index` begins a clause of its own, rather than going on with the last one.
  static func isNewClause(_ text: ScalarText, at index: Int) -> Bool {
    var next = index
    while next < text.count, text[next].isSpace || Enclosures.isCloser(text[next]) { next += 1 }
    guard next < text.count else { return true }
    if text[next].isLower { return isName(text, at: next) }
    if next > index, text[next - 1].isSpace, text[next].isWord || text[next].isHan { return true }
    return starters.contains { text.hasPrefix($0, at: next) }
  }

  /// Words that begin a clause and do not go on with a quotation or after an ellipsis; folded.
  private static let starters = [
    "你", "您", "我们", "这", "那", "如果", "若", "当", "但", "不过", "然而", "因此", "所以", "另外", "此外", "同时",
    "然后", "接着", "接下来", "首先", "其次", "最后", "请", "系统", "用户", "开发者", "注意",
  ]

  private static func endOfMarks(_ text: ScalarText, from index: Int) -> Int {
    var end = index + 1
    while text[end].isOne(of: "。！？!?｡…") { end += 1 }
    return end
  }

  private static func endOfRun(_ text: ScalarText, from index: Int) -> Int {
    var end = index + 1
    while text[end] == text[index] { end += 1 }
    return end
  }

  /// `!` and `?` are also signs of a programming language and of URLs, and what is left of a character
  /// that an encoding could not hold.
  private static func endsAtASCIIMark(_ text: ScalarText, _ index: Int, _ end: Int) -> Bool {
    let next = text[end]
    if next == 0 || next.isSpace || Enclosures.isCloser(next) { return !isCast(text, index) }
    guard text[index - 1].isHan else { return false }
    return next.isHan || text.scalars[index - 1].isOne(of: "吗嗎呢么麼吧啊")
  }

  /// `as!`, `try?`.
  private static func isCast(_ text: ScalarText, _ index: Int) -> Bool {
    let name = text.name(before: index)
    return ["as", "try"].contains { name.count == $0.count && text.hasPrefix($0, at: name.lowerBound) }
  }

  /// A full stop ends a sentence before a space, a Han character or the end, but not in a number, an
  /// abbreviation, or before a word that goes on in lower case.
  private static func endsAtStop(_ text: ScalarText, _ index: Int, sentenceStart: Int) -> Bool {
    let next = text[index + 1]
    guard next == 0 || next.isSpace || next.isHan || Enclosures.isCloser(next) else { return false }
    let name = text.name(before: index)
    var following = index + 1
    while following < text.count, text[following].isSpace { following += 1 }
    let isLast = following == text.count
    if name.isEmpty { return text[index - 1].isHan || Enclosures.isCloser(text[index - 1]) }
    if name.allSatisfy({ text[$0].isDigit || text[$0] == 0x2E }) {
      return isLast || !next.isHan && !isNumbering(text, name, sentenceStart: sentenceStart)
    }
    if isLast { return true }
    if isAbbreviation(text, name) { return false }
    return !text[following].isLower || isName(text, at: following)
  }

  /// `1.` at the beginning, `图 4.`, `Figure 2.`
  private static func isNumbering(_ text: ScalarText, _ number: Range<Int>, sentenceStart: Int) -> Bool {
    let before = text.trimmed(sentenceStart..<max(sentenceStart, number.lowerBound))
    if before.isEmpty { return true }
    if text.scalars[before.upperBound - 1].isOne(of: "图圖表第步骤驟单單例节節") { return true }
    let word = text.name(before: before.upperBound)
    return ["figure", "fig", "table", "listing", "step", "section", "no"].contains {
      word.count == $0.count && text.hasPrefix($0, at: word.lowerBound)
    }
  }

  private static func isAbbreviation(_ text: ScalarText, _ name: Range<Int>) -> Bool {
    if name.count == 1, text[name.lowerBound].isUpper { return true }
    return [
      "e.g", "i.e", "etc", "vs", "cf", "fig", "no", "ver", "approx", "mr", "ms", "dr", "st", "a.m", "p.m",
    ]
    .contains { name.count == $0.utf8.count && text.hasPrefix($0, at: name.lowerBound) }
  }

  /// `iOS`, `iPad`, `macOS`: names that begin a sentence in lower case.
  private static func isName(_ text: ScalarText, at index: Int) -> Bool {
    var index = index
    while text[index].isLower { index += 1 }
    return text[index].isUpper
  }
}
