import FenpingText

/// A sentence with what is found in it. All offsets of this folder are offsets of its folded bytes.
struct MarkedSentence: Sendable {
  let text: String
  let folded: FoldedText
  /// In the order in which they stand.
  let markers: [MarkerMatch]

  init(_ text: String) {
    self.text = text
    folded = FoldedText(text)
    markers = Lexicon.markers(in: folded.bytes)
  }

  /// The stretch of ``text`` that `range` came from.
  func original(_ range: Range<Int>) -> String { text.slice(folded.original(range)) }

  /// Whether a clause before a list says something without it: 你应该让应用跟上系统：, but not 你应该： or 请按以下步骤设置：.
  func statesByItself(_ range: Range<Int>) -> Bool {
    let inside = markers.filter { range.contains($0.range.lowerBound) }
    guard !inside.contains(where: { $0.sense == .stepsFollow || $0.sense == .listFollows }) else {
      return false
    }
    return inside.contains {
      [.must, .mustNot, .should, .shouldNot, .advice].contains($0.sense)
        && folded.bytes.hanCount($0.range.upperBound..<range.upperBound) >= 8
    }
  }

  /// The clauses of a stretch, each with the separator before it; nil before the first.
  func segments(in range: Range<Int>) -> [Segment] {
    var separator: Clause.Separator?
    var segments: [Segment] = []
    for clause in SentenceSplitter.clauses(of: folded.original(range), in: text) {
      let trimmed = folded.bytes.trimmed(folded.folded(clause.range))
      if !trimmed.isEmpty { segments.append(Segment(range: trimmed, separator: separator)) }
      separator = clause.separator
    }
    return segments
  }
}

/// A stretch between two commas, semicolons or colons of a sentence.
struct Segment: Sendable {
  var range: Range<Int>
  /// What stands before it; nil at the beginning.
  let separator: Clause.Separator?
}
