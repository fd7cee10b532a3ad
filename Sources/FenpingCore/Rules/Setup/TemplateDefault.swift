extension Rule {
  static let templateDefault = Rule(
    "setup/template-default",
    title: LocalizedText(
      hans: "新建工程默认支持多任务",
      hant: "新建專案預設支援多工",
      en: "A new project supports multitasking by default"),
    statement: LocalizedText(
      hans: """
        用 Xcode 7 或更新的应用模板新建的工程不用改动就支持 Slide Over 和 Split View：\
        启动画面、四个方向和 SDK 都已备好。
        """,
      hant: """
        用 Xcode 7 或更新的應用程式範本新建的專案不用改動就支援 Slide Over 和 Split View：\
        啟動畫面、四個方向和 SDK 都已備好。
        """,
      en: """
        A project made from an app template of Xcode 7 or later supports Slide Over and Split View as it is: \
        launch screen, the four orientations and the SDK are in place.
        """),
    rationale: LocalizedText(
      hans: "从 Xcode 7 起，模板就按多任务的要求写好了各项声明；应用失去资格，总是因为后来改过其中某一项。",
      hant: "從 Xcode 7 起，範本就按多工的要求寫好了各項宣告；應用程式失去資格，總是因為後來改過其中某一項。",
      en: """
        Since Xcode 7 the templates declare what multitasking asks for; an app that no longer qualifies has \
        lost it by a later edit.
        """),
    advice: LocalizedText(
      hans: "旧工程缺什么，就新建一个工程对照着补；新工程不要动 iPad 的方向列表和启动画面。",
      hant: "舊專案缺什麼，就新建一個專案對照著補；新專案不要動 iPad 的方向清單和啟動畫面。",
      en: """
        Compare an old project with a new one and add what it lacks; in a new one leave the orientations for \
        iPad and the launch screen alone.
        """),
    questions: [
      LocalizedText(
        hans: "刚新建的工程，什么都不动就能分屏吗？",
        hant: "剛建立的新專案，什麼都不動就能分割畫面嗎？",
        en: "File > New Project: does the result split the screen without any work?"),
      LocalizedText(
        hans: "刚建好时能分屏，现在不行了，我改坏了什么？",
        hant: "剛建好時能分割，現在不行了，我改壞了什麼？",
        en: "It worked right after I created it, now it won't split. What have I broken?"),
      LocalizedText(
        hans: "和新建的工程比，我那个老古董缺了什么？",
        hant: "跟新建的專案比，我那個老專案少了什麼？",
        en: "What does a fresh Xcode project have that my ancient one lacks?"),
      LocalizedText(
        hans: "新工程里没有 Info.plist，方向那些写在哪儿了？",
        hant: "新專案裡沒有 Info.plist，方向那些寫在哪裡？",
        en: "My new project has no Info.plist. Where are the directions kept?"),
      LocalizedText(
        hans: "刚建的工程为什么四个旋转方向全勾上了？",
        hant: "剛建的專案為什麼四個旋轉方向全勾好了？",
        en: "Why are all rotation boxes ticked in something I only just made?"),
      LocalizedText(
        hans: "从哪版 Xcode 起，起始工程天生就能两个应用同屏？",
        hant: "從哪版 Xcode 開始，起始專案一建好就能兩個 App 並排？",
        en: "From which Xcode on do starter projects come ready for two apps on a screen?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), until: Version(15), .holds,
        LocalizedText(
          hans: "Xcode 7 至 12：声明写在 Info.plist 文件里。",
          hant: "Xcode 7 至 12：宣告寫在 Info.plist 檔案裡。",
          en: "Xcode 7 to 12: the declarations stand in an Info.plist file.")),
      ValidityClause(
        .sdk, since: Version(15), .holds,
        LocalizedText(
          hans: "Xcode 13 起：Info.plist 由构建设置生成，启动画面是一个空的 UILaunchScreen。",
          hant: "Xcode 13 起：Info.plist 由建置設定產生，啟動畫面是一個空的 UILaunchScreen。",
          en: "Xcode 13 and later: build settings generate the Info.plist, with an empty UILaunchScreen.")),
    ],
    sources: [
      SetupSource.quickStart, SetupSource.launchScreenRequirement,
      Source(
        "The Info.plist of the Xcode 12 template, in expo-cli",
        "https://github.com/expo/expo-cli/pull/3710", .read),
    ],
    patterns: [
      StatementPattern(
        "template|new-project", "slide-over|split-view|multitasking|launch-screen",
        without: ["split-view-controller", "master-detail", "auto-layout"])
    ],
    inputs: [xcode],
    evaluator: .decide(decide),
    examples: [
      Example(
        LocalizedText(
          hans: "Xcode 7，第一个支持的版本",
          hant: "Xcode 7，第一個支援的版本",
          en: "Xcode 7, the first that does"),
        ["xcode": 7],
        .value([
          "multitasking": true, "info-plist": "file", "launch-screen": "UILaunchStoryboardName",
          "ipad-orientations": four, "device-family": "1,2", "scenes": false, "confidence": "corroborated",
        ])),
      Example(
        LocalizedText(
          hans: "Xcode 10：两个已知版本之间",
          hant: "Xcode 10：兩個已知版本之間",
          en: "Xcode 10, between two that are known"),
        ["xcode": "10.2"],
        .value([
          "multitasking": true, "info-plist": "file", "launch-screen": "UILaunchStoryboardName",
          "ipad-orientations": four, "device-family": "1,2", "scenes": false, "confidence": "derived",
        ])),
      Example(
        LocalizedText(
          hans: "Xcode 15：全由构建设置生成",
          hant: "Xcode 15：全由建置設定產生",
          en: "Xcode 15, all of it generated"),
        ["xcode": 15],
        .value([
          "multitasking": true, "info-plist": "generated", "launch-screen": "UILaunchScreen",
          "ipad-orientations": four, "device-family": "1,2", "scenes": true, "confidence": "corroborated",
        ])),
      Example(
        LocalizedText(
          hans: "Xcode 6 还没有多任务",
          hant: "Xcode 6 還沒有多工",
          en: "Xcode 6 knows no multitasking"),
        ["xcode": "6.4"], .value(["multitasking": false, "confidence": "corroborated"])),
      Example(
        LocalizedText(
          hans: "没有这个版本",
          hant: "沒有這個版本",
          en: "a version that there is not"),
        ["xcode": 20], .verdict(.notApplicable)),
    ]
  )
}

private let xcode = Field<Version>(
  version: "xcode",
  LocalizedText(
    hans: "建立工程的 Xcode 版本",
    hant: "建立專案的 Xcode 版本",
    en: "the version of Xcode whose template makes the project"))

private let four: Value = [
  "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
  "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
]

/// What the app template of one version and those after it declares.
private struct Template {
  let since: Version
  let infoPlist: String
  let launchScreen: String
  /// Whether the project has a scene manifest.
  let scenes: Bool
  let confidence: Source.Confidence
}

/// Oldest first. No template was read itself: 7 is Apple's word, 12 and 13 were seen in projects, and
/// those between lie between two that agree.
private let templates = [
  Template(
    since: Version(7), infoPlist: "file", launchScreen: "UILaunchStoryboardName", scenes: false,
    confidence: .corroborated),
  Template(
    since: Version(8), infoPlist: "file", launchScreen: "UILaunchStoryboardName", scenes: false,
    confidence: .derived),
  Template(
    since: Version(11), infoPlist: "file", launchScreen: "UILaunchStoryboardName", scenes: true,
    confidence: .derived),
  Template(
    since: Version(12), infoPlist: "file", launchScreen: "UILaunchStoryboardName", scenes: true,
    confidence: .read),
  Template(
    since: Version(13), infoPlist: "generated", launchScreen: "UILaunchScreen", scenes: true,
    confidence: .corroborated),
  // Newer than any project that was looked at.
  Template(
    since: Version(26), infoPlist: "generated", launchScreen: "UILaunchScreen", scenes: true,
    confidence: .derived),
]

private func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let version = try scenario[xcode]
  let evidence = [Evidence(xcode.name, .text(version.description))]
  // The numbers follow those of the system since 26.
  if version >= Version(17), version < Version(26) {
    return Evaluation(.verdict(.notApplicable), .noSuchVersion(version), evidence: evidence)
  }
  guard let template = templates.last(where: { $0.since <= version }) else {
    return Evaluation(
      .value(["multitasking": false, "confidence": .text(Source.Confidence.corroborated.rawValue)]),
      .tooEarly(version), evidence: evidence)
  }
  return Evaluation(
    .value([
      "multitasking": true, "info-plist": .text(template.infoPlist),
      "launch-screen": .text(template.launchScreen), "ipad-orientations": four, "device-family": "1,2",
      "scenes": .flag(template.scenes), "confidence": .text(template.confidence.rawValue),
    ]),
    .declares(template, version), evidence: evidence)
}

extension LocalizedText {
  fileprivate static func tooEarly(_ version: Version) -> LocalizedText {
    LocalizedText(
      hans: "Xcode \(version) 的 SDK 早于 9，没有 iPad 多任务；工程要用更新的 Xcode 构建，并补上各项声明。",
      hant: "Xcode \(version) 的 SDK 早於 9，沒有 iPad 多工；專案要以更新的 Xcode 建置，並補上各項宣告。",
      en: """
        The SDK of Xcode \(version) is older than 9 and knows no iPad multitasking; build the project with a \
        newer Xcode and add the declarations.
        """)
  }

  fileprivate static func noSuchVersion(_ version: Version) -> LocalizedText {
    LocalizedText(
      hans: "没有 Xcode \(version)：16 之后的版本号是 26。",
      hant: "沒有 Xcode \(version)：16 之後的版本號是 26。",
      en: "There is no Xcode \(version): 16 is followed by 26.")
  }

  fileprivate static func declares(_ template: Template, _ version: Version) -> LocalizedText {
    let doubt =
      template.confidence == .derived
      ? LocalizedText(
        hans: "这一版的模板没有亲见，由前后的版本推断。", hant: "這一版的範本沒有親見，由前後的版本推斷。",
        en: "The template of this version was not seen; its neighbours agree on it.")
      : nil
    let text =
      template.infoPlist == "file"
      ? LocalizedText(
        hans: "Xcode \(version) 的模板在 Info.plist 里写好了 iPad 的四个方向和启动故事板，不用改动就支持多任务。",
        hant: "Xcode \(version) 的範本在 Info.plist 裡寫好了 iPad 的四個方向和啟動 Storyboard，不用改動就支援多工。",
        en: """
          The template of Xcode \(version) writes the four orientations for iPad and a launch storyboard into \
          the Info.plist; the project supports multitasking as it is.
          """)
      : LocalizedText(
        hans: """
          Xcode \(version) 的模板用构建设置生成 Info.plist：iPad 四个方向，iPhone 三个，启动画面是空的 \
          UILaunchScreen；不用改动就支持多任务。
          """,
        hant: """
          Xcode \(version) 的範本用建置設定產生 Info.plist：iPad 四個方向，iPhone 三個，啟動畫面是空的 \
          UILaunchScreen；不用改動就支援多工。
          """,
        en: """
          The template of Xcode \(version) generates the Info.plist from build settings, with four \
          orientations for iPad, three for iPhone and an empty UILaunchScreen; the project supports \
          multitasking as it is.
          """)
    return text.then(doubt)
  }
}
