extension Rule {
  static let saveOnResignActive = Rule(
    "lifecycle/save-on-resign-active",
    title: LocalizedText(
      hans: "失去活动状态时保存状态", hant: "變成非作用中時儲存狀態", en: "Save state on resigning active"),
    statement: LocalizedText(
      hans: """
        用户的状态应在 applicationWillResignActive: 或 sceneWillResignActive: 中保存：每次移动分隔线，系统都会发出这个调用。
        """,
      hant: """
        使用者的狀態應在 applicationWillResignActive: 或 sceneWillResignActive: 中儲存：每次移動分隔線，系統都會發出這個呼叫。
        """,
      en: """
        Save the user's state in applicationWillResignActive: or sceneWillResignActive:, the call that every \
        move of the divider brings.
        """),
    rationale: LocalizedText(
      hans: "分隔线一动应用就失去活动状态，随后的尺寸变化可能打乱界面，最后甚至可能被推入后台，继而被终止。",
      hant: "分隔線一動應用程式就變成非作用中，隨後的尺寸變化可能打亂介面，最後甚至可能被推入背景，繼而被終止。",
      en: """
        The app resigns active when the divider moves. The sizes that follow may upset the interface, and at \
        the end the app may be pushed into the background and terminated.
        """),
    advice: LocalizedText(
      hans: """
        保存要快，并且可以重复：同一次拖动之后还可能进入后台。第一次尺寸变化偶尔早于这个调用，所以平时就随改随存。iPadOS 26 \
        上切换窗口不会触发它，还要观察 activeAppearance。
        """,
      hant: """
        儲存要快，並且可以重複：同一次拖移之後還可能進入背景。第一次尺寸變化偶爾早於這個呼叫，所以平時就隨改隨存。iPadOS 26 \
        上切換視窗不會觸發它，還要觀察 activeAppearance。
        """,
      en: """
        Save quickly and repeatably; the background may follow. The first change of size sometimes precedes \
        the call, so save as things change, too. Switching windows in iPadOS 26 does not trigger it: observe \
        activeAppearance as well.
        """),
    validity: [
      ValidityClause(
        .os, since: Version(9), until: Version(26), .holds,
        LocalizedText(
          hans: "iOS 9 到 iPadOS 18：应用委托；采用场景（iOS 13 起）的应用用场景委托。",
          hant: "iOS 9 到 iPadOS 18：應用程式委派；採用場景（iOS 13 起）者用場景委派。",
          en: "iOS 9 to iPadOS 18: the app delegate, or with scenes (since iOS 13) the scene delegate.")),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: """
            iPadOS 26：仍然有效，但已不足够：窗口退到其他窗口之后仍保持活动，不会有调用。applicationWillResignActive 已被弃用，\
            请用场景委托。
            """,
          hant: """
            iPadOS 26：仍然有效，但已不足夠：視窗退到其他視窗之後仍維持作用中，不會有呼叫。applicationWillResignActive 已棄用，\
            請用場景委派。
            """,
          en: """
            iPadOS 26: still right, no longer enough. A window behind others stays active and nothing is \
            called; applicationWillResignActive is deprecated in favour of the scene delegate.
            """)),
    ],
    sources: [.quickStart, .multitaskingSession, .appResignActive, .sceneResignActive, .windowsStayActive],
    patterns: [StatementPattern("resign-active", "save")],
    evaluator: .planned(.check))
}
