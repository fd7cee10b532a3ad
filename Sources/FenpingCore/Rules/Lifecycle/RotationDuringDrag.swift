extension Rule {
  static let rotationDuringDrag = Rule(
    "lifecycle/rotation-during-drag",
    title: LocalizedText(
      hans: "拖动时旋转设备", hant: "拖移時旋轉裝置", en: "A rotation during the drag"),
    statement: LocalizedText(
      hans: "用户可以一边拖动分隔线一边旋转设备；两者合成一次结果，只有松手时的方向与位置算数。",
      hant: "使用者可以一邊拖移分隔線一邊旋轉裝置；兩者合成一個結果，只有放手時的方向與位置算數。",
      en: """
        The user may turn the device while dragging the divider. The two end in one result: only the \
        orientation and the position at the release count.
        """),
    rationale: LocalizedText(
      hans: "方向一变，可能的布局也变了，系统要再准备一遍；所以中间会出现两个方向的尺寸，次序不可预料。",
      hant: "方向一變，可能的版面也變了，系統要再準備一遍；所以中間會出現兩個方向的尺寸，次序不可預料。",
      en: """
        With the orientation the possible layouts change, and the system prepares them again; so sizes of \
        both orientations turn up in between, in no order to rely on.
        """),
    advice: LocalizedText(
      hans: "不要根据上一个尺寸推断发生了什么，也不要区分“旋转”和“拖动”：每次只按收到的尺寸布局。",
      hant: "不要根據上一個尺寸推斷發生了什麼，也不要區分「旋轉」和「拖移」：每次只依收到的尺寸排版。",
      en: """
        Infer nothing from the size before, and do not tell a rotation from a drag: lay out for the size \
        that you are given.
        """),
    questions: [
      LocalizedText(
        hans: "手还按在条上就把 iPad 转了，会怎么样？",
        hant: "手還按在桿上就把 iPad 轉了，會怎麼樣？",
        en: "What if somebody turns the iPad with a finger still on the bar?"),
      LocalizedText(
        hans: "竖的横的尺寸乱着来，为什么？",
        hant: "直的橫的尺寸混著來，為什麼？",
        en: "Tall and wide sizes come in all mixed up. Why?"),
      LocalizedText(
        hans: "横着五五开，拖到一半立起来，最后是几比几？",
        hant: "橫著五五分，拉到一半立起來，最後是幾比幾？",
        en: "Half and half lying down, then stood upright mid-pull: what do I end up with?"),
      LocalizedText(
        hans: "又转又拖的时候，怎么分清是哪个引起的？",
        hant: "又轉又拉的時候，怎麼分清楚是哪個引起的？",
        en: "How can I tell a turn from a pull when both go on at once?"),
      LocalizedText(
        hans: "正在调大小，一转会不会就取消了？",
        hant: "正在調大小，一轉會不會就取消了？",
        en: "Does turning call off a resize in progress?"),
      LocalizedText(
        hans: "先转还是先拖，结果有区别吗？",
        hant: "先轉還是先拉，結果有差嗎？",
        en: "Does the order count, first turned or first pulled?"),
    ],
    validity: ValidityClause.divider(
      LocalizedText(
        hans: "iOS 9 到 iPadOS 18。竖屏没有对半布局；横屏对半时转到竖屏会成为一宽一窄，这是推知的。",
        hant: "iOS 9 到 iPadOS 18。直向沒有對半版面；橫向對半時轉到直向會成為一寬一窄，這是推知的。",
        en: """
          iOS 9 to iPadOS 18. Portrait has no half split; that a landscape half becomes the wide and the \
          narrow column is derived.
          """)),
    sources: [.quickStart, .layoutGuideline],
    patterns: [StatementPattern("rotation", "divider", "simultaneous")],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace { scenario throws(InputError) in
      try DividerTrace.evaluate(scenario, actions, explain: explain)
    },
    examples: [
      Example(
        LocalizedText(
          hans: "10.5 英寸：拖到对半时转成竖屏，松手后一宽一窄", hant: "10.5 吋：拖到對半時轉成直向，放手後一寬一窄",
          en: "10.5 inches: turned to portrait at the half, a wide and a narrow column after the release"),
        [
          "device": "ipad-10.5", "split": "2/3",
          "actions": ["touch", "move 1/2", "rotate portrait", "release"],
        ],
        .events([
          .user("touch"),
          .user("move 1/2"),
          .primary(782, .regular, .call("applicationWillResignActive:"), unordered: 1),
          .primary(782, .regular, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:"), unordered: 2),
          .secondary(320, .compact, .state(.inactive)),
          .primary(551, .compact, .resize(.half), unordered: 1),
          .primary(551, .compact, .snapshot(.half)),
          .secondary(551, .compact, .resize(.half), unordered: 2),
          .secondary(551, .compact, .snapshot(.half)),
          .primary(782, .regular, .resize(.twoThirds)),
          .primary(782, .regular, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("rotate portrait"),
          .primary(504, .compact, .resize(.twoThirds)),
          .primary(504, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("release"),
          .primary(504, .compact, .call("applicationDidBecomeActive:")),
          .primary(504, .compact, .state(.active)),
          .secondary(320, .compact, .call("applicationDidBecomeActive:")),
          .secondary(320, .compact, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "转过去又转回来：松手时的方向算数", hant: "轉過去又轉回來：放手時的方向算數",
          en: "turned and turned back: the orientation at the release counts"),
        [
          "device": "ipad-9.7", "orientation": "portrait",
          "actions": ["touch", "move 2/3", "rotate landscape", "rotate portrait", "release"],
        ],
        .events([
          .user("touch"),
          .user("move 2/3"),
          .primary(438, .compact, .call("applicationWillResignActive:")),
          .primary(438, .compact, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:")),
          .secondary(320, .compact, .state(.inactive)),
          .primary(438, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("rotate landscape"),
          .primary(507, .compact, .resize(.half)),
          .primary(507, .compact, .snapshot(.half)),
          .secondary(507, .compact, .resize(.half)),
          .secondary(507, .compact, .snapshot(.half)),
          .primary(694, .regular, .resize(.twoThirds)),
          .primary(694, .regular, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("rotate portrait"),
          .primary(438, .compact, .resize(.twoThirds)),
          .primary(438, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("release"),
          .primary(438, .compact, .call("applicationDidBecomeActive:")),
          .primary(438, .compact, .state(.active)),
          .secondary(320, .compact, .call("applicationDidBecomeActive:")),
          .secondary(320, .compact, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "没有拖动的旋转：应用保持活动，只改变大小", hant: "沒有拖移的旋轉：應用程式維持作用中，只改變大小",
          en: "a rotation without a drag: the apps stay active and are resized"),
        ["device": "ipad-12.9", "split": "1/2", "actions": ["rotate portrait"]],
        .events([
          .user("rotate portrait"),
          .primary(639, .compact, .resize(.twoThirds)),
          .secondary(375, .compact, .resize(.oneThird)),
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26：窗口实时跟随，保持活动", hant: "iPadOS 26：視窗即時跟隨，維持作用中",
          en: "iPadOS 26: the windows follow live and stay active"),
        ["os": "26", "life-cycle": "app-delegate", "actions": ["touch", "rotate portrait", "release"]],
        .events([
          .user("touch"),
          .user("rotate portrait"),
          .primary(.liveResize),
          .secondary(.liveResize),
          .user("release"),
        ])),
    ])
}

private let actions = Fields.actions(typically: [.touch, .move(.half), .rotate(.portrait), .release])

private func explain(_ trace: DividerTrace) -> LocalizedText {
  let server = trace.server
  guard trace.hasRotatedDuringDrag else {
    return LocalizedText(
      hans: "拖动期间没有旋转。单独的旋转只改变大小，不改变活动状态。",
      hant: "拖移期間沒有旋轉。單獨的旋轉只改變大小，不改變作用中狀態。",
      en: "There was no rotation during a drag. One alone changes sizes and no app's state.")
  }
  let orientation = server.orientation.name
  guard trace.isAtRest else {
    return LocalizedText(
      hans: "现在是\(orientation.hans)，分隔线还没有松开：两个方向的尺寸都可能出现过，没有一个是最终的。",
      hant: "現在是\(orientation.hant)，分隔線還沒有放開：兩個方向的尺寸都可能出現過，沒有一個是最終的。",
      en: """
        The screen is in \(orientation.en) and the divider still held: sizes of both orientations may have \
        turned up, and none is final.
        """)
  }
  let widths = server.onScreen.map { app in (app.name, trace.width(of: app)) }
  return LocalizedText(
    hans: """
      松手时是\(orientation.hans)：\(widths.map { "\($0.hans)宽 \($1) 点" }.joined(separator: "，"))。中间的尺寸都不算数。
      """,
    hant: """
      放手時是\(orientation.hant)：\(widths.map { "\($0.hant)寬 \($1) 點" }.joined(separator: "，"))。中間的尺寸都不算數。
      """,
    en: """
      The release came in \(orientation.en): \
      \(widths.map { "the \($0.en) is \($1) points wide" }.joined(separator: ", ")). What was in between does \
      not count.
      """)
}
