import FenpingText

/// What a question asks the measure of: how many seconds, how tall, 几个标签, 宽度是多少. An answer names it; a sentence
/// that does not is about something else, however much it has in common with the question.
enum Measured {
  private enum Marker {
    /// The name stands behind it, or begins with it: 多高.
    case count
    /// The name of a quantity may stand anywhere: what is the width of …
    case quantity
  }

  private static let measureWords = ["个", "种", "次", "条", "项", "张", "台", "款"]
  private static let markers = PhraseTable<Marker>(
    ["how many", "how much", "how", "多少", "几秒", "几分钟", "几点", "几像素", "几步", "多高", "多宽", "多大", "多长", "多久", "多远"]
      .map { ($0, .count) } + measureWords.map { ("几" + $0, .count) }
      + ["what is the", "what's the", "what are the", "是几", "which"].map { ($0, .quantity) }
      // They ask for no number.
      + ["第几", "几乎"].map { ($0, nil) })
  private static let quantities: Set<String> = ["width", "height", "point", "pixel", "ratio"]

  /// - Parameters:
  ///   - text: folded.
  ///   - terms: what it names.
  ///   - words: its other words.
  /// - Returns: the id of a concept, or a word; nil where no measure is asked for.
  static func name(in text: [UInt8], terms: [ConceptMatch], words: [ReadQuestion.Word]) -> String? {
    let found = markers.matches(in: text)
    guard !found.isEmpty else { return nil }
    func id(_ term: ConceptMatch) -> String { TermBase.standard.concepts[term.concept].id }
    if let count = found.first(where: { $0.tag == .count }) {
      let behind = start(behind: count.range.upperBound, in: text)
      // 多少 itself is the name of a quality.
      let asked = terms.first {
        [behind, count.range.lowerBound].contains($0.range.lowerBound)
          && TermBase.standard.concepts[$0.concept].area != .quality
      }
      if let asked { return id(asked) }
      if let word = words.first(where: { text[behind...].starts(with: $0.text.utf8) }) { return word.text }
    }
    // What is the minimum width of …; …的宽度是多少.
    let quantity = terms.first { term in
      quantities.contains(id(term))
        && found.contains {
          isNear(term.range, $0.range) || isBefore(term.range, $0.range) && $0.tag == .count
        }
    }
    return quantity.map(id)
  }

  /// Behind the marker, with an adjective between at most.
  private static func isNear(_ name: Range<Int>, _ marker: Range<Int>) -> Bool {
    (0...12).contains(name.lowerBound - marker.upperBound)
  }

  /// Before the marker, with 是 between at most, or 大约是.
  private static func isBefore(_ name: Range<Int>, _ marker: Range<Int>) -> Bool {
    (0...9).contains(marker.lowerBound - name.upperBound)
  }

  /// Behind a space, and behind a measure word: 多少个标签.
  private static func start(behind marker: Int, in text: [UInt8]) -> Int {
    let rest = text[marker...].drop { $0 == 0x20 }
    let measure = measureWords.first { rest.starts(with: $0.utf8) }
    return rest.startIndex + (measure?.utf8.count ?? 0)
  }
}
