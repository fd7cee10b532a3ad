extension Rule {
  /// Which view controllers a pane may hold.
  static let paneContents = Rule(
    "split-view/pane-contents",
    title: LocalizedText(
      hans: "窗格里可以放什么",
      hant: "窗格裡可以放什麼",
      en: "What a pane may hold"),
    statement: LocalizedText(
      hans: "窗格可以放导航控制器、标签栏控制器，或任何别的视图控制器。",
      hant: "窗格可以放導覽控制器、標籤列控制器，或任何別的檢視控制器。",
      en: "A pane may hold a navigation controller, a tab bar controller or any other view controller."),
    rationale: LocalizedText(
      hans: "分割视图控制器只决定窗格的位置和大小，不过问里面是哪一种视图控制器。",
      hant: "分割檢視控制器只決定窗格的位置和大小，不過問裡面是哪一種檢視控制器。",
      en: """
        The split view controller decides where a pane is and how large, not what kind of view \
        controller is in it.
        """),
    advice: LocalizedText(
      hans: "两个窗格通常都放导航控制器：第一个窗格因此可以逐级进入，折叠时第二个窗格的内容也有栈可推。",
      hant: """
        兩個窗格通常都放導覽控制器：第一個窗格因此可以逐層進入，收合時第二個窗格的內容也有堆疊可推。
        """,
      en: """
        Usually both panes hold navigation controllers: the first can then drill down, and when the \
        interface collapses there is a stack for the second pane's content.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(14), .holds,
        LocalizedText(
          hans: "任何视图控制器都可以，按原样显示。",
          hant: "任何檢視控制器都可以，依原樣顯示。",
          en: "Any view controller will do and is shown as it is.")),
      ValidityClause(
        .os, since: Version(14), .holds,
        LocalizedText(
          hans: """
            列样式会把不是导航控制器的视图控制器包进一个导航控制器；第二列已有导航控制器时，\
            再设普通的视图控制器会被推入它的栈，而不是替换。
            """,
          hant: """
            欄樣式會把不是導覽控制器的檢視控制器包進一個導覽控制器；第二欄已有導覽控制器時，\
            再設一般的檢視控制器會被推入它的堆疊，而不是取代。
            """,
          en: """
            A column style wraps what is not a navigation controller in one; where the secondary \
            column already has one, setting a plain view controller pushes it there instead of \
            replacing.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
      SplitViewSources.pushedSecondary,
    ],
    patterns: [
      StatementPattern("pane|two-panes|first-pane|second-pane", "any-view-controller"),
      StatementPattern(
        "pane|two-panes|first-pane|second-pane", "navigation-controller", "tab-bar-controller"),
    ],
    evaluator: .planned(.decide))
}
