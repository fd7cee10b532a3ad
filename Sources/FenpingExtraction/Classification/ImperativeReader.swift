import FenpingText

/// Whether a clause orders something: it has no subject, and its verb is one that a developer carries out.
enum ImperativeReader {
  /// - Parameters:
  ///   - text: the sentence's folded bytes.
  ///   - range: the clause, without its condition.
  ///   - markers: its markers, in order.
  static func isImperative(_ text: [UInt8], _ range: Range<Int>, markers: [MarkerMatch]) -> Bool {
    let inside = markers.filter { range.contains($0.range.lowerBound) }
    if inside.contains(where: { $0.sense == .instruction }) { return true }
    guard !inside.contains(where: { $0.sense == .nominal }) else { return false }
    if let request = inside.first(where: { $0.sense == .request && beginsClause(text, $0.range, in: range) })
    {
      return inside.contains { $0.sense == .action && $0.range.lowerBound >= request.range.upperBound }
    }
    if let colon = colon(text, range), isImperative(text, colon + 1..<range.upperBound, markers: markers) {
      return true
    }
    var start = text.trimmed(range).lowerBound
    while let adverb = ClauseWords.openings.first(where: { text[start..<range.upperBound].starts(with: $0) })
    {
      start = text.trimmed(start + adverb.count..<range.upperBound).lowerBound
    }
    guard let action = inside.first(where: { $0.sense == .action && !isPast(text, $0.range) }) else {
      return false
    }
    guard !isSubject(text, action.range.upperBound..<range.upperBound) else { return false }
    if action.range.lowerBound == start { return true }
    // 从 … 拖出, 将 … 设为: an object or a place may stand before the verb, but no subject.
    let before = text[start..<max(start, action.range.lowerBound)]
    guard ClauseWords.prepositions.contains(where: { before.starts(with: $0) }), !hasSubject(Array(before))
    else {
      return false
    }
    // 通过它，你得到 …: the subject comes later.
    let later = text[action.range.upperBound..<range.upperBound].split(
      separator: UInt8(ascii: ","), maxSplits: 1
    ).dropFirst().first
    return !before.starts(with: "通过".utf8)
      || later.map { rest in !ClauseWords.subjects.contains { rest.starts(with: $0) } } ?? true
  }

  /// 要显示标题，请加入导航栏
  private static func beginsClause(_ text: [UInt8], _ marker: Range<Int>, in range: Range<Int>) -> Bool {
    let before = text[range.lowerBound..<marker.lowerBound].last { $0 > 0x20 }
    return before == nil || before == UInt8(ascii: ",") || before == UInt8(ascii: ";")
  }

  /// 你 is a subject; 你的 is not, nor is it in 把它.
  private static func hasSubject(_ text: [UInt8]) -> Bool {
    text.indices.contains { start in
      ClauseWords.subjects.contains { word in
        text[start...].starts(with: word) && !text[(start + word.count)...].starts(with: "的".utf8)
          && !ClauseWords.prepositions.contains { text[..<start].suffix(3).elementsEqual($0) }
      }
    }
  }

  /// 还差最后一步：指定委托
  private static func colon(_ text: [UInt8], _ range: Range<Int>) -> Int? {
    range.first { position in
      text[position] == UInt8(ascii: ":") && position + 1 < text.count
        && !(position > 0 && text[position - 1].isASCIIWord && text[position + 1].isASCIIWord)
    }
  }

  /// 在这时设置它将会抛出异常: the clause says what comes of the deed.
  private static func isSubject(_ text: [UInt8], _ rest: Range<Int>) -> Bool {
    let clause = Array(text[rest].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") })
    return ClauseWords.consequences.contains { clause.contains($0) }
  }

  /// 提供了, 运行的: it is told, or said of something, not ordered.
  private static func isPast(_ text: [UInt8], _ verb: Range<Int>) -> Bool {
    let rest = text[verb.upperBound...]
    return rest.starts(with: "了".utf8) || rest.starts(with: "的".utf8)
  }
}
