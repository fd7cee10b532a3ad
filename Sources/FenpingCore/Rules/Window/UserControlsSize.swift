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
    ],
    evaluator: .planned(.decide))
}
