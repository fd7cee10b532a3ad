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
    inputs: [
      TargetField.launchImages, TargetField.launchImageFile, TargetField.launchStoryboardName,
      TargetField.launchScreen, TargetField.deviceFamilies, TargetField.platform,
    ],
    evaluator: .planned(.check)
  )
}
