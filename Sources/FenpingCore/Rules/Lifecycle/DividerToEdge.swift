extension Rule {
  static let dividerToEdge = Rule(
    "lifecycle/divider-to-edge",
    title: LocalizedText(
      hans: "分隔线拖到屏幕边缘，一个应用进入后台", hant: "分隔線拖到螢幕邊緣，一個應用程式進入背景",
      en: "Divider to the edge: one app enters the background"),
    statement: LocalizedText(
      hans: """
        用户把分隔线拖到屏幕边缘并松手，被推出去的应用收到 applicationDidEnterBackground:（场景则为 \
        sceneDidEnterBackground:），另一个应用占满屏幕。
        """,
      hant: """
        使用者把分隔線拖到螢幕邊緣並放手，被推出去的應用程式收到 applicationDidEnterBackground:（場景則為 \
        sceneDidEnterBackground:），另一個應用程式佔滿螢幕。
        """,
      en: """
        When the user drags the divider to an edge of the screen and lets go, the app that is pushed out \
        gets applicationDidEnterBackground: (sceneDidEnterBackground: with scenes) and the other fills the \
        screen.
        """),
    rationale: LocalizedText(
      hans: "看不见的应用就不再需要前台的资源；对它来说，这与回到主屏幕没有区别。",
      hant: "看不見的應用程式就不再需要前景的資源；對它來說，這與回到主畫面沒有差別。",
      en: """
        An app that nobody sees needs no foreground resources; to it this is the same as the Home screen.
        """),
    advice: LocalizedText(
      hans: """
        在 didEnterBackground 里收尾，之后随时可能被挂起或结束；留下来的应用要能直接从窄栏变成全屏，并忽略后台快照带来的尺寸变化。
        """,
      hant: """
        在 didEnterBackground 裡收尾，之後隨時可能被暫停或結束；留下來的應用程式要能直接從窄欄變成全螢幕，並忽略背景快照帶來的\
        尺寸變化。
        """,
      en: """
        Finish up in didEnterBackground: suspension or termination may follow. Be ready to grow from the \
        narrow column to the whole screen at once, and ignore the sizes of background snapshots.
        """),
    questions: [
      LocalizedText(
        hans: "应用被挤出屏幕，靠哪个回调知道？",
        hant: "App 被擠出螢幕，靠哪個回呼知道？",
        en: "My app gets shoved off the side. Which callback tells me?"),
      LocalizedText(
        hans: "旁边的被划走了，留下的那个会怎样？",
        hant: "旁邊的被滑走了，留下的那個會怎樣？",
        en: "Neighbour was swiped away. What does the one that stays get?"),
      LocalizedText(
        hans: "条一路拉过来把我盖没了，之后我会被杀掉吗？",
        hant: "桿一路拉過來把我蓋掉，之後我會被終止嗎？",
        en: "Could I be killed after the bar is pulled all the way over me?"),
      LocalizedText(
        hans: "被推出去和按 Home 键是一回事吗？",
        hant: "被推出去跟按 Home 鍵是同一回事嗎？",
        en: "Is being pushed out the same as pressing Home?"),
      LocalizedText(
        hans: "刚被推出去又收到整屏大小的尺寸，要理它吗？",
        hant: "剛被推出去又收到整個螢幕大小的尺寸，要理它嗎？",
        en: "Just pushed out, and I'm sent full-size dimensions. Should I care?"),
      LocalizedText(
        hans: "从窄窄一条一下变成占满，应该怎么准备？",
        hant: "從窄窄一條一下變成佔滿，應該怎麼準備？",
        en: "How should I get ready for jumping from slim to the entire display?"),
    ],
    validity: ValidityClause.divider(
      LocalizedText(
        hans: """
          iOS 9 到 iPadOS 18。留下的应用之后会收到 didBecomeActive，这是由文档推知的，没有明文。后台快照在 iOS 9 上实测为两个方向\
          的全屏各一张。
          """,
        hant: """
          iOS 9 到 iPadOS 18。留下的應用程式之後會收到 didBecomeActive，這是由文件推知的，沒有明文。背景快照在 iOS 9 上實測為兩個\
          方向的全螢幕各一張。
          """,
        en: """
          iOS 9 to iPadOS 18. That the remaining app then becomes active is implied by the documentation, \
          not stated. The background snapshots were measured on iOS 9: one at full screen in each \
          orientation.
          """)),
    sources: [.quickStart, .lifeCycleGuide, .backgroundSnapshots],
    patterns: [
      StatementPattern("divider", "enter-background|disappear|background"),
      StatementPattern("divider", "screen", "edge", without: ["predict", "snapshot"]),
      StatementPattern("edge", "enter-background"),
    ],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace { scenario throws(InputError) in
      try DividerTrace.evaluate(scenario, actions, explain: explain)
    },
    examples: [
      Example(
        LocalizedText(
          hans: "次应用被推出后缘", hant: "次要應用程式被推出後緣",
          en: "the secondary app is pushed out at the trailing edge"),
        [
          "device": "ipad-9.7", "orientation": "portrait",
          "actions": ["touch", "move trailing-edge", "release"],
        ],
        .events([
          .user("touch"),
          .user("move trailing-edge"),
          .primary(438, .compact, .call("applicationWillResignActive:")),
          .primary(438, .compact, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:")),
          .secondary(320, .compact, .state(.inactive)),
          .primary(438, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("release"),
          .secondary(320, .compact, .call("applicationDidEnterBackground:")),
          .secondary(320, .compact, .state(.background)),
          .secondary(1024, .regular, .resize(.full)),
          .secondary(1024, .regular, .snapshot(.full)),
          .secondary(768, .regular, .resize(.full)),
          .secondary(768, .regular, .snapshot(.full)),
          .primary(768, .regular, .resize(.full)),
          .primary(768, .regular, .call("applicationDidBecomeActive:")),
          .primary(768, .regular, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "主应用被推出前缘，采用场景", hant: "主要應用程式被推出前緣，採用場景",
          en: "the primary app is pushed out at the leading edge, with scenes"),
        [
          "device": "ipad-12.9", "split": "1/2", "life-cycle": "scene", "os": "17",
          "actions": ["touch", "move leading-edge", "release"],
        ],
        .events([
          .user("touch"),
          .user("move leading-edge"),
          .primary(678, .regular, .call("sceneWillResignActive:"), unordered: 1),
          .primary(678, .regular, .state(.inactive)),
          .secondary(678, .regular, .call("sceneWillResignActive:"), unordered: 2),
          .secondary(678, .regular, .state(.inactive)),
          .primary(981, .regular, .resize(.twoThirds), unordered: 1),
          .primary(981, .regular, .snapshot(.twoThirds)),
          .secondary(375, .compact, .resize(.oneThird), unordered: 2),
          .secondary(375, .compact, .snapshot(.oneThird)),
          .primary(375, .compact, .resize(.oneThird)),
          .primary(375, .compact, .snapshot(.oneThird)),
          .secondary(981, .regular, .resize(.twoThirds)),
          .secondary(981, .regular, .snapshot(.twoThirds)),
          .primary(678, .regular, .resize(.half)),
          .primary(678, .regular, .snapshot(.half)),
          .secondary(678, .regular, .resize(.half)),
          .secondary(678, .regular, .snapshot(.half)),
          .user("release"),
          .primary(678, .regular, .call("sceneDidEnterBackground:")),
          .primary(678, .regular, .state(.background)),
          .primary(1024, .regular, .resize(.full)),
          .primary(1024, .regular, .snapshot(.full)),
          .primary(1366, .regular, .resize(.full)),
          .primary(1366, .regular, .snapshot(.full)),
          .secondary(1366, .regular, .resize(.full)),
          .secondary(1366, .regular, .call("sceneDidBecomeActive:")),
          .secondary(1366, .regular, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "拖到边缘又拖回来：没有应用进入后台", hant: "拖到邊緣又拖回來：沒有應用程式進入背景",
          en: "to the edge and back: no app enters the background"),
        [
          "device": "ipad-9.7", "orientation": "portrait",
          "actions": ["touch", "move trailing-edge", "move 2/3", "release"],
        ],
        .events([
          .user("touch"),
          .user("move trailing-edge"),
          .primary(438, .compact, .call("applicationWillResignActive:")),
          .primary(438, .compact, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:")),
          .secondary(320, .compact, .state(.inactive)),
          .primary(438, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("move 2/3"),
          .user("release"),
          .primary(438, .compact, .call("applicationDidBecomeActive:")),
          .primary(438, .compact, .state(.active)),
          .secondary(320, .compact, .call("applicationDidBecomeActive:")),
          .secondary(320, .compact, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26：窗口保持活动，没有应用进入后台", hant: "iPadOS 26：視窗維持作用中，沒有應用程式進入背景",
          en: "iPadOS 26: windows stay active, and none enters the background"),
        ["device": "ipad-11", "os": "26", "actions": ["touch", "move trailing-edge", "release"]],
        .events([
          .user("touch"),
          .user("move trailing-edge"),
          .primary(.liveResize, unordered: 1),
          .primary(.call("windowScene:didUpdateEffectiveGeometry:"), unordered: 1),
          .secondary(.liveResize, unordered: 2),
          .secondary(.call("windowScene:didUpdateEffectiveGeometry:"), unordered: 2),
          .user("release"),
          .primary(.call("windowScene:didUpdateEffectiveGeometry:")),
        ])),
      Example(
        LocalizedText(hans: "iOS 8 没有 Split View", hant: "iOS 8 沒有 Split View", en: "no Split View in iOS 8"),
        ["os": "8.4"],
        .verdict(.notApplicable)),
    ])
}

private let actions = Fields.actions(typically: [.touch, .move(.trailingEdge), .release])

private func explain(_ trace: DividerTrace) -> LocalizedText {
  guard let removed = trace.removed else {
    return LocalizedText(
      hans: "分隔线没有在屏幕边缘松开，没有单独一个应用因此离开屏幕。",
      hant: "分隔線沒有在螢幕邊緣放開，沒有單獨一個應用程式因此離開螢幕。",
      en: "The divider was not released at an edge, so neither app left the screen for the other.")
  }
  let stays = removed.other
  let width = trace.width(of: stays)
  let selector = trace.server.lifeCycle.selector(.didEnterBackground)
  return LocalizedText(
    hans: "\(removed.name.hans)收到 \(selector) 并进入后台；\(stays.name.hans)占满屏幕，宽 \(width) 点。",
    hant: "\(removed.name.hant)收到 \(selector) 並進入背景；\(stays.name.hant)佔滿螢幕，寬 \(width) 點。",
    en: """
      The \(removed.name.en) got \(selector) and is in the background; the \(stays.name.en) fills the \
      screen, \(width) points wide.
      """)
}
