extension Rule {
  static let statePreserved = Rule(
    "lifecycle/state-preserved",
    title: LocalizedText(
      hans: "拖动之后状态如初", hant: "拖移之後狀態如初", en: "After a drag the state is as before"),
    statement: LocalizedText(
      hans: """
        改变大小和拍快照都不得丢失数据与导航位置。分隔线放回原处时，界面应与手指刚碰到它时一样：同一视图、同一选择、同一滚动\
        位置。
        """,
      hant: """
        改變大小和拍快照都不得遺失資料與導覽位置。分隔線放回原處時，介面應與手指剛碰到它時一樣：同一檢視、同一選取項目、同一\
        捲動位置。
        """,
      en: """
        No resize and no snapshot may cost data or the place in the navigation. When the divider is put \
        back, everything is as at the first touch: the view, the selection, the scroll position.
        """),
    rationale: LocalizedText(
      hans: """
        在用户看来什么都没有改变，而应用却在屏幕外经历了几次尺寸变化；若在其中折叠、弹出或重新加载，用户就会无缘无故失去\
        刚才的位置。
        """,
      hant: """
        在使用者看來什麼都沒有改變，而應用程式卻在螢幕外經歷了幾次尺寸變化；若在其中收合、彈出或重新載入，使用者就會無緣無故\
        失去剛才的位置。
        """,
      en: """
        To the user nothing has changed, while the app went through several sizes off screen. What it \
        collapses, pops or reloads on the way is lost to the user for no reason.
        """),
    advice: LocalizedText(
      hans: """
        失去活动状态时记下尺寸与状态；不活动期间若又回到这个尺寸，就恢复记下的状态。导航状态放在尺寸类别切换之上的一层，\
        收合与展开都从它推出。
        """,
      hant: """
        變成非作用中時記下尺寸與狀態；非作用中期間若又回到這個尺寸，就還原記下的狀態。導覽狀態放在尺寸類別切換之上的一層，\
        收合與展開都由它推得。
        """,
      en: """
        On resigning active remember size and state; when that size comes back while inactive, put the state \
        back. Keep navigation state above the switch of size classes and derive both forms from it.
        """),
    questions: [
      LocalizedText(
        hans: "条放回去以后列表跳回顶部，不该停在原处吗？",
        hant: "桿放回去以後列表跳回最上面，不是該停在原處嗎？",
        en: "List jumps to the top once the bar is put back. Shouldn't it stay?"),
      LocalizedText(
        hans: "调大小调到一半放弃，页面全退回第一层，是谁的错？",
        hant: "調大小調到一半放棄，頁面全退回第一層，是誰的錯？",
        en: "Pushed screens were popped to the first one after an aborted resize. Whose fault?"),
      LocalizedText(
        hans: "条回到原处后，怎么把一切恢复成原样？",
        hant: "桿回到原處後，怎麼把一切還原成原樣？",
        en: "How do I bring everything back as it was after the bar returns?"),
      LocalizedText(
        hans: "滚到哪儿、打开的页、高亮的行，哪些必须留住？",
        hant: "捲到哪裡、打開的頁、反白的那列，哪些一定要留住？",
        en: "Which things must survive: offset, open page, highlighted row?"),
      LocalizedText(
        hans: "页面路径存在哪儿，尺寸类一变才不会丢？",
        hant: "頁面路徑存在哪裡，尺寸類別一變才不會掉？",
        en: "Where do I keep the path of screens so that a size class flip doesn't lose it?"),
      LocalizedText(
        hans: "用户只碰了一下条，为什么还要费劲还原？",
        hant: "使用者只碰了一下桿，為什麼還要費力還原？",
        en: "Why bother to restore, when the user barely touched the bar?"),
    ],
    validity: ValidityClause.divider(
      LocalizedText(
        hans: """
          iOS 9 到 iPadOS 18。若快照改变过尺寸，应用会再收到一次回到原尺寸的变化，这是推知的；若没有改变过，是否还有这次变化\
          没有找到说明。
          """,
        hant: """
          iOS 9 到 iPadOS 18。若快照改變過尺寸，應用程式會再收到一次回到原尺寸的變化，這是推知的；若沒有改變過，是否還有這次\
          變化沒有找到說明。
          """,
        en: """
          iOS 9 to iPadOS 18. Where a snapshot changed the size, one more change back to the old size \
          follows; that is derived. Where none did, no source says whether one comes.
          """)),
    sources: [.quickStart, .multitaskingSession],
    patterns: [
      StatementPattern(
        "lose|keep", "state|navigation-position|scroll-position|selection",
        "resize|window-size|snapshot|divider|rotation"),
      StatementPattern(
        "divider", "state|navigation-position|scroll-position|selection",
        "start-position|return-to|release|touch", without: ["state-transition", "resign-active"]),
    ],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace { scenario throws(InputError) in
      try DividerTrace.evaluate(scenario, actions, explain: explain)
    },
    examples: [
      Example(
        LocalizedText(
          hans: "移开又放回起点：尺寸复原", hant: "移開又放回起點：尺寸復原",
          en: "away and back to the start: the size is restored"),
        [
          "device": "ipad-9.7", "split": "2/3",
          "actions": ["touch", "move 1/2", "move 2/3", "release"],
        ],
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
          .user("move 2/3"),
          .user("release"),
          .primary(694, .regular, .call("applicationDidBecomeActive:")),
          .primary(694, .regular, .state(.active)),
          .secondary(320, .compact, .call("applicationDidBecomeActive:")),
          .secondary(320, .compact, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "拖动时又旋转：松手后是新的尺寸", hant: "拖移時又旋轉：放手後是新的尺寸",
          en: "turned during the drag: a new size after the release"),
        [
          "device": "ipad-10.5", "orientation": "portrait",
          "actions": ["touch", "move 2/3", "rotate landscape", "release"],
        ],
        .events([
          .user("touch"),
          .user("move 2/3"),
          .primary(504, .compact, .call("applicationWillResignActive:")),
          .primary(504, .compact, .state(.inactive)),
          .secondary(320, .compact, .call("applicationWillResignActive:")),
          .secondary(320, .compact, .state(.inactive)),
          .primary(504, .compact, .snapshot(.twoThirds)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("rotate landscape"),
          .primary(551, .compact, .resize(.half)),
          .primary(551, .compact, .snapshot(.half)),
          .secondary(551, .compact, .resize(.half)),
          .secondary(551, .compact, .snapshot(.half)),
          .primary(782, .regular, .resize(.twoThirds)),
          .primary(782, .regular, .snapshot(.twoThirds)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .snapshot(.oneThird)),
          .user("release"),
          .primary(782, .regular, .call("applicationDidBecomeActive:")),
          .primary(782, .regular, .state(.active)),
          .secondary(320, .compact, .call("applicationDidBecomeActive:")),
          .secondary(320, .compact, .state(.active)),
        ])),
      Example(
        LocalizedText(
          hans: "iOS 8 没有 Split View", hant: "iOS 8 沒有 Split View", en: "no Split View in iOS 8"),
        ["os": "8"],
        .verdict(.notApplicable)),
    ])
}

private let actions = Fields.actions(typically: [.touch, .move(.half), .move(.twoThirds), .release])

private func explain(_ trace: DividerTrace) -> LocalizedText {
  let server = trace.server
  let app = server.onScreen.first ?? .primary
  guard let before = server.windowsAtTouch[app]?.layout?.width else {
    return LocalizedText(
      hans: "没有碰过分隔线；单独的旋转同样不得丢失状态。", hant: "沒有碰過分隔線；單獨的旋轉同樣不得遺失狀態。",
      en: "The divider was not touched; a rotation alone may not lose any state either.")
  }
  guard trace.isAtRest else {
    return LocalizedText(
      hans: "分隔线还没有松开：此刻的尺寸都不是最终的，不要据此改变状态。",
      hant: "分隔線還沒有放開：此刻的尺寸都不是最終的，不要據此改變狀態。",
      en: "The divider is still held: no size is final, so change no state because of one.")
  }
  let (old, new) = (Value.number(before), trace.width(of: app))
  if trace.isRestored {
    return LocalizedText(
      hans: "松手后\(app.name.hans)宽 \(new) 点，与触摸时相同：数据、导航、选择与滚动位置都必须与那时一样。",
      hant: "放手後\(app.name.hant)寬 \(new) 點，與觸碰時相同：資料、導覽、選取項目與捲動位置都必須與那時一樣。",
      en: """
        After the release the \(app.name.en) is \(new) points wide, as at the touch: data, navigation, \
        selection and scroll position must be as they were then.
        """)
  }
  return LocalizedText(
    hans: "\(app.name.hans)从 \(old) 点变为 \(new) 点：布局可以不同，数据与导航位置不得丢失。",
    hant: "\(app.name.hant)從 \(old) 點變為 \(new) 點：版面可以不同，資料與導覽位置不得遺失。",
    en: """
      The \(app.name.en) went from \(old) to \(new) points: the layout may differ, data and the place in the \
      navigation may not be lost.
      """)
}
