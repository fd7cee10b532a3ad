extension Rule {
  /// What is shown, and what is kept, when the width becomes compact and regular again.
  static let collapse = Rule(
    "split-view/collapse",
    title: LocalizedText(
      hans: "宽度变窄时折叠，变宽时展开",
      hant: "寬度變窄時收合，變寬時展開",
      en: "Collapsed when narrow, expanded when wide"),
    statement: LocalizedText(
      hans: """
        水平尺寸类别变为 compact 时，分割视图控制器折叠，只显示一个视图控制器；变回 regular 时展开，\
        重新显示两个窗格。
        """,
      hant: """
        水平尺寸類別變為 compact 時，分割檢視控制器收合，只顯示一個檢視控制器；變回 regular 時展開，\
        再次顯示兩個窗格。
        """,
      en: """
        When the horizontal size class becomes compact, the split view controller collapses and \
        shows one view controller; when it becomes regular again, it expands and both panes are \
        back.
        """),
    rationale: LocalizedText(
      hans: "compact 的宽度放不下并排的两个窗格；同一个界面因此能用在 iPhone 和 iPad 的窄窗口上。",
      hant: "compact 的寬度放不下並排的兩個窗格；同一個介面因此能用在 iPhone 和 iPad 的窄視窗上。",
      en: """
        A compact width has no room for two panes side by side; the same interface can thus serve an \
        iPhone and a narrow window on an iPad.
        """),
    advice: LocalizedText(
      hans: """
        在委托里决定折叠后显示哪一个：没有选中任何项目时显示第一个窗格。\
        选中的项目和导航位置由应用自己记住，折叠再展开后要与原来相同。
        """,
      hant: """
        在委派裡決定收合後顯示哪一個：沒有選取任何項目時顯示第一個窗格。\
        選取的項目和導覽位置由應用程式自己記住，收合再展開後要與原來相同。
        """,
      en: """
        Let the delegate decide what is left: the first pane while nothing is selected. Remember \
        selection and navigation position in the app: after collapsing and expanding they must be \
        what they were.
        """),
    questions: [
      LocalizedText(
        hans: "在 iPhone 上一打开先是详情而不是列表，怎么改？",
        hant: "在 iPhone 上一打開先是詳細頁而不是列表，怎麼改？",
        en: "On iPhone the detail comes up first rather than the list. How do I change that?"),
      LocalizedText(
        hans: "放进侧拉小窗以后，我的两栏会变成什么样？",
        hant: "放進 Slide Over 小視窗以後，我的兩欄會變成怎樣？",
        en: "What becomes of my two columns inside a Slide Over strip?"),
      LocalizedText(
        hans: "窗口挤窄再拉宽，侧栏里选中的那行没了，为什么？",
        hant: "視窗擠窄再拉寬，側邊欄選取的那一列不見了，為什麼？",
        en: "Squeezed and pulled apart again, my sidebar has forgotten the picked row. Why?"),
      LocalizedText(
        hans: "collapseSecondary 返回 true 会怎样？",
        hant: "collapseSecondary 回傳 true 會怎樣？",
        en: "What does returning true from collapseSecondary do?"),
      LocalizedText(
        hans: "只放得下一栏时，怎么指定最上面留哪一栏？",
        hant: "只放得下一欄時，怎麼指定最上面留哪一欄？",
        en: "There's room for a single column: how do I pick the one left on top?"),
      LocalizedText(
        hans: "列表和详情怎么变成一个带返回箭头的页面了？",
        hant: "列表和詳細頁怎麼變成一個有返回箭頭的畫面了？",
        en: "Why do list and detail turn into one screen with a back arrow?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(8), .replaced,
        LocalizedText(
          hans: "没有折叠：分割视图控制器只用于 iPad，窗口总是占满屏幕。",
          hant: "沒有收合：分割檢視控制器只用於 iPad，視窗一律佔滿螢幕。",
          en: "Nothing collapses: the class is for iPads only, and a window always fills the screen.")),
      ValidityClause(
        .os, since: Version(8), until: Version(14), .holds,
        LocalizedText(
          hans: """
            委托方法 splitViewController(_:collapseSecondary:onto:) 返回 true，表示已自行处理，\
            第二个窗格被舍弃，显示第一个；返回 false，第一个窗格若是导航控制器，\
            就把第二个窗格推入它的栈。
            """,
          hant: """
            委派方法 splitViewController(_:collapseSecondary:onto:) 回傳 true，表示已自行處理，\
            第二個窗格被捨棄，顯示第一個；回傳 false，第一個窗格若是導覽控制器，\
            就把第二個窗格推入它的堆疊。
            """,
          en: """
            If the delegate's splitViewController(_:collapseSecondary:onto:) returns true, it has \
            seen to everything: the second pane is dropped and the first is shown. If false, a first \
            pane that is a navigation controller pushes the second.
            """)),
      ValidityClause(
        .os, since: Version(14), until: Version(26), .holds,
        LocalizedText(
          hans: """
            列样式由 splitViewController(_:topColumnForCollapsingToProposedTopColumn:) 决定最上面的\
            列；设有 compact 列时，折叠后显示它。
            """,
          hant: """
            欄樣式由 splitViewController(_:topColumnForCollapsingToProposedTopColumn:) 決定最上面的\
            欄；設有 compact 欄時，收合後顯示它。
            """,
          en: """
            In a column style splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
            decides which column is on top; a compact column, where set, is shown while collapsed.
            """)),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "同上；另有检查器列，折叠时以面板形式显示在第二列之上。",
          hant: "同上；另有檢閱器欄，收合時以面板形式顯示在第二欄之上。",
          en: """
            As before; there is also an inspector column, which a collapsed interface shows as a \
            sheet over the secondary column.
            """)),
    ],
    sources: [
      SplitViewSources.classReference,
      SplitViewSources.delegateReference,
      SplitViewSources.collapsePage,
      SplitViewSources.topColumn,
      SplitViewSources.inspectorColumn,
      SplitViewSources.collapseDefaults,
    ],
    patterns: [
      StatementPattern("collapse"),
      StatementPattern("split-view-controller", "collapse|expand"),
      StatementPattern("collapse|expand", "first-pane|second-pane|column|view-controllers-array"),
      StatementPattern("compact", "side-by-side", "split-view-controller|pane"),
      StatementPattern("compact", "pane|two-panes|first-pane|second-pane", "only|display"),
    ],
    inputs: CollapseTrace.inputs,
    evaluator: .trace(CollapseTrace.evaluate),
    examples: [
      Example(
        LocalizedText(
          hans: "没有委托方法，第一个窗格是导航控制器：折叠再展开都在",
          hant: "沒有委派方法，第一個窗格是導覽控制器：收合再展開都在",
          en: "no delegate method, first pane a navigation controller: all is back in the end"),
        ["os": "9"],
        .events([
          TraceEvent(nil, .user, "compact"),
          TraceEvent("split-view", .resize, "collapses", horizontal: "compact"),
          TraceEvent("first", .callback, "collapseSecondaryViewController:forSplitViewController:"),
          TraceEvent("second", .state, "pushed"),
          TraceEvent("first", .state, "covered"),
          TraceEvent(nil, .user, "regular"),
          TraceEvent("split-view", .resize, "expands", horizontal: "regular"),
          TraceEvent("first", .callback, "separateSecondaryViewControllerForSplitViewController:"),
          TraceEvent("second", .state, "popped"),
          TraceEvent("first", .state, "shown"),
          TraceEvent("second", .state, "shown"),
        ])),
      Example(
        LocalizedText(
          hans: "委托返回 true：只留第一个窗格", hant: "委派回傳 true：只留第一個窗格",
          en: "the delegate returns true: the first pane is left"),
        ["os": "12", "collapse-answer": "true", "actions": ["compact"]],
        .events([
          TraceEvent(nil, .user, "compact"),
          TraceEvent("split-view", .resize, "collapses", horizontal: "compact"),
          TraceEvent(
            "delegate", .callback,
            "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"),
          TraceEvent("second", .state, "discarded"),
          TraceEvent("first", .state, "shown"),
        ])),
      Example(
        LocalizedText(
          hans: "返回 false，而第一个窗格没有栈", hant: "回傳 false，而第一個窗格沒有堆疊",
          en: "false, and the first pane has no stack"),
        ["os": "12", "collapse-answer": "false", "first": "view-controller"],
        .events([
          TraceEvent(nil, .user, "compact"),
          TraceEvent("split-view", .resize, "collapses", horizontal: "compact"),
          TraceEvent(
            "delegate", .callback,
            "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"),
          TraceEvent("first", .callback, "collapseSecondaryViewController:forSplitViewController:"),
          TraceEvent("second", .state, "discarded"),
          TraceEvent("first", .state, "shown"),
          TraceEvent(nil, .user, "regular"),
          TraceEvent("split-view", .resize, "expands", horizontal: "regular"),
          TraceEvent("first", .callback, "separateSecondaryViewControllerForSplitViewController:"),
          TraceEvent("second", .state, "not-promised"),
          TraceEvent("first", .state, "shown"),
        ])),
      Example(
        LocalizedText(
          hans: "列样式，委托要第一列在最上面", hant: "欄樣式，委派要第一欄在最上面",
          en: "a column style, the delegate wants the primary column on top"),
        ["os": "17", "style": "double-column", "top-column": "primary", "actions": ["compact"]],
        .events([
          TraceEvent(nil, .user, "compact"),
          TraceEvent("split-view", .resize, "collapses", horizontal: "compact"),
          TraceEvent(
            "delegate", .callback, "splitViewController:topColumnForCollapsingToProposedTopColumn:"),
          TraceEvent("primary", .state, "shown"),
          TraceEvent("delegate", .callback, "splitViewControllerDidCollapse:"),
        ])),
      Example(
        LocalizedText(hans: "iOS 7 没有折叠", hant: "iOS 7 沒有收合", en: "nothing collapses in iOS 7"),
        ["os": "7"], .verdict(.notApplicable)),
    ])
}
