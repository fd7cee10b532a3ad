extension Rule {
  static let sceneManifest = Rule(
    "setup/scene-manifest", severity: .warning,
    title: LocalizedText(
      hans: "采用场景生命周期",
      hant: "採用場景生命週期",
      en: "Adopt the scene life cycle"),
    statement: LocalizedText(
      hans: """
        UIKit 应用要采用场景生命周期：在 Info.plist 里给出至少一个场景配置，\
        或在应用委托里实现 application(_:configurationForConnecting:options:)。
        """,
      hant: """
        UIKit 應用程式要採用場景生命週期：在 Info.plist 裡提供至少一個場景設定，\
        或在應用程式委派裡實作 application(_:configurationForConnecting:options:)。
        """,
      en: """
        A UIKit app adopts the scene life cycle: it lists at least one scene configuration in its \
        Info.plist, or its app delegate implements application(_:configurationForConnecting:options:).
        """),
    rationale: LocalizedText(
      hans: """
        每个窗口都是一个场景，大小和状态的变化经由场景传达。用 26 SDK 构建时，\
        没有场景的应用会在日志里收到警告；用 27 SDK 构建时，它无法启动。
        """,
      hant: """
        每個視窗都是一個場景，大小和狀態的變化經由場景傳達。以 26 SDK 建置時，\
        沒有場景的應用程式會在記錄裡收到警告；以 27 SDK 建置時，它無法啟動。
        """,
      en: """
        Every window is a scene, and changes of size and state arrive through it. Built with the 26 SDK, \
        an app without scenes is warned in the log; built with the 27 SDK, it does not launch.
        """),
    advice: LocalizedText(
      hans: """
        加入 UIApplicationSceneManifest 和场景委托，把窗口的创建移进 scene(_:willConnectTo:options:)。\
        采用 SwiftUI 的 App 协议的应用无需迁移。
        """,
      hant: """
        加入 UIApplicationSceneManifest 和場景委派，把視窗的建立移進 scene(_:willConnectTo:options:)。\
        採用 SwiftUI 的 App 協定的應用程式無須遷移。
        """,
      en: """
        Add UIApplicationSceneManifest and a scene delegate, and create the window in \
        scene(_:willConnectTo:options:). An app that uses SwiftUI's App protocol has nothing to migrate.
        """),
    validity: [
      ValidityClause(
        .sdk, since: Version(13), until: Version(26), .holds,
        LocalizedText(
          hans: "可选；从 iOS 18.4 起，日志会提到没有场景的应用。",
          hant: "可選；從 iOS 18.4 起，記錄會提到沒有場景的應用程式。",
          en: "Optional; from iOS 18.4 on the log mentions an app without scenes.")),
      ValidityClause(
        .sdk, since: Version(26), until: Version(27), .holds,
        LocalizedText(
          hans: "日志警告：采用场景不久将成为必需。",
          hant: "記錄會警告：採用場景不久將成為必要。",
          en: "The log warns that it will soon be required.")),
      ValidityClause(
        .sdk, since: Version(27), .holds,
        LocalizedText(
          hans: "必须采用：没有场景的应用无法启动。",
          hant: "必須採用：沒有場景的應用程式無法啟動。",
          en: "Required: an app without scenes does not launch.")),
    ],
    sources: [SetupSource.sceneMigration, SetupSource.modernUIKit],
    patterns: [
      StatementPattern("scene-manifest"),
      StatementPattern("scene", "life-cycle", "launch|requirement|base-sdk"),
    ],
    inputs: [
      TargetField.sceneManifest, TargetField.iPadSceneManifest, TargetField.sdk, TargetField.platform,
    ],
    evaluator: .planned(.check)
  )
}
