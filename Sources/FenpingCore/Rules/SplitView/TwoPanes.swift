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
    questions: [
      LocalizedText(
        hans: "下标 0 和 1，哪个是左边？",
        hant: "索引 0 和 1，哪個是左邊？",
        en: "Index 0 or index 1: which one is the left side?"),
      LocalizedText(
        hans: "手机上 viewControllers.count 等于 1，是 bug 吗？",
        hant: "手機上 viewControllers.count 等於 1，是 bug 嗎？",
        en: "viewControllers.count is 1 on a phone. Is that a bug?"),
      LocalizedText(
        hans: "怎么只换掉右边那个界面？",
        hant: "怎麼只換掉右邊那個畫面？",
        en: "How do I swap out just the right-hand screen?"),
      LocalizedText(
        hans: "数组里塞三个控制器行不行？",
        hant: "陣列裡塞三個控制器行不行？",
        en: "Can I hand over three controllers in the array?"),
      LocalizedText(
        hans: "在 iOS 6 上只传一个控制器会怎样？",
        hant: "在 iOS 6 上只傳一個控制器會怎樣？",
        en: "What if I pass a single controller on iOS 6?"),
      LocalizedText(
        hans: "它怎么知道谁是主、谁是从？",
        hant: "它怎麼知道誰是主、誰是從？",
        en: "How does it know which is master and which is detail?"),
    ],
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
      SplitViewSources.viewControllersArray,
    ],
    patterns: [
      StatementPattern(
        "container-view-controller", "two-panes", "manage|contain|split-view-controller",
        without: ["landscape", "portrait", "display-mode", "collapse"]),
      StatementPattern("view-controllers-array", "contents|two-view-controllers|first-pane|second-pane"),
    ],
    inputs: [children, SplitViewFields.os, SplitViewFields.style],
    evaluator: .decide(TwoPanes.decide),
    examples: [
      Example(
        LocalizedText(hans: "iOS 7，两个成员", hant: "iOS 7，兩個成員", en: "iOS 7, two members"),
        ["children": ["list", "article"], "os": "7"],
        .value(["valid": true, "collapsed": false, "first": "list", "second": "article"])),
      Example(
        LocalizedText(hans: "iOS 7，一个成员", hant: "iOS 7，一個成員", en: "iOS 7, one member"),
        ["children": ["list"], "os": "7"], .value(["valid": false])),
      Example(
        LocalizedText(
          hans: "iOS 8 起一个成员是折叠的界面", hant: "iOS 8 起一個成員是收合的介面",
          en: "one member is a collapsed interface since iOS 8"),
        ["children": ["list"], "os": "8"], .value(["valid": true, "collapsed": true, "first": "list"])),
      Example(
        LocalizedText(hans: "没有成员", hant: "沒有成員", en: "no member at all"),
        ["children": [], "os": "12"], .value(["valid": false])),
      Example(
        LocalizedText(
          hans: "不带样式时没有第三个窗格", hant: "不帶樣式時沒有第三個窗格", en: "no third pane without a style"),
        ["children": ["accounts", "list", "article"], "os": "17"], .value(["valid": false])),
      Example(
        LocalizedText(hans: "三列样式", hant: "三欄樣式", en: "the style with three columns"),
        ["children": ["accounts", "list", "article"], "os": "17", "style": "triple-column"],
        .value([
          "valid": true, "collapsed": false, "primary": "accounts", "supplementary": "list",
          "secondary": "article",
        ])),
    ])
}

private let children = Field<[String]>(
  "children", .list([]),
  LocalizedText(
    hans: "viewControllers 数组的成员，依次写出名字；空列表就是没有成员",
    hant: "viewControllers 陣列的成員，依序寫出名字；空清單就是沒有成員",
    en: "the members of the viewControllers array, named in their order; an empty list for none")
) { value in
  switch value {
  case .list(let items):
    let names = items.compactMap { if case .text(let name) = $0 { name } else { nil } }
    return names.count == items.count ? names : nil
  case .text(let text): return text.split(separator: ",").map(String.init)
  case .number, .flag, .record: return nil
  }
}

private enum TwoPanes {
  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let members = try scenario[children]
    let os = try scenario[SplitViewFields.os]
    let model = try SplitViewModel(os: os, style: scenario[SplitViewFields.style])
    let columns = model.style.columns
    let evidence = [
      Evidence("members", .number(Double(members.count))),
      Evidence("columns", .number(Double(columns.count))),
    ]
    if members.count == columns.count {
      var record: [String: Value] = ["valid": true, "collapsed": false]
      for (column, member) in zip(columns, members) { record[name(column, model)] = .text(member) }
      return Evaluation(.value(.record(record)), expanded(members, columns), evidence: evidence)
    }
    if let only = members.first, members.count == 1, !model.generation.isFixed {
      var record: [String: Value] = ["valid": true, "collapsed": true]
      record[name(.primary, model)] = .text(only)
      return Evaluation(.value(.record(record)), collapsed(only), evidence: evidence)
    }
    return Evaluation(
      .value(["valid": false]),
      wrong(members.count, columns.count, os: os, isFixed: model.generation.isFixed),
      evidence: evidence)
  }

  private static func name(_ column: SplitViewColumn, _ model: SplitViewModel) -> String {
    model.style == .classic ? column.paneName : column.rawValue
  }

  private static func expanded(_ members: [String], _ columns: [SplitViewColumn]) -> LocalizedText {
    let pairs = zip(members, columns)
    return LocalizedText(
      hans: pairs.map { "\($0) 是\($1.name.hans)" }.joined(separator: "，") + "。",
      hant: pairs.map { "\($0) 是\($1.name.hant)" }.joined(separator: "，") + "。",
      en: pairs.map { "\($0) is \($1.name.en)" }.joined(separator: ", ") + ".")
  }

  private static func collapsed(_ only: String) -> LocalizedText {
    LocalizedText(
      hans: "只有一个成员 \(only)：界面是折叠的，这不是错误；展开后数组又有全部成员。",
      hant: "只有一個成員 \(only)：介面是收合的，這不是錯誤；展開後陣列又有全部成員。",
      en: """
        There is one member, \(only): the interface is collapsed, which is no mistake; expanded, the array has \
        them all again.
        """)
  }

  private static func wrong(_ count: Int, _ needed: Int, os: Version, isFixed: Bool) -> LocalizedText {
    let alternative =
      isFixed
      ? LocalizedText(hans: "", hant: "", en: "")
      : LocalizedText(hans: "，折叠时一个", hant: "，收合時一個", en: ", or one while collapsed")
    return LocalizedText(
      hans: "有 \(count) 个成员；iOS \(os) 的这种分割视图控制器要 \(needed) 个\(alternative.hans)。",
      hant: "有 \(count) 個成員；iOS \(os) 的這種分割檢視控制器要 \(needed) 個\(alternative.hant)。",
      en: """
        The number of members is \(count); a split view controller of this style needs \(needed) in iOS \
        \(os)\(alternative.en).
        """)
  }
}
