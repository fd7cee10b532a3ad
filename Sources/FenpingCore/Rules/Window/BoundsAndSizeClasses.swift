extension Rule {
  static let boundsAndSizeClasses = Rule(
    "window/bounds-and-size-classes",
    title: LocalizedText(
      hans: "旋转与拖动分隔线以同一方式报告", hant: "旋轉與拖移分隔線以同一方式回報",
      en: "Rotation and divider are reported alike"),
    statement: LocalizedText(
      hans: """
        无论是旋转还是分隔线，应用得到的都是一次窗口 bounds 的变化；若宽度跨过了阈值，根视图控制器的尺寸类别\
        也随之改变。
        """,
      hant: """
        無論是旋轉還是分隔線，應用程式得到的都是一次視窗 bounds 的變化；若寬度跨過了門檻，根檢視控制器的\
        尺寸類別也隨之改變。
        """,
      en: """
        Whether the device is turned or the divider dragged, the app sees one change of its window's bounds \
        and, where the width crosses the threshold, of its root view controller's size classes.
        """),
    rationale: LocalizedText(
      hans: "应用只需要知道自己还有多少空间；把原因藏起来，一套响应代码就能覆盖所有情形。",
      hant: "應用程式只需要知道自己還有多少空間；把原因隱藏起來，一套回應程式碼就能涵蓋所有情形。",
      en: "An app needs to know how much room it has, not why; one piece of code then answers every change."),
    advice: LocalizedText(
      hans: """
        尺寸变化放在 viewWillTransition(to:with:) 处理，尺寸类别变化放在 willTransition(to:with:) 或 \
        registerForTraitChanges，并调用 super。不是每次改变大小都会改变尺寸类别。
        """,
      hant: """
        尺寸變化放在 viewWillTransition(to:with:) 處理，尺寸類別變化放在 willTransition(to:with:) 或 \
        registerForTraitChanges，並呼叫 super。不是每次改變大小都會改變尺寸類別。
        """,
      en: """
        Handle sizes in viewWillTransition(to:with:) and size classes in willTransition(to:with:) or \
        registerForTraitChanges, and call super. Not every change of size changes a size class.
        """),
    questions: [
      LocalizedText(
        hans: "转设备和拖条，回调是分开的两个吗？",
        hant: "轉裝置和拉桿，回呼是分開的兩個嗎？",
        en: "Is there one callback for turning and another for sliding the bar?"),
      LocalizedText(
        hans: "从整屏到三分之二，traitCollectionDidChange 不响，是 bug 吗？",
        hant: "從整個螢幕到三分之二，traitCollectionDidChange 沒反應，是 bug 嗎？",
        en: "traitCollectionDidChange stays silent between full and two thirds. Bug?"),
      LocalizedText(
        hans: "willTransition 和 viewWillTransition 谁先被调用？",
        hant: "willTransition 和 viewWillTransition 誰先被呼叫？",
        en: "willTransition or viewWillTransition: who is called first?"),
      LocalizedText(
        hans: "窗口变大了，系统为什么不告诉我是什么原因？",
        hant: "視窗變大了，系統為什麼不告訴我是什麼原因？",
        en: "Why am I not told what made my window grow?"),
      LocalizedText(
        hans: "转屏和调大小，用同一段代码处理行吗？",
        hant: "轉螢幕和調大小，用同一段程式碼處理行嗎？",
        en: "Can a single code path serve both a turn and a resize?"),
      LocalizedText(
        hans: "alongside、completion、trait 这几步先后次序是什么？",
        hant: "alongside、completion、trait 這幾步先後順序是什麼？",
        en: "In what sequence do the blocks run: alongside, completion, traits?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(9), .holds,
        LocalizedText(
          hans: """
            顺序：willTransition（仅当尺寸类别改变）→ viewWillTransition（仅当尺寸改变）→ 随动画执行的代码 → 完成。\
            traitCollectionDidChange 后来被 registerForTraitChanges 取代。
            """,
          hant: """
            順序：willTransition（僅當尺寸類別改變）→ viewWillTransition（僅當尺寸改變）→ 隨動畫執行的程式碼 → 完成。\
            traitCollectionDidChange 後來由 registerForTraitChanges 取代。
            """,
          en: """
            Order: willTransition (only where a size class changes), viewWillTransition (only where the size \
            does), what runs alongside the animation, completion. traitCollectionDidChange later gave way to \
            registerForTraitChanges.
            """))
    ],
    sources: [.quickStart, .multitaskingSession, .resizeTechnote],
    patterns: [
      StatementPattern("bounds|window-bounds", "size-class", "change|notify"),
      StatementPattern("window-size", "size-class", "notify"),
      StatementPattern(
        "bounds|window-bounds", "rotation", "change", without: ["user", "divider", "split-view-controller"]),
      StatementPattern("window", "resize|window-size", "trait-change", without: ["user", "divider"]),
    ],
    inputs: DividerTrace.inputs(actions),
    evaluator: .trace(traceTransitions),
    examples: [
      Example(
        LocalizedText(
          hans: "旋转：一个窗口换了尺寸类别，另一个只变了高度", hant: "旋轉：一個視窗換了尺寸類別，另一個只變了高度",
          en: "a rotation: one window changes its size class, the other only its height"),
        ["device": "ipad-9.7", "split": "2/3", "actions": ["rotate portrait"]],
        .events([
          .user("rotate portrait"),
          .primary(694, .regular, .call(Callback.traits)),
          .primary(694, .regular, .call(Callback.size)),
          .primary(438, .compact, .resize(.twoThirds)),
          .primary(438, .compact, .call(Callback.traitsChanged)),
          .primary(438, .compact, .call(Callback.animation)),
          .primary(438, .compact, .call(Callback.completion)),
          .secondary(320, .compact, .call(Callback.size)),
          .secondary(320, .compact, .resize(.oneThird)),
          .secondary(320, .compact, .call(Callback.animation)),
          .secondary(320, .compact, .call(Callback.completion)),
        ])),
      Example(
        LocalizedText(
          hans: "全屏旋转：两个方向都是 regular", hant: "全螢幕旋轉：兩個方向都是 regular",
          en: "a rotation at full screen: regular both ways"),
        ["device": "ipad-10.5", "split": "full", "os": "12", "actions": ["rotate portrait"]],
        .events([
          .user("rotate portrait"),
          .primary(1112, .regular, .call(Callback.size)),
          .primary(834, .regular, .resize(.full)),
          .primary(834, .regular, .call(Callback.animation)),
          .primary(834, .regular, .call(Callback.completion)),
        ])),
      Example(
        LocalizedText(
          hans: "分隔线移动后放到边缘：从 2/3 到全屏，尺寸类别不变",
          hant: "分隔線移到邊緣放開：從 2/3 到全螢幕，尺寸類別不變",
          en: "the divider let go at the edge: from 2/3 to full screen within one size class"),
        [
          "device": "ipad-9.7", "orientation": "portrait", "split": "2/3",
          "actions": ["touch", "move leading-edge", "release"],
        ],
        .events([
          .user("touch"),
          .user("move leading-edge"),
          .user("release"),
          .primary(438, .compact, .call(Callback.traits)),
          .primary(438, .compact, .call(Callback.size)),
          .primary(1024, .regular, .resize(.full)),
          .primary(1024, .regular, .call(Callback.traitsChanged)),
          .primary(1024, .regular, .call(Callback.animation)),
          .primary(1024, .regular, .call(Callback.completion)),
          .primary(1024, .regular, .call(Callback.size)),
          .primary(768, .regular, .resize(.full)),
          .primary(768, .regular, .call(Callback.animation)),
          .primary(768, .regular, .call(Callback.completion)),
          .secondary(320, .compact, .call(Callback.traits)),
          .secondary(320, .compact, .call(Callback.size)),
          .secondary(768, .regular, .resize(.full)),
          .secondary(768, .regular, .call(Callback.traitsChanged)),
          .secondary(768, .regular, .call(Callback.animation)),
          .secondary(768, .regular, .call(Callback.completion)),
        ])),
      Example(
        LocalizedText(
          hans: "同样的旋转方向：什么都没有改变", hant: "轉到原來的方向：什麼都沒有改變",
          en: "turned to where it is: nothing changes"),
        ["actions": ["rotate landscape"]],
        .events([.user("rotate landscape")])),
      Example(
        LocalizedText(
          hans: "iOS 8 没有并排的窗口", hant: "iOS 8 沒有並排的視窗", en: "no windows side by side in iOS 8"),
        ["os": "8"],
        .verdict(.notApplicable)),
    ])
}

private let actions = Fields.actions(typically: [.rotate(.portrait)])

/// What a view controller gets in the course of one transition.
private enum Callback {
  static let traits = "willTransitionToTraitCollection:withTransitionCoordinator:"
  static let size = "viewWillTransitionToSize:withTransitionCoordinator:"
  static let traitsChanged = "traitCollectionDidChange:"
  /// The two blocks of `animateAlongsideTransition:completion:`.
  static let animation = "animateAlongsideTransition:"
  static let completion = "completion:"
}

private func traceTransitions(_ scenario: Scenario) throws(InputError) -> Evaluation {
  try DividerTrace.evaluate(scenario, actions, explain: explain, show: transitions)
}

/// The user's actions and, of what happens to an app, every change of its window as one transition. When in
/// its course the bounds change is the model's choice: after the announcements, before the report.
private func transitions(_ trace: DividerTrace) -> [TraceEvent] {
  var before: [String: TraceEvent] = [:]
  for app in AppRole.allCases {
    let layout = trace.course.start[app].layout
    before[app.rawValue] = TraceEvent(
      app.rawValue, .resize, "", width: layout?.width, horizontal: layout?.horizontal.rawValue)
  }
  var events: [TraceEvent] = []
  for event in trace.server.events {
    guard event.kind == .resize, let app = event.app, let old = before[app] else {
      if event.kind == .user { events.append(event) }
      continue
    }
    // Where no width is known, whether the class changes is not either.
    let changesClass = old.horizontal != event.horizontal && event.horizontal != nil && old.horizontal != nil
    func call(_ name: String, _ at: TraceEvent) -> TraceEvent {
      TraceEvent(app, .callback, name, width: at.width, horizontal: at.horizontal)
    }
    if changesClass { events.append(call(Callback.traits, old)) }
    events.append(call(Callback.size, old))
    events.append(
      TraceEvent(app, .resize, event.name, width: event.width, horizontal: event.horizontal))
    if changesClass { events.append(call(Callback.traitsChanged, event)) }
    events += [call(Callback.animation, event), call(Callback.completion, event)]
    before[app] = event
  }
  return events
}

private func explain(_ trace: DividerTrace) -> LocalizedText {
  let events = transitions(trace)
  let all = events.count { $0.kind == .resize }
  let withClass = events.count { $0.name == Callback.traits }
  guard all > 0 else {
    return LocalizedText(
      hans: "没有窗口改变大小，应用什么也不会收到。", hant: "沒有視窗改變大小，應用程式什麼也不會收到。",
      en: "No window changed its size, so the apps hear nothing.")
  }
  return LocalizedText(
    hans: "窗口共改变 \(all) 次大小，每次都是一次过渡；其中 \(withClass) 次同时改变了水平尺寸类别。",
    hant: "視窗共改變 \(all) 次大小，每次都是一次轉換；其中 \(withClass) 次同時改變了水平尺寸類別。",
    en: """
      Windows changed their size \(all) times, one transition each; the horizontal size class changed with \
      it in \(withClass).
      """)
}
