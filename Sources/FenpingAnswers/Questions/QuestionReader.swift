import FenpingCore
import FenpingModel
import FenpingText

/// A question as it was understood.
struct ReadQuestion: Sendable {
  let language: Language
  let intent: Intent
  /// Concept ids that it names, each once; those that only generalise a named one are left out.
  let concepts: [String]
  /// Folded words that are neither concepts nor function words: Latin words, runs of Han characters.
  let words: [String]
}

/// Reads a question: what it wants, what it is about.
enum QuestionReader {
  static func read(_ question: Question) -> ReadQuestion {
    let folded = FoldedText(question.text)
    let intents = IntentPhrases.table.matches(in: folded.bytes)
    // 多少 asks, it names nothing; but in 哪些设备 the longer name goes first.
    let terms = TermBase.standard.matches(in: folded.bytes).filter { term in
      !intents.contains { $0.range.contains(term.range) }
    }
    let words = leftovers(folded.bytes, covered: terms.map(\.range) + intents.map(\.range))
    let named = Set(intents.map(\.tag))
    let shown = IntentPhrases.precedence.first { named.contains($0) }
    let concepts = terms.map { TermBase.standard.concepts[$0.concept].id }.uniqued()
    return ReadQuestion(
      language: question.language ?? LanguageReader.language(of: question.text),
      intent: question.intent ?? shown ?? .term, concepts: concepts, words: words)
  }

  /// The words between the covered ranges, without function words.
  private static func leftovers(_ text: [UInt8], covered: [Range<Int>]) -> [String] {
    var free = Array(repeating: true, count: text.count)
    for range in covered {
      for index in range { free[index] = false }
    }
    var words: [String] = []
    var start: Int?
    func flush(_ end: Int) {
      if let begin = start { words += content(of: Array(text[begin..<end])) }
      start = nil
    }
    for index in text.indices {
      if free[index] {
        start = start ?? index
      } else {
        flush(index)
      }
    }
    flush(text.count)
    return words.uniqued()
  }

  /// Latin words that are no stop words, and what of Han runs the stop words leave.
  private static func content(of text: [UInt8]) -> [String] {
    var words: [String] = []
    var run: [UInt8] = []
    var isHan = false
    func flush() {
      guard !run.isEmpty else { return }
      if isHan {
        words += han(run)
      } else {
        let word = String(decoding: run, as: UTF8.self)
        if !StopWords.latin.contains(word), word.utf8.count > 1 || word.utf8.first.map(isDigit) == true {
          words.append(word)
        }
      }
      run = []
    }
    for byte in text {
      let han = byte >= 0x80
      guard han || byte.isASCIIWord else {
        flush()
        continue
      }
      if han != isHan { flush() }
      isHan = han
      run.append(byte)
    }
    flush()
    return words
  }

  private static func han(_ run: [UInt8]) -> [String] {
    var words: [String] = []
    var start = 0
    for stop in StopWords.chinese.matches(in: run).map(\.range) + [run.count..<run.count] {
      if start < stop.lowerBound {
        words += String(decoding: run[start..<stop.lowerBound], as: UTF8.self)
          .split { !isHan($0) }.map(String.init)
      }
      start = stop.upperBound
    }
    return words
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
      ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// The language that a text is written in.
enum LanguageReader {
  /// Any Han character makes it Chinese; one that folding changes, or that is rare in Simplified text, makes it
  /// Traditional.
  static func language(of text: String) -> Language {
    var hasHan = false
    for scalar in text.unicodeScalars where (0x3400...0x9FFF).contains(scalar.value) {
      hasHan = true
      let character = String(Character(scalar))
      if folded(character) != character { return .traditionalChinese }
    }
    return hasHan ? .simplifiedChinese : .english
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
