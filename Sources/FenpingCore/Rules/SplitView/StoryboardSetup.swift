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
    questions: [
      LocalizedText(
        hans: "在 Interface Builder 里怎么加一个主从界面？",
        hant: "在 Interface Builder 裡怎麼加一個主從介面？",
        en: "How do I add a master-detail screen in Interface Builder?"),
      LocalizedText(
        hans: "从它连到列表和详情的是哪几根线？",
        hant: "從它連到列表和詳細頁的是哪幾條線？",
        en: "Which arrows lead from it to list and detail?"),
      LocalizedText(
        hans: "画布上明明有，启动却什么都没有，差勾哪一项？",
        hant: "畫布上明明有，啟動卻什麼都沒有，差勾哪一項？",
        en: "Launches to nothing although it is on the canvas. Which checkbox?"),
      LocalizedText(
        hans: "用 Master-Detail 起步的工程，线都连好了吗？",
        hant: "用 Master-Detail 起步的專案，線都接好了嗎？",
        en: "Does the Master-Detail starter have the wiring done already?"),
      LocalizedText(
        hans: "能只把示例的表格和详情换成自己的，其余不动吗？",
        hant: "能只把範例的表格和詳細頁換成自己的，其餘不動嗎？",
        en: "Can I swap the sample table and detail for my own and keep the rest?"),
      LocalizedText(
        hans: "三栏的在画布上该连出几根线？",
        hant: "三欄的在畫布上該拉出幾條線？",
        en: "How many outgoing connections should a three-column one have on the canvas?"),
    ],
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
      StatementPattern("master-detail-template", "storyboard"),
      StatementPattern("split-view-controller", "storyboard", "move"),
      StatementPattern("relationship", "selection"),
      StatementPattern("assign", "master-detail|first-pane", "view-controller"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "三步都在", hant: "三步都在", en: "all three steps"),
        [
          "storyboards": [
            [
              "name": "Main.storyboard",
              "split-views": [
                ["initial": true, "relationships": ["masterViewController", "detailViewController"]]
              ],
            ]
          ]
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(hans: "没有关系连线", hant: "沒有關係連線", en: "the relationships are missing"),
        ["storyboards": [["name": "Main.storyboard", "split-views": [["initial": true]]]]],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "不是初始视图控制器，代码也没有设", hant: "不是初始檢視控制器，程式碼也沒有設",
          en: "not initial, and no code makes it the root"),
        [
          "storyboards": [
            [
              "name": "Main.storyboard",
              "split-views": [["relationships": ["masterViewController", "detailViewController"]]],
            ]
          ],
          "source": [],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "由代码设为根", hant: "由程式碼設為根", en: "code makes it the root instead"),
        [
          "storyboards": [
            [
              "name": "Panes.storyboard",
              "split-views": [["relationships": ["masterViewController", "detailViewController"]]],
            ]
          ],
          "source": [["pattern": "split-view-as-root", "file": "SceneDelegate.swift", "line": 21]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "不是初始视图控制器，源代码没有读", hant: "不是初始檢視控制器，原始碼沒有讀",
          en: "not initial, and the source was not read"),
        [
          "storyboards": [
            [
              "name": "Panes.storyboard",
              "split-views": [["relationships": ["masterViewController", "detailViewController"]]],
            ]
          ]
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "故事板里没有分割视图控制器", hant: "Storyboard 裡沒有分割檢視控制器",
          en: "no split view controller in a storyboard"),
        ["storyboards": [["name": "LaunchScreen.storyboard", "is-launch": true]]],
        .verdict(.notApplicable)),
      Example(
        LocalizedText(hans: "没有读故事板", hant: "沒有讀 Storyboard", en: "the storyboards were not read"),
        ["source": []], .verdict(.unknown)),
    ])
}

private let fields: [any InputField] = SplitViewFindings.inputs + [TargetField.platform]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, inputs: fields) { return obstacle }
  let findings = SplitViewFindings(facts)
  guard findings.documents != nil else {
    return facts.verdict(.unknown, .storyboardsNotRead, details: findings.details, inputs: fields)
  }
  let views = findings.inStoryboards
  guard let first = views.first(where: \.isInitial) ?? views.first else {
    return facts.verdict(.notApplicable, .noneInStoryboards, details: findings.details, inputs: fields)
  }
  let unconnected = views.first { $0.relationships.count < 2 }
  let root = first.isInitial ? first.document : findings.places(.splitViewAsRoot).first
  let steps = SplitViewSteps([
    ("split-view-controller", first.document),
    ("relationships-to-panes", unconnected == nil ? first.document : nil),
    ("initial-view-controller", root),
  ])
  var details = findings.details
  details[TargetField.storyboards.name] = steps.value
  let verdict: Verdict
  if steps.missing.isEmpty {
    verdict = .pass
  } else if unconnected == nil, findings.source == nil {
    // Code may make it the root; nobody has looked.
    verdict = .needsReview
  } else {
    verdict = .fail
  }
  return facts.verdict(verdict, steps.sentence, details: details, inputs: fields)
}

extension LocalizedText {
  fileprivate static let storyboardsNotRead = LocalizedText(
    hans: "没有读到故事板。", hant: "沒有讀到 Storyboard。", en: "The storyboards were not read.")

  fileprivate static let noneInStoryboards = LocalizedText(
    hans: "故事板里没有分割视图控制器；用代码设置的见 split-view/programmatic-setup。",
    hant: "Storyboard 裡沒有分割檢視控制器；以程式碼設定的見 split-view/programmatic-setup。",
    en: """
      No storyboard holds a split view controller; for one that is set up in code see split-view/programmatic-setup.
      """)
}
