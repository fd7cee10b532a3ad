extension Rule {
  /// Who does what when the interface rotates.
  static let rotationHandled = Rule(
    "split-view/rotation-handled",
    title: LocalizedText(
      hans: "旋转大多由分割视图控制器处理",
      hant: "旋轉大多由分割檢視控制器處理",
      en: "Rotation is mostly handled for you"),
    statement: LocalizedText(
      hans: """
        方向改变时，分割视图控制器自动完成大部分工作：重新摆放窗格，显示或隐藏第一个窗格；\
        应用只需处理窗格内部的布局。
        """,
      hant: """
        方向改變時，分割檢視控制器自動完成大部分工作：重新擺放窗格，顯示或隱藏第一個窗格；\
        應用程式只需處理窗格內部的版面。
        """,
      en: """
        When the orientation changes, the split view controller does most of the work: it places the \
        panes anew and shows or hides the first; the app lays out what is inside the panes.
        """),
    rationale: LocalizedText(
      hans: "窗格的位置只取决于方向和窗口大小，这些它都知道；它不知道的只有窗格里的内容。",
      hant: "窗格的位置只取決於方向和視窗大小，這些它都知道；它不知道的只有窗格裡的內容。",
      en: """
        Where the panes lie depends on the orientation and the window's size only, both of which it \
        knows; what it does not know is their contents.
        """),
    advice: LocalizedText(
      hans: """
        不要自己移动窗格；在视图控制器的 viewWillTransition(to:with:) 里调整窗格内部，并调用 super。
        """,
      hant: """
        不要自己移動窗格；在檢視控制器的 viewWillTransition(to:with:) 裡調整窗格內部，並呼叫 super。
        """,
      en: """
        Do not move the panes yourself; adapt what is inside them in viewWillTransition(to:with:), \
        and call super.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "留给应用的还有工具栏按钮：在委托的 willHide 和 willShow 方法里放上和取下。",
          hant: "留給應用程式的還有工具列按鈕：在委派的 willHide 和 willShow 方法裡放上和取下。",
          en: """
            The toolbar button is left to the app too: the delegate's willHide and willShow methods \
            put it up and take it down.
            """)),
      ValidityClause(
        .os, since: Version(8), until: Version(26), .holds,
        LocalizedText(
          hans: "按钮改用 displayModeButtonItem，列样式则自带；旋转与窗口大小的变化走同一套方法。",
          hant: "按鈕改用 displayModeButtonItem，欄樣式則自帶；旋轉與視窗大小的變化走同一套方法。",
          en: """
            The button is displayModeButtonItem, which a column style brings along; rotation and \
            other changes of size go through the same methods.
            """)),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "窗口可以随手调整大小，所以大小变化远比旋转常见；处理的分工不变。",
          hant: "視窗可以隨手調整大小，所以大小變化遠比旋轉常見；處理的分工不變。",
          en: """
            Windows are resized freely, so changes of size are far more common than rotation; the \
            division of labour is the same.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.delegateReference,
      SplitViewSources.fullScreenMigration,
    ],
    patterns: [
      StatementPattern("split-view-controller", "rotation", "handle|manage")
    ],
    evaluator: .planned(.decide))
}
