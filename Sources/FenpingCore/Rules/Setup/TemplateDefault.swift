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
    evaluator: .planned(.decide)
  )
}
