extension Rule {
  static let deviceFamily = Rule(
    "setup/device-family",
    title: LocalizedText(
      hans: "设备系列要包含 iPad",
      hant: "裝置系列要包含 iPad",
      en: "Include iPad in the device families"),
    statement: LocalizedText(
      hans: "只有设备系列包含 2（iPad）的目标才能参与 iPad 多任务；只面向 iPhone 的应用永远不会分屏。",
      hant: "只有裝置系列包含 2（iPad）的目標才能參與 iPad 多工；只面向 iPhone 的應用程式永遠不會並排顯示。",
      en: """
        Only a target whose device families include 2 (iPad) takes part in iPad multitasking; \
        an app for iPhone alone never shares the screen.
        """),
    rationale: LocalizedText(
      hans: """
        只面向 iPhone 的应用在 iPad 上以兼容方式显示，没有自己的 iPad 窗口，\
        因此 Xcode 和 App Store 都不对它检查多任务要求。
        """,
      hant: """
        只面向 iPhone 的應用程式在 iPad 上以相容方式顯示，沒有自己的 iPad 視窗，\
        因此 Xcode 和 App Store 都不對它檢查多工要求。
        """,
      en: """
        An iPhone app is shown on iPad in a compatibility mode and has no iPad window of its own, \
        so neither Xcode nor the store checks it for multitasking.
        """),
    advice: LocalizedText(
      hans: """
        把构建设置 TARGETED_DEVICE_FAMILY 设为“1,2”或“2”，不要写在 Info.plist 里：\
        构建设置会覆盖 UIDeviceFamily，而哪里都没设置时默认只有 iPhone。
        """,
      hant: """
        把建置設定 TARGETED_DEVICE_FAMILY 設為「1,2」或「2」，不要寫在 Info.plist 裡：\
        建置設定會覆蓋 UIDeviceFamily，而哪裡都沒設定時預設只有 iPhone。
        """,
      en: """
        Set the build setting TARGETED_DEVICE_FAMILY to “1,2” or “2” rather than the Info.plist: \
        the setting overwrites UIDeviceFamily, and where it is set nowhere the default is iPhone alone.
        """),
    questions: [
      LocalizedText(
        hans: "只做了手机版的应用，能在平板上占半边屏幕吗？",
        hant: "只做了手機版的 App，能在平板上佔半邊螢幕嗎？",
        en: "Will a phone-only app ever get half of a tablet's display?"),
      LocalizedText(
        hans: "在平板上打开是个放大的手机界面，怎样才有真正的窗口？",
        hant: "在平板上打開是放大的手機畫面，怎樣才有真正的視窗？",
        en: "On a tablet mine comes up as a blown-up phone screen. How do I get a real window?"),
      LocalizedText(
        hans: "target 里的 1,2 是什么意思，一定要带 2 吗？",
        hant: "target 裡的 1,2 是什麼意思，一定要有 2 嗎？",
        en: "What do the digits 1,2 in the target stand for, and do I need the 2?"),
      LocalizedText(
        hans: "手写的 UIDeviceFamily 一构建就被盖掉，应该写在哪儿？",
        hant: "手寫的 UIDeviceFamily 一建置就被蓋掉，應該寫在哪裡？",
        en: "I typed UIDeviceFamily by hand and the build throws it away. Where does it belong?"),
      LocalizedText(
        hans: "TARGETED_DEVICE_FAMILY 谁也没写过，那应用算给哪种设备做的？",
        hant: "TARGETED_DEVICE_FAMILY 沒人寫過，那 App 算是給哪種裝置做的？",
        en: "Nobody ever set TARGETED_DEVICE_FAMILY. What is the app made for then?"),
      LocalizedText(
        hans: "是不是通用应用才会被查分屏那些要求？",
        hant: "是不是通用 App 才會被檢查分割畫面的那些要求？",
        en: "Must an app be universal before the split screen checks apply to it?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "多任务检查只针对包含 iPad 的应用。",
          hant: "多工檢查只針對包含 iPad 的應用程式。",
          en: "Multitasking is checked only in apps that include iPad."))
    ],
    sources: [SetupSource.productValidation, SetupSource.infoPlistProcessing],
    patterns: [StatementPattern("device-family")],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "iPhone 与 iPad", hant: "iPhone 與 iPad", en: "iPhone and iPad"),
        ["build-settings": ["TARGETED_DEVICE_FAMILY": "1,2"]], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "构建设置只有 iPhone，盖过文件里的两种",
          hant: "建置設定只有 iPhone，蓋過檔案裡的兩種",
          en: "iPhone alone in the build setting, over both in the file"),
        ["build-settings": ["TARGETED_DEVICE_FAMILY": "1"], "UIDeviceFamily": [1, 2]],
        .verdict(.notApplicable)),
      Example(
        LocalizedText(
          hans: "工程里哪里都没有设置：默认只有 iPhone",
          hant: "專案裡哪裡都沒有設定：預設只有 iPhone",
          en: "set nowhere in the project: iPhone is the default"),
        ["build-settings": [:], "UIDeviceFamily": [1, 2]], .verdict(.notApplicable)),
      Example(
        LocalizedText(
          hans: "设置为空：文件里的值保留",
          hant: "設定為空：檔案裡的值保留",
          en: "set but empty: the file's families stay"),
        ["build-settings": ["TARGETED_DEVICE_FAMILY": ""], "UIDeviceFamily": [2]], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "只有电视和手表：iOS 的系列全部算数",
          hant: "只有電視和手錶：iOS 的系列全部算數",
          en: "television and watch only: all of iOS's families count"),
        ["build-settings": ["TARGETED_DEVICE_FAMILY": "3,4"]], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "其中一项不是数字",
          hant: "其中一項不是數字",
          en: "an item that is no number"),
        ["build-settings": ["TARGETED_DEVICE_FAMILY": "1,iPad"]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "读不到的 xcconfig 可能设置了它",
          hant: "讀不到的 xcconfig 可能設定了它",
          en: "a missing xcconfig may set it"),
        ["build-settings": [:], "missing-files": ["Shared.xcconfig"]], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "没有声明，由 ~ipad 键推定",
          hant: "沒有宣告，由 ~ipad 鍵推定",
          en: "not declared, assumed from a ~ipad key"),
        ["UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"]], .verdict(.pass)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.deviceFamilies, TargetField.buildSettings, TargetField.missingFiles,
  TargetField.iPadOrientations, TargetField.platform,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, inputs: fields) { return exemption }
  let setting = facts.setting(TargetFacts.familySetting).value
  let reading = setting.flatMap(DeviceFamilySetting.init)
  if let setting, let reading, !reading.unexpected.isEmpty {
    return facts.verdict(
      .fail, .unexpected(setting, reading), severity: .warning, inputs: fields)
  }
  if let setting, let reading, reading.fitsNothing {
    return facts.verdict(.pass, .fitsNothing(setting), severity: .warning, inputs: fields)
  }
  // A family without iPad is no fault, and the obstacle of every other rule: only the severity differs.
  if let obstacle = facts.obstacle(to: .iPad, inputs: fields) {
    guard obstacle.outcome == .verdict(.notApplicable) else { return unknown(facts) ?? obstacle }
    let isDefault = setting == nil && facts[TargetField.buildSettings].value != nil
    return facts.verdict(
      .notApplicable, isDefault ? .defaultFamily : .withoutIPad(facts), severity: .note, inputs: fields)
  }
  return facts.verdict(.pass, .includesIPad(facts), severity: .note, inputs: fields)
}

/// Where a file that could not be read is the reason, it is named.
private func unknown(_ facts: TargetFacts) -> Evaluation? {
  guard facts.setting(TargetFacts.familySetting) == .absent,
    facts[TargetField.buildSettings].value != nil, let files = facts.missingFiles
  else { return nil }
  return facts.verdict(.unknown, .maybeSetElsewhere(files), inputs: fields)
}

extension LocalizedText {
  fileprivate static func includesIPad(_ facts: TargetFacts) -> LocalizedText {
    guard let families = facts.effectiveFamilies.value else {
      return LocalizedText(
        hans: "该目标在 iPad 上运行。", hant: "此目標在 iPad 上執行。", en: "The target runs on iPad.")
    }
    let list = listing(families.map(String.init))
    let text = LocalizedText(
      hans: "设备系列是 \(list.hans)，包含 iPad（2）。",
      hant: "裝置系列是 \(list.hant)，包含 iPad（2）。",
      en: "The device families are \(list.en), which includes iPad (2).")
    return text.then(overwritten(facts))
  }

  fileprivate static func withoutIPad(_ facts: TargetFacts) -> LocalizedText {
    let families = facts.effectiveFamilies.value ?? []
    let list = listing(families.map(String.init))
    let text =
      families.isEmpty
      ? LocalizedText(
        hans: "设备系列是空的，不包含 iPad（2）；多任务规则不适用。",
        hant: "裝置系列是空的，不包含 iPad（2）；多工規則不適用。",
        en:
          "No device family is declared in the list, so iPad (2) is not; the multitasking rules do not apply."
      )
      : LocalizedText(
        hans: "设备系列是 \(list.hans)，不包含 iPad（2）：该应用永远不会分屏，多任务规则不适用。",
        hant: "裝置系列是 \(list.hant)，不包含 iPad（2）：此應用程式永遠不會並排顯示，多工規則不適用。",
        en: """
          The device families are \(list.en), without iPad (2): the app never shares the screen, \
          and the multitasking rules do not apply.
          """)
    return text.then(overwritten(facts))
  }

  /// Where the Info.plist declares families and the build setting writes over them, with a warning.
  private static func overwritten(_ facts: TargetFacts) -> LocalizedText? {
    guard let declared = facts[TargetField.deviceFamilies].value,
      let setting = facts.setting(TargetFacts.familySetting).value,
      let written = DeviceFamilySetting(setting)?.families, written != declared
    else { return nil }
    let list = listing(declared.map(String.init))
    return LocalizedText(
      hans: "（TARGETED_DEVICE_FAMILY 为 \(setting)，取代 Info.plist 里的 \(list.hans)。）",
      hant: "（TARGETED_DEVICE_FAMILY 為 \(setting)，取代 Info.plist 裡的 \(list.hant)。）",
      en: "(TARGETED_DEVICE_FAMILY is \(setting) and replaces the Info.plist's \(list.en).)")
  }

  fileprivate static let defaultFamily = LocalizedText(
    hans: """
      工程里哪里都没有设置 TARGETED_DEVICE_FAMILY，SDK 的默认值只有 iPhone（1），\
      Info.plist 里的 UIDeviceFamily 会被它取代；多任务规则不适用。
      """,
    hant: """
      專案裡哪裡都沒有設定 TARGETED_DEVICE_FAMILY，SDK 的預設值只有 iPhone（1），\
      Info.plist 裡的 UIDeviceFamily 會被它取代；多工規則不適用。
      """,
    en: """
      TARGETED_DEVICE_FAMILY is set nowhere in the project, so the SDK's default, iPhone (1) alone, is \
      written over any UIDeviceFamily of the Info.plist; the multitasking rules do not apply.
      """)

  fileprivate static func unexpected(_ setting: String, _ reading: DeviceFamilySetting) -> LocalizedText {
    let items = listing(reading.unexpected)
    let families = listing(reading.families.map(String.init))
    return LocalizedText(
      hans: "TARGETED_DEVICE_FAMILY 是 \(setting)，其中 \(items.hans) 不是设备系列，Xcode 会警告；算数的是 \(families.hans)。",
      hant: "TARGETED_DEVICE_FAMILY 是 \(setting)，其中 \(items.hant) 不是裝置系列，Xcode 會警告；算數的是 \(families.hant)。",
      en: """
        TARGETED_DEVICE_FAMILY is \(setting), where \(items.en) is no device family; Xcode warns, \
        and what counts is \(families.en).
        """)
  }

  fileprivate static func fitsNothing(_ setting: String) -> LocalizedText {
    LocalizedText(
      hans: "TARGETED_DEVICE_FAMILY 是 \(setting)，没有一项属于 iOS；Xcode 会警告，并把 iPhone（1）和 iPad（2）都算上。",
      hant: "TARGETED_DEVICE_FAMILY 是 \(setting)，沒有一項屬於 iOS；Xcode 會警告，並把 iPhone（1）和 iPad（2）都算上。",
      en: """
        TARGETED_DEVICE_FAMILY is \(setting), and none of it is a family of iOS; Xcode warns and takes both \
        iPhone (1) and iPad (2).
        """)
  }

  fileprivate static func maybeSetElsewhere(_ files: String) -> LocalizedText {
    LocalizedText(
      hans: "读得到的地方都没有设置 TARGETED_DEVICE_FAMILY，但 \(files) 读不到，也许设在那里。",
      hant: "讀得到的地方都沒有設定 TARGETED_DEVICE_FAMILY，但 \(files) 讀不到，也許設在那裡。",
      en: """
        No file that could be read sets TARGETED_DEVICE_FAMILY; \(files) could not be read and may set it.
        """)
  }
}
