extension Rule {
  static let dividerMovesAppsOffScreen = Rule(
    "lifecycle/divider-moves-apps-off-screen",
    title: LocalizedText(
      hans: "移动分隔线会把两个应用移出屏幕", hant: "移動分隔線會把兩個應用程式移出螢幕",
      en: "Moving the divider takes both apps off screen"),
    statement: LocalizedText(
      hans: "分隔线一动，屏幕上的两个应用就都被移到屏幕外，代之以它们的图像；用户中途反悔、放回原处时也一样。",
      hant: "分隔線一動，螢幕上的兩個應用程式就都被移到螢幕外，由它們的影像代替；使用者中途反悔、放回原處時也一樣。",
      en: """
        Once the divider moves, both apps leave the screen and pictures stand in for them; so it is even \
        when the user thinks better of it and puts the divider back.
        """),
    rationale: LocalizedText(
      hans: "逐点重新布局跟不上手指，系统拉伸的是图像；真正的窗口在屏幕外，可以从容地换到可能的大小。",
      hant: "逐點重新排版跟不上手指，系統拉伸的是影像；真正的視窗在螢幕外，可以從容地換到可能的大小。",
      en: """
        Laying out anew at every point would lag behind the finger, so pictures are stretched; the real \
        windows are off screen, free to take the sizes that may be needed.
        """),
    advice: LocalizedText(
      hans: "不要以为放回原处就什么也没发生：状态变化与尺寸变化照样会来，处理它们的代码要可以空转一圈而不留痕迹。",
      hant: "不要以為放回原處就什麼也沒發生：狀態變化與尺寸變化照樣會來，處理它們的程式碼要能空轉一圈而不留痕跡。",
      en: """
        A divider put back is not nothing: changes of state and size come all the same. Code that answers \
        them must be able to go full circle without a trace.
        """),
    questions: [
      LocalizedText(
        hans: "有人拖了一下中间的条又放回原处，我的应用经历了什么吗？",
        hant: "有人拉了一下中間的桿又放回原處，我的 App 有經歷什麼嗎？",
        en: "Someone slid the bar and put it back again. Did anything happen to my app?"),
      LocalizedText(
        hans: "拖那根条的时候，我的界面为什么又糊又变形？",
        hant: "拉那根桿的時候，我的介面為什麼又糊又變形？",
        en: "Why does my UI look blurry and stretched while the bar is moving?"),
      LocalizedText(
        hans: "拖到一半时，用户看到的真是我的视图吗？",
        hant: "拉到一半時，使用者看到的真的是我的畫面嗎？",
        en: "Is what the user sees mid-drag really my view?"),
      LocalizedText(
        hans: "iOS 为什么不跟着手指实时重绘？",
        hant: "iOS 為什麼不跟著手指即時重繪？",
        en: "Why doesn't iOS simply redraw live under the finger?"),
      LocalizedText(
        hans: "拖了又反悔，我能当没这回事吗？",
        hant: "拉了又反悔，我可以當作沒這回事嗎？",
        en: "Can I treat a cancelled drag as if nothing had been done?"),
      LocalizedText(
        hans: "条弹回中间了，我的回调还是被触发，为什么？",
        hant: "桿彈回中間了，我的回呼還是被觸發，為什麼？",
        en: "Bar snaps back to the middle, yet my callbacks fire. Why?"),
    ],
    validity: ValidityClause.divider(
      LocalizedText(
        hans: "iOS 9 到 iPadOS 18：每次拖动都如此。", hant: "iOS 9 到 iPadOS 18：每次拖移都如此。",
        en: "iOS 9 to iPadOS 18: at every drag.")),
    sources: [.quickStart],
    patterns: [
      StatementPattern("divider", "off-screen"),
      StatementPattern(
        "divider", "start-position",
        without: ["state", "navigation-position", "scroll-position", "selection"]),
    ],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace { scenario throws(InputError) in
      try DividerTrace.evaluate(scenario, actions, explain: explain)
    },
    examples: [
      Example(
        LocalizedText(
          hans: "竖屏移动分隔线", hant: "直向移動分隔線", en: "the divider is moved in portrait"),
        ["device": "ipad-9.7", "orientation": "portrait", "actions": ["touch", "move 2/3"]],
        .events([
          .user("touch"),
          .user("move 2/3"),
          .primary(438, .compact, .call("applicationWillResignActive:")),
          .primary(438, .compact, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:")),
          .secondary(320, .compact, .state(.inactive)),
          .primary(438, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .snapshot(.oneThird)),
        ])),
      Example(
        LocalizedText(
          hans: "移开又放回原处：照样离开过屏幕", hant: "移開又放回原處：照樣離開過螢幕",
          en: "away and back: off the screen all the same"),
        [
          "device": "ipad-12.9", "split": "1/2",
          "actions": ["touch", "move 2/3", "move 1/2", "release"],
        ],
        .events([
          .user("touch"),
          .user("move 2/3"),
          .primary(678, .regular, .call("applicationWillResignActive:"), unordered: 1),
          .primary(678, .regular, .state(.inactive)),
          .secondary(678, .regular, .call("applicationWillResignActive:"), unordered: 2),
          .secondary(678, .regular, .state(.inactive)),
          .primary(981, .regular, .resize(.twoThirds), unordered: 1),
          .primary(981, .regular, .snapshot(.twoThirds)),
          .secondary(375, .compact, .resize(.oneThird), unordered: 2),
          .secondary(375, .compact, .snapshot(.oneThird)),
          .primary(678, .regular, .resize(.half)),
          .primary(678, .regular, .snapshot(.half)),
          .secondary(678, .regular, .resize(.half)),
          .secondary(678, .regular, .snapshot(.half)),
          .user("move 1/2"),
          .user("release"),
          .primary(678, .regular, .call("applicationDidBecomeActive:")),
          .primary(678, .regular, .state(.active)),
          .secondary(678, .regular, .call("applicationDidBecomeActive:")),
          .secondary(678, .regular, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "只触摸：应用留在屏幕上", hant: "只觸碰：應用程式留在螢幕上", en: "a touch alone: the apps stay on screen"),
        ["actions": ["touch", "release"]],
        .events([.user("touch"), .user("release")])),
      Example(
        LocalizedText(
          hans: "iPadOS 26：窗口留在屏幕上，实时改变大小", hant: "iPadOS 26：視窗留在螢幕上，即時改變大小",
          en: "iPadOS 26: windows stay on screen and resize live"),
        ["os": "26", "split": "1/2", "actions": ["touch", "move 2/3", "release"]],
        .events([
          .user("touch"),
          .user("move 2/3"),
          .primary(.liveResize, unordered: 1),
          .primary(.call("windowScene:didUpdateEffectiveGeometry:"), unordered: 1),
          .secondary(.liveResize, unordered: 2),
          .secondary(.call("windowScene:didUpdateEffectiveGeometry:"), unordered: 2),
          .user("release"),
          .primary(.call("windowScene:didUpdateEffectiveGeometry:")),
          .secondary(.call("windowScene:didUpdateEffectiveGeometry:")),
        ])),
    ])
}

private let actions = Fields.actions(typically: [.touch, .move(.half), .move(.twoThirds), .release])

private func explain(_ trace: DividerTrace) -> LocalizedText {
  let events = trace.server.events
  guard let moved = events.firstIndex(where: { $0.kind == .user && $0.name.hasPrefix("move ") }) else {
    return LocalizedText(
      hans: "分隔线没有移动过，两个应用都留在屏幕上。", hant: "分隔線沒有移動過，兩個應用程式都留在螢幕上。",
      en: "The divider was not moved; both apps stayed on the screen.")
  }
  guard let released = events[moved...].firstIndex(where: { $0.name == UserAction.release.word }) else {
    return LocalizedText(
      hans: "从第 \(moved + 1) 个事件起，两个应用都在屏幕外，用户看到的是它们的图像；分隔线还没有松开。",
      hant: "從第 \(moved + 1) 個事件起，兩個應用程式都在螢幕外，使用者看到的是它們的影像；分隔線還沒有放開。",
      en: """
        From event \(moved + 1) on both apps are off the screen and the user sees pictures of them; the \
        divider is still held.
        """)
  }
  let said = LocalizedText(
    hans: "从第 \(moved + 1) 个事件到第 \(released + 1) 个事件，两个应用都在屏幕外，用户看到的是它们的图像。",
    hant: "從第 \(moved + 1) 個事件到第 \(released + 1) 個事件，兩個應用程式都在螢幕外，使用者看到的是它們的影像。",
    en: """
      From event \(moved + 1) to event \(released + 1) both apps were off the screen and the user saw \
      pictures of them.
      """)
  guard trace.isRestored else { return said }
  return said.then(
    LocalizedText(
      hans: "分隔线最后回到了原处，也是如此。", hant: "分隔線最後回到了原處，也是如此。",
      en: "So it was although the divider was put back."))
}
