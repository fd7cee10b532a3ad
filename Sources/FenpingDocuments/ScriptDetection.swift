import FenpingModel

/// Tells Simplified from Traditional by the characters that only one of them has.
enum ScriptDetection {
  /// So many Han characters tell the script; a longer text does not tell it better.
  private static let sample = 20_000

  static func script(of blocks: [Block]) -> Document.Script {
    var han: [Unicode.Scalar] = []
    var letters = 0
    for block in blocks where !block.isCode {
      for scalar in block.text.unicodeScalars {
        if scalar.isHan {
          han.append(scalar)
        } else if scalar.isLatin ? !scalar.isASCIIDigit : !scalar.isASCII && scalar.properties.isAlphabetic {
          letters += 1
        }
      }
      if han.count > sample { break }
    }
    // A Chinese guide is full of Latin names, so that a small share of Han makes a text Chinese.
    guard !han.isEmpty, han.count * 12 >= letters else { return .other }
    let traditional = zip(han, Folding.scalars(han)).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    // The fold changes a few characters of Simplified texts, too, and every third of Traditional ones.
    return traditional * 10 > han.count ? .traditional : .simplified
  }
}
