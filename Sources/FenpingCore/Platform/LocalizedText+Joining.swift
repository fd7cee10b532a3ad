extension LocalizedText {
  /// This text and a further sentence.
  func then(_ next: LocalizedText) -> LocalizedText {
    LocalizedText(hans: hans + next.hans, hant: hant + next.hant, en: en + " " + next.en)
  }
}
