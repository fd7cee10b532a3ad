/// Cuts a block of text into sentences where a reader would: behind the closing quotation mark and not
/// before it, never inside a bracket, a name of an API, a version or a URL.
public enum SentenceSplitter {
  /// The sentences of one block without hard wraps, as UTF-8 ranges without white space at the ends.
  /// Together they have every word of it; signs that stand alone, such as a stray list marker, are left out.
  public static func sentences(in text: String) -> [Range<Int>] {
    let text = ScalarText(text)
    let enclosures = Enclosures(of: text)
    var sentences: [Range<Int>] = []
    var start = 0
    var index = 0

    func endSentence(at end: Int) {
      let range = text.trimmed(start..<end)
      if text.hasWord(in: range) {
        sentences.append(range)
      } else if let last = sentences.last, !range.isEmpty, last.upperBound == range.lowerBound {
        sentences[sentences.count - 1] = last.lowerBound..<range.upperBound
      }
      start = end
      index = end
    }

    while index < text.count {
      if let closing = enclosures.closing(of: index) {
        let opening = index
        index = closing + 1
        if endsSentence(text, opening: opening, closing: closing, sentenceStart: start) {
          endSentence(at: endOfClosers(text, enclosures, from: index))
        }
      } else if text[index].isNewline {
        endSentence(at: index)
        index += 1
      } else if let mark = SentenceEnd.mark(text, at: index, sentenceStart: start) {
        index = mark.end
        if mark.endsSentence { endSentence(at: endOfClosers(text, enclosures, from: mark.end)) }
      } else {
        index += 1
      }
    }
    endSentence(at: text.count)
    return sentences.map(text.bytes)
  }

  /// Whether a sentence ends with an enclosure, because one ends in it: `提示：“先保存。”` does, and
  /// `按「完成。」按鈕` goes on.
  private static func endsSentence(
    _ text: ScalarText, opening: Int, closing: Int, sentenceStart: Int
  ) -> Bool {
    let before = text.trimmed(sentenceStart..<opening)
    guard before.isEmpty || text[before.upperBound - 1] == 0x3A else { return false }
    var last = closing - 1
    while last > opening, Enclosures.isCloser(text[last]) || text[last].isSpace { last -= 1 }
    guard last > opening, text[last].isOne(of: "。！？!?.…｡") else { return false }
    guard Enclosures.isQuotation(text[opening]) else { return before.isEmpty }
    return Enclosures.isQuotation(text[closing + 1]) || SentenceEnd.isNewClause(text, at: closing + 1)
  }

  /// Behind the closing marks at `index`, which belong to the sentence before them.
  private static func endOfClosers(_ text: ScalarText, _ enclosures: Enclosures, from index: Int) -> Int {
    var index = index
    while index < text.count, enclosures.closing(of: index) == nil,
      Enclosures.isCloser(text[index]) || text[index].isOne(of: "。！？!?｡")
    {
      index += 1
    }
    return index
  }
}
