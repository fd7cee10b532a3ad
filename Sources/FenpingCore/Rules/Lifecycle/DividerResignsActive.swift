extension Rule {
  static let dividerResignsActive = Rule(
    "lifecycle/divider-resigns-active",
    title: LocalizedText(
      hans: "移动分隔线时两个应用都失去活动状态", hant: "移動分隔線時兩個應用程式都變成非作用中",
      en: "Moving the divider deactivates both apps"),
    statement: LocalizedText(
      hans: """
        用户一移动分隔线，两个应用的委托都会收到 applicationWillResignActive:（采用场景的应用收到 \
        sceneWillResignActive:）。只触摸而不移动则没有影响。
        """,
      hant: """
        使用者一移動分隔線，兩個應用程式的委派都會收到 applicationWillResignActive:（採用場景者收到 \
        sceneWillResignActive:）。只觸碰而不移動則沒有影響。
        """,
      en: """
        As soon as the user moves the divider, the delegates of both apps get applicationWillResignActive: \
        (sceneWillResignActive: where the app has scenes). A touch without a move does nothing.
        """),
    rationale: LocalizedText(
      hans: """
        拖动期间系统要在屏幕外反复改变应用的大小，用户也无法操作它们；失去活动状态就是通知应用：接下来的尺寸不是用户的选择。
        """,
      hant: """
        拖移期間系統要在螢幕外反覆改變應用程式的大小，使用者也無法操作它們；變成非作用中就是通知應用程式：接下來的尺寸不是\
        使用者的選擇。
        """,
      en: """
        During the drag the system resizes the apps off screen and the user cannot work with them. Resigning \
        active tells an app that the sizes to come are nobody's choice.
        """),
    advice: LocalizedText(
      hans: """
        在这里保存状态、暂停计时与动画，不要弹出“欢迎回来”或要求解锁：真正离开请用 didEnterBackground 判断。不要依赖它与\
        第一次尺寸变化的先后。
        """,
      hant: """
        在這裡儲存狀態、暫停計時與動畫，不要跳出「歡迎回來」或要求解鎖：真正離開請以 didEnterBackground 判斷。不要依賴它與\
        第一次尺寸變化的先後。
        """,
      en: """
        Save state and pause timers and animations here. Show no "welcome back" and ask for no unlocking: \
        didEnterBackground tells a real departure. Do not rely on whether this call or the first change of \
        size comes first.
        """),
    questions: [
      LocalizedText(
        hans: "两个应用之间的条一动，我的游戏就暂停，为什么？",
        hant: "兩個 App 之間的桿一動，我的遊戲就暫停，為什麼？",
        en: "My game pauses the moment the bar between the apps shifts. Why?"),
      LocalizedText(
        hans: "手指只是按在分隔条上没拖，会让我失活吗？",
        hant: "手指只是按在分隔桿上沒拉，會讓我變成非作用中嗎？",
        en: "Does just putting a finger on the splitter make me inactive?"),
      LocalizedText(
        hans: "旁边那个也会收到失活通知吗，还是只有我？",
        hant: "旁邊那個也會收到失去作用的通知嗎，還是只有我？",
        en: "Is the neighbour told to go inactive as well, or only mine?"),
      LocalizedText(
        hans: "一调分屏比例就跳出锁屏密码页，怎么避免？",
        hant: "一調分割比例就跳出密碼頁，怎麼避免？",
        en: "Passcode screen pops up whenever people resize the split. How do I avoid it?"),
      LocalizedText(
        hans: "willResignActive 和尺寸回调，哪个先来？",
        hant: "willResignActive 和尺寸回呼，哪個先來？",
        en: "Which comes first: willResignActive or the size callback?"),
      LocalizedText(
        hans: "分隔条在动的时候，倒计时和动画该停吗？",
        hant: "分隔桿在動的時候，倒數計時和動畫該停嗎？",
        en: "Should countdowns and animations go on while the splitter is on the move?"),
    ],
    validity: ValidityClause.divider(
      LocalizedText(
        hans: """
          iOS 9 到 iPadOS 18。先收到这个调用还是先看到第一次屏幕外的尺寸变化，没有保证：实际两种顺序都出现过。采用场景（iOS 13 \
          起）时改为调用场景委托，拖动中各场景的顺序没有找到说明。
          """,
        hant: """
          iOS 9 到 iPadOS 18。先收到這個呼叫還是先看到第一次螢幕外的尺寸變化，沒有保證：實際上兩種順序都出現過。採用場景\
          （iOS 13 起）時改為呼叫場景委派，拖移中各場景的順序沒有找到說明。
          """,
        en: """
          iOS 9 to iPadOS 18. Whether this call or the first off-screen change of size comes first is not \
          promised; both orders were seen. With scenes (since iOS 13) the scene delegate is called instead, \
          and no source tells the order among scenes during a drag.
          """)),
    sources: [
      .quickStart, .resignOrder, .appResignActive, .sceneResignActive, .lifeCycleGuide, .windowsStayActive,
    ],
    patterns: [
      StatementPattern("divider", "resign-active", without: ["save"]),
      StatementPattern("divider", "inactive"),
    ],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace { scenario throws(InputError) in
      try DividerTrace.evaluate(scenario, actions, explain: explain)
    },
    examples: [
      Example(
        LocalizedText(
          hans: "移动分隔线", hant: "移動分隔線", en: "the divider is moved"),
        ["device": "ipad-9.7", "split": "2/3", "actions": ["touch", "move 1/2"]],
        .events([
          .user("touch"),
          .user("move 1/2"),
          .primary(694, .regular, .call("applicationWillResignActive:"), unordered: 1),
          .primary(694, .regular, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:"), unordered: 2),
          .secondary(320, .compact, .state(.inactive)),
          .primary(507, .compact, .resize(.half), unordered: 1),
          .primary(507, .compact, .snapshot(.half)),
          .secondary(507, .compact, .resize(.half), unordered: 2),
          .secondary(507, .compact, .snapshot(.half)),
          .primary(694, .regular, .resize(.twoThirds)),
          .primary(694, .regular, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
        ])),
      Example(
        LocalizedText(
          hans: "只触摸不移动", hant: "只觸碰不移動", en: "a touch without a move"),
        ["actions": ["touch", "release"]],
        .events([.user("touch"), .user("release")])),
      Example(
        LocalizedText(
          hans: "采用场景的应用，竖屏", hant: "採用場景的應用程式，直向", en: "apps with scenes, in portrait"),
        [
          "device": "ipad-9.7", "orientation": "portrait", "life-cycle": "scene",
          "actions": ["touch", "move 1/3", "release"],
        ],
        .events([
          .user("touch"),
          .user("move 1/3"),
          .primary(438, .compact, .call("sceneWillResignActive:"), unordered: 1),
          .primary(438, .compact, .state(.inactive)),
          .secondary(320, .compact, .call("sceneWillResignActive:"), unordered: 2),
          .secondary(320, .compact, .state(.inactive)),
          .primary(320, .compact, .resize(.oneThird), unordered: 1),
          .primary(320, .compact, .snapshot(.oneThird)),
          .secondary(438, .compact, .resize(.twoThirds), unordered: 2),
          .secondary(438, .compact, .snapshot(.twoThirds)),
          .primary(438, .compact, .resize(.twoThirds)),
          .primary(438, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("release"),
          .primary(320, .compact, .resize(.oneThird)),
          .primary(320, .compact, .call("sceneDidBecomeActive:")),
          .primary(320, .compact, .state(.active)),
          .secondary(438, .compact, .resize(.twoThirds)),
          .secondary(438, .compact, .call("sceneDidBecomeActive:")),
          .secondary(438, .compact, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26 的窗口保持活动", hant: "iPadOS 26 的視窗維持作用中",
          en: "windows stay active in iPadOS 26"),
        ["os": "26", "actions": ["touch", "move 1/2"]],
        .events([
          .user("touch"),
          .user("move 1/2"),
          .primary(.liveResize, unordered: 1),
          .primary(.call("windowScene:didUpdateEffectiveGeometry:"), unordered: 1),
          .secondary(.liveResize, unordered: 2),
          .secondary(.call("windowScene:didUpdateEffectiveGeometry:"), unordered: 2),
        ])),
    ])
}

private let actions = Fields.actions(typically: [.touch, .move(.half), .release])

private func explain(_ trace: DividerTrace) -> LocalizedText {
  guard trace.hasDragged else {
    return LocalizedText(
      hans: "分隔线没有移动过，没有应用因此失去活动状态。", hant: "分隔線沒有移動過，沒有應用程式因此變成非作用中。",
      en: "The divider was not moved, so no app resigned active on its account.")
  }
  let selector = trace.server.lifeCycle.selector(.willResignActive)
  return LocalizedText(
    hans: "分隔线移动后，两个应用都收到了 \(selector)。它与随后第一次尺寸变化（编号相同）孰先孰后，系统没有保证。",
    hant: "分隔線移動後，兩個應用程式都收到了 \(selector)。它與隨後第一次尺寸變化（編號相同）孰先孰後，系統沒有保證。",
    en: """
      When the divider moved, both apps got \(selector). Whether it or the first change of size (with the \
      same number) comes first is not promised.
      """)
}
