extension Rule {
  static let useWindowBounds = Rule(
    "window/use-window-bounds",
    title: LocalizedText(
      hans: "按窗口而不是按屏幕布局", hant: "依視窗而不是依螢幕排版", en: "Lay out by the window, not the screen"),
    statement: LocalizedText(
      hans: "布局应以窗口或视图的 bounds 为准，不要用 UIScreen 的尺寸，也不要凭设备是 iPad 来判断可用空间。",
      hant: "版面應以視窗或檢視的 bounds 為準，不要用 UIScreen 的尺寸，也不要憑裝置是 iPad 來判斷可用空間。",
      en: """
        Lay out from the bounds of the window or view, never from the size of UIScreen, and never conclude \
        from the iPad idiom how much room there is.
        """),
    rationale: LocalizedText(
      hans: """
        UIScreen.bounds 始终是整块屏幕，而窗口可能只有 320 点宽；设备类型也不再说明宽度，iPad 上同样会出现 compact。
        """,
      hant: """
        UIScreen.bounds 始終是整個螢幕，而視窗可能只有 320 點寬；裝置類型也不再說明寬度，iPad 上同樣會出現 compact。
        """,
      en: """
        UIScreen.bounds stays the whole screen while the window may be 320 points wide, and the idiom says \
        nothing of the width any more: an iPad has compact windows too.
        """),
    advice: LocalizedText(
      hans: """
        改用 view.bounds、window.bounds、安全区域与 horizontalSizeClass；找出布局代码里用到 UIScreen.main.bounds \
        和 userInterfaceIdiom 的地方，逐一替换。
        """,
      hant: """
        改用 view.bounds、window.bounds、安全區域與 horizontalSizeClass；找出版面程式碼裡用到 UIScreen.main.bounds \
        和 userInterfaceIdiom 的地方，逐一替換。
        """,
      en: """
        Use view.bounds, window.bounds, the safe area and horizontalSizeClass; look for UIScreen.main.bounds \
        and userInterfaceIdiom in the layout code and replace them.
        """),
    questions: [
      LocalizedText(
        hans: "同屏时 UIScreen.main.bounds 的宽不对，该用什么？",
        hant: "跟別人分畫面時 UIScreen.main.bounds 的寬不對，該用什麼？",
        en: "UIScreen.main.bounds gives the wrong width when sharing. What do I use?"),
      LocalizedText(
        hans: "靠 UI_USER_INTERFACE_IDIOM() 判断是平板再选排版，靠谱吗？",
        hant: "靠 UI_USER_INTERFACE_IDIOM() 判斷是平板再選排版，可靠嗎？",
        en: "Is UI_USER_INTERFACE_IDIOM() == Pad a good test for choosing the design?"),
      LocalizedText(
        hans: "旁边一开别的应用，内容就跑出右边，为什么？",
        hant: "旁邊一開別的 App，內容就跑出右邊，為什麼？",
        en: "Content runs off to the right as soon as a neighbour opens. Why?"),
      LocalizedText(
        hans: "不问屏幕多宽，怎么算 cell 的大小？",
        hant: "不問螢幕多寬，怎麼算 cell 的大小？",
        en: "How do I size collection cells without asking the display?"),
      LocalizedText(
        hans: "为什么是平板不等于地方就大？",
        hant: "為什麼是平板不等於空間就大？",
        en: "Why is \"it's a tablet\" no longer the same as \"there's plenty of space\"?"),
      LocalizedText(
        hans: "支持分屏之前，该搜出哪些调用把它们换掉？",
        hant: "支援分割畫面之前，該搜出哪些呼叫把它們換掉？",
        en: "Which calls should I grep for and get rid of before supporting split?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(9), .holds,
        LocalizedText(
          hans: "iOS 9 起。用屏幕尺寸创建 UIWindow 的旧写法在多任务下也已过时。",
          hant: "iOS 9 起。以螢幕尺寸建立 UIWindow 的舊寫法在多工下也已過時。",
          en: "Since iOS 9. Creating a UIWindow by the screen's bounds is out of date for the same reason."))
    ],
    sources: [.multitaskingSession],
    patterns: [
      StatementPattern(
        "ui-screen",
        without: [
          "split-view-controller", "create", "initialize", "instance", "off-screen", "divider", "difference",
          "adaptive", "launch-screen",
        ],
        isInstruction: true),
      StatementPattern(
        "screen", "bounds|width", without: ["split-view-controller", "off-screen", "divider", "difference"],
        isInstruction: true),
      StatementPattern(
        "capture|depends-on", "device", "size|width|height|layout", without: ["iphone"], isInstruction: true),
      StatementPattern(
        "view|window", "bounds",
        without: [
          "ui-screen", "screen", "size-class", "change", "resize", "rotation", "split-view-controller",
          "user",
        ],
        isInstruction: true),
      StatementPattern("device-idiom", "size-class|window-size|adaptive", isInstruction: true),
      StatementPattern(
        "depends-on", "screen|ui-screen", "orientation|device-idiom", "configure",
        without: ["split-view-controller"]),
      StatementPattern("ui-screen|screen", "width|size|window-size", "decide", isInstruction: true),
      StatementPattern("device-idiom", "decide|layout|column"),
      StatementPattern("size-class", "layout", "decide|replace", isInstruction: true),
      StatementPattern("window-bounds", "replace"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "没有用屏幕的尺寸", hant: "沒有用螢幕的尺寸", en: "the screen's size is not used"),
        ["source": []], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "菜单按屏幕宽度布局", hant: "選單依螢幕寬度排版", en: "a menu laid out by the screen's width"),
        ["source": [["pattern": "screen-bounds-layout", "file": "MenuView.swift", "line": 42]]],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "凭 iPad 决定列数", hant: "憑 iPad 決定欄數", en: "the number of columns from the idiom"),
        ["source": [["pattern": "device-idiom", "file": "GridView.swift", "line": 17]]],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "读到屏幕的尺寸，用途不明", hant: "讀取螢幕的尺寸，用途不明", en: "the screen's size, for a purpose not known"),
        ["source": [["pattern": "screen-bounds", "file": "Splash.m", "line": 8]]], .verdict(.needsReview)),
      Example(
        LocalizedText(hans: "没有读过源代码", hant: "沒有讀過原始碼", en: "the source was not read"),
        ["UIDeviceFamily": [2]], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "只面向 iPhone", hant: "只面向 iPhone", en: "for iPhone only"),
        [
          "UIDeviceFamily": [1],
          "source": [["pattern": "screen-bounds-layout", "file": "MenuView.swift", "line": 42]],
        ],
        .verdict(.notApplicable)),
    ])
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
  let layouts = source.of(.screenBoundsLayout)
  let uses = source.of(.screenBounds, .screenBoundsWindow, .deviceIdiom)
  let found = layouts + uses
  func verdict(_ verdict: Verdict, _ text: LocalizedText) -> Evaluation {
    facts.verdict(verdict, text, details: found.evidence, inputs: fields)
  }
  if found.isEmpty { return verdict(.pass, .noScreen) }

  let remarks = [
    LocalizedText.remark(on: layouts, .layout),
    .remark(on: source.of(.screenBounds), .bounds),
    .remark(on: source.of(.screenBoundsWindow), .window),
    .remark(on: source.of(.deviceIdiom), .idiom),
  ].compactMap { $0 }
  let text = remarks.dropFirst().reduce(remarks.first ?? .noScreen) { $0.then($1) }
  // Whether a size that is merely read ends up in the layout, a search for words cannot tell.
  return layouts.isEmpty ? verdict(.needsReview, text.then(.personDecides)) : verdict(.fail, text)
}

extension LocalizedText {
  fileprivate static let noScreen = LocalizedText(
    hans: "源代码里没有屏幕尺寸，也没有按设备类型的判断。",
    hant: "原始碼裡沒有螢幕尺寸，也沒有依裝置類型的判斷。",
    en: "The source uses neither the screen's size nor the device idiom.")

  fileprivate static let layout = LocalizedText(
    hans: "按屏幕尺寸布局", hant: "依螢幕尺寸排版", en: "Laid out by the screen's size")
  fileprivate static let bounds = LocalizedText(
    hans: "读取屏幕尺寸", hant: "讀取螢幕尺寸", en: "The screen's size is read")
  fileprivate static let window = LocalizedText(
    hans: "以屏幕尺寸创建窗口，这种写法已经过时", hant: "以螢幕尺寸建立視窗，這種寫法已經過時",
    en: "A window is created with the screen's size, which is out of date")
  fileprivate static let idiom = LocalizedText(
    hans: "凭设备类型判断，而 iPad 上同样有 compact 的窗口", hant: "憑裝置類型判斷，而 iPad 上同樣有 compact 的視窗",
    en: "The device idiom is asked for, and an iPad has compact windows too")

  fileprivate static func remark(on found: [SourceObservation], _ what: LocalizedText) -> LocalizedText? {
    guard !found.isEmpty else { return nil }
    let places = found.places
    return LocalizedText(
      hans: "\(what.hans)：\(places.hans)。", hant: "\(what.hant)：\(places.hant)。",
      en: "\(what.en): \(places.en).")
  }

  fileprivate static let personDecides = LocalizedText(
    hans: "是否用于布局请人工确认。", hant: "是否用於版面請人工確認。",
    en: "Whether the layout depends on it, a person has to decide.")
}
