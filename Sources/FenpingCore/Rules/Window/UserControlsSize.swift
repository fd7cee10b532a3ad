extension Rule {
  static let userControlsSize = Rule(
    "window/user-controls-size",
    title: LocalizedText(
      hans: "窗口大小由用户决定", hant: "視窗大小由使用者決定", en: "The user decides the window's size"),
    statement: LocalizedText(
      hans: "应用不能设定自己窗口的大小，也不能阻止它改变；用户以两种方式改变它：旋转设备，或者拖动分隔线。",
      hant: "應用程式不能設定自己視窗的大小，也不能阻止它改變；使用者以兩種方式改變它：旋轉裝置，或者拖移分隔線。",
      en: """
        An app can neither set the size of its window nor keep it from changing; the user changes it in two \
        ways, by turning the device and by dragging the divider.
        """),
    rationale: LocalizedText(
      hans: "两个应用共用一块屏幕，一方变宽另一方就变窄；只有用户知道此刻哪一方更重要。",
      hant: "兩個應用程式共用一個螢幕，一方變寬另一方就變窄；只有使用者知道此刻哪一方更重要。",
      en: """
        Two apps share one screen, and what one gains the other loses; only the user knows which matters more.
        """),
    advice: LocalizedText(
      hans: "把每种宽度都当作正常情况来布局，在 viewWillTransition(to:with:) 中响应变化，不要去修改窗口的 frame。",
      hant: "把每種寬度都當作正常情況來排版，在 viewWillTransition(to:with:) 中回應變化，不要去改視窗的 frame。",
      en: """
        Lay out for every width as a normal case, respond in viewWillTransition(to:with:), and leave the \
        window's frame alone.
        """),
    questions: [
      LocalizedText(
        hans: "分屏比例能用代码定吗？",
        hant: "分割比例能用程式碼決定嗎？",
        en: "Can my code pick the split ratio?"),
      LocalizedText(
        hans: "表格放不下，能申请宽一点的窗口吗？",
        hant: "表格放不下，能要求寬一點的視窗嗎？",
        en: "How can I ask for a wider window when a table needs it?"),
      LocalizedText(
        hans: "能不能设个下限，谁也不能再缩小我？",
        hant: "能不能設個下限，誰也不能再縮小我？",
        en: "Is there a minimum below which nobody can shrink me?"),
      LocalizedText(
        hans: "给 window.frame 赋值有用吗？",
        hant: "設定 window.frame 有用嗎？",
        en: "Does assigning window.frame do anything?"),
      LocalizedText(
        hans: "我的尺寸会因为哪些操作而变？",
        hant: "我的尺寸會因為哪些操作而變？",
        en: "In which ways may I end up with other dimensions?"),
      LocalizedText(
        hans: "占多大地方，为什么不让开发者说了算？",
        hant: "佔多大空間，為什麼不讓開發者決定？",
        en: "Why isn't the developer allowed to choose how much room he gets?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(9), until: Version(26), .holds,
        LocalizedText(
          hans: "iOS 9 到 iPadOS 18：旋转与分隔线。iPadOS 16 起，部分机型还有台前调度的自由窗口。",
          hant: "iOS 9 到 iPadOS 18：旋轉與分隔線。iPadOS 16 起，部分機型還有幕前調度的自由視窗。",
          en: """
            iOS 9 to iPadOS 18: rotation and divider; since iPadOS 16 some models also have the free windows \
            of Stage Manager.
            """)),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: """
            iPadOS 26：用户拖动窗口的边角来调整。UISceneSizeRestrictions.minimumSize 只是期望的最小值。
            """,
          hant: """
            iPadOS 26：使用者拖移視窗的邊角來調整。UISceneSizeRestrictions.minimumSize 只是期望的最小值。
            """,
          en: """
            iPadOS 26: the user drags the window itself; UISceneSizeRestrictions.minimumSize is a preferred \
            minimum, no more.
            """)),
    ],
    sources: [.quickStart, .multitaskingSession, .resizeTechnote],
    patterns: [
      StatementPattern(
        "user", "window-size", without: ["state", "snapshot", "divider", "picture-in-picture"]),
      StatementPattern("user", "bounds|window-bounds", "change|manage", without: ["predict"]),
      StatementPattern("user", "manage", "divider", without: ["view-controller", "off-screen"]),
      StatementPattern("rotation", "divider", without: ["simultaneous", "snapshot", "off-screen"]),
      StatementPattern(
        "user", "divider", "window-size|width",
        without: ["off-screen", "edge", "snapshot", "start-position", "state", "simultaneous"]),
      StatementPattern("user", "decide", "window"),
      StatementPattern(
        "user", "split-view|multitasking", "change", "size", without: ["divider", "state", "snapshot"]),
      StatementPattern("user", "manage", "ratio|occupy"),
    ],
    inputs: [
      Fields.os, DividerTrace.typicalDevice, DividerTrace.typicalOrientation, minimumWidth,
    ],
    evaluator: .decide(decideWays),
    examples: [
      Example(
        LocalizedText(hans: "iOS 9：两种方式", hant: "iOS 9：兩種方式", en: "iOS 9: two ways"),
        ["os": "9"],
        .value(["by": "user", "ways": ["rotation", "divider"], "model": "roles"])),
      Example(
        LocalizedText(
          hans: "iPadOS 17：部分机型还有台前调度", hant: "iPadOS 17：部分機型還有幕前調度",
          en: "iPadOS 17: on some models Stage Manager too"),
        ["os": "17"],
        .value([
          "by": "user", "ways": ["rotation", "divider", "stage-manager"], "model": "equal-windows",
        ])),
      Example(
        LocalizedText(
          hans: "最小尺寸 650 比窄栏和一半都宽", hant: "最小尺寸 650 比窄欄和一半都寬",
          en: "a minimum of 650 is more than the narrow column and half have"),
        ["os": "15", "device": "ipad-11", "orientation": "landscape", "minimum-width": 650],
        .value([
          "by": "user", "ways": ["rotation", "divider"], "model": "equal-windows",
          "narrower": ["1/2", "1/3", "slide-over"],
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26：用户直接拖动窗口", hant: "iPadOS 26：使用者直接拖移視窗",
          en: "iPadOS 26: the user drags the window itself"),
        ["os": "26"],
        .value([
          "by": "user", "ways": ["rotation", "window-edge", "tiling"], "model": "windowed-apps",
        ])),
      Example(
        LocalizedText(
          hans: "iOS 8：只有旋转", hant: "iOS 8：只有旋轉", en: "iOS 8: rotation alone"),
        ["os": "8"],
        .value(["by": "user", "ways": ["rotation"], "model": "one-app"])),
    ])
}

private let minimumWidth = Field<Double>(
  number: "minimum-width", unit: "pt",
  LocalizedText(
    hans: "应用在 UISceneSizeRestrictions.minimumSize 里要求的宽度（iOS 13 起），可不给",
    hant: "應用程式在 UISceneSizeRestrictions.minimumSize 裡要求的寬度（iOS 13 起），可不提供",
    en: "the width that the app asks for in UISceneSizeRestrictions.minimumSize (since iOS 13), if any"))

private func decideWays(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let os = try scenario[Fields.os]
  let model = MultitaskingModel(os: os)
  let hasStageManager = model == .equalWindows && os >= Version(16)
  let ways: [String] =
    switch model {
    case .oneApp: ["rotation"]
    case .roles, .equalWindows: ["rotation", "divider"] + (hasStageManager ? ["stage-manager"] : [])
    case .windowedApps: ["rotation", "window-edge", "tiling"]
    }
  var value: [String: Value] = [
    "by": "user", "ways": .list(ways.map { .text($0) }), "model": .text(model.rawValue),
  ]
  var evidence = [Evidence("os", .text(os.description))]
  var explanation = explain(model, os)
  if let minimum = scenario.given(minimumWidth) {
    guard os >= Version(13) else { throw .impossible(noRestrictions) }
    guard minimum > 0 else { throw .impossible(notAWidth) }
    evidence.append(Evidence(minimumWidth.name, .number(minimum)))
    explanation = explanation.then(onlyPreferred)
    if model.hasDivider {
      let device = try scenario[DividerTrace.typicalDevice]
      let orientation = try scenario[DividerTrace.typicalOrientation]
      let narrower = SplitConfiguration.allCases.filter { split in
        device.layout(split, in: orientation).map { $0.width < minimum } ?? false
      }
      value["narrower"] = .list(narrower.map { .text($0.rawValue) })
      explanation = explanation.then(explain(narrower, on: device, orientation, minimum))
    }
  }
  return Evaluation(.value(.record(value)), explanation, evidence: evidence)
}

private func explain(_ model: MultitaskingModel, _ os: Version) -> LocalizedText {
  switch model {
  case .oneApp:
    LocalizedText(
      hans: "系统 \(os) 上应用总是占满屏幕，只有旋转会改变它的大小。",
      hant: "系統 \(os) 上應用程式總是佔滿螢幕，只有旋轉會改變它的大小。",
      en: "On system \(os) an app fills the screen, and only a rotation changes its size.")
  case .roles, .equalWindows:
    LocalizedText(
      hans: "系统 \(os) 上由用户决定：旋转设备或拖动分隔线\(os >= Version(16) ? "，部分机型还有台前调度的窗口" : "")。",
      hant: "系統 \(os) 上由使用者決定：旋轉裝置或拖移分隔線\(os >= Version(16) ? "，部分機型還有幕前調度的視窗" : "")。",
      en: """
        On system \(os) the user decides, by turning the device or dragging the \
        divider\(os >= Version(16) ? "; on some models there are the windows of Stage Manager too" : "").
        """)
  case .windowedApps:
    LocalizedText(
      hans: "系统 \(os) 上由用户决定：旋转设备、拖动窗口的边角，或平铺窗口。",
      hant: "系統 \(os) 上由使用者決定：旋轉裝置、拖移視窗的邊角，或並排視窗。",
      en: "On system \(os) the user decides, by turning the device, dragging a window's edge, or tiling.")
  }
}

private let onlyPreferred = LocalizedText(
  hans: "minimumSize 只是期望，系统不保证照办。", hant: "minimumSize 只是期望，系統不保證照辦。",
  en: "minimumSize is a wish, which the system need not grant.")

private func explain(
  _ narrower: [SplitConfiguration], on device: Device, _ orientation: WindowOrientation, _ minimum: Double
) -> LocalizedText {
  let width = Value.number(minimum)
  guard !narrower.isEmpty else {
    return LocalizedText(
      hans: "\(device.label) \(orientation.name.hans)没有比 \(width) 点更窄的布局。",
      hant: "\(device.label) \(orientation.name.hant)沒有比 \(width) 點更窄的版面。",
      en: "\(device.label) in \(orientation.name.en) has no layout narrower than \(width) points.")
  }
  let words = narrower.map(\.rawValue)
  return LocalizedText(
    hans: """
      \(device.label) \(orientation.name.hans)有比 \(width) 点更窄的布局：\(words.joined(separator: "、"))；系统若照办，\
      用户就不能把应用放到那里。
      """,
    hant: """
      \(device.label) \(orientation.name.hant)有比 \(width) 點更窄的版面：\(words.joined(separator: "、"))；系統若照辦，\
      使用者就不能把應用程式放到那裡。
      """,
    en: """
      \(device.label) in \(orientation.name.en) has layouts narrower than \(width) points: \
      \(words.joined(separator: ", ")). Where the system grants the wish, the user cannot put the app there.
      """)
}

private let noRestrictions = LocalizedText(
  hans: "UISceneSizeRestrictions 从 iOS 13 起才有。", hant: "UISceneSizeRestrictions 從 iOS 13 起才有。",
  en: "UISceneSizeRestrictions exist since iOS 13.")

private let notAWidth = LocalizedText(
  hans: "最小宽度必须大于零。", hant: "最小寬度必須大於零。", en: "A minimum width is greater than zero.")
