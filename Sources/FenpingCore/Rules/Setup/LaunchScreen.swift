extension Rule {
  static let launchScreen = Rule(
    "setup/launch-screen", storeCodes: ["90475"],
    messages: [
      "ipad multitasking support requires launch story board in bundle",
      "ipad multitasking support requires launch storyboard in bundle",
      "must provide the app s launch screen using an xcode storyboard",
      "a launch storyboard or xib must be provided unless the app requires full screen",
    ],
    severity: .error,
    title: LocalizedText(
      hans: "提供能适应大小的启动画面",
      hant: "提供能適應大小的啟動畫面",
      en: "Provide a launch screen that adapts"),
    statement: LocalizedText(
      hans: """
        参与多任务的应用必须提供启动故事板；最低系统版本为 14 或更高时，用 UILaunchScreen 字典代替也可以。
        """,
      hant: """
        參與多工的應用程式必須提供啟動 Storyboard；最低系統版本為 14 或更高時，\
        改用 UILaunchScreen 字典也可以。
        """,
      en: """
        An app that takes part in multitasking must provide a launch storyboard; with a deployment target of \
        14 or later a UILaunchScreen dictionary will do instead.
        """),
    rationale: LocalizedText(
      hans: """
        应用可能直接在窄窗口里启动，固定尺寸的图片无法铺满每一种大小，故事板和启动配置可以。\
        缺少时 Xcode 会警告，App Store 以 ITMS-90475 拒绝上传。
        """,
      hant: """
        應用程式可能直接在窄視窗裡啟動，固定尺寸的圖片無法填滿每一種大小，Storyboard 和啟動設定則可以。\
        缺少時 Xcode 會警告，App Store 以 ITMS-90475 退件。
        """,
      en: """
        The app may start in a narrow window. No picture of a fixed size fills every window, \
        while a storyboard or a launch configuration does. Without one Xcode warns and the store refuses the \
        upload with ITMS-90475.
        """),
    advice: LocalizedText(
      hans: """
        新建启动故事板并把不带扩展名的文件名写进 UILaunchStoryboardName；或者把最低系统版本提到 14，\
        在 Info.plist 里放一个 UILaunchScreen 字典，空的也行。
        """,
      hant: """
        新增啟動 Storyboard，並把不含副檔名的檔名寫進 UILaunchStoryboardName；或把最低系統版本提高到 14，\
        在 Info.plist 裡放一個 UILaunchScreen 字典，空的也行。
        """,
      en: """
        Add a launch storyboard and name it, without extension, in UILaunchStoryboardName; or raise the \
        deployment target to 14 and put a UILaunchScreen dictionary, even an empty one, into the Info.plist.
        """),
    questions: [
      LocalizedText(
        hans: "商店说 iPad 应用的包里缺 launch story board，怎么补？",
        hant: "商店說 iPad App 的套件裡少了 launch story board，怎麼補？",
        en: "Store wants a \"launch story board in bundle\" from my iPad app. How do I satisfy it?"),
      LocalizedText(
        hans: "想支持分屏，UILaunchScreen 留个空字典行不行？",
        hant: "想支援分割畫面，UILaunchScreen 留個空字典行不行？",
        en: "Is an empty UILaunchScreen dictionary OK if I want split screen?"),
      LocalizedText(
        hans: "还要兼容 iOS 12，启动页只在 plist 里写一项可以吗？",
        hant: "還要相容 iOS 12，啟動畫面只在 plist 寫一項可以嗎？",
        en: "We still support iOS 12. May the splash be just a plist entry?"),
      LocalizedText(
        hans: "能不能和别的应用并排，跟启动时显示什么有什么关系？",
        hant: "能不能跟別的 App 並排，和啟動時顯示什麼有什麼關係？",
        en: "Why does running beside another app depend on what is shown while starting?"),
      LocalizedText(
        hans: "iPad 应用没放启动页文件，侧拉里出不来是因为这个吗？",
        hant: "iPad App 沒放啟動畫面檔，Slide Over 裡出不來是因為這個嗎？",
        en: "No splash file in my iPad target; is that why Slide Over won't offer it?"),
      LocalizedText(
        hans: "上传报 ITMS-90475，最快怎么解决？",
        hant: "上傳出現 ITMS-90475，最快怎麼解決？",
        en: "ITMS-90475 on upload, quickest way out?"),
    ],
    validity: [
      ValidityClause(
        .deploymentTarget, until: Version(14), .holds,
        LocalizedText(
          hans: "只有启动故事板（或 xib）算数。",
          hant: "只有啟動 Storyboard（或 xib）才算。",
          en: "Only a launch storyboard (or xib) counts.")),
      ValidityClause(
        .deploymentTarget, since: Version(14), .holds,
        LocalizedText(
          hans: "UILaunchScreen 或 UILaunchScreens 也算数。",
          hant: "UILaunchScreen 或 UILaunchScreens 也算。",
          en: "UILaunchScreen or UILaunchScreens counts as well.")),
      ValidityClause(
        .sdk, since: Version(27), .holds,
        LocalizedText(
          hans: "此外，任何 iPhone 或 iPad 应用都必须有启动画面（ITMS-90870）。",
          hant: "此外，任何 iPhone 或 iPad 應用程式都必須有啟動畫面（ITMS-90870）。",
          en: "Besides, every app for iPhone or iPad must have a launch screen at all (ITMS-90870).")),
    ],
    sources: [
      SetupSource.quickStart, SetupSource.productValidation, SetupSource.launchScreen,
      SetupSource.launchRejection, SetupSource.launchScreenRequirement,
    ],
    patterns: [
      StatementPattern(
        "launch-screen", "storyboard|nib|provide|declare|multitasking|launch-image",
        without: [
          "remove", "snapshot", "auto-layout", "file-extension", "template", "new-project", "documentation",
          "name", "file-name",
        ]),
      StatementPattern(
        "launch-screen", "info-plist", "add", without: ["launch-image", "file-extension"], isInstruction: true
      ),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "启动故事板", hant: "啟動 Storyboard", en: "a launch storyboard"),
        ["UIDeviceFamily": [1, 2], "UILaunchStoryboardName": "Launch", "deployment-target": 12],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "空的 UILaunchScreen，最低版本 14",
          hant: "空的 UILaunchScreen，最低版本 14",
          en: "an empty UILaunchScreen, deployed from 14"),
        ["UIDeviceFamily": [2], "UILaunchScreen": [:], "deployment-target": 14], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "UILaunchScreen，最低版本 13",
          hant: "UILaunchScreen，最低版本 13",
          en: "a UILaunchScreen, deployed from 13"),
        ["UIDeviceFamily": [2], "UILaunchScreen": [:], "deployment-target": 13], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "UILaunchScreen，最低版本不明",
          hant: "UILaunchScreen，最低版本不明",
          en: "a UILaunchScreen, deployment target not known"),
        ["UIDeviceFamily": [2], "UILaunchScreen": [:]], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "什么都没有", hant: "什麼都沒有", en: "nothing at all"),
        ["UIDeviceFamily": [1, 2], "deployment-target": 15], .verdict(.fail)),
      Example(
        LocalizedText(hans: "故事板名为空", hant: "Storyboard 名稱為空", en: "an empty storyboard name"),
        ["UIDeviceFamily": [2], "UILaunchStoryboardName": "", "deployment-target": 15], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "多个故事板，默认项有定义",
          hant: "多個 Storyboard，預設項有定義",
          en: "several storyboards, the default is defined"),
        [
          "UIDeviceFamily": [2],
          "UILaunchStoryboards": [
            "UIDefaultLaunchStoryboard": "main",
            "UILaunchStoryboardDefinitions": [
              ["UILaunchStoryboardIdentifier": "main", "UILaunchStoryboardFile": "Launch"]
            ],
          ],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "多个故事板，默认项没有定义",
          hant: "多個 Storyboard，預設項沒有定義",
          en: "several storyboards, the default is not defined"),
        [
          "UIDeviceFamily": [2],
          "UILaunchStoryboards": [
            "UIDefaultLaunchStoryboard": "main",
            "UILaunchStoryboardDefinitions": [
              ["UILaunchStoryboardIdentifier": "other", "UILaunchStoryboardFile": "Launch"]
            ],
          ],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "故事板名是未解析的变量",
          hant: "Storyboard 名稱是未解析的變數",
          en: "an unresolved storyboard name"),
        ["UIDeviceFamily": [2], "UILaunchStoryboardName": "$(LAUNCH_STORYBOARD)"], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "已退出多任务", hant: "已退出多工", en: "opted out of multitasking"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 18], .verdict(.notApplicable)),
      Example(
        LocalizedText(hans: "只面向 iPhone", hant: "只面向 iPhone", en: "for iPhone only"),
        ["UIDeviceFamily": [1]], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.iPadLaunchStoryboardName, TargetField.launchStoryboardName,
  TargetField.iPadLaunchStoryboards, TargetField.launchStoryboards,
  TargetField.iPadLaunchScreen, TargetField.launchScreen,
  TargetField.iPadLaunchScreens, TargetField.launchScreens,
  TargetField.deploymentTarget, TargetField.requiresFullScreen, TargetField.deviceFamilies,
  TargetField.sdk, TargetField.platform, TargetField.buildSettings,
  TargetField.missingFiles, TargetField.isPreprocessed, TargetField.unreadableInfoPlist,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  let preconditions = facts.obstacle(
    to: .devicePlatform, .sdk, .iPad, .sharesScreen, .readable, inputs: fields)
  if let preconditions { return preconditions }

  let name = facts.launchStoryboardName
  if let text = name.value, !text.isEmpty {
    return facts.verdict(.pass, .storyboard(text), inputs: fields)
  }
  if facts.definesDefaultLaunchStoryboard {
    return facts.verdict(.pass, .defaultStoryboard, inputs: fields)
  }
  // Xcode takes a built app that names no oldest system for one from before 14.
  let reachesConfigurations = facts.isDeployed(from: Version(14)) ?? (facts.isBuiltApp ? false : nil)
  if facts.hasLaunchConfiguration, reachesConfigurations == true {
    return facts.verdict(.pass, .configuration, inputs: fields)
  }
  // From here on nothing that was read qualifies; what could not be read still might.
  if case .unresolved(let text) = name {
    return facts.verdict(.unknown, .unresolved("UILaunchStoryboardName", text), inputs: fields)
  }
  if facts.hasLaunchConfiguration {
    return reachesConfigurations == nil
      ? facts.verdict(.unknown, .deploymentTargetMatters, inputs: fields)
      : facts.verdict(.fail, .configurationTooEarly, inputs: fields)
  }
  if name == .known("") { return facts.verdict(.fail, .emptyName, inputs: fields) }
  let unusable = fields.map(\.name).first { $0.hasPrefix("UILaunch") && facts.values[$0] != nil }
  return facts.verdict(.fail, unusable.map { .unusable($0) } ?? .nothing, inputs: fields)
}

extension LocalizedText {
  fileprivate static func storyboard(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "UILaunchStoryboardName 指定了启动故事板 \(name)。",
      hant: "UILaunchStoryboardName 指定了啟動 Storyboard \(name)。",
      en: "UILaunchStoryboardName names the launch storyboard \(name).")
  }

  fileprivate static let defaultStoryboard = LocalizedText(
    hans: "UILaunchStoryboards 定义了默认的启动故事板。",
    hant: "UILaunchStoryboards 定義了預設的啟動 Storyboard。",
    en: "UILaunchStoryboards defines the default launch storyboard.")

  fileprivate static let configuration = LocalizedText(
    hans: "有启动画面配置，且最低系统版本不低于 14。",
    hant: "有啟動畫面設定，且最低系統版本不低於 14。",
    en: "There is a launch screen configuration, and the deployment target is 14 or later.")

  fileprivate static let configurationTooEarly = LocalizedText(
    hans: "有启动画面配置，但最低系统版本低于 14，只有启动故事板算数：加一个故事板，或把最低版本提到 14。",
    hant: """
      有啟動畫面設定，但最低系統版本低於 14，只有啟動 Storyboard 才算：加一個 Storyboard，\
      或把最低版本提高到 14。
      """,
    en: """
      There is a launch screen configuration, but below a deployment target of 14 only a storyboard counts: \
      add one, or raise the target to 14.
      """)

  fileprivate static let deploymentTargetMatters = LocalizedText(
    hans: "有启动画面配置；它从最低系统版本 14 起才算数，而最低版本无从得知。",
    hant: "有啟動畫面設定；它從最低系統版本 14 起才算，而最低版本無從得知。",
    en: """
      There is a launch screen configuration; it counts from a deployment target of 14 on, \
      which is not known.
      """)

  fileprivate static let emptyName = LocalizedText(
    hans: "UILaunchStoryboardName 是空字符串，等于没有启动故事板。",
    hant: "UILaunchStoryboardName 是空字串，等於沒有啟動 Storyboard。",
    en: "UILaunchStoryboardName is an empty string, which provides no launch storyboard.")

  fileprivate static func unusable(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: """
        有 \(key)，但它不构成启动画面：应是字典（UILaunchStoryboardName 应是字符串），\
        列出多项的键还要有默认项，且与其中一项的标识相符。
        """,
      hant: """
        有 \(key)，但它不構成啟動畫面：應是字典（UILaunchStoryboardName 應是字串），\
        列出多項的鍵還要有預設項，且與其中一項的識別碼相符。
        """,
      en: """
        \(key) is there and provides no launch screen: it has to be a dictionary (UILaunchStoryboardName a string), \
        and a key with several needs a default that is one of the identifiers it defines.
        """)
  }

  fileprivate static let nothing = LocalizedText(
    hans: "没有启动故事板，也没有启动画面配置。",
    hant: "沒有啟動 Storyboard，也沒有啟動畫面設定。",
    en: "There is neither a launch storyboard nor a launch screen configuration.")
}
