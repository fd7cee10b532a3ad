extension Rule {
  /// The steps in code.
  static let programmaticSetup = Rule(
    "split-view/programmatic-setup",
    title: LocalizedText(
      hans: "用代码设置",
      hant: "以程式碼設定",
      en: "Setting up in code"),
    statement: LocalizedText(
      hans: """
        用代码依次完成：创建两个内容视图控制器；创建 UISplitViewController 的实例；\
        把两者按次序放进 viewControllers；设为窗口的 rootViewController；显示窗口。
        """,
      hant: """
        以程式碼依序完成：建立兩個內容檢視控制器；建立 UISplitViewController 的實體；\
        把兩者依序放進 viewControllers；設為視窗的 rootViewController；顯示視窗。
        """,
      en: """
        In code, in this order: create the two content view controllers; create the \
        UISplitViewController; put the two into viewControllers; make it the window's \
        rootViewController; show the window.
        """),
    rationale: LocalizedText(
      hans: """
        分割视图控制器的界面在运行时由这两个视图控制器拼成，因此不需要 nib 文件，\
        一个不带参数的 init 就够了。
        """,
      hant: """
        分割檢視控制器的介面在執行時由這兩個檢視控制器拼成，因此不需要 nib 檔案，\
        一個不帶參數的 init 就夠了。
        """,
      en: """
        Its interface is put together from those view controllers at run time, so it needs no nib \
        file and a plain init suffices.
        """),
    advice: LocalizedText(
      hans: "窗口的大小交给系统：不要用屏幕的 bounds 创建窗口，因为多任务时窗口可能只占屏幕的一部分。",
      hant: "視窗的大小交給系統：不要用螢幕的 bounds 建立視窗，因為多工時視窗可能只佔螢幕的一部分。",
      en: """
        Leave the window's size to the system: do not create it with the screen's bounds, because \
        under multitasking a window may cover only a part of the screen.
        """),
    questions: [
      LocalizedText(
        hans: "不用 Interface Builder，怎么搭一个主从结构的应用？",
        hant: "不用 Interface Builder，怎麼搭一個主從架構的 App？",
        en: "How do I build a master-detail app without Interface Builder?"),
      LocalizedText(
        hans: "两栏应用在 didFinishLaunching 里先建什么后建什么？",
        hant: "兩欄 App 在 didFinishLaunching 裡先建什麼後建什麼？",
        en: "In which order do I create things in didFinishLaunching for a two-column app?"),
      LocalizedText(
        hans: "UISplitViewController 需要配 xib 吗？",
        hant: "UISplitViewController 需要搭配 xib 嗎？",
        en: "Does UISplitViewController want a xib?"),
      LocalizedText(
        hans: "现在有了 SceneDelegate，两栏控制器在哪儿 new？",
        hant: "現在有了 SceneDelegate，兩欄控制器在哪裡 new？",
        en: "There's a SceneDelegate now. Where do I alloc the two-column controller?"),
      LocalizedText(
        hans: "自己用代码拼的，出来一片黑，漏了哪一行？",
        hant: "自己用程式碼拼的，出來一片黑，漏了哪一行？",
        en: "I assembled it by hand and all I see is black. Which line did I forget?"),
      LocalizedText(
        hans: "换成 init(style:) 该怎么写？",
        hant: "換成 init(style:) 該怎麼寫？",
        en: "How do I write the same with init(style:)?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(13), .holds,
        LocalizedText(
          hans: "在应用委托的 application(_:didFinishLaunchingWithOptions:) 里创建。",
          hant: "在應用程式委派的 application(_:didFinishLaunchingWithOptions:) 裡建立。",
          en: "Done in the app delegate, in application(_:didFinishLaunchingWithOptions:).")),
      ValidityClause(
        .os, since: Version(13), until: Version(14), .holds,
        LocalizedText(
          hans: """
            采用场景的应用改在 scene(_:willConnectTo:options:) 里创建，\
            窗口用 UIWindow(windowScene:)。
            """,
          hant: """
            採用場景的應用程式改在 scene(_:willConnectTo:options:) 裡建立，\
            視窗用 UIWindow(windowScene:)。
            """,
          en: """
            An app with scenes does it in scene(_:willConnectTo:options:), with \
            UIWindow(windowScene:).
            """)),
      ValidityClause(
        .os, since: Version(14), .holds,
        LocalizedText(
          hans: "另有列样式：init(style:) 加 setViewController(_:for:)，取代 viewControllers 数组。",
          hant: "另有欄樣式：init(style:) 加 setViewController(_:for:)，取代 viewControllers 陣列。",
          en: """
            There is also a column style: init(style:) with setViewController(_:for:) in place of \
            the viewControllers array.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
    ],
    patterns: [
      StatementPattern("split-view-controller", "programmatically"),
      StatementPattern("split-view-controller", "nib"),
      StatementPattern("nib", "unnecessary"),
      StatementPattern("split-view-controller", "instance", "create|assign|initialize"),
      StatementPattern("split-view-controller", "initialize", without: ["column"]),
      StatementPattern("view-controllers-array", "configure|assign", isInstruction: true),
      StatementPattern("replace", "contents", "two-view-controllers"),
      StatementPattern("contents", "provide", "create"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "五步都在", hant: "五步都在", en: "all five steps"),
        [
          "source": [
            ["pattern": "pane-controller-created", "file": "AppDelegate.swift", "line": 20],
            ["pattern": "split-view-created", "file": "AppDelegate.swift", "line": 22],
            ["pattern": "view-controllers-assigned", "file": "AppDelegate.swift", "line": 23],
            ["pattern": "split-view-as-root", "file": "AppDelegate.swift", "line": 25],
            ["pattern": "window-made-visible", "file": "AppDelegate.swift", "line": 26],
          ]
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(hans: "只创建了分割视图控制器", hant: "只建立了分割檢視控制器", en: "created, and nothing else"),
        ["source": [["pattern": "split-view-created", "file": "SceneDelegate.swift"]]],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "列样式用 setViewController 代替数组", hant: "欄樣式用 setViewController 代替陣列",
          en: "a column style assigns columns, not the array"),
        [
          "source": [
            ["pattern": "split-view-created", "file": "SceneDelegate.swift", "line": 14],
            ["pattern": "column-assigned", "file": "SceneDelegate.swift", "line": 15],
            ["pattern": "split-view-as-root", "file": "SceneDelegate.swift", "line": 17],
            ["pattern": "window-made-visible", "file": "SceneDelegate.swift", "line": 18],
          ]
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(hans: "窗口没有显示", hant: "視窗沒有顯示", en: "the window is never shown"),
        [
          "source": [
            ["pattern": "split-view-created", "file": "SceneDelegate.swift", "line": 14],
            ["pattern": "view-controllers-assigned", "file": "SceneDelegate.swift", "line": 15],
            ["pattern": "split-view-as-root", "file": "SceneDelegate.swift", "line": 17],
          ]
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "放进别的容器：根在别处", hant: "放進別的容器：根在別處",
          en: "put into another container, so the root is elsewhere"),
        [
          "source": [
            ["pattern": "split-view-created", "file": "Shell.swift", "line": 9],
            ["pattern": "view-controllers-assigned", "file": "Shell.swift", "line": 10],
            ["pattern": "split-view-as-child", "file": "Shell.swift", "line": 11],
          ]
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "代码里没有创建分割视图控制器", hant: "程式碼裡沒有建立分割檢視控制器",
          en: "no code creates a split view controller"),
        ["source": [["pattern": "window-made-visible", "file": "AppDelegate.swift", "line": 30]]],
        .verdict(.notApplicable)),
      Example(
        LocalizedText(hans: "没有读源代码", hant: "沒有讀原始碼", en: "the source was not read"),
        ["storyboards": []], .verdict(.unknown)),
    ])
}

private let fields: [any InputField] = SplitViewFindings.inputs + [TargetField.platform]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, inputs: fields) { return obstacle }
  let findings = SplitViewFindings(facts)
  guard findings.source != nil else {
    return facts.verdict(.unknown, .sourceNotRead, details: findings.details, inputs: fields)
  }
  guard let created = findings.places(.splitViewCreated, .splitViewFromNib).first else {
    return facts.verdict(.notApplicable, .notCreated, details: findings.details, inputs: fields)
  }
  let assigned = findings.places(.viewControllersAssigned, .columnAssigned).first
  let steps = SplitViewSteps([
    // Who assigns the panes has created them, wherever that was.
    ("pane-controllers", findings.places(.paneControllerCreated).first ?? assigned),
    ("split-view-controller", created),
    ("panes-assigned", assigned),
    ("root-of-window", findings.places(.splitViewAsRoot).first),
    ("window-shown", findings.places(.windowMadeVisible).first),
  ])
  var details = findings.details
  details[TargetField.source.name] = steps.value
  let isElsewhere = !findings.places(.splitViewAsChild, .splitViewPresented).isEmpty
  let verdict: Verdict =
    if steps.missing.isEmpty {
      .pass
    } else if isElsewhere, assigned != nil {
      .needsReview
    } else {
      .fail
    }
  let fromNib = findings.places(.splitViewFromNib).first
  let text = fromNib.map { steps.sentence.then(.needlessNib($0)) } ?? steps.sentence
  return facts.verdict(verdict, text, details: details, inputs: fields)
}

extension LocalizedText {
  fileprivate static let notCreated = LocalizedText(
    hans: "代码里没有创建分割视图控制器；用故事板设置的见 split-view/storyboard-setup。",
    hant: "程式碼裡沒有建立分割檢視控制器；以 Storyboard 設定的見 split-view/storyboard-setup。",
    en: """
      No code creates a split view controller; for one that is set up in a storyboard see \
      split-view/storyboard-setup.
      """)

  fileprivate static func needlessNib(_ place: String) -> LocalizedText {
    LocalizedText(
      hans: "\(place) 用 nib 创建它；分割视图控制器不需要 nib，init() 就够了。",
      hant: "\(place) 用 nib 建立它；分割檢視控制器不需要 nib，init() 就夠了。",
      en: "\(place) creates it from a nib, which it does not need: init() suffices.")
  }
}
