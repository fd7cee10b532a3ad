extension Rule {
  static let launchImagesRetired = Rule(
    "setup/launch-images-retired", severity: .warning,
    title: LocalizedText(
      hans: "启动图片不再算数",
      hant: "啟動圖片不再算數",
      en: "Launch images no longer qualify"),
    statement: LocalizedText(
      hans: "只有启动图片的应用不符合多任务的条件；要用启动故事板或启动画面配置取代它们。",
      hant: "只有啟動圖片的應用程式不符合多工的條件；要用啟動 Storyboard 或啟動畫面設定取代它們。",
      en: """
        An app with launch images alone does not qualify for multitasking; replace them with a launch \
        storyboard or a launch screen configuration.
        """),
    rationale: LocalizedText(
      hans: """
        每张启动图片对应一种固定的屏幕尺寸，而窗口可以有许多尺寸。\
        系统还把只有启动图片的应用看作不认识新屏幕，给它留黑边。
        """,
      hant: """
        每張啟動圖片對應一種固定的螢幕尺寸，而視窗可以有許多尺寸。\
        系統還把只有啟動圖片的應用程式視為不認識新螢幕，給它留黑邊。
        """,
      en: """
        Each launch image fits one size of screen, and windows have many. The system also takes an app with \
        nothing else for one that does not know newer screens, and letterboxes it.
        """),
    advice: LocalizedText(
      hans: "删去 UILaunchImages、UILaunchImageFile 和资源目录里的启动图片集，改用启动故事板。",
      hant: "移除 UILaunchImages、UILaunchImageFile 和素材目錄裡的啟動圖片集，改用啟動 Storyboard。",
      en: """
        Remove UILaunchImages, UILaunchImageFile and the launch image set of the asset catalog, \
        and use a launch storyboard.
        """),
    questions: [
      LocalizedText(
        hans: "资源目录里放一套启动图，现在还够用吗？",
        hant: "在 Asset Catalog 裡放一套啟動圖，現在還夠用嗎？",
        en: "Are start images in the asset catalog still good enough?"),
      LocalizedText(
        hans: "新机型上下有黑边，是旧的 Default.png 惹的祸吗？",
        hant: "新機型上下有黑邊，是舊的 Default.png 害的嗎？",
        en: "Black bars at top and bottom on a new model: is my old Default.png to blame?"),
      LocalizedText(
        hans: "每种分辨率都配了 PNG，为什么还是不行？",
        hant: "每種解析度都配了 PNG，為什麼還是不行？",
        en: "I have a PNG for each resolution. Why isn't that accepted?"),
      LocalizedText(
        hans: "LaunchImage 那一组图可以放心删掉吗？",
        hant: "LaunchImage 那一組圖可以放心刪掉嗎？",
        en: "Can I safely delete the LaunchImage set?"),
      LocalizedText(
        hans: "老工程里的 Default~ipad.png 该换成什么？",
        hant: "舊專案裡的 Default~ipad.png 該換成什麼？",
        en: "What should take the place of Default~ipad.png in an old project?"),
      LocalizedText(
        hans: "苹果为什么不要静态的开屏图片了？",
        hant: "Apple 為什麼不要靜態的開場圖片了？",
        en: "Why did Apple give up static splash pictures?"),
    ],
    validity: [
      ValidityClause(
        .sdk, until: Version(9), .replaced,
        LocalizedText(
          hans: "在此之前，启动图片是通常的做法。",
          hant: "在此之前，啟動圖片是一般的做法。",
          en: "Until then launch images were the usual way.")),
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "多任务要求启动故事板；Xcode 提示 UILaunchImages 已弃用。",
          hant: "多工要求啟動 Storyboard；Xcode 提示 UILaunchImages 已棄用。",
          en: "Multitasking asks for a launch storyboard, and Xcode reports UILaunchImages as deprecated.")),
    ],
    sources: [SetupSource.quickStart, SetupSource.infoPlistProcessing, SetupSource.launchRejection],
    patterns: [StatementPattern("launch-image")],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "没有启动图片", hant: "沒有啟動圖片", en: "no launch images"),
        ["UIDeviceFamily": [2], "UILaunchStoryboardName": "Launch"], .verdict(.pass)),
      Example(
        LocalizedText(hans: "只有启动图片", hant: "只有啟動圖片", en: "launch images alone"),
        ["UIDeviceFamily": [2], "UILaunchImages": [["UILaunchImageName": "Default"]]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "资源目录里的启动图片集",
          hant: "素材目錄裡的啟動圖片集",
          en: "a launch image set of the asset catalog"),
        [
          "build-settings": [
            "TARGETED_DEVICE_FAMILY": "1,2", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME": "LaunchImage",
          ]
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "启动故事板之外还留着图片",
          hant: "啟動 Storyboard 之外還留著圖片",
          en: "images left beside a launch storyboard"),
        ["UIDeviceFamily": [2], "UILaunchImageFile": "Default", "UILaunchStoryboardName": "Launch"],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "UILaunchScreen 是否算数不得而知",
          hant: "UILaunchScreen 算不算不得而知",
          en: "a UILaunchScreen of which it is not known whether it counts"),
        ["UIDeviceFamily": [2], "UILaunchImageFile": "Default", "UILaunchScreen": [:]], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "iOS 8 的 SDK：图片还是常规做法",
          hant: "iOS 8 的 SDK：圖片還是常規做法",
          en: "the iOS 8 SDK, when images were usual"),
        ["UIDeviceFamily": [2], "UILaunchImageFile": "Default", "sdk": 8], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.launchImages, TargetField.launchImageFile,
  TargetField.iPadLaunchStoryboardName, TargetField.launchStoryboardName,
  TargetField.iPadLaunchStoryboards, TargetField.launchStoryboards,
  TargetField.iPadLaunchScreen, TargetField.launchScreen,
  TargetField.iPadLaunchScreens, TargetField.launchScreens,
  TargetField.deploymentTarget, TargetField.deviceFamilies, TargetField.sdk, TargetField.platform,
  TargetField.buildSettings, TargetField.missingFiles, TargetField.isPreprocessed,
  TargetField.unreadableInfoPlist,
]

/// The build setting that names the launch image set of an asset catalog.
private let imageSet = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, .sdk, .iPad, .readable, inputs: fields) {
    return obstacle
  }
  var places = [TargetField.launchImages.name, TargetField.launchImageFile.name].filter {
    facts.values[$0] != nil
  }
  if let name = facts.setting(imageSet).value, !name.isEmpty { places.append(imageSet) }
  guard !places.isEmpty else { return facts.verdict(.pass, .noImages, inputs: fields) }
  let images = LocalizedText.listing(places)

  if facts.launchStoryboardName.value.map({ !$0.isEmpty }) ?? false || facts.definesDefaultLaunchStoryboard {
    return facts.verdict(.pass, .leftBeside(images), severity: .warning, inputs: fields)
  }
  if facts.hasLaunchConfiguration {
    switch facts.isDeployed(from: Version(14)) {
    case true?: return facts.verdict(.pass, .leftBeside(images), severity: .warning, inputs: fields)
    case nil: return facts.verdict(.unknown, .deploymentTargetMatters(images), inputs: fields)
    case false?: break
    }
  }
  if case .unresolved(let text) = facts.launchStoryboardName {
    return facts.verdict(.unknown, .unresolved("UILaunchStoryboardName", text), inputs: fields)
  }
  return facts.verdict(.fail, .imagesAlone(images), inputs: fields)
}

extension LocalizedText {
  fileprivate static let noImages = LocalizedText(
    hans: "没有使用启动图片。", hant: "沒有使用啟動圖片。", en: "There are no launch images.")

  fileprivate static func leftBeside(_ images: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "启动故事板或启动画面配置符合要求；\(images.hans) 已经没有用处，Xcode 会提示弃用，可以删去。",
      hant: "啟動 Storyboard 或啟動畫面設定符合要求；\(images.hant) 已經沒有用處，Xcode 會提示棄用，可以移除。",
      en: """
        A launch storyboard or configuration qualifies; \(images.en) is of no use any more, \
        Xcode calls it deprecated, and it can be removed.
        """)
  }

  fileprivate static func deploymentTargetMatters(_ images: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "有 \(images.hans)，还有启动画面配置；后者从最低系统版本 14 起才算数，而最低版本无从得知。",
      hant: "有 \(images.hant)，還有啟動畫面設定；後者從最低系統版本 14 起才算，而最低版本無從得知。",
      en: """
        There is \(images.en), and a launch screen configuration, which counts from a deployment target of \
        14 on; that is not known.
        """)
  }

  fileprivate static func imagesAlone(_ images: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "启动画面只来自 \(images.hans)，不符合多任务的条件，新屏幕上还会留黑边。",
      hant: "啟動畫面只來自 \(images.hant)，不符合多工的條件，新螢幕上還會留黑邊。",
      en: """
        The launch screen comes from \(images.en) alone, which does not qualify for multitasking and leaves \
        the app letterboxed on newer screens.
        """)
  }
}
