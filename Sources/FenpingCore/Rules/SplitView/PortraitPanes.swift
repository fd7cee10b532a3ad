extension Rule {
  /// How the panes are shown in portrait.
  static let portraitPanes = Rule(
    "split-view/portrait-panes",
    title: LocalizedText(
      hans: "竖屏时显示一个还是两个窗格",
      hant: "直向時顯示一個還是兩個窗格",
      en: "One pane or both in portrait"),
    statement: LocalizedText(
      hans: """
        竖屏时，委托方法 splitViewController:shouldHideViewController:inOrientation: 返回 NO，\
        就显示两个窗格；返回 YES，就只有较大的第二个窗格，第一个窗格改由工具栏按钮在弹出框\
        （popover）中打开。
        """,
      hant: """
        直向時，委派方法 splitViewController:shouldHideViewController:inOrientation: 回傳 NO，\
        就顯示兩個窗格；回傳 YES，就只有較大的第二個窗格，第一個窗格改由工具列按鈕在彈出式視窗\
        （popover）中打開。
        """,
      en: """
        In portrait both panes are shown if the delegate's \
        splitViewController:shouldHideViewController:inOrientation: returns NO; if it returns YES, \
        the larger second pane is alone and a toolbar button opens the first in a popover.
        """),
    rationale: LocalizedText(
      hans: "竖屏不够宽：9.7 英寸的屏幕只有 768 点，两个都显示时，第二个窗格只剩 447 点。",
      hant: "直向不夠寬：9.7 吋的螢幕只有 768 點，兩個都顯示時，第二個窗格只剩 447 點。",
      en: """
        Portrait is narrow: of the 768 points of a 9.7-inch screen only 447 are left for the second \
        pane where both are shown.
        """),
    advice: LocalizedText(
      hans: """
        iOS 8 起设置 preferredDisplayMode；竖屏只见空白的第二个窗格时，补上 displayModeButtonItem，\
        或让第一个窗格并排显示。
        """,
      hant: """
        iOS 8 起設定 preferredDisplayMode；直向只見空白的第二個窗格時，補上 displayModeButtonItem，\
        或讓第一個窗格並排顯示。
        """,
      en: """
        Since iOS 8 set preferredDisplayMode; where portrait shows nothing but an empty second pane, \
        add displayModeButtonItem or have the first pane beside it.
        """),
    questions: [
      LocalizedText(
        hans: "竖着拿，列表没了只剩一个按钮，正常吗？",
        hant: "直著拿，列表不見了只剩一個按鈕，正常嗎？",
        en: "Held upright, the list is gone and I only see a button. Normal?"),
      LocalizedText(
        hans: "平板竖着时怎么让两栏都留着？",
        hant: "平板直著時怎麼讓兩欄都留著？",
        en: "How do I keep both columns with the tablet upright?"),
      LocalizedText(
        hans: "shouldHideViewController 返回 NO 会怎么样？",
        hant: "shouldHideViewController 回傳 NO 會怎麼樣？",
        en: "What happens if shouldHideViewController gives back NO?"),
      LocalizedText(
        hans: "竖着打开是一片空白的详情，找不到列表，要加什么？",
        hant: "直著打開是一片空白的詳細頁，找不到列表，要加什麼？",
        en: "App opens upright on a blank detail with no way to the list. What do I add?"),
      LocalizedText(
        hans: "点一下弹出来、里面装着列表的气泡是谁弄的？",
        hant: "點一下彈出來、裡面裝著列表的泡泡是誰做的？",
        en: "Who makes the bubble that drops down with my list in it?"),
      LocalizedText(
        hans: "竖起来为什么就放不下两栏？",
        hant: "立起來為什麼就放不下兩欄？",
        en: "Why isn't there enough space for both when standing up?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(5), .holds,
        LocalizedText(
          hans: "没有这个委托方法：竖屏总是只有第二个窗格。",
          hant: "沒有這個委派方法：直向一律只有第二個窗格。",
          en: "There is no such delegate method: in portrait the second pane is always alone.")),
      ValidityClause(
        .os, since: Version(5), until: Version(8), .holds,
        LocalizedText(
          hans: "由委托方法决定；没有实现时，竖屏按 YES 处理。",
          hant: "由委派方法決定；沒有實作時，直向視同 YES。",
          en: "The delegate method decides; where it is not implemented, portrait counts as YES.")),
      ValidityClause(
        .os, since: Version(8), until: Version(14), .replaced,
        LocalizedText(
          hans: """
            方法已弃用，改由 preferredDisplayMode 决定：automatic 在竖屏把第一个窗格叠在第二个之上，\
            allVisible 并排，primaryHidden 隐藏。
            """,
          hant: """
            方法已棄用，改由 preferredDisplayMode 決定：automatic 在直向把第一個窗格疊在第二個之上，\
            allVisible 並排，primaryHidden 隱藏。
            """,
          en: """
            The method is deprecated; preferredDisplayMode decides: in portrait automatic lays the \
            first pane over the second, allVisible puts them side by side, primaryHidden hides it.
            """)),
      ValidityClause(
        .os, since: Version(14), .replaced,
        LocalizedText(
          hans: """
            模式改名：oneOverSecondary、oneBesideSecondary、secondaryOnly；\
            列样式还要看 splitBehavior。
            """,
          hant: """
            模式改名：oneOverSecondary、oneBesideSecondary、secondaryOnly；\
            欄樣式還要看 splitBehavior。
            """,
          en: """
            The modes are renamed oneOverSecondary, oneBesideSecondary and secondaryOnly; a column \
            style also goes by splitBehavior.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.shouldHide,
      SplitViewSources.classReference,
      SplitViewSources.displayModes,
      SplitViewSources.splitBehaviors,
      SplitViewSources.renamedModes,
    ],
    patterns: [
      StatementPattern("should-hide-method"),
      StatementPattern("portrait", "pane|two-panes|first-pane|second-pane", "display|popover|bar-button"),
    ],
    inputs: PaneVisibility.inputs,
    evaluator: .decide { scenario throws(InputError) in
      try PaneVisibility.decide(scenario, in: .portrait)
    },
    examples: [
      Example(
        LocalizedText(hans: "iOS 5，委托回答 NO", hant: "iOS 5，委派回答 NO", en: "iOS 5, the delegate answers NO"),
        ["os": "5", "should-hide": "no"], .value(["shown": ["first", "second"]])),
      Example(
        LocalizedText(hans: "iOS 5，委托回答 YES", hant: "iOS 5，委派回答 YES", en: "iOS 5, the delegate answers YES"),
        ["os": "5", "should-hide": "yes"],
        .value(["shown": ["second"], "opens": "popover", "opened-by": ["bar-button"]])),
      Example(
        LocalizedText(
          hans: "iOS 7，委托没有实现这个方法", hant: "iOS 7，委派沒有實作這個方法",
          en: "iOS 7, the delegate has no such method"),
        ["os": "7"],
        .value(["shown": ["second"], "opens": "popover", "opened-by": ["bar-button", "swipe"]])),
      Example(
        LocalizedText(
          hans: "iOS 7，没有委托：第一个窗格打不开", hant: "iOS 7，沒有委派：第一個窗格打不開",
          en: "iOS 7 without a delegate: nothing opens the first pane"),
        ["os": "7", "bar-button": false],
        .value(["shown": ["second"], "opens": "popover", "opened-by": []])),
      Example(
        LocalizedText(
          hans: "iOS 4：没有询问的方法", hant: "iOS 4：沒有詢問的方法", en: "iOS 4: the delegate is not asked"),
        ["os": "4.3", "should-hide": "no"],
        .value(["shown": ["second"], "opens": "popover", "opened-by": ["bar-button"]])),
      Example(
        LocalizedText(
          hans: "iOS 8：回答不再起作用，默认是叠放", hant: "iOS 8：回答不再起作用，預設是疊放",
          en: "iOS 8: the answer no longer counts, the default is an overlay"),
        ["os": "8", "should-hide": "no", "bar-button": false],
        .value([
          "display-mode": "primaryOverlay", "shown": ["second"], "opens": "overlay", "opened-by": ["swipe"],
        ])),
      Example(
        LocalizedText(hans: "iOS 8，要求并排", hant: "iOS 8，要求並排", en: "iOS 8, side by side is asked for"),
        ["os": "8", "preferred": "allVisible"],
        .value(["display-mode": "allVisible", "shown": ["first", "second"]])),
      Example(
        LocalizedText(hans: "窄窗口折叠", hant: "窄視窗收合", en: "a narrow window collapses"),
        ["os": "9", "horizontal": "compact"], .value(["collapsed": true])),
      Example(
        LocalizedText(
          hans: "列样式由系统选择", hant: "欄樣式由系統選擇", en: "in a column style the system chooses"),
        ["os": "14", "style": "double-column"],
        .value(["possible": ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary"]])),
    ])
}
