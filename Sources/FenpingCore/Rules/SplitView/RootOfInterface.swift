extension Rule {
  /// The split view controller is the root of the window.
  static let rootOfInterface = Rule(
    "split-view/root-of-interface",
    title: LocalizedText(
      hans: "分割视图控制器是窗口的根",
      hant: "分割檢視控制器是視窗的根",
      en: "The split view controller is the root"),
    statement: LocalizedText(
      hans: "分割视图控制器必须是窗口的根视图控制器，其余界面都放在它的窗格里。",
      hant: "分割檢視控制器必須是視窗的根檢視控制器，其餘介面都放在它的窗格裡。",
      en: """
        A split view controller must be the window's root view controller; the rest of the interface \
        goes into its panes.
        """),
    rationale: LocalizedText(
      hans: """
        它按整个窗口的大小和方向摆放窗格，而窗口只把旋转通知给根视图控制器；放在别处，\
        窗格就可能不随之调整。
        """,
      hant: """
        它依整個視窗的大小和方向擺放窗格，而視窗只把旋轉通知給根檢視控制器；放在別處，\
        窗格就可能不隨之調整。
        """,
      en: """
        It places its panes by the size and the orientation of the whole window, and a window \
        reports rotation to its root view controller only; anywhere else the panes may fail to \
        follow.
        """),
    advice: LocalizedText(
      hans: "把它设为 window.rootViewController。需要标签栏时，把标签栏控制器放进窗格，不要反过来。",
      hant: "把它設為 window.rootViewController。需要標籤列時，把標籤列控制器放進窗格，不要反過來。",
      en: """
        Set it as window.rootViewController. Where tabs are needed, put the tab bar controller into \
        a pane, not the other way round.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "必须是根，没有例外。",
          hant: "必須是根，沒有例外。",
          en: "It must be the root, without exception.")),
      ValidityClause(
        .os, since: Version(8), .replaced,
        LocalizedText(
          hans: "可以作为某些容器视图控制器的子视图控制器，但多数情况下不推荐；仍不能推入导航栈。",
          hant: "可以作為某些容器檢視控制器的子檢視控制器，但多數情況下不建議；仍不能推入導覽堆疊。",
          en: """
            It may be a child of some container view controllers, which is not recommended in most \
            cases; it still cannot be pushed onto a navigation stack.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
      SplitViewSources.rotationOfRoot,
    ],
    patterns: [
      StatementPattern("split-view-controller", "root|root-view"),
      StatementPattern("root-view", "window", "install"),
    ],
    evaluator: .planned(.check))
}
