// What explanations enumerate: code words and places, which are the same in every language.

extension LocalizedText {
  /// Words one after another; beyond the first five only their number.
  static func listing(_ words: [String]) -> LocalizedText {
    let shown = words.prefix(5)
    let rest = words.count - shown.count
    let chinese = shown.joined(separator: "、")
    let english = shown.joined(separator: ", ")
    guard rest > 0 else { return LocalizedText(hans: chinese, hant: chinese, en: english) }
    return LocalizedText(
      hans: "\(chinese) 等 \(words.count) 项", hant: "\(chinese) 等 \(words.count) 項",
      en: "\(english) and \(rest) more")
  }
}

extension [SourceObservation] {
  /// Where they stand: `Menu.swift:42, Splash.swift:7`.
  var places: LocalizedText { .listing(map(\.place)) }

  /// The observations as the evidence of a rule that looks for some patterns among many.
  var evidence: [String: Value] { [TargetField.source.name: .list(map(\.value))] }
}

extension [InterfaceDocument] {
  var names: LocalizedText { .listing(map(\.name)) }

  var evidence: [String: Value] { [TargetField.storyboards.name: .list(map { .record($0.record) })] }
}
