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
    questions: [
      LocalizedText(
        hans: "左边那栏里可以放标签页吗？",
        hant: "左邊那欄裡可以放分頁嗎？",
        en: "Are tabs allowed inside the left column?"),
      LocalizedText(
        hans: "左右两边都必须是 UINavigationController 吗？",
        hant: "左右兩邊都必須是 UINavigationController 嗎？",
        en: "Do both sides have to be a UINavigationController?"),
      LocalizedText(
        hans: "左边直接放一个 UITableViewController，不套别的行吗？",
        hant: "左邊直接放一個 UITableViewController，不套別的行嗎？",
        en: "Is a bare table view controller all right as master?"),
      LocalizedText(
        hans: "顶上多出一条导航栏，我没加过，哪儿来的？",
        hant: "頂端多出一條導覽列，我沒加過，哪裡來的？",
        en: "Why does a bar appear on top that I never added?"),
      LocalizedText(
        hans: "setViewController 没替换掉，反而又压了一层，为什么？",
        hant: "setViewController 沒替換掉，反而又疊了一層，為什麼？",
        en: "setViewController stacks the new screen instead of swapping it. Why?"),
      LocalizedText(
        hans: "左右两边各能用哪些类？",
        hant: "左右兩邊各能用哪些類別？",
        en: "Which classes can I use for left and right?"),
    ],
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
      SplitViewSources.nestedReport,
      SplitViewSources.pushedSecondary,
    ],
    patterns: [
      StatementPattern("pane|two-panes|first-pane|second-pane", "any-view-controller"),
      StatementPattern(
        "pane|two-panes|first-pane|second-pane", "navigation-controller", "tab-bar-controller"),
    ],
    inputs: [content, SplitViewFields.os, SplitViewFields.style, column, hasNavigationController],
    evaluator: .decide(PaneContents.decide),
    examples: [
      Example(
        LocalizedText(hans: "导航控制器", hant: "導覽控制器", en: "a navigation controller"),
        ["content": "navigation-controller", "os": "5"], .value(["allowed": "yes", "shown": "as-it-is"])),
      Example(
        LocalizedText(hans: "标签栏控制器", hant: "標籤列控制器", en: "a tab bar controller"),
        ["content": "tab-bar-controller", "os": "13"], .value(["allowed": "yes", "shown": "as-it-is"])),
      Example(
        LocalizedText(
          hans: "列样式包上导航控制器", hant: "欄樣式包上導覽控制器",
          en: "a column style wraps it in a navigation controller"),
        ["content": "view-controller", "os": "14", "style": "double-column", "column": "primary"],
        .value(["allowed": "yes", "shown": "wrapped"])),
      Example(
        LocalizedText(
          hans: "第二列已有导航控制器：推入而不是替换", hant: "第二欄已有導覽控制器：推入而不是取代",
          en: "a secondary column that has a navigation controller: pushed, not replaced"),
        [
          "content": "view-controller", "os": "14", "style": "double-column",
          "has-navigation-controller": true,
        ],
        .value(["allowed": "yes", "shown": "pushed"])),
      Example(
        LocalizedText(
          hans: "分割视图控制器放进分割视图控制器", hant: "分割檢視控制器放進分割檢視控制器",
          en: "a split view controller in a split view controller"),
        ["content": "split-view-controller", "os": "12"], .value(["allowed": "unsure"])),
      Example(
        LocalizedText(
          hans: "iOS 7 及更早：分割视图控制器必须是根", hant: "iOS 7 及更早：分割檢視控制器必須是根",
          en: "until iOS 7 a split view controller must be the root"),
        ["content": "split-view-controller", "os": "7"], .value(["allowed": "no"])),
    ])
}

private let content = Field<PaneContents.Content>(
  choice: "content",
  LocalizedText(
    hans: "放进窗格的视图控制器；view-controller 指任何别的一种",
    hant: "放進窗格的檢視控制器；view-controller 指任何別的一種",
    en: "the view controller for the pane; view-controller is one of any other kind"))

private let column = Field<SplitViewColumn>(
  choice: "column", fallback: .secondary,
  LocalizedText(
    hans: "哪一列；第一个窗格是 primary，第二个是 secondary", hant: "哪一欄；第一個窗格是 primary，第二個是 secondary",
    en: "which column; the first pane is the primary one, the second the secondary one"))

private let hasNavigationController = Field<Bool>(
  flag: "has-navigation-controller", fallback: false,
  LocalizedText(
    hans: "这一列是否已经有导航控制器", hant: "這一欄是否已經有導覽控制器",
    en: "whether the column has a navigation controller already"))

private enum PaneContents {
  enum Content: String, CaseIterable {
    case navigationController = "navigation-controller"
    case tabBarController = "tab-bar-controller"
    case viewController = "view-controller"
    case splitViewController = "split-view-controller"
  }

  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let content = try scenario[content]
    let column = try scenario[column]
    let model = try SplitViewModel(os: scenario[SplitViewFields.os], style: scenario[SplitViewFields.style])
    guard model.style.columns.contains(column) else { throw .impossible(noSuchColumn) }
    if content == .splitViewController {
      return model.generation.isFixed
        ? Evaluation(.value(["allowed": "no"]), mustBeRoot)
        : Evaluation(.value(["allowed": "unsure"]), nested)
    }
    let shown: (word: Value, text: LocalizedText)
    if model.style == .classic || content == .navigationController {
      shown = ("as-it-is", asItIs)
    } else if column == .secondary, try scenario[hasNavigationController] {
      shown = ("pushed", pushed)
    } else {
      shown = ("wrapped", wrapped)
    }
    return Evaluation(
      .value(["allowed": "yes", "shown": shown.word]), shown.text,
      evidence: [Evidence("style", .text(model.style.apiName))])
  }

  private static let asItIs = LocalizedText(
    hans: "可以，照原样显示。", hant: "可以，依原樣顯示。", en: "It may, and is shown as it is.")

  private static let wrapped = LocalizedText(
    hans: "可以；列样式会为它建一个导航控制器把它包起来，viewController(for:) 返回的仍是原来那个。",
    hant: "可以；欄樣式會為它建一個導覽控制器把它包起來，viewController(for:) 回傳的仍是原來那個。",
    en: """
      It may; a column style creates a navigation controller around it, while viewController(for:) returns the \
      original.
      """)

  private static let pushed = LocalizedText(
    hans: "可以，但第二列已有导航控制器，所以它被推入栈中，旧的还在下面；要替换，给一个新的导航控制器，或先设为 nil。",
    hant: "可以，但第二欄已有導覽控制器，所以它被推入堆疊，舊的還在下面；要取代，給一個新的導覽控制器，或先設為 nil。",
    en: """
      It may, but the secondary column has a navigation controller already, so it is pushed there and the old one \
      stays below; to replace, give a new navigation controller, or nil first.
      """)

  private static let nested = LocalizedText(
    hans: "没有找到允许或禁止嵌套的明文；有报告说会引发 UIViewControllerHierarchyInconsistency 异常。请避免，多一级就用三列样式。",
    hant: "沒有找到允許或禁止巢狀的明文；有回報說會引發 UIViewControllerHierarchyInconsistency 例外。請避免，多一層就用三欄樣式。",
    en: """
      No text was found that allows or forbids nesting; one report has it raise \
      UIViewControllerHierarchyInconsistency. Avoid it: for one level more there is the style with three columns.
      """)

  private static let mustBeRoot = LocalizedText(
    hans: "iOS 7 及更早，分割视图控制器必须是窗口的根，不能放进另一个的窗格。",
    hant: "iOS 7 及更早，分割檢視控制器必須是視窗的根，不能放進另一個的窗格。",
    en: "Until iOS 7 a split view controller must be the window's root, so it cannot be another's pane.")

  private static let noSuchColumn = LocalizedText(
    hans: "中间的列（supplementary）只有 style=triple-column 才有。",
    hant: "中間的欄（supplementary）只有 style=triple-column 才有。",
    en: "Only style=triple-column has a supplementary column.")
}
