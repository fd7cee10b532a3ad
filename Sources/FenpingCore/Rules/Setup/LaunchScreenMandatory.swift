extension Rule {
  static let launchScreenMandatory = Rule(
    "setup/launch-screen-mandatory", storeCodes: ["90870"], severity: .warning,
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
    inputs: [
      TargetField.launchStoryboardName, TargetField.launchStoryboards, TargetField.launchScreen,
      TargetField.launchScreens, TargetField.sdk, TargetField.platform,
    ],
    evaluator: .planned(.check)
  )
}
