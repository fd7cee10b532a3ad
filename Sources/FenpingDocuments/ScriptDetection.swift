import FenpingModel

/// Tells Simplified from Traditional by the characters that only one of them has.
enum ScriptDetection {
  static func script(of blocks: [Block]) -> Document.Script {
    var han = 0
    var other = 0
    var traditional = 0
    for block in blocks where !block.isCode {
      for scalar in block.text.unicodeScalars {
        if scalar.isHan {
          han += 1
          if Folding.fold(scalar) != scalar { traditional += 1 }
        } else if scalar.properties.isAlphabetic {
          other += 1
        }
      }
    }
    // A Chinese guide is full of Latin names, so that a small share of Han makes a text Chinese.
    guard han > 0, han * 12 >= other else { return .other }
    return traditional * 25 > han ? .traditional : .simplified
  }
}
