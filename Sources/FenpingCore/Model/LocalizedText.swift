/// A language in which Fenping speaks.
public enum Language: String, Sendable, CaseIterable, Codable {
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case english = "en"
}

/// One text in the three languages of the product. There is no fallback: all three always exist.
public struct LocalizedText: Sendable, Hashable {
  public let hans: String
  public let hant: String
  public let en: String

  public init(hans: String, hant: String, en: String) {
    self.hans = hans
    self.hant = hant
    self.en = en
  }

  public subscript(language: Language) -> String {
    switch language {
    case .simplifiedChinese: hans
    case .traditionalChinese: hant
    case .english: en
    }
  }
}
