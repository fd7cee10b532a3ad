extension Rule {
  /// Which child of a split view controller is which pane.
  static let twoPanes = Rule(
    "split-view/two-panes",
    title: LocalizedText(
      hans: "两个窗格，两个视图控制器",
      hant: "兩個窗格，兩個檢視控制器",
      en: "Two panes, two view controllers"),
    statement: LocalizedText(
      hans: """
        分割视图控制器是容器视图控制器，有两个窗格：viewControllers 数组的第一个成员是第一个窗格，\
        第二个成员是第二个窗格。
        """,
      hant: """
        分割檢視控制器是容器檢視控制器，有兩個窗格：viewControllers 陣列的第一個成員是第一個窗格，\
        第二個成員是第二個窗格。
        """,
      en: """
        A split view controller is a container with two panes: the first member of its \
        viewControllers array is the first pane, the second member is the second pane.
        """),
    rationale: LocalizedText(
      hans: "只有数组中的次序能区分两个窗格；要换掉窗格的内容，就是换掉数组的成员。",
      hant: "只有陣列中的次序能區分兩個窗格；要換掉窗格的內容，就是換掉陣列的成員。",
      en: """
        Nothing but the order of the array tells the panes apart; to change what a pane shows is to \
        change a member of the array.
        """),
    advice: LocalizedText(
      hans: """
        数组总是给两个成员。更换其中一个时，iOS 8 起优先用 showDetailViewController(_:sender:)，\
        折叠时它也能显示在合适的地方。
        """,
      hant: """
        陣列一律給兩個成員。更換其中一個時，iOS 8 起優先使用 showDetailViewController(_:sender:)，\
        收合時它也能顯示在合適的地方。
        """,
      en: """
        Always give the array two members. To replace one, prefer \
        showDetailViewController(_:sender:) since iOS 8: it also does the right thing while the \
        interface is collapsed.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "数组必须恰好有两个成员。",
          hant: "陣列必須剛好有兩個成員。",
          en: "The array must have exactly two members.")),
      ValidityClause(
        .os, since: Version(8), until: Version(14), .holds,
        LocalizedText(
          hans: "折叠时数组只有一个成员，这不是错误；展开后又是两个。",
          hant: "收合時陣列只有一個成員，這不是錯誤；展開後又是兩個。",
          en: """
            While collapsed, the array has one member, which is no mistake; expanded, it has two \
            again.
            """)),
      ValidityClause(
        .os, since: Version(14), .holds,
        LocalizedText(
          hans: """
            不带样式创建的分割视图控制器仍然如此。用 init(style:) 创建的有两列或三列，\
            每一列由 setViewController(_:for:) 指定。
            """,
          hant: """
            不帶樣式建立的分割檢視控制器仍然如此。以 init(style:) 建立的有兩欄或三欄，\
            每一欄由 setViewController(_:for:) 指定。
            """,
          en: """
            Still so for one created without a style. One created with init(style:) has two or three \
            columns, each set with setViewController(_:for:).
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
    ],
    patterns: [
      StatementPattern("container-view-controller", "two-panes", "manage|contain|split-view-controller"),
      StatementPattern("view-controllers-array", "contents|two-view-controllers|first-pane|second-pane"),
    ],
    evaluator: .planned(.decide))
}
