extension Rule {
  /// What the app is responsible for, and what the split view controller does.
  static let contentIsYours = Rule(
    "split-view/content-is-yours",
    title: LocalizedText(
      hans: "内容归你，框架归系统",
      hant: "內容歸你，框架歸系統",
      en: "The contents are yours"),
    statement: LocalizedText(
      hans: "窗格里放什么、两个窗格怎样互动，由应用负责；分割视图控制器只负责摆放窗格、旋转等系统行为。",
      hant: """
        窗格裡放什麼、兩個窗格怎樣互動，由應用程式負責；分割檢視控制器只負責擺放窗格、\
        旋轉等系統行為。
        """,
      en: """
        What the panes hold and how they interact is the app's responsibility; the split view \
        controller places the panes and sees to rotation and other system behaviour.
        """),
    rationale: LocalizedText(
      hans: "窗格的内容只有应用自己懂：在第一个窗格选中一项之后，第二个窗格该显示什么，系统无从得知。",
      hant: """
        窗格的內容只有應用程式自己懂：在第一個窗格選取一項之後，第二個窗格該顯示什麼，系統無從得知。
        """,
      en: """
        Only the app understands its contents: the system cannot know what the second pane should \
        show once something is selected in the first.
        """),
    advice: LocalizedText(
      hans: """
        在第一个窗格的视图控制器里响应选择，再更新第二个窗格；两个视图控制器都照普通视图控制器那样配\
        置。
        """,
      hant: """
        在第一個窗格的檢視控制器裡回應選取，再更新第二個窗格；兩個檢視控制器都照一般檢視控制器那樣設\
        定。
        """,
      en: """
        Respond to selection in the first pane's view controller and update the second pane; \
        configure both like any other view controller.
        """),
    validity: [
      ValidityClause(
        .os, .holds,
        LocalizedText(
          hans: "各版本相同。",
          hant: "各版本相同。",
          en: "The same in every version."))
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
    ],
    patterns: [
      StatementPattern("interaction", "manage|responsibility"),
      StatementPattern("interaction", "two-view-controllers|two-panes"),
      StatementPattern("contents", "responsibility"),
      StatementPattern("pane|two-panes", "contents", "app"),
    ],
    evaluator: .planned(.decide))
}
