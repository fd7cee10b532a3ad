import FenpingText

/// What can be seen of a line or a paragraph without understanding it.
struct LineShape {
  /// How a stretch of text ends, closing quotes and brackets left aside.
  enum Ending {
    case sentence
    /// `；`
    case clause
    /// `：`
    case leadIn
    case comma
    case open
  }

  private(set) var columns = 0
  private(set) var hanCount = 0
  /// Sentence ends in it, the one at its end included.
  private(set) var sentences = 0
  private(set) var commas = 0
  /// Brackets and quotes that it opens and does not close.
  private(set) var openBrackets = 0
  /// Brackets that it closes and does not open.
  private(set) var strayClosers = 0
  private(set) var ending = Ending.open
  private(set) var first: Unicode.Scalar?
  private(set) var last: Unicode.Scalar?

  init(_ text: some StringProtocol) {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if first == nil { first = scalar }
      if scalar.isHan { hanCount += 1 }
      if scalar.isOpener {
        openBrackets += 1
      } else if scalar.isCloser, scalar != "'", scalar != "’", scalar != "\"" {
        if openBrackets > 0 { openBrackets -= 1 } else { strayClosers += 1 }
      } else if scalar.isSentenceEnd {
        if previous?.isSentenceEnd != true { sentences += 1 }
      } else if scalar == "，" || scalar == "," || scalar == "、" {
        commas += 1
      }
      previous = scalar
    }
    last = previous
    columns = DisplayWidth.columns(of: text)
    ending = Self.ending(of: text)
    if ending == .sentence, sentences == 0 { sentences = 1 }
  }

  private static func ending(of text: some StringProtocol) -> Ending {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last.isCloser { scalars.removeLast() }
    guard let last = scalars.last else { return .open }
    switch last {
    case "；", ";": return .clause
    case "：": return .leadIn
    case ":": return isSelector(scalars.dropLast()) ? .open : .leadIn
    case "，", ",", "、": return .comma
    case ".":
      guard let before = scalars.dropLast().last else { return .open }
      return before.isLatin || before.isCloser || before.isHan ? .sentence : .open
    default: return last.isSentenceEnd ? .sentence : .open
    }
  }

  /// Whether the text before a colon ends in a piece of an Objective-C selector: `shouldHideViewController`.
  private static func isSelector(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    let word = scalars.reversed().prefix { $0.isLatin || $0 == ":" }
    return word.dropLast().contains { $0.isASCIIUpper } && word.last?.isASCIILower == true
  }
}
