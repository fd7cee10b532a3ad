extension Rule {
  static let fullScreenKeySpelling = Rule(
    "setup/full-screen-key-spelling", severity: .warning,
    title: LocalizedText(
      hans: "全屏键要按原样拼写",
      hant: "全螢幕鍵要照原樣拼寫",
      en: "Spell the full-screen key exactly"),
    statement: LocalizedText(
      hans: """
        全屏键必须写成 UIRequiresFullScreen，不带后缀，取布尔值；别的写法不是被忽略，\
        就是被 Xcode、App Store 和设备读成不同的结果。
        """,
      hant: """
        全螢幕鍵必須寫成 UIRequiresFullScreen，不帶字尾，取布林值；別的寫法不是被忽略，\
        就是被 Xcode、App Store 和裝置讀成不同的結果。
        """,
      en: """
        The full-screen key must be spelt UIRequiresFullScreen, without suffix and with a Boolean value; \
        any other form is ignored, or read differently by Xcode, the store and the device.
        """),
    rationale: LocalizedText(
      hans: """
        键名区分大小写，UIRequiresFullscreen 这样的误写会让应用照旧参与多任务。带 ~ipad 后缀的键，\
        设备和 App Store 承认，Xcode 的检查却只看不带后缀的那个。
        """,
      hant: """
        鍵名區分大小寫，UIRequiresFullscreen 這樣的誤寫會讓應用程式照舊參與多工。帶 ~ipad 字尾的鍵，\
        裝置和 App Store 承認，Xcode 的檢查卻只看不帶字尾的那個。
        """,
      en: """
        Keys are case-sensitive: with UIRequiresFullscreen the app takes part in multitasking as before. \
        A key with the suffix ~ipad is honoured by the device and the store, while Xcode's check looks at \
        the plain one alone.
        """),
    advice: LocalizedText(
      hans: "在构建产物的 Info.plist 里核对键名和类型，把“YES”之类的字符串改成布尔值。",
      hant: "在建置產物的 Info.plist 裡核對鍵名和型別，把「YES」之類的字串改成布林值。",
      en: """
        Check the key and its type in the built Info.plist, and turn a string such as “YES” into a Boolean.
        """),
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "自这个键出现以来一直如此。",
          hant: "自這個鍵出現以來一直如此。",
          en: "It has been so since the key was introduced."))
    ],
    sources: [
      SetupSource.productValidation, SetupSource.bundleKeys, SetupSource.requiresFullScreen,
      Source(
        "A store upload that accepted the suffixed key, reported for Lockwise",
        "https://github.com/mozilla-lockwise/lockwise-ios/issues/855", .read),
    ],
    patterns: [StatementPattern("requires-full-screen", "misspelt|key-suffix")],
    inputs: [TargetField.requiresFullScreen, TargetField.deviceFamilies, TargetField.platform],
    evaluator: .planned(.check)
  )
}
