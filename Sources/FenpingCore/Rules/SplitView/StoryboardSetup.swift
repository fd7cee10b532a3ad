extension Rule {
  /// The steps in Interface Builder.
  static let storyboardSetup = Rule(
    "split-view/storyboard-setup",
    title: LocalizedText(
      hans: "用故事板设置",
      hant: "以 Storyboard 設定",
      en: "Setting up in a storyboard"),
    statement: LocalizedText(
      hans: """
        在主故事板里依次完成：从对象库中拖出分割视图控制器；确认两条关系连线各指向一个窗格；\
        勾选 Is Initial View Controller。
        """,
      hant: """
        在主 Storyboard 裡依序完成：從物件庫拖出分割檢視控制器；確認兩條關係連線各指向一個窗格；\
        勾選 Is Initial View Controller。
        """,
      en: """
        In the main storyboard, in this order: drag a split view controller out of the library; see \
        that its two relationships lead to the panes; tick Is Initial View Controller.
        """),
    rationale: LocalizedText(
      hans: """
        关系连线就是 viewControllers 数组，决定哪个视图控制器是哪个窗格；没有初始视图控制器，\
        启动时就没有界面可载入。
        """,
      hant: """
        關係連線就是 viewControllers 陣列，決定哪個檢視控制器是哪個窗格；沒有初始檢視控制器，\
        啟動時就沒有介面可載入。
        """,
      en: """
        The relationships are the viewControllers array: they say which view controller is which \
        pane; without an initial view controller there is no interface to load at launch.
        """),
    advice: LocalizedText(
      hans: "从 Master-Detail 模板新建的工程已经带好这一切，只需更换两个窗格的内容。",
      hant: "從 Master-Detail 範本新建的專案已經帶好這一切，只需更換兩個窗格的內容。",
      en: """
        A project made from the Master-Detail template has all of it already; only the contents of \
        the two panes remain to be replaced.
        """),
    validity: [
      ValidityClause(
        .sdk, until: Version(14), .holds,
        LocalizedText(
          hans: "两条关系连线：第一个窗格和第二个窗格。",
          hant: "兩條關係連線：第一個窗格和第二個窗格。",
          en: "Two relationships: the first pane and the second pane.")),
      ValidityClause(
        .sdk, since: Version(14), .holds,
        LocalizedText(
          hans: "不设样式的分割视图控制器仍然如此；列样式每一列一条关系连线。",
          hant: "不設樣式的分割檢視控制器仍然如此；欄樣式每一欄一條關係連線。",
          en: "Still so without a style; with a column style there is one relationship a column.")),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
    ],
    patterns: [
      StatementPattern("library", "drag-out"),
      StatementPattern("split-view-controller", "storyboard|main-storyboard", "drag-out"),
      StatementPattern("open", "main-storyboard"),
      StatementPattern("attributes-inspector", "initial-view-controller"),
      StatementPattern("template", "split-view-controller", "storyboard|main-storyboard|first-scene"),
      StatementPattern("relationship", "pane|two-panes|first-pane|second-pane|split-view-controller"),
    ],
    evaluator: .planned(.check))
}
