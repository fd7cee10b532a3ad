extension Rule {
  static let traitAndSizeCallbacks = Rule(
    "adaptivity/trait-and-size-callbacks",
    title: LocalizedText(
      hans: "响应特征与大小的变化",
      hant: "回應特徵與大小的變化",
      en: "Respond to changes of traits and size"),
    statement: LocalizedText(
      hans: """
        视图控制器要实现 UITraitEnvironment 和 UIContentContainer 的方法，在特征集合或大小改变时调整界面。
        """,
      hant: """
        檢視控制器要實作 UITraitEnvironment 和 UIContentContainer 的方法，在特徵集合或大小改變時調整介面。
        """,
      en: """
        View controllers implement the methods of UITraitEnvironment and UIContentContainer and adjust the \
        interface when the trait collection or the size changes.
        """),
    rationale: LocalizedText(
      hans: """
        旋转和拖动分隔线走的是同一条路：先通知新特征和新大小，再做动画。有的变化只改大小不改尺寸类别，\
        所以两种回调都要处理。
        """,
      hant: """
        旋轉和拖移分隔線走的是同一條路：先通知新特徵和新大小，再做動畫。有的變化只改大小不改尺寸類別，\
        所以兩種回呼都要處理。
        """,
      en: """
        Rotation and the divider take the same path: first the new traits and the new size are announced, \
        then they are animated. Some changes alter the size and leave the size class, \
        so both kinds of callback matter.
        """),
    advice: LocalizedText(
      hans: """
        在 viewWillTransition(to:with:) 里按新大小布局并调用 super；从 iOS 17 起用 registerForTraitChanges \
        代替 traitCollectionDidChange(_:)。应用处于非活动状态时收到的大小只用于快照，不要据此丢弃状态。
        """,
      hant: """
        在 viewWillTransition(to:with:) 裡按新大小排版並呼叫 super；從 iOS 17 起用 registerForTraitChanges \
        代替 traitCollectionDidChange(_:)。應用程式處於非作用中狀態時收到的大小只用於快照，不要據此丟棄狀態。
        """,
      en: """
        Lay out for the new size in viewWillTransition(to:with:) and call super; \
        from iOS 17 on use registerForTraitChanges in place of traitCollectionDidChange(_:). \
        A size that arrives while the app is inactive is for a snapshot only: drop no state over it.
        """),
    questions: [
      LocalizedText(
        hans: "视图控制器里重写什么，才会跟着新宽度变？",
        hant: "檢視控制器裡覆寫什麼，才會跟著新寬度變？",
        en: "What do I override in a view controller so that it follows a new width?"),
      LocalizedText(
        hans: "traitCollectionDidChange 废弃了，换成什么？",
        hant: "traitCollectionDidChange 棄用了，換成什麼？",
        en: "traitCollectionDidChange is deprecated, what now?"),
      LocalizedText(
        hans: "只处理 trait 够吗，尺寸的那个也要写？",
        hant: "只處理 trait 夠嗎，尺寸的那個也要寫？",
        en: "Is handling only traits enough or do I need the size one too?"),
      LocalizedText(
        hans: "viewWillTransition 里要不要调 super？",
        hant: "viewWillTransition 裡要不要呼叫 super？",
        en: "Must super be called in viewWillTransition?"),
      LocalizedText(
        hans: "窗口变了，画面还是老样子，我少实现了什么？",
        hant: "視窗變了，畫面還是老樣子，我少實作了什麼？",
        en: "Screen keeps its old arrangement after being resized. What did I not implement?"),
      LocalizedText(
        hans: "窗口角正被拖着，费时的活什么时候做？",
        hant: "視窗角正被拉著，費時的工作什麼時候做？",
        en: "When do I run expensive work while the corner of a window is being pulled?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(8), .holds,
        LocalizedText(
          hans: "这些方法自 iOS 8 起存在。",
          hant: "這些方法自 iOS 8 起存在。",
          en: "The methods have existed since iOS 8.")),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "窗口场景另外报告几何变化；拖动未结束时不要做费时的工作。",
          hant: "視窗場景另外回報幾何變化；拖移未結束時不要做費時的工作。",
          en: "The window scene reports its geometry as well; do no heavy work until the drag has ended.")),
    ],
    sources: [
      SetupSource.quickStart,
      Source(
        "Notes on Apple's WWDC15 session 205",
        "https://github.com/danielrhammond/WWDC15", .read),
      SetupSource.fullScreenMigration,
    ],
    patterns: [
      StatementPattern("trait-environment|content-container", isInstruction: true),
      StatementPattern("trait-environment", "size-class"),
      StatementPattern(
        "respond|handle", "trait-collection|size-class|window-size|view-will-transition", "change",
        without: ["split-view-controller"], isInstruction: true),
      // Where the means is named it is the means that is asked for.
      StatementPattern(
        "adaptive", "app|multitasking",
        without: ["launch-screen", "split-view-controller", "auto-layout", "size-class", "storyboard"],
        isInstruction: true),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "按新大小布局", hant: "依新大小排版", en: "layout for the new size"),
        ["source": [["pattern": "size-callback", "file": "GridController.swift", "line": 52]]],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "只有旋转时才会调用的方法",
          hant: "只有旋轉時才會呼叫的方法",
          en: "methods that only a rotation calls"),
        ["source": [["pattern": "rotation-callback", "file": "GridController.m", "line": 80]]],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "读过，没有找到", hant: "讀過，沒有找到", en: "read, and none was found"),
        ["source": []], .verdict(.needsReview)),
      Example(
        LocalizedText(hans: "没有读过", hant: "沒有讀過", en: "the source was not read"),
        ["UIDeviceFamily": [2]], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "SwiftUI 自己重新布局",
          hant: "SwiftUI 自己重新排版",
          en: "SwiftUI lays out by itself"),
        ["source": [["pattern": "swiftui-app", "file": "PhotoApp.swift", "line": 4]]],
        .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.source, TargetField.deviceFamilies, TargetField.platform, TargetField.buildSettings,
  TargetField.missingFiles,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, .iPad, inputs: fields) { return exemption }
  guard let source = facts[TargetField.source].value else {
    return facts.verdict(.unknown, .sourceNotRead, inputs: fields)
  }
  func verdict(_ verdict: Verdict, _ text: LocalizedText, _ shown: [SourceObservation]) -> Evaluation {
    facts.verdict(verdict, text, details: shown.evidence, inputs: fields)
  }

  let callbacks = source.of(.traitCallback, .sizeCallback, .sizeLayout)
  if !callbacks.isEmpty { return verdict(.pass, .responds(callbacks.places), callbacks) }
  let rotations = source.of(.rotationCallback)
  if !rotations.isEmpty { return verdict(.fail, .rotationAlone(rotations.places), rotations) }
  let apps = source.of(.swiftUIApp)
  if !apps.isEmpty { return verdict(.notApplicable, .laysOutByItself(apps.places), apps) }
  return verdict(.needsReview, .noneFound, [])
}

extension LocalizedText {
  fileprivate static func responds(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "对特征或大小的变化有所响应：\(places.hans)。",
      hant: "對特徵或大小的變化有所回應：\(places.hant)。",
      en: "Changes of traits or size are responded to: \(places.en).")
  }

  fileprivate static func rotationAlone(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "只在旋转的方法里布局，拖动分隔线不会调用它们：\(places.hans)。",
      hant: "只在旋轉的方法裡排版，拖移分隔線不會呼叫它們：\(places.hant)。",
      en: "Layout only in methods of rotation, which the divider does not call: \(places.en).")
  }

  fileprivate static func laysOutByItself(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "SwiftUI 应用（\(places.hans)）随大小自行重新布局，不需要这些方法。",
      hant: "SwiftUI 應用程式（\(places.hant)）隨大小自行重新排版，不需要這些方法。",
      en: "An app in SwiftUI (\(places.en)) is laid out anew by itself and needs none of these methods.")
  }

  fileprivate static let noneFound = LocalizedText(
    hans: "没有找到响应特征或大小变化的代码；若 Auto Layout 足以适应每种宽度，这样也可以，请人工确认。",
    hant: "沒有找到回應特徵或大小變化的程式碼；若 Auto Layout 足以適應每種寬度，這樣也可以，請人工確認。",
    en: """
      No code was found that responds to a change of traits or size. Where Auto Layout alone fits every \
      width that is fine; a person has to look.
      """)
}
