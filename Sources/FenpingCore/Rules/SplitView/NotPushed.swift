extension Rule {
  /// A split view controller never goes onto a navigation stack.
  static let notPushed = Rule(
    "split-view/not-pushed",
    messages: [
      "split view controllers cannot be pushed to a navigation controller"
    ],
    severity: .error,
    title: LocalizedText(
      hans: "不能推入导航栈",
      hant: "不能推入導覽堆疊",
      en: "Never pushed onto a navigation stack"),
    statement: LocalizedText(
      hans: "不能把分割视图控制器推入导航控制器的栈。",
      hant: "不能把分割檢視控制器推入導覽控制器的堆疊。",
      en: "A split view controller cannot be pushed onto a navigation controller's stack."),
    rationale: LocalizedText(
      hans: """
        UIKit 会引发异常：Split View Controllers cannot be pushed to a Navigation Controller。\
        标签多于标签栏容量时也会遇到，因为“更多”标签本身就是导航控制器。
        """,
      hant: """
        UIKit 會引發例外：Split View Controllers cannot be pushed to a Navigation Controller。\
        標籤多於標籤列容量時也會遇到，因為「更多」標籤本身就是導覽控制器。
        """,
      en: """
        UIKit raises an exception: Split View Controllers cannot be pushed to a Navigation \
        Controller. It also happens with more tabs than a tab bar holds, because the More tab is \
        itself a navigation controller.
        """),
    advice: LocalizedText(
      hans: "把分割视图控制器设为窗口的根；导航控制器放进它的窗格。标签较多时，让分割视图控制器留在“更多”之外。",
      hant: """
        把分割檢視控制器設為視窗的根；導覽控制器放進它的窗格。標籤較多時，\
        讓分割檢視控制器留在「更多」之外。
        """,
      en: """
        Make it the root of the window and put navigation controllers into its panes. With many \
        tabs, keep it out of More.
        """),
    questions: [
      LocalizedText(
        hans: "pushViewController 一个 UISplitViewController 就崩，是不允许吗？",
        hant: "pushViewController 一個 UISplitViewController 就閃退，是不允許嗎？",
        en: "App crashes on pushViewController with a UISplitViewController. Is that forbidden?"),
      LocalizedText(
        hans: "第六个标签页放了它，一进“更多”就崩，为什么？",
        hant: "第六個分頁放了它，一進「更多」就閃退，為什麼？",
        en: "My sixth tab holds one and the app falls over in More. Why?"),
      LocalizedText(
        hans: "能用 show segue 从表格跳进两栏界面吗？",
        hant: "能用 show segue 從表格跳進兩欄介面嗎？",
        en: "Can a show segue lead from my table into a two-column screen?"),
      LocalizedText(
        hans: "新系统放开了吗，现在能 push 它了没？",
        hant: "新系統放寬了嗎，現在能 push 它了沒？",
        en: "Have newer systems lifted the ban on pushing it?"),
      LocalizedText(
        hans: "想让两栏共用一条导航栏，能把它包进 UINavigationController 吗？",
        hant: "想讓兩欄共用一條導覽列，能把它包進 UINavigationController 嗎？",
        en: "May I wrap it in a UINavigationController to get one bar over both columns?"),
      LocalizedText(
        hans: "不能 push 的话，带返回箭头的流程里怎么用它？",
        hant: "不能 push 的話，有返回箭頭的流程裡怎麼用它？",
        en: "If not with a push, how do I get to it from a back-arrow flow?"),
    ],
    validity: [
      ValidityClause(
        .os, .holds,
        LocalizedText(
          hans: "各版本相同。",
          hant: "各版本相同。",
          en: "The same in every version."))
    ],
    sources: [
      SplitViewSources.classReference,
      SplitViewSources.pushException,
    ],
    patterns: [
      StatementPattern(
        "split-view-controller", "push", "navigation-controller",
        without: ["collapse", "expand", "column", "first-pane", "second-pane"])
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "推入导航栈", hant: "推入導覽堆疊", en: "pushed onto a navigation stack"),
        [
          "source": [["pattern": "split-view-pushed", "file": "Menu.swift", "line": 41]], "storyboards": [],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "故事板里是导航控制器的根", hant: "Storyboard 裡是導覽控制器的根",
          en: "root of a navigation controller in a storyboard"),
        [
          "storyboards": [
            ["name": "Main.storyboard", "split-views": [["reached-by": ["rootViewController"]]]]
          ]
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(hans: "只作窗口的根", hant: "只作視窗的根", en: "only ever the window's root"),
        [
          "source": [["pattern": "split-view-as-root", "file": "SceneDelegate.swift", "line": 18]],
          "storyboards": [],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "Show 连线：看来源在不在导航控制器里", hant: "Show 連線：看來源在不在導覽控制器裡",
          en: "a Show segue pushes where its source is on a stack"),
        [
          "storyboards": [["name": "Main.storyboard", "split-views": [["reached-by": ["show"]]]]],
          "source": [],
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "第六个标签会落进“更多”", hant: "第六個標籤會落進「更多」", en: "a sixth tab lands in More"),
        [
          "storyboards": [
            ["name": "Main.storyboard", "split-views": [["reached-by": ["viewControllers"], "tab": 6]]]
          ],
          "source": [],
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(hans: "没有分割视图控制器", hant: "沒有分割檢視控制器", en: "no split view controller"),
        ["source": [], "storyboards": []], .verdict(.notApplicable)),
      Example(
        LocalizedText(hans: "没有读源代码", hant: "沒有讀原始碼", en: "the source was not read"),
        ["storyboards": [["name": "Main.storyboard", "split-views": [["initial": true]]]]],
        .verdict(.unknown)),
    ])
}

private let fields: [any InputField] = SplitViewFindings.inputs + [TargetField.platform]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, inputs: fields) { return obstacle }
  let findings = SplitViewFindings(facts)
  func verdict(_ verdict: Verdict, _ text: LocalizedText) -> Evaluation {
    facts.verdict(verdict, text, details: findings.details, inputs: fields)
  }
  let pushed = findings.places(.splitViewPushed, storyboards: \.isPushed)
  if !pushed.isEmpty { return verdict(.fail, .pushed(.listing(pushed))) }
  let late = findings.places(storyboards: \.mayBeInMore)
  if !late.isEmpty { return verdict(.needsReview, .lateTab(.listing(late))) }
  let shown = findings.places(storyboards: \.isShown)
  if !shown.isEmpty { return verdict(.needsReview, .shown(.listing(shown))) }
  guard findings.isWhollyRead else { return verdict(.unknown, .splitViewsNotRead) }
  guard findings.isThereAny else { return verdict(.notApplicable, .noSplitView) }
  return verdict(.pass, .neverPushed)
}

extension LocalizedText {
  fileprivate static func pushed(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器被推入导航栈：\(places.hans)。UIKit 会引发异常。",
      hant: "分割檢視控制器被推入導覽堆疊：\(places.hant)。UIKit 會引發例外。",
      en: "A split view controller is pushed onto a navigation stack: \(places.en). UIKit raises.")
  }

  fileprivate static func lateTab(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器是靠后的标签（\(places.hans)），可能落进“更多”，而“更多”是导航控制器。",
      hant: "分割檢視控制器是靠後的標籤（\(places.hant)），可能落進「更多」，而「更多」是導覽控制器。",
      en: """
        A split view controller is one of the last of many tabs (\(places.en)) and may land in More, \
        which is a navigation controller.
        """)
  }

  fileprivate static func shown(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "有 Show 连线指向分割视图控制器（\(places.hans)）；来源在导航控制器里时，它就是推入。",
      hant: "有 Show 連線指向分割檢視控制器（\(places.hant)）；來源在導覽控制器裡時，它就是推入。",
      en: """
        A Show segue leads to a split view controller (\(places.en)); where its source is in a \
        navigation controller, that is a push.
        """)
  }

  fileprivate static let neverPushed = LocalizedText(
    hans: "没有找到把分割视图控制器推入导航栈的地方。", hant: "沒有找到把分割檢視控制器推入導覽堆疊的地方。",
    en: "No place was found that pushes a split view controller onto a navigation stack.")
}
