extension Rule {
  static let sizeClasses = Rule(
    "window/size-classes",
    title: LocalizedText(
      hans: "窗口的宽度与尺寸类别", hant: "視窗的寬度與尺寸類別", en: "Window widths and size classes"),
    statement: LocalizedText(
      hans: """
        iPad 上窗口的垂直尺寸类别总是 regular；水平方向全屏时是 regular，Slide Over 和窄栏是 compact，\
        其余布局取决于机型与方向。
        """,
      hant: """
        iPad 上視窗的垂直尺寸類別總是 regular；水平方向全螢幕時是 regular，Slide Over 與窄欄是 compact，\
        其餘版面取決於機型與方向。
        """,
      en: """
        On iPad the vertical size class is always regular. The horizontal one is regular at full screen, \
        compact in Slide Over and in the narrow column, and otherwise depends on model and orientation.
        """),
    rationale: LocalizedText(
      hans: """
        尺寸类别描述窗口而不是设备：窗口窄到只放得下一栏内容时，系统给它与竖屏 iPhone 相同的 compact 宽度，\
        同一套自适应界面便可以沿用。
        """,
      hant: """
        尺寸類別描述的是視窗而不是裝置：視窗窄到只放得下一欄內容時，系統給它與直向 iPhone 相同的 compact \
        寬度，同一套自適應介面便可沿用。
        """,
      en: """
        A size class describes the window, not the device: one that has room for a single column gets the \
        compact width of a portrait iPhone, so that one adaptive interface serves both.
        """),
    advice: LocalizedText(
      hans: """
        按尺寸类别选择界面结构，按实际宽度微调：横屏全屏与 2/3 同为 regular，只有宽度能区分。不要把点数阈值写死，\
        它没有公布过。
        """,
      hant: """
        依尺寸類別選擇介面結構，依實際寬度微調：橫向的全螢幕與 2/3 同為 regular，只有寬度能區分。不要把點數\
        門檻寫死，它從未公布。
        """,
      en: """
        Choose the structure by size class and the details by the real width: full screen and 2/3 in \
        landscape are both regular, and only the width tells them apart. Never hard-code a threshold in \
        points; none was published.
        """),
    questions: [
      LocalizedText(
        hans: "11 寸从中间切开，我能分到多少点？",
        hant: "11 吋從中間切開，我能分到多少點？",
        en: "How many points do I get when an 11-inch is cut in the middle?"),
      LocalizedText(
        hans: "12.9 大屏的一半，算 compact 还是 regular？",
        hant: "12.9 大螢幕的一半，算 compact 還是 regular？",
        en: "Half of the big 12.9: compact or regular?"),
      LocalizedText(
        hans: "到多少点会从 compact 跳成 regular？",
        hant: "到多少點會從 compact 跳成 regular？",
        en: "At what number does it flip from compact to regular?"),
      LocalizedText(
        hans: "平板上 verticalSizeClass 会出现 compact 吗？",
        hant: "平板上 verticalSizeClass 會出現 compact 嗎？",
        en: "Is verticalSizeClass ever compact on a tablet?"),
      LocalizedText(
        hans: "整屏和三分之二都是 regular，怎么区分？",
        hant: "整個螢幕和三分之二都是 regular，怎麼分辨？",
        en: "How do I tell the whole screen from two thirds when both are regular?"),
      LocalizedText(
        hans: "那条浮着的小窗为什么跟手机一样？",
        hant: "那條浮著的小視窗為什麼跟手機一樣？",
        en: "Why does the floating strip behave like a phone?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(8), until: Version(9), .holds,
        LocalizedText(
          hans: "iOS 8：应用总是占满屏幕，两个方向都是 regular。",
          hant: "iOS 8：應用程式總是佔滿螢幕，兩個方向都是 regular。",
          en: "iOS 8: an app always fills the screen and is regular both ways.")),
      ValidityClause(
        .os, since: Version(9), until: Version(26), .holds,
        LocalizedText(
          hans: """
            iOS 9 到 iPadOS 18：按宽度表。12.9 英寸竖屏的宽栏（639 点）在 2017 年的文档里写作 regular，实测与后来的指南都是 \
            compact。台前调度（16 起）里的自由窗口不在表中。
            """,
          hant: """
            iOS 9 到 iPadOS 18：依寬度表。12.9 吋直向的寬欄（639 點）在 2017 年的文件裡寫成 regular，實測與後來的指南都是 \
            compact。幕前調度（16 起）裡的自由視窗不在表中。
            """,
          en: """
            iOS 9 to iPadOS 18: by the table. The documentation of 2017 called the wide portrait column of \
            12.9 inches (639 points) regular; devices and the later guideline say compact. Free windows in \
            Stage Manager (since 16) are not in the table.
            """)),
      ValidityClause(
        .os, since: Version(26), .replaced,
        LocalizedText(
          hans: """
            iPadOS 26：窗口宽度由用户自由决定。从 compact 变为 regular 的阈值没有公布，只知道 639 点是 compact、678 点是 \
            regular，其间不明。
            """,
          hant: """
            iPadOS 26：視窗寬度由使用者自由決定。從 compact 變為 regular 的門檻沒有公布，只知道 639 點是 compact、678 點是 \
            regular，其間不明。
            """,
          en: """
            iPadOS 26: the user sets any width. The threshold between compact and regular was not published; \
            639 points are compact and 678 are regular, and between them it is unknown.
            """)),
    ],
    sources: [
      .layoutGuideline, .quickStart, .snapshotTesting, .widthsOfIOS9, .widthsOfIOS11, .widthsOfMini,
      .derivedWidths, .portraitThreshold, .classicMultitasking, .splitViewRemoved,
    ],
    patterns: [
      StatementPattern(
        "size-class", "regular|compact",
        "horizontal|vertical|ipad|window|screen|full-screen|slide-over|split-view|orientation|ratio|primary-app|secondary-app",
        without: ["split-view-controller", "collapse", "expand", "bounds", "iphone"]),
      StatementPattern(
        "horizontal", "vertical", "regular|compact",
        without: ["split-view-controller", "collapse", "expand", "iphone"]),
    ],
    inputs: [Fields.device, Fields.orientation, Fields.split, Fields.role, Fields.os],
    evaluator: .decide(decideSizeClasses),
    examples: [
      Example(
        LocalizedText(
          hans: "9.7 英寸横屏对半", hant: "9.7 吋橫向對半", en: "half of a 9.7-inch screen in landscape"),
        ["device": "ipad-9.7", "orientation": "landscape", "split": "1/2"],
        .value(["width": 507, "horizontal": "compact", "vertical": "regular", "mark": "sourced"])),
      Example(
        LocalizedText(
          hans: "12.9 英寸横屏对半，两个应用都是 regular", hant: "12.9 吋橫向對半，兩個應用程式都是 regular",
          en: "half of a 12.9-inch screen: both apps are regular"),
        ["device": "ipad-12.9", "orientation": "landscape", "split": "1/2", "role": "secondary"],
        .value(["width": 678, "horizontal": "regular", "vertical": "regular", "mark": "sourced"])),
      Example(
        LocalizedText(
          hans: "12.9 英寸竖屏的宽栏仍是 compact", hant: "12.9 吋直向的寬欄仍是 compact",
          en: "the wide portrait column of 12.9 inches is compact all the same"),
        ["device": "ipad-12.9", "orientation": "portrait", "split": "2/3", "os": "18"],
        .value(["width": 639, "horizontal": "compact", "vertical": "regular", "mark": "sourced"])),
      Example(
        LocalizedText(
          hans: "7.9 英寸的 Slide Over 与 9.7 英寸相同", hant: "7.9 吋的 Slide Over 與 9.7 吋相同",
          en: "Slide Over on 7.9 inches is as on 9.7"),
        ["device": "ipad-7.9", "orientation": "portrait", "split": "slide-over", "role": "secondary"],
        .value(["width": 320, "horizontal": "compact", "vertical": "regular", "mark": "sourced"])),
      Example(
        LocalizedText(
          hans: "推算而有疑问的一格", hant: "推算而有疑問的一格", en: "a cell that is computed and in doubt"),
        ["device": "ipad-8.3", "orientation": "landscape", "split": "1/2", "os": "15"],
        .value(["width": 561.5, "horizontal": "compact", "vertical": "regular", "mark": "unsure"])),
      Example(
        LocalizedText(
          hans: "iPadOS 26 的窗口不在表中", hant: "iPadOS 26 的視窗不在表中",
          en: "the windows of iPadOS 26 are not in the table"),
        ["device": "ipad-12.9", "orientation": "landscape", "split": "1/2", "os": "26"],
        .value(["applicable": false, "model": "windowed-apps"])),
    ])
}

private func decideSizeClasses(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let device = try scenario[Fields.device]
  let orientation = try scenario[Fields.orientation]
  let split = try scenario[Fields.split]
  let os = try scenario[Fields.os]
  let model = MultitaskingModel(os: os)
  if let role = scenario.given(Fields.role) { try requireRole(role, split, model) }
  if model == .oneApp, split != .full { throw .impossible(model.insteadOfDivider) }
  // A window that fills the screen is regular in every version.
  if model == .windowedApps, split != .full {
    return Evaluation(
      .value(["applicable": false, "model": .text(model.rawValue)]), WindowLayout.freeWidths,
      evidence: [Evidence("os", .text(os.description))])
  }
  guard let layout = device.layout(split, in: orientation) else {
    throw .impossible(WindowServer.Texts.noHalfInPortrait)
  }
  let value: [String: Value] = [
    "width": .number(layout.width), "horizontal": .text(layout.horizontal.rawValue),
    "vertical": .text(layout.vertical.rawValue), "mark": .text(layout.mark.rawValue),
  ]
  return Evaluation(
    .value(.record(value)), explain(device, orientation, split, layout),
    evidence: [
      Evidence("screen width", .number(device.size(in: orientation).width)),
      Evidence("window width", .number(layout.width)),
    ])
}

/// Which parts of the screen a role can have in iOS 9 and 10.
private func requireRole(
  _ role: AppRole, _ split: SplitConfiguration, _ model: MultitaskingModel
) throws(InputError) {
  guard model == .roles else { return }
  switch (role, split) {
  case (.primary, .full), (.primary, .twoThirds), (.primary, .half): return
  case (.secondary, .half), (.secondary, .oneThird), (.secondary, .slideOver): return
  case (.primary, .oneThird), (.secondary, .twoThirds):
    throw .impossible(WindowServer.Texts.secondaryAtMostHalf)
  case (.primary, .slideOver): throw .impossible(underSlideOver)
  case (.secondary, .full): throw .impossible(fullIsPrimary)
  }
}

private let underSlideOver = LocalizedText(
  hans: "Slide Over 是次应用的窗口；主应用在它下面仍占满屏幕，请用 split=full。",
  hant: "Slide Over 是次要應用程式的視窗；主要應用程式在它下面仍佔滿螢幕，請用 split=full。",
  en: "Slide Over is the secondary app's window; the primary app still fills the screen beneath: split=full.")

private let fullIsPrimary = LocalizedText(
  hans: "占满屏幕的应用就是主应用；次应用的 split 须为 1/2、1/3 或 slide-over。",
  hant: "佔滿螢幕的應用程式就是主要應用程式；次要應用程式的 split 須為 1/2、1/3 或 slide-over。",
  en: "An app that fills the screen is the primary one; the secondary has 1/2, 1/3 or slide-over.")

private func explain(
  _ device: Device, _ orientation: WindowOrientation, _ split: SplitConfiguration, _ layout: WindowLayout
) -> LocalizedText {
  let width = Value.number(layout.width)
  let horizontal = layout.horizontal.rawValue
  let sentence = LocalizedText(
    hans: """
      \(device.label) \(orientation.name.hans)，\(split.name.hans)：窗口宽 \(width) 点，水平 \(horizontal)，垂直 regular。
      """,
    hant: """
      \(device.label) \(orientation.name.hant)，\(split.name.hant)：視窗寬 \(width) 點，水平 \(horizontal)，垂直 regular。
      """,
    en: """
      \(device.label), \(orientation.name.en), \(split.name.en): the window is \(width) points wide, \
      horizontally \(horizontal) and vertically regular.
      """)
  return layout.mark.meaning.map(sentence.then) ?? sentence
}
