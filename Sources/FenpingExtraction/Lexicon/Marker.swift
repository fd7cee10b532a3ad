import FenpingText

/// A word or phrase that says what its clause is: an obligation, a condition, a reason …
struct Marker: Sendable {
  enum Sense: Sendable, Hashable {
    // How strongly it binds.
    case must, mustNot, should, shouldNot, may, notRequired, only, automatic
    /// 建议: a duty to nobody.
    case advice
    /// 要: a duty behind its subject, a purpose where a clause begins with it (``Lexicon/markers(in:)`` tells them apart).
    case bareMust
    /// An order where a sentence begins with it, the purpose of what stands before it elsewhere.
    case ensure, avoid
    // Conditions: a clause opens with one, or ends in one.
    case conditionOpen, whenOpen, whenClose, evenIf, unless
    // Reasons: where the reason stands relative to what it explains.
    case causeFront, causeSentence, purposeFront, purposeTail, resultTail, violation, result, comparison
    // The sentence before is the reason for this one, or the one after for this.
    case consequence, elaboration, importance
    /// Weighs one way of doing things against another.
    case evaluation
    // How clauses hang together.
    case addition, contrast, instead, dependence, generality
    // Pointers to other texts.
    case reference, referenceFront, referenceEnd
    // The make-up of a guide.
    case stepsFollow, listFollows, sequence, label, example
    /// The system or the guide's subject does something to the app.
    case notification
    /// A verb that a developer carries out.
    case action
    /// 请, at the beginning of a clause
    case request
    /// The clause orders something though it has a subject: 你所要做的就是 …
    case instruction
    /// The clause's verb is only a part of its subject: 修改它的过程是 …
    case nominal
    /// It may be so: what follows binds nobody.
    case possible
    /// What a pointer to another text is about.
    case topic
    /// It speaks of the guide's sample app, not of the reader's.
    case sample
    /// It says what a word means.
    case definition
    /// A question, where the sentence begins or ends with it: 如何, 什么.
    case asks
    /// The author speaks of themselves, or greets, or begs for applause.
    case smallTalk
    /// It speaks of the guide itself, or to its reader: 本文, 让我们看看.
    case aboutTheGuide
  }

  /// Folded: Simplified, lower case, half width.
  let form: String
  /// nil: a guard, a longer word that merely contains a marker.
  let sense: Sense?
  /// A sentence in which it is found (a guard: in which it keeps its part from being found).
  let example: String

  init(_ form: String, _ sense: Sense?, _ example: String) {
    self.form = form
    self.sense = sense
    self.example = example
  }
}

/// A marker at its place in folded text.
typealias MarkerMatch = PhraseMatch<Marker.Sense>

extension Lexicon {
  /// Every marker of the lexicon.
  static let table = PhraseTable<Marker.Sense>(
    (modality + conditions + reasons + structure + actions).map { ($0.form, $0.sense) })

  /// The markers of a folded text, in order. 布局要用约束 is a duty and 要显示标题，请 … says what for, which no
  /// table can tell apart.
  static func markers(in text: [UInt8]) -> [MarkerMatch] {
    table.matches(in: text).compactMap { marker in
      guard marker.sense == .bareMust else { return marker }
      let clause = text[..<marker.range.lowerBound].reversed().prefix { !",;:".utf8.contains($0) }
      // 约束比代码要简单 compares, and binds nobody.
      if Array(clause.reversed()).contains(Array("比".utf8)) { return nil }
      let before = text[..<marker.range.lowerBound].last { $0 > 0x20 }
      let opens = before.map { ",;:".utf8.contains($0) } ?? true
      let comma = text[marker.range.upperBound...].contains(UInt8(ascii: ","))
      return MarkerMatch(tag: opens && comma ? .conditionOpen : .must, range: marker.range)
    }
  }
}

extension PhraseMatch<Marker.Sense> {
  var sense: Marker.Sense { tag }
}
