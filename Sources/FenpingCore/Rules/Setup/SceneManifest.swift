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
    questions: [
      LocalizedText(
        hans: "换成 Xcode 27 之后，一打开就崩，为什么？",
        hant: "換成 Xcode 27 之後，一打開就閃退，為什麼？",
        en: "Moved to Xcode 27 and the app dies at once on start. Why?"),
      LocalizedText(
        hans: "控制台提示 UIScene lifecycle will soon be required，该怎么办？",
        hant: "主控台出現 UIScene lifecycle will soon be required，該怎麼辦？",
        en: "Console says UIScene lifecycle will soon be required. What should I do?"),
      LocalizedText(
        hans: "只用 AppDelegate 和它的 window 属性，还能撑下去吗？",
        hant: "只用 AppDelegate 和它的 window 屬性，還能撐下去嗎？",
        en: "Can I carry on with AppDelegate and its window property?"),
      LocalizedText(
        hans: "全是 SwiftUI 写的，还得补一个 SceneDelegate 吗？",
        hant: "全是 SwiftUI 寫的，還要補一個 SceneDelegate 嗎？",
        en: "Everything is SwiftUI here. Do I still have to write a SceneDelegate?"),
      LocalizedText(
        hans: "老 UIKit 工程迁到 UIScene，窗口现在在哪儿创建？",
        hant: "舊 UIKit 專案搬到 UIScene，視窗現在在哪裡建立？",
        en: "Porting an old UIKit project to UIScene: where do I make the window now?"),
      LocalizedText(
        hans: "plist 里没写，只实现 configurationForConnecting 够吗？",
        hant: "plist 裡沒寫，只實作 configurationForConnecting 夠嗎？",
        en: "Is the configurationForConnecting method enough when the plist has no entry?"),
    ],
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
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "清单里有一个场景配置",
          hant: "清單裡有一個場景設定",
          en: "a scene configuration in the manifest"),
        [
          "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
              "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]
            ]
          ],
          "sdk": 27,
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "空清单，但应用采用 SwiftUI 的 App",
          hant: "空清單，但應用程式採用 SwiftUI 的 App",
          en: "an empty manifest in an app that adopts SwiftUI's App"),
        [
          "UIApplicationSceneManifest": ["UISceneConfigurations": [:]], "sdk": 27,
          "source": [["pattern": "swiftui-app", "file": "PhotoApp.swift", "line": 4]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "没有清单，由应用委托给出配置",
          hant: "沒有清單，由應用程式委派提供設定",
          en: "no manifest, the app delegate gives the configuration"),
        [
          "sdk": 27,
          "source": [["pattern": "configuration-for-connecting", "file": "AppDelegate.swift", "line": 31]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "27 SDK，清单是空的，源代码里也没有",
          hant: "27 SDK，清單是空的，原始碼裡也沒有",
          en: "the 27 SDK, an empty manifest and nothing in the source"),
        ["UIApplicationSceneManifest": ["UISceneConfigurations": [:]], "sdk": 27, "source": []],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "只有 Info.plist，没有清单",
          hant: "只有 Info.plist，沒有清單",
          en: "an Info.plist alone, without a manifest"),
        ["sdk": 26], .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "iOS 12 的 SDK 没有场景",
          hant: "iOS 12 的 SDK 沒有場景",
          en: "the iOS 12 SDK has no scenes"),
        ["sdk": 12, "source": []], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.sceneManifest, TargetField.iPadSceneManifest, TargetField.source, TargetField.sdk,
  TargetField.platform, TargetField.isPreprocessed, TargetField.unreadableInfoPlist,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, .readable, inputs: fields) { return obstacle }
  if facts.isBuilt(beforeSDK: Version(13)) {
    return facts.verdict(.notApplicable, .beforeScenes, inputs: fields)
  }
  let adoption = (facts[TargetField.source].value ?? []).of(.swiftUIApp, .configurationForConnecting)
  func verdict(_ verdict: Verdict, _ text: LocalizedText, severity: Severity? = nil) -> Evaluation {
    facts.verdict(verdict, text, severity: severity, details: adoption.evidence, inputs: fields)
  }

  let manifest = facts[TargetField.iPadSceneManifest, else: TargetField.sceneManifest]
  if facts.listsSceneConfiguration { return verdict(.pass, .configured) }
  if let first = adoption.first { return verdict(.pass, .adopted(first)) }
  if case .unresolved(let text) = manifest {
    return verdict(.unknown, .unresolved(TargetField.sceneManifest.name, text))
  }
  let finding: LocalizedText = manifest == .absent ? .noManifest : .emptyManifest
  let (severity, consequence) = facts.consequence
  guard facts[TargetField.source].value != nil else {
    // An app that adopts SwiftUI's App, or whose delegate gives the configuration, has nothing to add.
    return verdict(.needsReview, finding.then(.sourceDecides).then(consequence), severity: severity)
  }
  return verdict(.fail, finding.then(.nothingInSource).then(consequence), severity: severity)
}

extension TargetFacts {
  /// What an app without scenes meets, by the SDK; one that is not known makes it a note that names both.
  fileprivate var consequence: (Severity, LocalizedText) {
    if isBuilt(withSDK: Version(27)) { return (.error, .doesNotLaunch) }
    if isBuilt(withSDK: Version(26)) { return (.warning, .warned) }
    return (.note, .laterRequired)
  }

  /// Whether the manifest lists a scene configuration; an empty one does not.
  var listsSceneConfiguration: Bool {
    let manifest = self[TargetField.iPadSceneManifest, else: TargetField.sceneManifest].value
    guard case .record(let roles)? = manifest?["UISceneConfigurations"] else { return false }
    return roles.values.contains { role in
      if case .list(let configurations) = role { !configurations.isEmpty } else { false }
    }
  }
}

extension LocalizedText {
  fileprivate static let beforeScenes = LocalizedText(
    hans: "构建所用的 SDK 早于 13，还没有场景。",
    hant: "建置所用的 SDK 早於 13，還沒有場景。",
    en: "The app is built with an SDK before 13, which has no scenes.")

  fileprivate static let configured = LocalizedText(
    hans: "场景清单里有场景配置。",
    hant: "場景清單裡有場景設定。",
    en: "The scene manifest lists a scene configuration.")

  fileprivate static func adopted(_ observation: SourceObservation) -> LocalizedText {
    observation.pattern == .swiftUIApp
      ? LocalizedText(
        hans: "\(observation.place) 采用 SwiftUI 的 App 协议，自带场景。",
        hant: "\(observation.place) 採用 SwiftUI 的 App 協定，自帶場景。",
        en: "\(observation.place) adopts SwiftUI's App protocol, which brings its scenes.")
      : LocalizedText(
        hans: "\(observation.place) 由应用委托给出场景配置。",
        hant: "\(observation.place) 由應用程式委派提供場景設定。",
        en: "In \(observation.place) the app delegate gives the scene's configuration.")
  }

  fileprivate static let noManifest = LocalizedText(
    hans: "没有 UIApplicationSceneManifest。",
    hant: "沒有 UIApplicationSceneManifest。",
    en: "There is no UIApplicationSceneManifest.")

  fileprivate static let emptyManifest = LocalizedText(
    hans: "UIApplicationSceneManifest 里没有场景配置。",
    hant: "UIApplicationSceneManifest 裡沒有場景設定。",
    en: "UIApplicationSceneManifest lists no scene configuration.")

  fileprivate static let nothingInSource = LocalizedText(
    hans: "源代码里既没有给出场景配置的应用委托，也没有 SwiftUI 的 App。",
    hant: "原始碼裡既沒有提供場景設定的應用程式委派，也沒有 SwiftUI 的 App。",
    en: "In the source no app delegate gives one, and no type adopts SwiftUI's App.")

  fileprivate static let sourceDecides = LocalizedText(
    hans: "采用 SwiftUI 的 App，或由应用委托给出配置的应用不需要它；源代码没有读过，请人工确认。",
    hant: "採用 SwiftUI 的 App，或由應用程式委派提供設定的應用程式不需要它；原始碼沒有讀過，請人工確認。",
    en: """
      An app that adopts SwiftUI's App, or whose delegate gives the configuration, needs none; the source \
      was not read, so a person has to look.
      """)

  fileprivate static let warned = LocalizedText(
    hans: "用 26 SDK 构建，没有场景的应用会在日志里收到警告；用 27 SDK 则无法启动。",
    hant: "以 26 SDK 建置，沒有場景的應用程式會在記錄裡收到警告；以 27 SDK 則無法啟動。",
    en:
      "Built with the 26 SDK, an app without scenes is warned in the log; with the 27 SDK it does not launch."
  )

  fileprivate static let doesNotLaunch = LocalizedText(
    hans: "用 27 SDK 构建，没有场景的应用无法启动。",
    hant: "以 27 SDK 建置，沒有場景的應用程式無法啟動。",
    en: "Built with the 27 SDK, an app without scenes does not launch.")

  fileprivate static let laterRequired = LocalizedText(
    hans: "没有场景的应用用 26 SDK 构建起会有警告，用 27 SDK 构建则无法启动。",
    hant: "沒有場景的應用程式以 26 SDK 建置起會有警告，以 27 SDK 建置則無法啟動。",
    en: "Without scenes an app is warned from the 26 SDK on, and does not launch with the 27 SDK.")
}
