extension Rule {
  static let orientationValues = Rule(
    "setup/orientation-values", severity: .warning,
    title: LocalizedText(
      hans: "方向的值和键后缀要写对",
      hant: "方向的值和鍵字尾要寫對",
      en: "Spell orientation values and key suffixes right"),
    statement: LocalizedText(
      hans: """
        方向列表只认四个 UIInterfaceOrientation 名称，键的设备后缀只认全小写的 ~ipad、~iphone 和 ~ipod。
        """,
      hant: """
        方向清單只認四個 UIInterfaceOrientation 名稱，鍵的裝置字尾只認全小寫的 ~ipad、~iphone 和 ~ipod。
        """,
      en: """
        A list of orientations knows the four UIInterfaceOrientation names only, and a key's device suffix \
        is ~ipad, ~iphone or ~ipod in lower case.
        """),
    rationale: LocalizedText(
      hans: """
        写成 UIDeviceOrientation 或 UIInterfaceOrientationMask 的值不算方向；\
        写成 ~pad 或 ~iPad 的后缀根本不是后缀，整个键没有人读，iPad 于是退回通用列表。
        """,
      hant: """
        寫成 UIDeviceOrientation 或 UIInterfaceOrientationMask 的值不算方向；\
        寫成 ~pad 或 ~iPad 的字尾根本不是字尾，整個鍵沒有人讀，iPad 於是退回通用清單。
        """,
      en: """
        Values such as UIDeviceOrientation… or UIInterfaceOrientationMask… are no orientations; a suffix \
        such as ~pad or ~iPad is none, so nobody reads the key and iPad falls back to the general list.
        """),
    advice: LocalizedText(
      hans: "在 Xcode 的目标编辑器里勾选方向，让它来写值；由脚本或跨平台工具生成时，逐字核对构建产物。",
      hant: "在 Xcode 的目標編輯器裡勾選方向，讓它來寫值；由腳本或跨平台工具產生時，逐字核對建置產物。",
      en: """
        Tick the orientations in Xcode's target editor and let it write the values; where a script or a \
        cross-platform tool writes them, compare the built app letter by letter.
        """),
    validity: [
      ValidityClause(
        .sdk, .holds,
        LocalizedText(
          hans: "名称与后缀从未改变。",
          hant: "名稱與字尾從未改變。",
          en: "Names and suffixes have never changed."))
    ],
    sources: [SetupSource.interfaceOrientations, SetupSource.bundleKeys, SetupSource.productValidation],
    patterns: [StatementPattern("supported-orientations-key", "misspelt|key-suffix")],
    inputs: [TargetField.orientations, TargetField.iPadOrientations, TargetField.platform],
    evaluator: .planned(.check)
  )
}
