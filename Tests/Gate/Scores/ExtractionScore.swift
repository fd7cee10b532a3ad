import FenpingModel

/// What was counted in one guide, or in several.
struct ExtractionScore {
  var core = 0
  var found = 0
  var unwanted = 0
  var rightKind = 0
  var (reasons, reasonsFound) = (0, 0)
  var (links, linksShown, linksRight) = (0, 0, 0)
  var (bilingual, translated) = (0, 0)
  var noise = 0
  var offTopic = 0
  var strayLinks = 0
  var mistakes: [Mistake] = []

  var precision: Double { ratio(found, found + unwanted, ifNone: 0) }
  var recall: Double { ratio(found, core, ifNone: 0) }

  var values: [Measure: Double] {
    let rules = (precision: ratio(linksRight, linksShown, ifNone: 0), recall: ratio(linksRight, links))
    return [
      .detectionPrecision: precision, .detectionRecall: recall, .detectionF1: f1(precision, recall),
      .kind: ratio(rightKind, found, ifNone: 0), .reason: ratio(reasonsFound, reasons),
      .rulesPrecision: rules.precision, .rulesRecall: rules.recall,
      .rulesF1: f1(rules.precision, rules.recall), .translation: ratio(translated, bilingual),
      .noise: Double(noise), .offTopic: Double(offTopic), .strayLinks: Double(strayLinks),
    ]
  }

  static func + (left: ExtractionScore, right: ExtractionScore) -> ExtractionScore {
    var sum = left
    let counts: [WritableKeyPath<ExtractionScore, Int>] = [
      \.core, \.found, \.unwanted, \.rightKind, \.reasons, \.reasonsFound, \.links, \.linksShown,
      \.linksRight, \.bilingual, \.translated, \.noise, \.offTopic, \.strayLinks,
    ]
    for count in counts { sum[keyPath: count] += right[keyPath: count] }
    sum.mistakes += right.mistakes
    return sum
  }
}

func ratio(_ part: Int, _ whole: Int, ifNone empty: Double = 1) -> Double {
  whole > 0 ? Double(part) / Double(whole) : empty
}

private func f1(_ precision: Double, _ recall: Double) -> Double {
  precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
}
