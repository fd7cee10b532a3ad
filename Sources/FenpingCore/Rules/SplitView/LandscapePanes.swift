extension Rule {
  /// How the panes are shown in landscape.
  static let landscapePanes = Rule(
    "split-view/landscape-panes",
    title: LocalizedText(
      hans: "横屏时两个窗格并排",
      hant: "橫向時兩個窗格並排",
      en: "Side by side in landscape"),
    statement: LocalizedText(
      hans: "横屏时两个窗格并排显示，中间有一条分隔线。",
      hant: "橫向時兩個窗格並排顯示，中間有一條分隔線。",
      en: "In landscape both panes are shown side by side with a divider between them."),
    rationale: LocalizedText(
      hans: "横屏够宽：9.7 英寸的屏幕有 1024 点，减去第一个窗格的 320 点和分隔线，还有 703 点。",
      hant: "橫向夠寬：9.7 吋的螢幕有 1024 點，減去第一個窗格的 320 點和分隔線，還有 703 點。",
      en: """
        Landscape is wide enough: of the 1024 points of a 9.7-inch screen, 703 remain beside the \
        first pane's 320 and the divider.
        """),
    advice: LocalizedText(
      hans: """
        iOS 8 起不要只看方向：分屏或浮动窗口里，横屏的窗口也可能很窄；\
        以 displayMode 和 isCollapsed 为准。
        """,
      hant: """
        iOS 8 起不要只看方向：並排或浮動視窗裡，橫向的視窗也可能很窄；\
        以 displayMode 和 isCollapsed 為準。
        """,
      en: """
        Since iOS 8 do not go by the orientation alone: under multitasking a window can be narrow in \
        landscape too; go by displayMode and isCollapsed.
        """),
    questions: [
      LocalizedText(
        hans: "平板横过来放，列表和详情一定都在吗？",
        hant: "平板橫著放，列表和詳細頁一定都在嗎？",
        en: "With the tablet lying on its side, do I always get list and detail?"),
      LocalizedText(
        hans: "明明横着拿，却只有一栏，怎么会这样？",
        hant: "明明橫著拿，卻只有一欄，怎麼會這樣？",
        en: "Held wide, yet a single column appears. How is that possible?"),
      LocalizedText(
        hans: "能不能看是不是横屏，就断定侧栏露着？",
        hant: "能不能看是不是橫向，就斷定側邊欄露著？",
        en: "May I take orientation as proof that the sidebar is out?"),
      LocalizedText(
        hans: "iOS 5 到 7 的应用横放时能把列表藏起来吗？",
        hant: "iOS 5 到 7 的 App 橫放時能把列表藏起來嗎？",
        en: "Could an iOS 5 to 7 app hide its list while lying on its side?"),
      LocalizedText(
        hans: "设备横着的时候，列表为什么不会收走？",
        hant: "裝置橫著的時候，列表為什麼不會收走？",
        en: "Why doesn't the list slide away when the device is wider than tall?"),
      LocalizedText(
        hans: "iPad 横着时，automatic 会怎么摆两栏？",
        hant: "iPad 橫著時，automatic 會怎麼擺兩欄？",
        en: "What is automatic supposed to give me on a sideways iPad?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(5), .holds,
        LocalizedText(
          hans: "横屏时两个窗格总是都显示。",
          hant: "橫向時兩個窗格一律都顯示。",
          en: "Both are always shown in landscape.")),
      ValidityClause(
        .os, since: Version(5), until: Version(8), .holds,
        LocalizedText(
          hans: """
            委托没有实现 splitViewController:shouldHideViewController:inOrientation: 时如此；\
            它对横屏返回 YES，就只剩第二个窗格。
            """,
          hant: """
            委派沒有實作 splitViewController:shouldHideViewController:inOrientation: 時如此；\
            它對橫向回傳 YES，就只剩第二個窗格。
            """,
          en: """
            So where the delegate does not implement \
            splitViewController:shouldHideViewController:inOrientation:; if it answers YES for \
            landscape, the second pane is alone.
            """)),
      ValidityClause(
        .os, since: Version(8), until: Version(14), .replaced,
        LocalizedText(
          hans: """
            由显示模式决定：在 iPad 上，automatic 在横屏是并排，前提是宽度为 regular；\
            compact 时折叠。
            """,
          hant: """
            由顯示模式決定：在 iPad 上，automatic 在橫向是並排，前提是寬度為 regular；\
            compact 時收合。
            """,
          en: """
            The display mode decides: on an iPad, automatic is side by side in landscape, provided \
            that the width is regular; at compact width the interface collapses.
            """)),
      ValidityClause(
        .os, since: Version(14), .replaced,
        LocalizedText(
          hans: "模式改名为 oneBesideSecondary 等；列样式还要看 splitBehavior 和可用的宽度。",
          hant: "模式改名為 oneBesideSecondary 等；欄樣式還要看 splitBehavior 和可用的寬度。",
          en: """
            The modes are named oneBesideSecondary and so on; a column style also goes by \
            splitBehavior and the width that there is.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.shouldHide,
      SplitViewSources.classReference,
      SplitViewSources.displayModes,
      SplitViewSources.splitBehaviors,
    ],
    patterns: [
      StatementPattern("landscape", "pane|two-panes", "side-by-side"),
      StatementPattern("landscape", "simultaneous", "pane|two-panes|first-pane|second-pane"),
    ],
    inputs: PaneVisibility.inputs,
    evaluator: .decide { scenario throws(InputError) in
      try PaneVisibility.decide(scenario, in: .landscape)
    },
    examples: [
      Example(
        LocalizedText(hans: "iOS 4：总是并排", hant: "iOS 4：一律並排", en: "iOS 4: always side by side"),
        ["os": "4.3"], .value(["shown": ["first", "second"]])),
      Example(
        LocalizedText(
          hans: "iOS 6，委托连横屏也要隐藏", hant: "iOS 6，委派連橫向也要隱藏",
          en: "iOS 6, the delegate hides it in landscape too"),
        ["os": "6", "should-hide": "yes"],
        .value(["shown": ["second"], "opens": "popover", "opened-by": ["bar-button", "swipe"]])),
      Example(
        LocalizedText(hans: "iOS 8 的默认模式", hant: "iOS 8 的預設模式", en: "the default mode of iOS 8"),
        ["os": "8"], .value(["display-mode": "allVisible", "shown": ["first", "second"]])),
      Example(
        LocalizedText(
          hans: "横屏的窄窗口照样折叠", hant: "橫向的窄視窗照樣收合",
          en: "a narrow window collapses in landscape too"),
        ["os": "12", "horizontal": "compact"], .value(["collapsed": true])),
      Example(
        LocalizedText(
          hans: "三列，要求两列叠放", hant: "三欄，要求兩欄疊放", en: "three columns, two of them over the third"),
        ["os": "17", "style": "triple-column", "behavior": "overlay", "preferred": "twoBesideSecondary"],
        .value([
          "display-mode": "twoOverSecondary", "shown": ["primary", "supplementary", "secondary"],
        ])),
    ])
}
