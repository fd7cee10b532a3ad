extension Rule {
  static let userSetting = Rule(
    "setup/user-setting",
    title: LocalizedText(
      hans: "用户可以在系统设置里关闭多任务",
      hant: "使用者可以在系統設定裡關閉多工",
      en: "The user can switch multitasking off"),
    statement: LocalizedText(
      hans: "iPad 用户可以在系统设置里关闭多任务。应用配置全都正确而功能仍不出现时，先看这个开关。",
      hant: "iPad 使用者可以在系統設定裡關閉多工。應用程式設定全都正確而功能仍不出現時，先看這個開關。",
      en: """
        An iPad's user can switch multitasking off in Settings. Where an app is configured right and the \
        features still do not appear, look at that switch first.
        """),
    rationale: LocalizedText(
      hans: "开关属于设备的主人，应用既读不到也改不了；它关着时，配置完美的应用看上去和没有配置的一样。",
      hant: """
        開關屬於裝置的主人，應用程式既讀不到也改不了；它關閉時，設定完美的應用程式看起來和沒有設定的一樣。
        """,
      en: """
        The switch belongs to the device's owner: an app can neither read nor change it, \
        and with it off a perfectly configured app looks like one that is not configured at all.
        """),
    advice: LocalizedText(
      hans: """
        按测试设备的系统版本找到开关并打开；若已打开，再依次检查机型、设备系列、SDK、全屏键、方向和启动画面。
        """,
      hant: """
        依測試裝置的系統版本找到開關並打開；若已打開，\
        再依序檢查機型、裝置系列、SDK、全螢幕鍵、方向和啟動畫面。
        """,
      en: """
        Find the switch for the test device's system version and turn it on; if it is on, go through the \
        model, device family, SDK, full-screen key, orientations and launch screen in this order.
        """),
    questions: [
      LocalizedText(
        hans: "iPad 上在哪儿开关分屏？",
        hant: "iPad 上在哪裡開關分割畫面？",
        en: "Where on the iPad do I turn split screen on and off?"),
      LocalizedText(
        hans: "测试的人哪个应用都没法同屏，是不是被关掉了？",
        hant: "測試人員不管開哪個 App 都沒辦法並排，是不是被關掉了？",
        en: "A tester can't open two apps together on any app. Is something disabled?"),
      LocalizedText(
        hans: "代码里能知道机主把这功能关了吗？",
        hant: "程式碼裡能知道裝置主人把這功能關了嗎？",
        en: "Can my code find out that the owner has disabled it?"),
      LocalizedText(
        hans: "plist、启动页、SDK 都没问题还是不行，该按什么顺序排查？",
        hant: "plist、啟動畫面、SDK 都沒問題還是不行，該按什麼順序排查？",
        en: "Plist, launch file, SDK all right and still nothing. What do I check in which order?"),
      LocalizedText(
        hans: "新系统里“允许多个 App”跑哪儿去了？",
        hant: "新系統裡「允許多個 App」跑到哪裡去了？",
        en: "Where has Allow Multiple Apps gone in recent versions?"),
      LocalizedText(
        hans: "选了“全屏幕 App”之后一次只能开一个，是这个原因吗？",
        hant: "選了「全螢幕 App」之後一次只能開一個，是這個原因嗎？",
        en: "One app at a time since I picked Full Screen Apps. Is that the reason?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(9), until: Version(16), .holds,
        LocalizedText(
          hans: "一个开关：Allow Multiple Apps；它所在的面板几经改名。",
          hant: "一個開關：Allow Multiple Apps；它所在的面板幾經改名。",
          en: "One switch, Allow Multiple Apps, in a pane that changed its name more than once.")),
      ValidityClause(
        .os, since: Version(16), until: Version(26), .holds,
        LocalizedText(
          hans: "台前调度加入同一面板；从 17 起可在几种模式中选择。",
          hant: "幕前調度加入同一面板；從 17 起可在幾種模式中選擇。",
          en: "Stage Manager joins the same pane; from 17 on one chooses among modes.")),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "三选一：Full Screen Apps、Windowed Apps、Stage Manager；选第一项就等于关闭。",
          hant: "三選一：Full Screen Apps、Windowed Apps、Stage Manager；選第一項就等於關閉。",
          en: "One of three: Full Screen Apps, Windowed Apps, Stage Manager; the first means off.")),
    ],
    sources: [
      SetupSource.quickStart,
      Source(
        "Apple Support, Use Multitasking on your iPad", "https://support.apple.com/en-us/HT202070",
        .corroborated),
      Source(
        "Daring Fireball, Disabling multitasking in iPadOS 13",
        "https://daringfireball.net/linked/2020/01/28/disable-multitasking-ipados-13", .corroborated),
      Source(
        "SlashGear, iPadOS 26 settings to change",
        "https://www.slashgear.com/1981425/ipados-26-settings-to-change/", .corroborated),
    ],
    patterns: [
      StatementPattern("multitasking-setting"),
      StatementPattern("settings-app", "disable|opt-out", "slide-over|split-view|multitasking"),
      StatementPattern(
        "configure", "not-working", "check", without: ["split-view-controller", "storyboard"]),
    ],
    inputs: [os],
    evaluator: .decide(decide),
    examples: [
      Example(
        LocalizedText(hans: "iOS 9", hant: "iOS 9", en: "iOS 9"), ["os": 9],
        .value(
          answer("Settings › General › Multitasking", "Allow Multiple Apps", .corroborated))),
      Example(
        LocalizedText(
          hans: "iOS 12：路径没有找到出处",
          hant: "iOS 12：路徑沒有找到出處",
          en: "iOS 12: no source for the path was found"),
        ["os": "12.4"],
        .value(
          answer("Settings › General › Multitasking & Dock", "Allow Multiple Apps", .unsure))),
      Example(
        LocalizedText(hans: "iPadOS 13", hant: "iPadOS 13", en: "iPadOS 13"), ["os": 13],
        .value(
          answer("Settings › Home Screen & Dock › Multitasking", "Allow Multiple Apps", .corroborated))),
      Example(
        LocalizedText(hans: "iPadOS 26", hant: "iPadOS 26", en: "iPadOS 26"), ["os": "26.1"],
        .value(
          answer("Settings › Multitasking & Gestures", "Windowed Apps", .corroborated))),
      Example(
        LocalizedText(
          hans: "iOS 8 还没有多任务",
          hant: "iOS 8 還沒有多工",
          en: "iOS 8 has no multitasking yet"),
        ["os": 8], .verdict(.notApplicable)),
    ]
  )
}

private let os = Field<Version>(
  version: "os",
  LocalizedText(hans: "设备的系统版本", hant: "裝置的系統版本", en: "the device's system version"))

/// Where the choice stands from one system version on, and what to choose so that apps share the screen.
private struct Setting {
  let since: Version
  let path: String
  let choice: String
  let confidence: Source.Confidence
}

/// Oldest first. What no source confirms is marked, so that an answer can say so.
private let settings = [
  Setting(
    since: Version(9), path: "Settings › General › Multitasking", choice: "Allow Multiple Apps",
    confidence: .corroborated),
  Setting(
    since: Version(11), path: "Settings › General › Multitasking & Dock", choice: "Allow Multiple Apps",
    confidence: .unsure),
  Setting(
    since: Version(13), path: "Settings › Home Screen & Dock › Multitasking", choice: "Allow Multiple Apps",
    confidence: .corroborated),
  Setting(
    since: Version(14), path: "Settings › Home Screen & Dock › Multitasking", choice: "Allow Multiple Apps",
    confidence: .unsure),
  Setting(
    since: Version(16), path: "Settings › Home Screen & Multitasking", choice: "Allow Multiple Apps",
    confidence: .unsure),
  Setting(
    since: Version(17), path: "Settings › Multitasking & Gestures", choice: "Split View & Slide Over",
    confidence: .corroborated),
  Setting(
    since: Version(26), path: "Settings › Multitasking & Gestures", choice: "Windowed Apps",
    confidence: .corroborated),
  Setting(
    since: Version(27), path: "Settings › Multitasking & Gestures", choice: "Windowed Apps",
    confidence: .unsure),
]

/// What to examine, in this order, once the user's choice is right: what nobody can change comes first,
/// then what keeps every other rule from applying, then what is declared.
private let diagnosis = [
  "setup/eligible-device", "setup/device-family", "setup/base-sdk", "setup/full-screen-opt-out",
  "setup/all-orientations", "setup/launch-screen",
]

private func answer(_ path: String, _ choice: String, _ confidence: Source.Confidence) -> Value {
  [
    "path": .text(path), "switch": .text(choice), "confidence": .text(confidence.rawValue),
    "diagnosis": .list(diagnosis.map { .text($0) }),
  ]
}

private func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let version = try scenario[os]
  let evidence = [Evidence(os.name, .text(version.description))]
  guard let setting = settings.last(where: { $0.since <= version }) else {
    return Evaluation(.verdict(.notApplicable), .beforeMultitasking(version), evidence: evidence)
  }
  return Evaluation(
    .value(answer(setting.path, setting.choice, setting.confidence)),
    .whereToLook(setting, on: version), evidence: evidence)
}

extension LocalizedText {
  fileprivate static func beforeMultitasking(_ version: Version) -> LocalizedText {
    LocalizedText(
      hans: "系统 \(version) 还没有 iPad 多任务，它从 iOS 9 开始。",
      hant: "系統 \(version) 還沒有 iPad 多工，它從 iOS 9 開始。",
      en: "System \(version) has no iPad multitasking; it starts with iOS 9.")
  }

  fileprivate static func whereToLook(_ setting: Setting, on version: Version) -> LocalizedText {
    let doubt =
      setting.confidence == .unsure
      ? LocalizedText(
        hans: "（该版本的名称未经证实）",
        hant: "（此版本的名稱未經證實）",
        en: " (the names in this version are not confirmed)")
      : LocalizedText(hans: "", hant: "", en: "")
    return LocalizedText(
      hans: """
        在系统 \(version) 上打开 \(setting.path)，选择 \(setting.choice)\(doubt.hans)。\
        若已选好而功能仍不出现，依次检查：机型、设备系列、构建所用的 SDK、全屏键、四个方向、启动画面。
        """,
      hant: """
        在系統 \(version) 上打開 \(setting.path)，選擇 \(setting.choice)\(doubt.hant)。\
        若已選好而功能仍不出現，依序檢查：機型、裝置系列、建置所用的 SDK、全螢幕鍵、四個方向、啟動畫面。
        """,
      en: """
        On system \(version) open \(setting.path) and choose \(setting.choice)\(doubt.en). \
        If that is chosen and the features still do not appear, check in this order: model, device family, \
        SDK, full-screen key, the four orientations, launch screen.
        """)
  }
}
