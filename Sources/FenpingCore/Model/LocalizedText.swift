/// A language in which Fenping speaks.
public enum Language: String, Sendable, CaseIterable, Codable {
  /// Simplified Chinese, in the words of the mainland.
  case simplifiedChinese = "zh-Hans"
  /// Traditional Chinese, in the words of Taiwan.
  case traditionalChinese = "zh-Hant"
  /// English.
  case english = "en"
}

/// One text in the three languages of the product. There is no fallback: all three always exist.
public struct LocalizedText: Sendable, Hashable {
  /// Simplified Chinese.
  public let hans: String
  /// Traditional Chinese.
  public let hant: String
  /// English.
  public let en: String

  public init(hans: String, hant: String, en: String) {
    self.hans = hans
    self.hant = hant
    self.en = en
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .simplifiedChinese: hans
    case .traditionalChinese: hant
    case .english: en
    }
  }
}
