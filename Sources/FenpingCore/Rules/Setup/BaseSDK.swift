extension Rule {
  static let baseSDK = Rule(
    "setup/base-sdk", severity: .error,
    title: LocalizedText(
      hans: "用 iOS 9 或更新的 SDK 构建",
      hant: "以 iOS 9 或更新的 SDK 建置",
      en: "Build with the iOS 9 SDK or later"),
    statement: LocalizedText(
      hans: "应用要用 iOS 9 或更新的 SDK 构建；在工程里就是把 Base SDK 设为 Latest iOS。",
      hant: "應用程式要以 iOS 9 或更新的 SDK 建置；在專案裡就是把 Base SDK 設為 Latest iOS。",
      en: "Build the app with the iOS 9 SDK or later; in a project that means the Base SDK “Latest iOS”."),
    rationale: LocalizedText(
      hans: """
        系统看应用是用哪个 SDK 链接的，据此决定要不要给它新行为。早于 9 的 SDK 没有多任务，\
        这样的应用不会出现在 Slide Over 的应用列表里，其余设置写得再全也没有用。
        """,
      hant: """
        系統依應用程式連結的 SDK 決定是否給予新行為。早於 9 的 SDK 沒有多工，\
        這樣的應用程式不會出現在 Slide Over 的應用程式清單裡，其餘設定寫得再完整也沒有用。
        """,
      en: """
        The system looks at the SDK that an app was linked with before it grants new behaviour. \
        An SDK before 9 knows nothing of multitasking: the app does not even appear in the Slide Over picker, \
        whatever else is configured.
        """),
    advice: LocalizedText(
      hans: """
        把构建设置 SDKROOT 设为 iphoneos，让 Xcode 自动选用自带的最新 SDK，然后重新构建。若功能仍不出现，\
        看构建产物里的 DTPlatformVersion。
        """,
      hant: """
        把建置設定 SDKROOT 設為 iphoneos，讓 Xcode 自動選用內附的最新 SDK，然後重新建置。若功能仍不出現，\
        請看建置產物裡的 DTPlatformVersion。
        """,
      en: """
        Set the build setting SDKROOT to iphoneos, so that Xcode takes the newest SDK it has, \
        and build again. If the features still do not appear, look at DTPlatformVersion in the built app.
        """),
    questions: [
      LocalizedText(
        hans: "老工程是好多年前编译的，从侧边拉出来的那一栏里总找不到它，为什么？",
        hant: "舊專案是好多年前編譯的，從旁邊拉出來的那一欄裡總找不到它，為什麼？",
        en: "Old project compiled ages ago never turns up in the strip at the side. Why?"),
      LocalizedText(
        hans: "想和别的应用同屏，编译工具最旧能用到哪一版？",
        hant: "想跟別的 App 一起顯示，編譯工具最舊可以用到哪一版？",
        en: "How old may my toolchain be if the app is to run beside others?"),
      LocalizedText(
        hans: "旧的安装包不改代码，重新编译一遍就能分屏吗？",
        hant: "舊的安裝檔不改程式碼，重新編譯一次就能分割畫面嗎？",
        en: "Is recompiling enough to get a legacy binary into split screen?"),
      LocalizedText(
        hans: "SDKROOT 该写死版本号，还是只写 iphoneos？",
        hant: "SDKROOT 該寫死版本號，還是只寫 iphoneos？",
        en: "Fixed version number or plain iphoneos: what goes into SDKROOT?"),
      LocalizedText(
        hans: "怎么看出一个打好的 ipa 是拿哪版 SDK 编的？",
        hant: "怎麼看出一個打包好的 ipa 是用哪版 SDK 編的？",
        en: "How can I see which SDK a finished ipa was made with?"),
      LocalizedText(
        hans: "用 Xcode 6 编出来的应用，能在侧拉里打开吗？",
        hant: "用 Xcode 6 編出來的 App，能在 Slide Over 裡打開嗎？",
        en: "Does Xcode 6 do for an app that should open in Slide Over?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "从 9 起的每个 SDK 都满足；App Store 如今要求的 SDK 远高于此。",
          hant: "從 9 起的每個 SDK 都符合；App Store 如今要求的 SDK 遠高於此。",
          en: "Every SDK from 9 on satisfies it; the store asks for far newer ones today."))
    ],
    sources: [SetupSource.quickStart, SetupSource.productValidation],
    patterns: [
      StatementPattern("base-sdk", without: ["template", "documentation"]),
      StatementPattern("latest", "sdk", "build"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "工程用最新的 SDK",
          hant: "專案使用最新的 SDK",
          en: "a project on the latest SDK"),
        ["sdk": "latest", "UIDeviceFamily": [1, 2]], .verdict(.pass)),
      Example(
        LocalizedText(hans: "恰好是 9", hant: "剛好是 9", en: "exactly 9"),
        ["sdk": "9.0", "UIDeviceFamily": [2]], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "用 iOS 8 SDK 构建的旧应用",
          hant: "以 iOS 8 SDK 建置的舊應用程式",
          en: "an old app, built with the iOS 8 SDK"),
        ["sdk": "8.4", "UIDeviceFamily": [1, 2]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "只有源 Info.plist",
          hant: "只有原始 Info.plist",
          en: "a source Info.plist alone"),
        ["UIDeviceFamily": [1, 2]], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "版本写成构建设置",
          hant: "版本寫成建置設定",
          en: "a version that is a build setting"),
        ["sdk": "$(SDK_VERSION)", "UIDeviceFamily": [2]], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "只面向 iPhone", hant: "只面向 iPhone", en: "for iPhone only"),
        ["sdk": "8.4", "UIDeviceFamily": [1]], .verdict(.notApplicable)),
      Example(
        LocalizedText(hans: "模拟器构建", hant: "模擬器建置", en: "a simulator build"),
        ["sdk": "18.0", "platform": "iphonesimulator", "UIDeviceFamily": [2]], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.sdk, TargetField.platform, TargetField.deviceFamilies, TargetField.buildSettings,
  TargetField.missingFiles,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  // Whether the app runs on iPad matters only where it certainly does not: an SDK can be judged alone.
  if let exemption = facts.exemption(from: .devicePlatform, .iPad, inputs: fields) { return exemption }
  switch facts[TargetField.sdk] {
  case .known(.latest):
    return facts.verdict(.pass, .latest, inputs: fields)
  case .known(.version(let sdk)):
    return facts.verdict(sdk >= Version(9) ? .pass : .fail, .built(with: sdk), inputs: fields)
  case .absent:
    return facts.verdict(.unknown, .notRecorded, inputs: fields)
  case .unresolved(let text):
    return facts.verdict(.unknown, .unresolved("SDK", text), inputs: fields)
  }
}

extension LocalizedText {
  fileprivate static let latest = LocalizedText(
    hans: "工程使用最新的 SDK。",
    hant: "專案使用最新的 SDK。",
    en: "The project uses the latest SDK.")

  fileprivate static func built(with sdk: Version) -> LocalizedText {
    LocalizedText(
      hans: "该应用用 \(sdk) SDK 构建；多任务从 9 开始。",
      hant: "此應用程式以 \(sdk) SDK 建置；多工從 9 開始。",
      en: "The app is built with the \(sdk) SDK; multitasking starts with 9.")
  }

  fileprivate static let notRecorded = LocalizedText(
    hans: "源 Info.plist 不记录 SDK；请检查构建产物（DTPlatformVersion）或工程文件。",
    hant: "原始 Info.plist 不記錄 SDK；請檢查建置產物（DTPlatformVersion）或專案檔。",
    en: """
      A source Info.plist does not record the SDK; check the built app (DTPlatformVersion) or the project.
      """)
}
