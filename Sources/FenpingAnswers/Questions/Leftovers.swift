import FenpingText

/// The words of a question that nothing else has claimed.
enum Leftovers {
  /// - Parameter covered: ranges of the folded text that are concepts or show the intent.
  static func words(of folded: FoldedText, in original: String, covered: [Range<Int>]) -> [ReadQuestion.Word]
  {
    let original = Array(original.utf8)
    var words: [ReadQuestion.Word] = []
    for run in runs(of: folded.bytes, covered: covered) {
      if folded.bytes[run.lowerBound] >= 0x80 {
        words += han(Array(folded.bytes[run]))
      } else {
        let word = String(decoding: folded.bytes[run], as: UTF8.self)
        guard !StopWords.latin.contains(word), run.count > 1 else { continue }
        let isName = self.isName(original, folded.original(run))
        words.append(ReadQuestion.Word(text: word, kind: isName ? .name : .latin))
      }
    }
    return words.uniqued()
  }

  /// What a term takes of the text: "320 points" names points, and the number tells one sentence from another.
  static func named(_ range: Range<Int>, in text: [UInt8]) -> Range<Int> {
    let behind = text[range].drop { (0x30...0x39).contains($0) }
    let isPartOfNumber = behind.first == UInt8(ascii: ".") || behind.first == UInt8(ascii: "/")
    return behind.isEmpty || isPartOfNumber ? range : behind.startIndex..<range.upperBound
  }

  /// Runs of letters, or of Han characters, outside the covered ranges.
  private static func runs(of text: [UInt8], covered: [Range<Int>]) -> [Range<Int>] {
    var isFree = Array(repeating: true, count: text.count)
    for range in covered {
      for index in range { isFree[index] = false }
    }
    var runs: [Range<Int>] = []
    for index in text.indices where isFree[index] && (text[index] >= 0x80 || text[index].isASCIIWord) {
      if let last = runs.last, last.upperBound == index, (text[index] >= 0x80) == (text[index - 1] >= 0x80) {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// What function words leave of a run of Han characters.
  private static func han(_ run: [UInt8]) -> [ReadQuestion.Word] {
    var words: [ReadQuestion.Word] = []
    var start = 0
    for stop in StopWords.chinese.matches(in: run).map(\.range) + [run.count..<run.count] {
      let parts = String(decoding: run[start..<stop.lowerBound], as: UTF8.self).split { !$0.isIdeograph }
      words += parts.map { ReadQuestion.Word(text: String($0), kind: .han) }
      start = stop.upperBound
    }
    return words
  }

  /// A capital that does not merely begin a sentence.
  static func isName(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    let word = text[range]
    let capitals = word.filter { (0x41...0x5A).contains($0) }.count
    let begins = text[..<range.lowerBound].allSatisfy { $0 <= 0x20 }
    return begins ? capitals > 1 : capitals > 0
  }
}

extension Character {
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) || $0.value >= 0x20000 } ?? false
  }
}
