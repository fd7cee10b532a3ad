extension Rule {
  static let launchScreenAutoLayout = Rule(
    "setup/launch-screen-auto-layout", severity: .warning,
    title: LocalizedText(
      hans: "启动故事板要用 Auto Layout",
      hant: "啟動 Storyboard 要用 Auto Layout",
      en: "Use Auto Layout in the launch storyboard"),
    statement: LocalizedText(
      hans: "启动故事板要用 Auto Layout 布局，在任何窗口大小下都铺满且不变形。",
      hant: "啟動 Storyboard 要用 Auto Layout 排版，在任何視窗大小下都填滿且不變形。",
      en: """
        Lay the launch storyboard out with Auto Layout, so that it fills a window of any size undistorted.
        """),
    rationale: LocalizedText(
      hans: """
        应用可能直接在分屏或窄窗口里启动，系统按那个大小显示启动故事板。写死的尺寸会被裁切，\
        随后真正的界面又跳到另一个位置。
        """,
      hant: """
        應用程式可能直接在並排或窄視窗裡啟動，系統按那個大小顯示啟動 Storyboard。寫死的尺寸會被裁切，\
        隨後真正的介面又跳到另一個位置。
        """,
      en: """
        An app may start right in a split or narrow window, and the system shows the launch storyboard at \
        that size. Fixed sizes are clipped, and then the real interface jumps into another place.
        """),
    advice: LocalizedText(
      hans: "用约束固定启动故事板里的视图，不要放整屏大小的图片，也不要放会随宽度改变结构的容器控制器。",
      hant: """
        用約束固定啟動 Storyboard 裡的元件，不要放整個螢幕大小的圖片，也不要放會隨寬度改變結構的容器控制器。
        """,
      en: """
        Pin the views of the launch storyboard with constraints; put neither a picture of the whole screen \
        nor a container that changes with the width into it.
        """),
    questions: [
      LocalizedText(
        hans: "在窄窗口里打开，启动页的 logo 被切掉一截，怎么改？",
        hant: "在窄視窗裡打開，啟動畫面的 logo 被切掉一截，怎麼改？",
        en: "Splash logo is cut off when the app opens in a slim column. How do I fix it?"),
      LocalizedText(
        hans: "不管多大多小，怎么让开屏 logo 都在正中间？",
        hant: "不管多大多小，怎麼讓開場 logo 都在正中間？",
        en: "How do I keep the logo in the middle of the splash whatever the dimensions?"),
      LocalizedText(
        hans: "LaunchScreen.storyboard 里能直接放一张整屏海报吗？",
        hant: "LaunchScreen.storyboard 裡能直接放一張整頁海報嗎？",
        en: "May I put one big poster photo into LaunchScreen.storyboard?"),
      LocalizedText(
        hans: "启动页一消失，首页明显跳一下，为什么？",
        hant: "啟動畫面一消失，首頁明顯跳一下，為什麼？",
        en: "First screen visibly jumps when the splash goes away. Why?"),
      LocalizedText(
        hans: "开屏界面里用 UISplitViewController 合适吗？",
        hant: "開場畫面裡用 UISplitViewController 合適嗎？",
        en: "Is it a bad idea to use a split view controller as the splash?"),
      LocalizedText(
        hans: "开屏的 storyboard 里写死坐标有什么坏处？",
        hant: "開場的 storyboard 裡寫死座標有什麼壞處？",
        en: "Do absolute positions hurt in the splash storyboard?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "适用于每个有启动故事板的应用。",
          hant: "適用於每個有啟動 Storyboard 的應用程式。",
          en: "It concerns every app with a launch storyboard."))
    ],
    sources: [SetupSource.quickStart, SetupSource.launchScreenRequirement],
    patterns: [StatementPattern("launch-screen", "auto-layout")],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "用 Auto Layout 的启动故事板",
          hant: "用 Auto Layout 的啟動 Storyboard",
          en: "a launch storyboard with Auto Layout"),
        [
          "UIDeviceFamily": [2], "UILaunchStoryboardName": "Launch",
          "storyboards": [["name": "Launch.storyboard", "is-launch": true, "uses-auto-layout": true]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(hans: "没有用", hant: "沒有用", en: "without it"),
        [
          "UIDeviceFamily": [2], "UILaunchStoryboardName": "Launch",
          "storyboards": [["name": "Launch.xib", "uses-auto-layout": false]],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "放进了分割视图控制器",
          hant: "放進了分割檢視控制器",
          en: "a split view controller in it"),
        [
          "UIDeviceFamily": [2], "UILaunchStoryboardName": "Launch",
          "storyboards": [
            [
              "name": "Launch.storyboard", "uses-auto-layout": true,
              "controllers": ["splitViewController", "viewController"],
            ]
          ],
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "故事板没有读过",
          hant: "Storyboard 沒有讀過",
          en: "the storyboards were not read"),
        ["UIDeviceFamily": [2], "UILaunchStoryboardName": "Launch"], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "没有启动故事板",
          hant: "沒有啟動 Storyboard",
          en: "no launch storyboard"),
        ["UIDeviceFamily": [2], "UILaunchScreen": [:]], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.launchStoryboardName, TargetField.iPadLaunchStoryboardName, TargetField.launchScreen,
  TargetField.storyboards, TargetField.deviceFamilies, TargetField.sdk, TargetField.platform,
  TargetField.buildSettings, TargetField.missingFiles, TargetField.isPreprocessed,
  TargetField.unreadableInfoPlist,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, .sdk, .iPad, .readable, inputs: fields) {
    return obstacle
  }
  let name: String
  switch facts.launchStoryboardName {
  case .known(let text) where !text.isEmpty: name = text.withoutExtension
  case .known, .absent: return facts.verdict(.notApplicable, .noStoryboard, inputs: fields)
  case .unresolved(let text):
    return facts.verdict(.unknown, .unresolved("UILaunchStoryboardName", text), inputs: fields)
  }
  guard let documents = facts[TargetField.storyboards].value else {
    return facts.verdict(.unknown, .notRead(name), inputs: fields)
  }
  guard let document = documents.first(where: { $0.baseName == name }) else {
    return facts.verdict(.unknown, .notThere(name), details: documents.evidence, inputs: fields)
  }
  let (verdict, explanation) = judge(document)
  return facts.verdict(verdict, explanation, details: [document].evidence, inputs: fields)
}

/// Containers whose structure depends on the width, so that the first picture and the interface differ.
private let containers = ["splitViewController", "tabBarController", "navigationController"]

private func judge(_ document: InterfaceDocument) -> (Verdict, LocalizedText) {
  switch document.usesAutoLayout {
  case nil: return (.unknown, .notSaid(document.name))
  case false?: return (.fail, .withoutAutoLayout(document.name))
  case true?: break
  }
  let container = containers.first { document.controllers.contains($0) }
  if let container { return (.needsReview, .holdsContainer(document.name, container)) }
  if let count = document.fixedFrames, count > 0 {
    return (.needsReview, .fixedFrames(document.name, Value.number(count).description))
  }
  return (.pass, .withAutoLayout(document.name))
}

extension LocalizedText {
  fileprivate static let noStoryboard = LocalizedText(
    hans: "没有启动故事板。", hant: "沒有啟動 Storyboard。", en: "There is no launch storyboard.")

  fileprivate static func notRead(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "没有读过启动故事板 \(name)。",
      hant: "沒有讀過啟動 Storyboard \(name)。",
      en: "The launch storyboard \(name) was not read.")
  }

  fileprivate static func notThere(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "读过的故事板里没有 \(name)，无从判断；见 setup/launch-storyboard-name。",
      hant: "讀過的 Storyboard 裡沒有 \(name)，無從判斷；見 setup/launch-storyboard-name。",
      en: "\(name) is not among the storyboards that were read; see setup/launch-storyboard-name.")
  }

  fileprivate static func notSaid(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "\(name) 没有说明是否使用 Auto Layout。",
      hant: "\(name) 沒有說明是否使用 Auto Layout。",
      en: "\(name) does not say whether it uses Auto Layout.")
  }

  fileprivate static func withoutAutoLayout(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "启动故事板 \(name) 没有使用 Auto Layout，在窄窗口里会被裁切。",
      hant: "啟動 Storyboard \(name) 沒有使用 Auto Layout，在窄視窗裡會被裁切。",
      en: "The launch storyboard \(name) does not use Auto Layout and is clipped in a narrow window.")
  }

  fileprivate static func holdsContainer(_ name: String, _ container: String) -> LocalizedText {
    LocalizedText(
      hans: "启动故事板 \(name) 里有 \(container)，它的结构随宽度而变，启动后画面可能会跳动；请人工确认。",
      hant: "啟動 Storyboard \(name) 裡有 \(container)，它的結構隨寬度而變，啟動後畫面可能會跳動；請人工確認。",
      en: """
        The launch storyboard \(name) holds a \(container), whose structure depends on the width, so the \
        interface may jump after launch; a person has to look.
        """)
  }

  fileprivate static func fixedFrames(_ name: String, _ count: String) -> LocalizedText {
    LocalizedText(
      hans: "启动故事板 \(name) 用了 Auto Layout，但有 \(count) 个视图位于固定坐标；请人工确认。",
      hant: "啟動 Storyboard \(name) 用了 Auto Layout，但有 \(count) 個元件位於固定座標；請人工確認。",
      en: """
        The launch storyboard \(name) uses Auto Layout, but views stand at fixed coordinates in it (\(count)); \
        a person has to look.
        """)
  }

  fileprivate static func withAutoLayout(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "启动故事板 \(name) 使用 Auto Layout。",
      hant: "啟動 Storyboard \(name) 使用 Auto Layout。",
      en: "The launch storyboard \(name) uses Auto Layout.")
  }
}
