extension Rule {
  static let offScreenSnapshots = Rule(
    "lifecycle/off-screen-snapshots",
    title: LocalizedText(
      hans: "拖动期间在屏幕外改变大小并拍快照", hant: "拖移期間在螢幕外改變大小並拍快照",
      en: "Off-screen resizes and snapshots during a drag"),
    statement: LocalizedText(
      hans: "分隔线还在用户手里时，系统把失去活动状态的应用在屏幕外调整成可能用到的各种大小，并拍下至少一张快照。",
      hant: "分隔線還在使用者手裡時，系統把非作用中的應用程式在螢幕外調整成可能用到的各種大小，並拍下至少一張快照。",
      en: """
        While the user holds the divider, the system resizes the inactive apps off screen to the sizes that \
        may be needed, and takes at least one snapshot of each.
        """),
    rationale: LocalizedText(
      hans: "用户会在哪里松手，事先无从得知；每种可能的结果都备好一张图，松手的瞬间画面才能接得上。",
      hant: "使用者會在哪裡放手，事先無從得知；每種可能的結果都備好一張圖，放手的瞬間畫面才能接得上。",
      en: """
        Nobody knows where the user will let go. With a picture ready for every outcome, the display can \
        follow without a gap when it happens.
        """),
    advice: LocalizedText(
      hans: """
        快速完成布局，不联网、不做重活；不要因为这些尺寸关闭弹出框、清空导航栈或记录用户偏好。画面要与失去活动状态前一致，\
        敏感内容另行遮盖。
        """,
      hant: """
        快速完成排版，不連網、不做繁重的工作；不要因為這些尺寸關閉彈出式視窗、清空導覽堆疊或記錄使用者偏好。畫面要與變成\
        非作用中之前一致，敏感內容另行遮蓋。
        """,
      en: """
        Lay out quickly, with no network and no heavy work. Dismiss nothing, pop nothing and record no \
        preference because of these sizes; look as you did before, and cover what is private.
        """),
    questions: [
      LocalizedText(
        hans: "手指还按着条没放，viewWillTransition 就连着调了好几次，为什么？",
        hant: "手指還按著桿沒放，viewWillTransition 就連續呼叫好幾次，為什麼？",
        en: "viewWillTransition fires again and again while the finger stays on the bar. Why?"),
      LocalizedText(
        hans: "手还没抬，我的弹窗自己关了，哪里写错了？",
        hant: "手還沒放開，我的彈出視窗自己關了，哪裡寫錯了？",
        en: "My popover closed itself before the finger was lifted. What did I do wrong?"),
      LocalizedText(
        hans: "调大小调到一半，谁在给我的应用截图，图什么？",
        hant: "調大小調到一半，誰在幫我的 App 截圖，為了什麼？",
        en: "Who takes screenshots of my app in the middle of a resize, and what for?"),
      LocalizedText(
        hans: "松手之前会拍几张，按什么顺序？",
        hant: "放手之前會拍幾張，照什麼順序？",
        en: "How many pictures are taken before the finger lets go, and in what order?"),
      LocalizedText(
        hans: "调大小时系统拍的画面里，怎么别露出敏感数据？",
        hant: "調大小時系統拍的畫面裡，怎麼別露出敏感資料？",
        en: "How do I keep sensitive data out of the pictures taken during a resize?"),
      LocalizedText(
        hans: "拖到一半来了个尺寸，这时能去请求服务器吗？",
        hant: "拉到一半來了個尺寸，這時能去向伺服器要資料嗎？",
        en: "May I fetch from a server when a size comes in mid-drag?"),
    ],
    validity: ValidityClause.divider(
      LocalizedText(
        hans: """
          iOS 9 到 iPadOS 18。拍几张、按什么顺序，系统没有保证；这里的模型走遍松手可能得到的每种布局，最后回到起点的布局。\
          进入后台后系统还会按两个方向各拍一次。
          """,
        hant: """
          iOS 9 到 iPadOS 18。拍幾張、依什麼順序，系統沒有保證；這裡的模型走遍放手可能得到的每種版面，最後回到起點的版面。\
          進入背景後系統還會依兩個方向各拍一次。
          """,
        en: """
          iOS 9 to iPadOS 18. How many are taken, and in which order, is not promised; the model here visits \
          every layout that a release could give and ends with the one at the start. In the background the \
          system takes pictures again, one in each orientation.
          """)),
    sources: [.quickStart, .multitaskingSession, .backgroundSnapshots, .resignOrder],
    patterns: [
      StatementPattern(
        "snapshot", "off-screen|divider|resize|inactive",
        without: ["lose", "keep", "state", "navigation-position", "enter-background", "background"]),
      StatementPattern("system", "snapshot", without: ["state", "divider", "launch-screen", "lose", "keep"]),
      StatementPattern("divider", "user-experience", without: ["lose", "keep", "state"]),
      StatementPattern("predict", "window|bounds|window-size|window-bounds"),
    ],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace { scenario throws(InputError) in
      try DividerTrace.evaluate(scenario, actions, explain: explain)
    },
    examples: [
      Example(
        LocalizedText(
          hans: "12.9 英寸从对半开始：两种大小，两张快照", hant: "12.9 吋從對半開始：兩種大小，兩張快照",
          en: "12.9 inches from a half: two sizes, two snapshots"),
        ["device": "ipad-12.9", "split": "1/2", "actions": ["touch", "move 2/3"]],
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
        ])),
      Example(
        LocalizedText(
          hans: "iOS 9 竖屏只有一种布局：一张快照，大小不变", hant: "iOS 9 直向只有一種版面：一張快照，大小不變",
          en: "portrait in iOS 9 has one layout: one snapshot, no resize"),
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
          hans: "单独旋转：改变大小，没有快照", hant: "單獨旋轉：改變大小，沒有快照",
          en: "a rotation alone: new sizes, no snapshot"),
        ["device": "ipad-9.7", "split": "1/2", "actions": ["rotate portrait"]],
        .events([
          .user("rotate portrait"),
          .primary(438, .compact, .resize(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26 实时改变大小，没有快照；应用没有采用场景", hant: "iPadOS 26 即時改變大小，沒有快照；應用程式沒有採用場景",
          en: "iPadOS 26 resizes live, without snapshots; the apps have no scenes"),
        ["os": "26.1", "life-cycle": "app-delegate"],
        .events([
          .user("touch"),
          .user("move 1/2"),
          .primary(.liveResize),
          .secondary(.liveResize),
          .user("release"),
        ])),
    ])
}

private let actions = Fields.actions(typically: [.touch, .move(.half), .release])

private func explain(_ trace: DividerTrace) -> LocalizedText {
  guard trace.hasDragged else {
    return LocalizedText(
      hans: "分隔线没有移动过，系统没有为它拍快照。", hant: "分隔線沒有移動過，系統沒有為它拍快照。",
      en: "The divider was not moved, so no snapshot was taken for it.")
  }
  let primary = trace.snapshotWidths(of: .primary)
  let secondary = trace.snapshotWidths(of: .secondary)
  return LocalizedText(
    hans: """
      失去活动状态期间，主应用在宽 \(primary.hans) 点、次应用在宽 \(secondary.hans) 点时被拍下快照；这时还没有一个大小是用户\
      选定的。
      """,
    hant: """
      非作用中期間，主要應用程式在寬 \(primary.hant) 點、次要應用程式在寬 \(secondary.hant) 點時被拍下快照；這時還沒有一個大小\
      是使用者選定的。
      """,
    en: """
      While inactive, the primary app was photographed at a width of \(primary.en) points and the secondary \
      at \(secondary.en); so far the user has chosen none of them.
      """)
}
