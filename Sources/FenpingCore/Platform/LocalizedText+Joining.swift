extension LocalizedText {
  /// This text and a further sentence, where there is one.
  func then(_ next: LocalizedText?) -> LocalizedText {
    guard let next else { return self }
    return LocalizedText(hans: hans + next.hans, hant: hant + next.hant, en: en + " " + next.en)
  }
}
