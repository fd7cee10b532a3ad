extension Rule {
  /// The frames of the two panes, by the window's size and the version of the system.
  static let paneLayout = Rule(
    "split-view/pane-layout",
    title: LocalizedText(
      hans: "两个窗格的位置和大小",
      hant: "兩個窗格的位置和大小",
      en: "Frames of the two panes"),
    statement: LocalizedText(
      hans: """
        iOS 7 及更早，两个窗格都与窗口的可见部分等高：第一个固定宽 320 点，分隔线占 1 点，\
        余下的宽度全归第二个。
        """,
      hant: """
        iOS 7 及更早，兩個窗格都與視窗的可見部分等高：第一個固定寬 320 點，分隔線佔 1 點，\
        餘下的寬度全歸第二個。
        """,
      en: """
        Until iOS 7 both panes are as high as the visible window: the first is 320 points wide, the \
        divider takes 1 point, and the second has all the rest.
        """),
    rationale: LocalizedText(
      hans: "第一个窗格通常是列表，iPhone 竖屏的宽度正好够用；多出来的空间留给内容。",
      hant: "第一個窗格通常是列表，iPhone 直向的寬度正好夠用；多出來的空間留給內容。",
      en: """
        The first pane is usually a list, for which the width of an iPhone in portrait is enough; \
        the space beyond goes to the content.
        """),
    advice: LocalizedText(
      hans: """
        不要把 320 写进布局：用约束跟随窗格的实际大小。iOS 8 起要调整宽度，\
        设 preferredPrimaryColumnWidthFraction，并同时放宽 maximumPrimaryColumnWidth。
        """,
      hant: """
        不要把 320 寫進版面：用約束跟隨窗格的實際大小。iOS 8 起要調整寬度，\
        設 preferredPrimaryColumnWidthFraction，並同時放寬 maximumPrimaryColumnWidth。
        """,
      en: """
        Do not write 320 into a layout: follow the pane's real size with constraints. To change the \
        width since iOS 8, set preferredPrimaryColumnWidthFraction and raise \
        maximumPrimaryColumnWidth with it.
        """),
    questions: [
      LocalizedText(
        hans: "放列表的那一栏有多少点宽？",
        hant: "放列表的那一欄有多少點寬？",
        en: "How many points wide is the column with the list?"),
      LocalizedText(
        hans: "侧栏能不能弄宽一点？",
        hant: "側邊欄能不能弄寬一點？",
        en: "Can I make the sidebar broader?"),
      LocalizedText(
        hans: "preferredPrimaryColumnWidthFraction 设成 0.5 没用，被什么卡住了？",
        hant: "preferredPrimaryColumnWidthFraction 設成 0.5 沒用，被什麼卡住了？",
        en: "preferredPrimaryColumnWidthFraction at 0.5 has no effect. What holds it back?"),
      LocalizedText(
        hans: "左栏宽度写死 320 稳不稳？",
        hant: "左欄寬度寫死 320 穩不穩？",
        en: "Is it safe to hard-code 320 for the master?"),
      LocalizedText(
        hans: "老 iPad 上，详情那边还剩多宽？",
        hant: "舊 iPad 上，詳細頁那邊還剩多寬？",
        en: "How much is left for the detail on a classic iPad?"),
      LocalizedText(
        hans: "左边为什么正好做成一部手机那么宽？",
        hant: "左邊為什麼剛好做成一支手機那麼寬？",
        en: "Why was the left part made just as wide as a phone?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "宽度固定，与方向无关；窗格并排时如此。",
          hant: "寬度固定，與方向無關；窗格並排時如此。",
          en: "The widths are fixed in every orientation, where the panes are side by side.")),
      ValidityClause(
        .os, since: Version(8), until: Version(14), .replaced,
        LocalizedText(
          hans: """
            宽度由系统决定，没有承诺的数值；应用用 preferredPrimaryColumnWidthFraction 提出比例，\
            受 minimumPrimaryColumnWidth 和 maximumPrimaryColumnWidth 限制。
            """,
          hant: """
            寬度由系統決定，沒有承諾的數值；應用程式用 preferredPrimaryColumnWidthFraction 提出比\
            例，受 minimumPrimaryColumnWidth 和 maximumPrimaryColumnWidth 限制。
            """,
          en: """
            The system chooses the widths and promises none; the app proposes a share with \
            preferredPrimaryColumnWidthFraction, within minimumPrimaryColumnWidth and \
            maximumPrimaryColumnWidth.
            """)),
      ValidityClause(
        .os, since: Version(14), .replaced,
        LocalizedText(
          hans: "同上；另可用 preferredPrimaryColumnWidth 直接给出点数，它优先于比例。",
          hant: "同上；另可用 preferredPrimaryColumnWidth 直接給出點數，它優先於比例。",
          en: """
            As before; preferredPrimaryColumnWidth can also give the width in points and takes \
            precedence over the share.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.interfaceGuidelines2014,
      SplitViewSources.paneSizesRadar,
      SplitViewSources.widthFraction,
      SplitViewSources.widthInPoints,
    ],
    patterns: [
      StatementPattern("first-pane|pane", "width|height|point"),
      StatementPattern("second-pane|pane", "remaining-space"),
    ],
    inputs: [SplitViewFields.windowWidth, SplitViewFields.windowHeight, SplitViewFields.os, shownPanes],
    evaluator: .decide(PaneLayout.decide),
    examples: [
      Example(
        LocalizedText(
          hans: "iOS 7，9.7 英寸，横屏", hant: "iOS 7，9.7 吋，橫向", en: "iOS 7, 9.7 inches, landscape"),
        ["width": 1024, "height": 768, "os": "7.1"],
        .value([
          "widths": "fixed",
          "first": ["x": 0, "y": 0, "width": 320, "height": 768],
          "second": ["x": 321, "y": 0, "width": 703, "height": 768],
        ])),
      Example(
        LocalizedText(
          hans: "同上，竖屏而两个窗格都显示", hant: "同上，直向而兩個窗格都顯示",
          en: "the same in portrait with both panes shown"),
        ["width": 768, "height": 1024, "os": "7.1"],
        .value([
          "widths": "fixed",
          "first": ["x": 0, "y": 0, "width": 320, "height": 1024],
          "second": ["x": 321, "y": 0, "width": 447, "height": 1024],
        ])),
      Example(
        LocalizedText(
          hans: "竖屏只显示第二个窗格：它占满窗口", hant: "直向只顯示第二個窗格：它佔滿視窗",
          en: "in portrait the second pane alone fills the window"),
        ["width": 768, "height": 1024, "os": "5", "shown": "second"],
        .value(["widths": "fixed", "second": ["x": 0, "y": 0, "width": 768, "height": 1024]])),
      Example(
        LocalizedText(
          hans: "iOS 8 起宽度不再固定", hant: "iOS 8 起寬度不再固定", en: "iOS 8, the first without fixed widths"),
        ["width": 1024, "height": 768, "os": "8"],
        .value([
          "widths": "automatic",
          "steered-by": [
            "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction",
          ],
        ])),
      Example(
        LocalizedText(
          hans: "iOS 14 起可以用点数提出宽度", hant: "iOS 14 起可以用點數提出寬度",
          en: "iOS 14, the first with a width in points"),
        ["width": 1194, "height": 834, "os": "14"],
        .value([
          "widths": "automatic",
          "steered-by": [
            "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth",
            "preferredPrimaryColumnWidthFraction",
          ],
        ])),
      Example(
        LocalizedText(
          hans: "第二个窗格只剩 1 点", hant: "第二個窗格只剩 1 點", en: "one point left for the second pane"),
        ["width": 322, "height": 480, "os": "3.2"],
        .value([
          "widths": "fixed",
          "first": ["x": 0, "y": 0, "width": 320, "height": 480],
          "second": ["x": 321, "y": 0, "width": 1, "height": 480],
        ])),
    ])
}

private let shownPanes = Field<PaneLayout.Shown>(
  choice: "shown", fallback: .both,
  LocalizedText(
    hans: "哪些窗格显示出来（iOS 7 及更早）；见 split-view/portrait-panes 和 landscape-panes",
    hant: "哪些窗格顯示出來（iOS 7 及更早）；見 split-view/portrait-panes 和 landscape-panes",
    en: "which panes are shown (until iOS 7); see split-view/portrait-panes and landscape-panes"))

private enum PaneLayout {
  enum Shown: String, CaseIterable {
    case both
    case second
  }

  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let width = try scenario[SplitViewFields.windowWidth]
    let height = try scenario[SplitViewFields.windowHeight]
    let os = try scenario[SplitViewFields.os]
    let model = try SplitViewModel(os: os)
    guard model.generation.isFixed else { return automatic(SplitPanes.widthProperties(os: os), os: os) }
    let isAlone = try scenario[shownPanes] == .second
    let arrangement: SplitViewModel.Arrangement =
      isAlone ? .hidden(opens: .popover) : .shown(.oneBesideSecondary)
    guard let frames = model.frames(arrangement, width: width, height: height),
      let second = frames[.secondary]
    else { throw .impossible(noRoom(in: width)) }
    return frames[.primary].map { fixed($0, second) } ?? alone(second)
  }

  private static func alone(_ pane: SplitPanes.Frame) -> Evaluation {
    let (width, height) = (Value.number(pane.width), Value.number(pane.height))
    return Evaluation(
      .value(["widths": "fixed", "second": pane.value]),
      LocalizedText(
        hans: "第一个窗格没有显示，第二个占满窗口：宽 \(width) 点，高 \(height) 点。",
        hant: "第一個窗格沒有顯示，第二個佔滿視窗：寬 \(width) 點，高 \(height) 點。",
        en: "The first pane is hidden and the second fills the window: \(width) by \(height) points."))
  }

  private static func fixed(_ one: SplitPanes.Frame, _ two: SplitPanes.Frame) -> Evaluation {
    let (first, second) = (Value.number(one.width), Value.number(two.width))
    let divider = Value.number(SplitPanes.dividerWidth)
    let height = Value.number(one.height)
    return Evaluation(
      .value(["widths": "fixed", "first": one.value, "second": two.value]),
      LocalizedText(
        hans: "第一个窗格固定宽 \(first) 点，分隔线 \(divider) 点，第二个窗格占余下的 \(second) 点；都高 \(height) 点。",
        hant: "第一個窗格固定寬 \(first) 點，分隔線 \(divider) 點，第二個窗格佔餘下的 \(second) 點；都高 \(height) 點。",
        en: """
          The first pane is fixed at \(first) points, the divider takes \(divider), and the second pane gets the \
          remaining \(second); both are \(height) points high.
          """),
      evidence: [Evidence("divider-width", divider)])
  }

  private static func automatic(_ properties: [String], os: Version) -> Evaluation {
    let (chinese, english) = (properties.joined(separator: "、"), properties.joined(separator: ", "))
    return Evaluation(
      .value(["widths": "automatic", "steered-by": .list(properties.map(Value.text))]),
      LocalizedText(
        hans: "iOS \(os) 的宽度由系统决定，没有承诺的数值；能影响它的是 \(chinese)。",
        hant: "iOS \(os) 的寬度由系統決定，沒有承諾的數值；能影響它的是 \(chinese)。",
        en: "In iOS \(os) the system chooses the widths and promises none; what steers them: \(english)."))
  }

  private static func noRoom(in width: Double) -> LocalizedText {
    let width = Value.number(width)
    let taken = Value.number(SplitPanes.fixedFirstWidth + SplitPanes.dividerWidth)
    return LocalizedText(
      hans: "窗口宽 \(width) 点，而第一个窗格和分隔线就占 \(taken) 点，第二个窗格没有位置",
      hant: "視窗寬 \(width) 點，而第一個窗格和分隔線就佔 \(taken) 點，第二個窗格沒有位置",
      en: """
        the window is \(width) points wide, and the first pane and the divider take \(taken) of them: no room is \
        left for the second pane
        """)
  }
}
