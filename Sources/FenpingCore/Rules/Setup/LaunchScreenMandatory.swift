extension Rule {
  static let launchScreenMandatory = Rule(
    "setup/launch-screen-mandatory", storeCodes: ["90870"],
    messages: [
      "missing launch screen starting with the ios 27 release",
      "must provide a launch screen using an xcode storyboard or uilaunchscreen",
    ],
    severity: .warning,
    title: LocalizedText(
      hans: "每个应用都要有启动画面",
      hant: "每個應用程式都要有啟動畫面",
      en: "Every app needs a launch screen"),
    statement: LocalizedText(
      hans: """
        无论面向 iPhone 还是 iPad、是否要求全屏，Info.plist 都必须含有 UILaunchStoryboardName、\
        UILaunchStoryboards、UILaunchScreen、UILaunchScreens 之一。
        """,
      hant: """
        無論面向 iPhone 還是 iPad、是否要求全螢幕，Info.plist 都必須含有 UILaunchStoryboardName、\
        UILaunchStoryboards、UILaunchScreen、UILaunchScreens 之一。
        """,
      en: """
        For iPhone or iPad, full screen or not, the Info.plist must contain one of UILaunchStoryboardName, \
        UILaunchStoryboards, UILaunchScreen and UILaunchScreens.
        """),
    rationale: LocalizedText(
      hans: """
        系统从启动画面得知应用能用满当前的屏幕。App Store 自 2020 年起对用 iOS 13 SDK \
        构建的应用提出这一要求，用 27 SDK 构建的应用缺少它会以 ITMS-90870 被拒。
        """,
      hant: """
        系統從啟動畫面得知應用程式能用滿目前的螢幕。App Store 自 2020 年起對以 iOS 13 SDK \
        建置的應用程式提出這項要求，以 27 SDK 建置的應用程式缺少它會以 ITMS-90870 被退件。
        """,
      en: """
        A launch screen tells the system that the app can use the whole of the present screen. \
        The store has asked for one since 2020 in apps built with the iOS 13 SDK, and refuses those built \
        with the 27 SDK with ITMS-90870.
        """),
    advice: LocalizedText(
      hans: """
        在 Info.plist 里放一个空的 UILaunchScreen 字典就够了；使用生成的 Info.plist 时，\
        打开 Launch Screen (Generation)。
        """,
      hant: """
        在 Info.plist 裡放一個空的 UILaunchScreen 字典就夠了；使用自動產生的 Info.plist 時，\
        打開 Launch Screen (Generation)。
        """,
      en: """
        An empty UILaunchScreen dictionary in the Info.plist is enough; with a generated Info.plist, \
        turn on Launch Screen (Generation).
        """),
    questions: [
      LocalizedText(
        hans: "只有手机版，也必须做启动页吗？",
        hant: "只有手機版，也一定要做啟動畫面嗎？",
        en: "Phone-only app: is a splash compulsory as well?"),
      LocalizedText(
        hans: "换了最新 SDK 之后报 ITMS-90870，到底要什么？",
        hant: "換了最新 SDK 之後出現 ITMS-90870，到底要什麼？",
        en: "ITMS-90870 after moving to the newest SDK. What do they want?"),
      LocalizedText(
        hans: "游戏独占屏幕，没有启动页，会被拒吗？",
        hant: "遊戲獨佔螢幕，沒有啟動畫面，會被退件嗎？",
        en: "My game takes the whole display and has no splash. Will it be turned down?"),
      LocalizedText(
        hans: "最少加点什么就算满足开屏要求？",
        hant: "最少加點什麼就算符合開場畫面的要求？",
        en: "What is the least I can add so that the splash requirement is met?"),
      LocalizedText(
        hans: "SwiftUI 应用没有 storyboard，勾哪一项才能过审？",
        hant: "SwiftUI App 沒有 storyboard，勾哪一項才能過審？",
        en: "There is no storyboard in my SwiftUI app. Which box gets me past review?"),
      LocalizedText(
        hans: "从什么时候起，苹果要求人人都得有开屏界面？",
        hant: "從什麼時候開始，Apple 要求每個 App 都要有開場畫面？",
        en: "Since when does Apple insist on a splash for everybody?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(13), until: Version(27), .holds,
        LocalizedText(
          hans: "App Store 要求如此，但不据此拒绝上传。",
          hant: "App Store 要求如此，但不據此退件。",
          en: "The store asks for it but refuses no upload without it.")),
      ValidityClause(
        .sdk, since: Version(27), .holds,
        LocalizedText(
          hans: "缺少时上传被拒（ITMS-90870）。",
          hant: "缺少時上傳會被退件（ITMS-90870）。",
          en: "Without one the upload is refused (ITMS-90870).")),
    ],
    sources: [
      SetupSource.launchScreenRequirement,
      Source(
        "The store's requirement of 2020, reported for cordova-ios",
        "https://github.com/apache/cordova-ios/issues/770", .read),
    ],
    patterns: [StatementPattern("launch-screen", "app-store|validation|base-sdk", without: ["auto-layout"])],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "空的 UILaunchScreen 就够了",
          hant: "空的 UILaunchScreen 就夠了",
          en: "an empty UILaunchScreen is enough"),
        ["UIDeviceFamily": [1], "UILaunchScreen": [:], "sdk": 27], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "全屏应用也要有：26 SDK 是警告",
          hant: "全螢幕應用程式也要有：26 SDK 是警告",
          en: "a full-screen app needs one too: a warning with the 26 SDK"),
        ["UIRequiresFullScreen": true, "sdk": 26], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "只面向 iPhone，27 SDK：上传被拒",
          hant: "只面向 iPhone，27 SDK：退件",
          en: "for iPhone only, with the 27 SDK: refused"),
        ["UIDeviceFamily": [1], "sdk": 27], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "故事板名为空",
          hant: "Storyboard 名稱為空",
          en: "an empty storyboard name"),
        ["UILaunchStoryboardName": "", "sdk": 27], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "变量未解析：有键就够了",
          hant: "變數未解析：有鍵就夠了",
          en: "an unresolved name: its presence is enough"),
        ["UILaunchStoryboardName": "$(LAUNCH)", "sdk": 27], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "只有 ~ipad 键，还面向 iPhone",
          hant: "只有 ~ipad 鍵，還面向 iPhone",
          en: "keys for iPad alone in an app for iPhone too"),
        ["UIDeviceFamily": [1, 2], "UILaunchScreen~ipad": [:], "sdk": 27], .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "用 iOS 12 的 SDK 构建",
          hant: "以 iOS 12 的 SDK 建置",
          en: "built with the iOS 12 SDK"),
        ["sdk": 12], .verdict(.notApplicable)),
    ]
  )
}

private let keys: [any InputField] = [
  TargetField.launchStoryboardName, TargetField.launchStoryboards, TargetField.launchScreen,
  TargetField.launchScreens,
]
private let iPadKeys: [any InputField] = [
  TargetField.iPadLaunchStoryboardName, TargetField.iPadLaunchStoryboards, TargetField.iPadLaunchScreen,
  TargetField.iPadLaunchScreens,
]
private let fields: [any InputField] =
  keys + iPadKeys + [
    TargetField.sdk, TargetField.platform, TargetField.deviceFamilies, TargetField.buildSettings,
    TargetField.missingFiles, TargetField.requiresFullScreen, TargetField.isPreprocessed,
    TargetField.unreadableInfoPlist,
  ]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, .readable, inputs: fields) { return obstacle }
  if facts.isBuilt(beforeSDK: Version(13)) {
    return facts.verdict(.notApplicable, .beforeTheRule, inputs: fields)
  }
  if let key = keys.first(where: facts.qualifies) {
    if case .text(let text)? = facts.values[key.name], text.refersToBuildSetting {
      return facts.verdict(.pass, .presentUnresolved(key.name, text), inputs: fields)
    }
    return facts.verdict(.pass, .present(key.name), inputs: fields)
  }
  if let key = iPadKeys.first(where: facts.qualifies) {
    let isForIPadAlone = facts.effectiveFamilies == .known([2])
    return facts.verdict(
      isForIPadAlone ? .pass : .needsReview, isForIPadAlone ? .present(key.name) : .forIPadAlone(key.name),
      inputs: fields)
  }
  let isEmpty = facts.values[TargetField.launchStoryboardName.name] == ""
  let (severity, consequence) = facts.consequence
  return facts.verdict(
    .fail, (isEmpty ? LocalizedText.emptyName : .nothing).then(consequence), severity: severity,
    inputs: fields)
}

extension TargetFacts {
  /// Whether the key is there. An empty storyboard name is no launch screen.
  fileprivate func qualifies(_ key: any InputField) -> Bool {
    values[key.name].map { $0 != "" } ?? false
  }

  /// What the store does, by the SDK; one that is not known makes it a note that names both.
  fileprivate var consequence: (Severity, LocalizedText) {
    if isBuilt(withSDK: Version(27)) { return (.error, .refused) }
    if case .known(.version) = self[TargetField.sdk] { return (.warning, .asked) }
    return (.note, .askedOrRefused)
  }
}

extension LocalizedText {
  fileprivate static let beforeTheRule = LocalizedText(
    hans: "构建所用的 SDK 早于 13，App Store 还没有这项要求。",
    hant: "建置所用的 SDK 早於 13，App Store 還沒有這項要求。",
    en: "The app is built with an SDK before 13, when the store did not ask for one yet.")

  fileprivate static func present(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: "\(key) 提供了启动画面。", hant: "\(key) 提供了啟動畫面。", en: "\(key) provides a launch screen.")
  }

  fileprivate static func presentUnresolved(_ key: String, _ text: String) -> LocalizedText {
    LocalizedText(
      hans: "有 \(key) 这个键，这里只看它在不在；它的值 \(text) 没有解析出来，若该设置未定义，Xcode 会把它展开为空。",
      hant: "有 \(key) 這個鍵，這裡只看它在不在；它的值 \(text) 未能解析，若該設定沒有定義，Xcode 會把它展開為空白。",
      en: """
        \(key) is there, which is all that counts here; its value \(text) could not be resolved, \
        and Xcode would expand an undefined setting to nothing.
        """)
  }

  fileprivate static func forIPadAlone(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: "只有 \(key)，没有不带后缀的键；该应用不只面向 iPad，App Store 会怎样看尚无定论。请补上不带后缀的键。",
      hant: "只有 \(key)，沒有不帶字尾的鍵；此應用程式不只面向 iPad，App Store 會怎樣看尚無定論。請補上不帶字尾的鍵。",
      en: """
        There is \(key) and no plain key, in an app that is not known to be for iPad alone. What the store \
        makes of that is not settled; add a plain key.
        """)
  }

  fileprivate static let nothing = LocalizedText(
    hans: "四个启动键一个也没有。", hant: "四個啟動鍵一個也沒有。", en: "None of the four launch keys is there.")

  fileprivate static let emptyName = LocalizedText(
    hans: "UILaunchStoryboardName 是空字符串，等于没有启动画面。",
    hant: "UILaunchStoryboardName 是空字串，等於沒有啟動畫面。",
    en: "UILaunchStoryboardName is an empty string, which is no launch screen.")

  fileprivate static let asked = LocalizedText(
    hans: "App Store 要求有；从 27 SDK 起，缺少时上传被拒（ITMS-90870）。",
    hant: "App Store 要求要有；從 27 SDK 起，缺少時會被退件（ITMS-90870）。",
    en: "The store asks for one, and from the 27 SDK on refuses an upload without it (ITMS-90870).")

  fileprivate static let refused = LocalizedText(
    hans: "用 27 SDK 构建，上传会被拒（ITMS-90870）。",
    hant: "以 27 SDK 建置，上傳會被退件（ITMS-90870）。",
    en: "Built with the 27 SDK, the upload is refused (ITMS-90870).")

  fileprivate static let askedOrRefused = LocalizedText(
    hans: "SDK 的版本不得而知：从 13 起是警告，从 27 起上传被拒（ITMS-90870）。",
    hant: "SDK 的版本不得而知：從 13 起是警告，從 27 起會被退件（ITMS-90870）。",
    en: "The SDK is not known: from 13 on it is a warning, from 27 on the upload is refused (ITMS-90870).")
}
