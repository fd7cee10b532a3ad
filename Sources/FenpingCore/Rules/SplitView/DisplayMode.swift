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
    questions: [
      LocalizedText(
        hans: "我让侧栏一直显示，系统不理我，为什么？",
        hant: "我要側邊欄一直顯示，系統不理我，為什麼？",
        en: "I asked for the sidebar to be always visible and it's ignored. Why?"),
      LocalizedText(
        hans: "allVisible 现在改叫什么了？",
        hant: "allVisible 現在改叫什麼了？",
        en: "What is allVisible called these days?"),
      LocalizedText(
        hans: "tile、overlay、displace 是管什么的，选哪个？",
        hant: "tile、overlay、displace 是管什麼的，選哪個？",
        en: "tile, overlay, displace: what is the difference for?"),
      LocalizedText(
        hans: "收起展开侧栏的那个按钮从哪儿来？",
        hant: "收合展開側邊欄的那個按鈕從哪裡來？",
        en: "Where does the button come from that toggles the sidebar?"),
      LocalizedText(
        hans: "怎么一开始就藏起列表，只留内容？",
        hant: "怎麼一開始就藏起列表，只留內容？",
        en: "How do I start with the list hidden and only the content visible?"),
      LocalizedText(
        hans: "代码里怎么知道眼下露出来的是哪几栏？",
        hant: "程式碼裡怎麼知道目前露出來的是哪幾欄？",
        en: "How can my code learn which columns are out at the moment?"),
    ],
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
      SplitViewSources.displayModes,
      SplitViewSources.splitBehaviors,
      SplitViewSources.preferredMode,
      SplitViewSources.inspectorColumn,
      SplitViewSources.collapseTable,
      SplitViewSources.renamedModes,
    ],
    patterns: [
      StatementPattern("display-mode"),
      StatementPattern("side-by-side|display", "first-pane", "second-pane", "left|right"),
    ],
    inputs: [
      SplitViewFields.os, SplitViewFields.windowWidth, SplitViewFields.heightForShape, SplitViewFields.style,
      SplitViewFields.preferredMode, SplitViewFields.behavior, SplitViewFields.showsInspector,
    ],
    evaluator: .decide(DisplayModeChoice.decide),
    examples: [
      Example(
        LocalizedText(
          hans: "iOS 8 竖屏，automatic", hant: "iOS 8 直向，automatic", en: "iOS 8 in portrait, automatic"),
        ["os": "8", "width": 768, "height": 1024],
        .value([
          "requested": "automatic", "display-mode": "primaryOverlay", "shown": ["second"], "opens": "overlay",
        ])),
      Example(
        LocalizedText(
          hans: "iOS 9 横屏 2/3 的窗口是竖的", hant: "iOS 9 橫向 2/3 的視窗是直的",
          en: "a 2/3 window in landscape is upright"),
        ["os": "9", "width": 694, "height": 768],
        .value([
          "requested": "automatic", "display-mode": "primaryOverlay", "shown": ["second"], "opens": "overlay",
        ])),
      Example(
        LocalizedText(
          hans: "iOS 14 起旧名改新名", hant: "iOS 14 起舊名改新名", en: "a former name, since iOS 14"),
        ["os": "14", "width": 820, "preferred": "allVisible"],
        .value([
          "requested": "oneBesideSecondary", "display-mode": "oneBesideSecondary",
          "shown": ["first", "second"],
        ])),
      Example(
        LocalizedText(
          hans: "要求并排，行为是 overlay", hant: "要求並排，行為是 overlay",
          en: "side by side is asked for, the behaviour is overlay"),
        [
          "os": "16", "width": 1194, "style": "triple-column", "preferred": "twoBesideSecondary",
          "behavior": "overlay",
        ],
        .value([
          "requested": "twoBesideSecondary", "display-mode": "twoOverSecondary",
          "shown": ["primary", "supplementary", "secondary"],
        ])),
      Example(
        LocalizedText(
          hans: "三列只显示一列边栏时，显示的是中间列", hant: "三欄只顯示一欄邊欄時，顯示的是中間欄",
          en: "the one sidebar of three columns is the supplementary one"),
        [
          "os": "16", "width": 1024, "style": "triple-column", "preferred": "oneBesideSecondary",
          "behavior": "tile",
        ],
        .value([
          "requested": "oneBesideSecondary", "display-mode": "oneBesideSecondary",
          "shown": ["supplementary", "secondary"],
        ])),
      Example(
        LocalizedText(
          hans: "行为交给系统：结果不保证", hant: "行為交給系統：結果不保證",
          en: "the behaviour is the system's: nothing is promised"),
        ["os": "17", "width": 834, "style": "double-column", "preferred": "oneBesideSecondary"],
        .value([
          "requested": "oneBesideSecondary", "possible": ["oneBesideSecondary", "oneOverSecondary"],
        ])),
      Example(
        LocalizedText(
          hans: "窄窗口折叠，显示模式不起作用", hant: "窄視窗收合，顯示模式不起作用",
          en: "a narrow window collapses, and no mode has an effect"),
        ["os": "17", "width": 375, "preferred": "oneBesideSecondary"],
        .value(["requested": "oneBesideSecondary", "collapsed": true])),
      Example(
        LocalizedText(
          hans: "宽度落在未公布的阈值之间", hant: "寬度落在未公布的門檻之間",
          en: "a width around the unpublished threshold"),
        ["os": "26", "width": 650, "preferred": "secondaryOnly"],
        .value([
          "requested": "secondaryOnly", "collapsed": "unknown",
          "if-expanded": ["display-mode": "secondaryOnly", "shown": ["second"]],
        ])),
      Example(
        LocalizedText(hans: "iOS 26 的检查器列", hant: "iOS 26 的檢閱器欄", en: "the inspector column of iOS 26"),
        [
          "os": "26", "width": 1366, "style": "double-column", "preferred": "oneBesideSecondary",
          "behavior": "tile", "inspector": true,
        ],
        .value([
          "requested": "oneBesideSecondary", "display-mode": "oneBesideSecondary",
          "shown": ["primary", "secondary"], "inspector": "column",
        ])),
      Example(
        LocalizedText(
          hans: "iOS 7 没有显示模式", hant: "iOS 7 沒有顯示模式", en: "no display modes in iOS 7"),
        ["os": "7", "width": 768, "height": 1024],
        .value(["applicable": false, "generation": "delegate-decides"])),
    ])
}

private enum DisplayModeChoice {
  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let os = try scenario[SplitViewFields.os]
    let model = try SplitViewModel(os: os, style: scenario[SplitViewFields.style])
    let wish = SplitViewModel.Wish(
      mode: try scenario[SplitViewFields.preferredMode], behavior: try scenario[SplitViewFields.behavior])
    let width = try scenario[SplitViewFields.windowWidth]
    let hasInspector = try scenario[SplitViewFields.showsInspector]
    if hasInspector, model.generation != .inspector || model.style == .classic {
      throw .impossible(SplitViewTexts.noInspector)
    }
    let shape = scenario.given(SplitViewFields.heightForShape).map { height in
      width > height ? WindowOrientation.landscape : .portrait
    }
    let expanded = try model.arrangement(of: wish, in: shape)
    guard !model.generation.isFixed else {
      return Evaluation(
        .value(["applicable": false, "generation": .text(model.generation.rawValue)]),
        DisplayModeTexts.noModes(os))
    }
    let requested = wish.mode?.name(in: model.generation) ?? "automatic"
    var record: [String: Value] = ["requested": .text(requested)]
    let horizontal = SplitViewModel.horizontal(width: width)
    let text: LocalizedText
    switch horizontal {
    case .regular?:
      record.merge(expanded.value(model)) { _, new in new }
      if hasInspector { record["inspector"] = "column" }
      text = DisplayModeTexts.explain(expanded, model, requested: requested, shape: shape)
    case .compact?:
      record.merge(SplitViewModel.Arrangement.collapsed.value(model)) { _, new in new }
      if hasInspector { record["inspector"] = "sheet" }
      text = DisplayModeTexts.collapsed(width, hasInspector: hasInspector)
    case nil:
      record["collapsed"] = "unknown"
      record["if-expanded"] = .record(expanded.value(model))
      text = SplitViewTexts.betweenSizeClasses(width)
    }
    return Evaluation(
      .value(.record(record)), text,
      evidence: [
        Evidence("horizontal", .text(horizontal?.rawValue ?? "unknown")),
        Evidence("shape", .text(shape?.rawValue ?? "unknown")),
        Evidence("style", .text(model.style.apiName)),
      ])
  }
}
