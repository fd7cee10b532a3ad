extension Rule {
  /// The split view controller is the root of the window.
  static let rootOfInterface = Rule(
    "split-view/root-of-interface",
    title: LocalizedText(
      hans: "分割视图控制器是窗口的根",
      hant: "分割檢視控制器是視窗的根",
      en: "The split view controller is the root"),
    statement: LocalizedText(
      hans: "分割视图控制器必须是窗口的根视图控制器，其余界面都放在它的窗格里。",
      hant: "分割檢視控制器必須是視窗的根檢視控制器，其餘介面都放在它的窗格裡。",
      en: """
        A split view controller must be the window's root view controller; the rest of the interface \
        goes into its panes.
        """),
    rationale: LocalizedText(
      hans: """
        它按整个窗口的大小和方向摆放窗格，而窗口只把旋转通知给根视图控制器；放在别处，\
        窗格就可能不随之调整。
        """,
      hant: """
        它依整個視窗的大小和方向擺放窗格，而視窗只把旋轉通知給根檢視控制器；放在別處，\
        窗格就可能不隨之調整。
        """,
      en: """
        It places its panes by the size and the orientation of the whole window, and a window \
        reports rotation to its root view controller only; anywhere else the panes may fail to \
        follow.
        """),
    advice: LocalizedText(
      hans: "把它设为 window.rootViewController。需要标签栏时，把标签栏控制器放进窗格，不要反过来。",
      hant: "把它設為 window.rootViewController。需要標籤列時，把標籤列控制器放進窗格，不要反過來。",
      en: """
        Set it as window.rootViewController. Where tabs are needed, put the tab bar controller into \
        a pane, not the other way round.
        """),
    questions: [
      LocalizedText(
        hans: "把 UISplitViewController 塞进标签栏控制器行吗？",
        hant: "把 UISplitViewController 塞進標籤列控制器行嗎？",
        en: "Is a UISplitViewController inside a tab bar controller OK?"),
      LocalizedText(
        hans: "它得放在层级里的哪个位置？",
        hant: "它得放在階層裡的哪個位置？",
        en: "Where in the hierarchy does it have to sit?"),
      LocalizedText(
        hans: "用 container view 嵌了一个，转屏它不跟着变，为什么？",
        hant: "用 container view 嵌了一個，轉螢幕它不跟著變，為什麼？",
        en: "I embedded one with a container view and it doesn't follow when turned. Why?"),
      LocalizedText(
        hans: "标签栏包着它，还是它里面放标签栏，谁在外面？",
        hant: "標籤列包著它，還是它裡面放標籤列，誰在外面？",
        en: "Tabs outside or tabs inside: which way round?"),
      LocalizedText(
        hans: "为什么它上面不能再套一层？",
        hant: "為什麼它上面不能再套一層？",
        en: "Why must nothing else be above it?"),
      LocalizedText(
        hans: "现在能在自己写的父控制器里 addChild 一个吗？",
        hant: "現在能在自己寫的父控制器裡 addChild 一個嗎？",
        en: "Can my own parent controller addChild a split view these days?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "必须是根，没有例外。",
          hant: "必須是根，沒有例外。",
          en: "It must be the root, without exception.")),
      ValidityClause(
        .os, since: Version(8), .replaced,
        LocalizedText(
          hans: "可以作为某些容器视图控制器的子视图控制器，但多数情况下不推荐；仍不能推入导航栈。",
          hant: "可以作為某些容器檢視控制器的子檢視控制器，但多數情況下不建議；仍不能推入導覽堆疊。",
          en: """
            It may be a child of some container view controllers, which is not recommended in most \
            cases; it still cannot be pushed onto a navigation stack.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
      SplitViewSources.rotationOfRoot,
    ],
    patterns: [
      StatementPattern("split-view-controller", "root|root-view"),
      StatementPattern("root-view", "window", "install"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "故事板的初始视图控制器", hant: "Storyboard 的初始檢視控制器",
          en: "initial view controller of the storyboard"),
        [
          "storyboards": [["name": "Main.storyboard", "split-views": [["initial": true]]]],
          "deployment-target": 6,
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "代码设为窗口的根", hant: "程式碼設為視窗的根", en: "made the window's root in code"),
        [
          "storyboards": [],
          "source": [["pattern": "split-view-as-root", "file": "SceneDelegate.swift", "line": 18]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "放在标签栏控制器里，支持 iOS 7", hant: "放在標籤列控制器裡，支援 iOS 7",
          en: "in a tab bar controller, and iOS 7 is supported"),
        [
          "storyboards": [
            ["name": "Main.storyboard", "split-views": [["reached-by": ["viewControllers"], "tab": 2]]]
          ],
          "deployment-target": 7,
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "放在别的容器里，从 iOS 15 起", hant: "放在別的容器裡，從 iOS 15 起",
          en: "in another container, deployed from 15"),
        [
          "source": [["pattern": "split-view-as-child", "file": "Shell.swift", "line": 12]],
          "deployment-target": 15,
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "放在别的容器里，问的是 iOS 7", hant: "放在別的容器裡，問的是 iOS 7",
          en: "in another container, asked about iOS 7"),
        ["source": [["pattern": "split-view-as-child", "file": "Shell.swift", "line": 12]], "os": 7],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "创建了，看不出放在哪里", hant: "建立了，看不出放在哪裡", en: "created, and nobody sees where it goes"),
        [
          "storyboards": [],
          "source": [["pattern": "split-view-created", "file": "Factory.swift", "line": 3]],
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(hans: "没有分割视图控制器", hant: "沒有分割檢視控制器", en: "no split view controller"),
        ["source": [], "storyboards": []], .verdict(.notApplicable)),
      Example(
        LocalizedText(hans: "没有读源代码", hant: "沒有讀原始碼", en: "the source was not read"),
        ["storyboards": []], .verdict(.unknown)),
    ])
}

private let fields: [any InputField] =
  SplitViewFindings.inputs + [
    TargetField.os, TargetField.deploymentTarget, TargetField.sdk, TargetField.platform,
  ]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, inputs: fields) { return obstacle }
  let findings = SplitViewFindings(facts)
  func verdict(_ verdict: Verdict, _ text: LocalizedText, _ severity: Severity? = nil) -> Evaluation {
    facts.verdict(verdict, text, severity: severity, details: findings.details, inputs: fields)
  }
  let children = findings.places(.splitViewAsChild, storyboards: \.isChild)
  if !children.isEmpty {
    return switch facts.runsOnly(from: Version(8)) {
    case false?: verdict(.fail, .mustBeRoot(.listing(children)), .error)
    case true?: verdict(.fail, .betterRoot(.listing(children)), .note)
    case nil: verdict(.fail, .betterRoot(.listing(children)).then(.errorBefore8), .note)
    }
  }
  let roots = findings.places(.splitViewAsRoot, storyboards: \.isInitial)
  if !roots.isEmpty { return verdict(.pass, .isRoot(.listing(roots))) }
  guard findings.isWhollyRead else { return verdict(.unknown, .splitViewsNotRead) }
  return findings.isThereAny ? verdict(.needsReview, .noPlace) : verdict(.notApplicable, .noSplitView)
}

extension LocalizedText {
  fileprivate static func mustBeRoot(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器放在别的容器里（\(places.hans)）；在 iOS 7 及更早，它必须是窗口的根。",
      hant: "分割檢視控制器放在別的容器裡（\(places.hant)）；在 iOS 7 及更早，它必須是視窗的根。",
      en: """
        A split view controller is in another container (\(places.en)); until iOS 7 it \
        must be the window's root.
        """)
  }

  fileprivate static func betterRoot(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器放在别的容器里（\(places.hans)）：iOS 8 起可以，但多数情况下不推荐；请让它做窗口的根。",
      hant: "分割檢視控制器放在別的容器裡（\(places.hant)）：iOS 8 起可以，但多數情況下不建議；請讓它做視窗的根。",
      en: """
        A split view controller is in another container (\(places.en)): possible since iOS 8 and \
        not recommended in most cases; better make it the window's root.
        """)
  }

  fileprivate static let errorBefore8 = LocalizedText(
    hans: "最低系统版本未知；低于 8 时这是错误。", hant: "最低系統版本未知；低於 8 時這是錯誤。",
    en: "The deployment target is not known; below 8 this is an error.")

  fileprivate static func isRoot(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器是窗口的根：\(places.hans)。",
      hant: "分割檢視控制器是視窗的根：\(places.hant)。",
      en: "The split view controller is the window's root: \(places.en).")
  }

  fileprivate static let noPlace = LocalizedText(
    hans: "有分割视图控制器，但没有找到把它设为窗口之根的地方，请人工确认。",
    hant: "有分割檢視控制器，但沒有找到把它設為視窗之根的地方，請人工確認。",
    en: """
      There is a split view controller, but no place was found that makes it a window's root; a person has to look.
      """)
}
