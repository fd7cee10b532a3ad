extension Rule {
  /// Which columns are shown, and how.
  static let displayMode = Rule(
    "split-view/display-mode",
    title: LocalizedText(
      hans: "显示模式",
      hant: "顯示模式",
      en: "Display mode"),
    statement: LocalizedText(
      hans: """
        preferredDisplayMode 是应用希望的排列，displayMode 是实际的排列；放不下时，\
        系统会改用别的模式。
        """,
      hant: """
        preferredDisplayMode 是應用程式希望的排列，displayMode 是實際的排列；放不下時，\
        系統會改用別的模式。
        """,
      en: """
        preferredDisplayMode is the arrangement that the app would like, displayMode the one that \
        there is; where the space does not suffice, the system uses another.
        """),
    rationale: LocalizedText(
      hans: "能显示几列取决于当时的宽度，而宽度由用户决定，所以应用只能提出希望。",
      hant: "能顯示幾欄取決於當時的寬度，而寬度由使用者決定，所以應用程式只能提出希望。",
      en: """
        How many columns fit depends on the width of the moment, which the user decides; so an app \
        can only state a wish.
        """),
    advice: LocalizedText(
      hans: """
        读 displayMode，不要假定希望已经实现；不带样式时，把 displayModeButtonItem 放进第二个窗格的\
        导航栏，列样式自带按钮。
        """,
      hant: """
        讀 displayMode，不要假定希望已經實現；不帶樣式時，把 displayModeButtonItem 放進第二個窗格的\
        導覽列，欄樣式自帶按鈕。
        """,
      en: """
        Read displayMode and do not assume that the wish was granted; without a style, put \
        displayModeButtonItem into the second pane's navigation bar, which a column style does by \
        itself.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(8), .replaced,
        LocalizedText(
          hans: "没有显示模式：横屏并排，竖屏由委托决定是否隐藏第一个窗格。",
          hant: "沒有顯示模式：橫向並排，直向由委派決定是否隱藏第一個窗格。",
          en: """
            There are no display modes: side by side in landscape; in portrait the delegate decides \
            whether the first pane hides.
            """)),
      ValidityClause(
        .os, since: Version(8), until: Version(14), .holds,
        LocalizedText(
          hans: "模式有 automatic、primaryHidden、allVisible、primaryOverlay。",
          hant: "模式有 automatic、primaryHidden、allVisible、primaryOverlay。",
          en: "The modes are automatic, primaryHidden, allVisible and primaryOverlay.")),
      ValidityClause(
        .os, since: Version(14), .holds,
        LocalizedText(
          hans: """
            旧名弃用：primaryHidden 改为 secondaryOnly，allVisible 改为 oneBesideSecondary，\
            primaryOverlay 改为 oneOverSecondary；三列样式另有 two 开头的三种。\
            可用的模式由 splitBehavior（tile、overlay、displace）决定。
            """,
          hant: """
            舊名棄用：primaryHidden 改為 secondaryOnly，allVisible 改為 oneBesideSecondary，\
            primaryOverlay 改為 oneOverSecondary；三欄樣式另有 two 開頭的三種。\
            可用的模式由 splitBehavior（tile、overlay、displace）決定。
            """,
          en: """
            The old names are deprecated: primaryHidden is secondaryOnly, allVisible is \
            oneBesideSecondary, primaryOverlay is oneOverSecondary; three columns have three more \
            that begin with two. splitBehavior (tile, overlay, displace) decides which are possible.
            """)),
    ],
    sources: [
      SplitViewSources.classReference,
      SplitViewSources.renamedModes,
    ],
    patterns: [
      StatementPattern("display-mode", "split-view-controller|pane|first-pane|second-pane|column|bar-button")
    ],
    evaluator: .planned(.decide))
}
