import FenpingCore
import Testing

@testable import FenpingCommands

@Suite struct LocaleLanguageTests {
  @Test(arguments: [
    ("zh_TW.UTF-8", Language.traditionalChinese), ("zh_HK", .traditionalChinese),
    ("zh_MO.UTF-8", .traditionalChinese), ("zh-Hant_TW", .traditionalChinese),
    ("zh_CN.UTF-8", .simplifiedChinese),
    ("zh_SG", .simplifiedChinese), ("zh", .simplifiedChinese), ("zh_Hans_HK", .simplifiedChinese),
    ("en_US.UTF-8", .english), ("de_DE@euro", .english), ("C", .english), ("", .english),
    ("zhu_TW", .english),
  ])
  func followsLang(locale: String, language: Language) {
    #expect(LocaleLanguage.language(of: ["LANG": locale]) == language)
  }

  @Test func prefersWhatPosixPrefers() {
    let environment = ["LC_ALL": "", "LC_MESSAGES": "zh_TW", "LANG": "en_US"]
    #expect(LocaleLanguage.language(of: environment) == .traditionalChinese)
    #expect(LocaleLanguage.language(of: ["LC_ALL": "C", "LANG": "zh_TW"]) == .english)
    #expect(LocaleLanguage.language(of: [:]) == .english)
  }
}
