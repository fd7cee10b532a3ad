/// Which panes are on the screen in one orientation, as `split-view/portrait-panes` and
/// `split-view/landscape-panes` ask for it.
struct PaneVisibility {
  let model: SplitViewModel
  let os: Version
  let orientation: WindowOrientation
  let wish: SplitViewModel.Wish
  let hasBarButton: Bool
  let arrangement: SplitViewModel.Arrangement

  static let inputs: [any InputField] = [
    SplitViewFields.os, SplitViewFields.hidesFirst, SplitViewFields.hasBarButton,
    SplitViewFields.preferredMode,
    SplitViewFields.style, SplitViewFields.behavior, SplitViewFields.horizontal,
  ]

  init(_ scenario: Scenario, in orientation: WindowOrientation) throws(InputError) {
    os = try scenario[SplitViewFields.os]
    model = try SplitViewModel(os: os, style: scenario[SplitViewFields.style])
    self.orientation = orientation
    hasBarButton = try scenario[SplitViewFields.hasBarButton]
    wish = SplitViewModel.Wish(
      hidesFirst: try scenario[SplitViewFields.hidesFirst], mode: try scenario[SplitViewFields.preferredMode],
      behavior: try scenario[SplitViewFields.behavior])
    arrangement = try model.arrangement(
      of: wish, in: orientation, horizontal: scenario[SplitViewFields.horizontal])
  }

  static func decide(_ scenario: Scenario, in orientation: WindowOrientation) throws(InputError) -> Evaluation
  {
    let panes = try PaneVisibility(scenario, in: orientation)
    var record = panes.arrangement.value(panes.model)
    if case .hidden = panes.arrangement { record["opened-by"] = .list(panes.openers.map(Value.text)) }
    return Evaluation(
      .value(.record(record)), panes.explanation,
      evidence: [Evidence("generation", .text(panes.model.generation.rawValue))])
  }

  /// By what the user gets at a hidden first pane. Until iOS 7 the swipe, new in 5.1, needs the same delegate
  /// method as the button; later it comes with `presentsWithGesture`, which is true unless the app says no.
  private var openers: [String] {
    let button = hasBarButton ? ["bar-button"] : []
    let swipes = model.generation.isFixed ? hasBarButton && os >= Version(5, 1) : true
    return button + (swipes ? ["swipe"] : [])
  }

  // MARK: Sentences

  private var explanation: LocalizedText { premise.then(result).trimmed }

  private var premise: LocalizedText {
    let place = orientation.name
    switch model.generation {
    case .popover:
      return LocalizedText(
        hans: "iOS \(os) 还没有询问委托的方法，\(place.hans)的排列是固定的。",
        hant: "iOS \(os) 還沒有詢問委派的方法，\(place.hant)的排列是固定的。",
        en: "iOS \(os) has no method yet that asks the delegate: the arrangement in \(place.en) is fixed.")
    case .delegateDecides:
      return answer
    case .displayModes, .columns, .inspector:
      guard wish.hidesFirst != nil else { return LocalizedText(hans: "", hant: "", en: "") }
      return LocalizedText(
        hans: "iOS 8 起 shouldHide 方法已弃用，由显示模式决定，它的回答不起作用。",
        hant: "iOS 8 起 shouldHide 方法已棄用，由顯示模式決定，它的回答不起作用。",
        en: "Since iOS 8 the shouldHide method is deprecated and the display mode decides, not its answer.")
    }
  }

  private var answer: LocalizedText {
    let place = orientation.name
    guard let hides = wish.hidesFirst else {
      let meaning = orientation == .portrait ? "YES" : "NO"
      return LocalizedText(
        hans: "委托没有回答，\(place.hans)按 \(meaning) 处理。", hant: "委派沒有回答，\(place.hant)視同 \(meaning)。",
        en: "The delegate gives no answer, which counts as \(meaning) in \(place.en).")
    }
    let word = hides ? "YES" : "NO"
    return LocalizedText(
      hans: "委托对\(place.hans)回答 \(word)。", hant: "委派對\(place.hant)回答 \(word)。",
      en: "The delegate answers \(word) for \(place.en).")
  }

  private var result: LocalizedText {
    switch arrangement {
    case .collapsed:
      LocalizedText(
        hans: "宽度是 compact，界面折叠，一次只显示一个视图控制器，与方向无关。",
        hant: "寬度是 compact，介面收合，一次只顯示一個檢視控制器，與方向無關。",
        en: "The width is compact: the interface collapses to one view controller, whatever the orientation.")
    case .shown(let mode): shown(mode)
    case .hidden(let opening): hidden(opening)
    case .chosen(let modes):
      LocalizedText(
        hans: "由系统按可用的宽度选择，没有承诺，可能是 \(names(modes, "、"))。",
        hant: "由系統依可用的寬度選擇，沒有承諾，可能是 \(names(modes, "、"))。",
        en:
          "The system chooses by the width that there is and promises nothing; possible: \(names(modes, ", "))."
      )
    }
  }

  private func shown(_ mode: SplitDisplayMode) -> LocalizedText {
    if model.generation.isFixed {
      return LocalizedText(
        hans: "两个窗格并排显示。", hant: "兩個窗格並排顯示。", en: "Both panes are shown side by side.")
    }
    let name = mode.name(in: model.generation)
    let columns = mode.columns(of: model.style).map(\.rawValue)
    return LocalizedText(
      hans: "显示模式是 \(name)，看得见的列：\(columns.joined(separator: "、"))。",
      hant: "顯示模式是 \(name)，看得見的欄：\(columns.joined(separator: "、"))。",
      en: "The display mode is \(name); visible columns: \(columns.joined(separator: ", ")).")
  }

  private func hidden(_ opening: SplitViewModel.Opening) -> LocalizedText {
    guard !openers.isEmpty else {
      return LocalizedText(
        hans: "只显示第二个窗格；委托没有实现 willHide 方法，没有按钮，第一个窗格打不开。",
        hant: "只顯示第二個窗格；委派沒有實作 willHide 方法，沒有按鈕，第一個窗格打不開。",
        en: """
          Only the second pane is shown; without the delegate's willHide method there is no button, and nothing \
          opens the first.
          """)
    }
    let button = hasBarButton
    switch opening {
    case .popover:
      return LocalizedText(
        hans: "只显示第二个窗格；第一个窗格由工具栏按钮在弹出窗口里打开。",
        hant: "只顯示第二個窗格；第一個窗格由工具列按鈕在彈出視窗裡打開。",
        en: "Only the second pane is shown; a toolbar button opens the first in a popover.")
    case .overlay:
      return LocalizedText(
        hans: "起初只见第二个窗格；第一个窗格\(button ? "由按钮或轻扫" : "没有按钮，只能轻扫")打开，叠在它之上。",
        hant: "起初只見第二個窗格；第一個窗格\(button ? "由按鈕或輕掃" : "沒有按鈕，只能輕掃")打開，疊在它之上。",
        en: """
          At first only the second pane is seen; \(button ? "a button or a swipe" : "no button but a swipe") opens \
          the first over it.
          """)
    }
  }

  private func names(_ modes: [SplitDisplayMode], _ separator: String) -> String {
    modes.map { $0.name(in: model.generation) }.joined(separator: separator)
  }
}

extension LocalizedText {
  /// Without the blank that joining with an empty sentence leaves.
  fileprivate var trimmed: LocalizedText {
    LocalizedText(hans: hans, hant: hant, en: String(en.drop { $0 == " " }))
  }
}
