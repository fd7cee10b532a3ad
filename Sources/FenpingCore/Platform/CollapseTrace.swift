/// What `split-view/collapse` is asked, and how it runs ``SplitCollapse``.
enum CollapseTrace {
  static let inputs: [any InputField] = [
    SplitViewFields.os, SplitViewFields.style, firstPane, answer, separates, topColumn, compactColumn,
    SplitViewFields.showsInspector, actions,
  ]

  @Sendable
  static func evaluate(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let os = try scenario[SplitViewFields.os]
    let model = try SplitViewModel(os: os, style: scenario[SplitViewFields.style])
    guard !model.generation.isFixed else { return Evaluation(.verdict(.notApplicable), neverCollapses(os)) }
    let setup = try setup(scenario, model)
    var interface = SplitCollapse(style: model.style, setup: setup)
    for action in try scenario[actions] { try interface.perform(action) }
    return Evaluation(
      .events(interface.events), explain(interface),
      evidence: [
        Evidence("collapsed at end", .flag(interface.isCollapsed)),
        Evidence("second pane at end", .text(interface.second.rawValue)),
      ])
  }

  private static func setup(
    _ scenario: Scenario, _ model: SplitViewModel
  ) throws(InputError) -> SplitCollapse.Setup {
    let setup = SplitCollapse.Setup(
      firstIsNavigation: try scenario[firstPane], collapseAnswer: try scenario[answer],
      separates: try scenario[separates], topColumn: try scenario[topColumn],
      hasCompactColumn: try scenario[compactColumn],
      showsInspector: try scenario[SplitViewFields.showsInspector])
    if model.style == .classic {
      guard setup.topColumn == nil, !setup.hasCompactColumn else { throw .impossible(columnsOnly) }
    } else {
      guard setup.collapseAnswer == nil, !setup.separates else { throw .impossible(classicOnly) }
    }
    if let top = setup.topColumn, !model.style.columns.contains(top) { throw .impossible(columnsOnly) }
    guard !setup.showsInspector || (model.generation == .inspector && model.style != .classic) else {
      throw .impossible(SplitViewTexts.noInspector)
    }
    return setup
  }
}

// MARK: - Inputs

extension CollapseTrace {
  private static let firstPane = Field<Bool>(
    "first", .choice(["navigation-controller", "view-controller"]), fallback: "navigation-controller",
    LocalizedText(
      hans: "第一个窗格是不是导航控制器（列样式总是）", hant: "第一個窗格是不是導覽控制器（欄樣式一律是）",
      en: "whether the first pane is a navigation controller (in a column style it always is)")
  ) { value in
    switch value {
    case .text("navigation-controller"): true
    case .text("view-controller"): false
    default: nil
    }
  }

  /// Nil: not implemented.
  private static let answer = Field<Bool?>(
    "collapse-answer", .choice(["true", "false", SplitViewFields.notImplemented]),
    fallback: .text(SplitViewFields.notImplemented),
    LocalizedText(
      hans: "委托的 splitViewController(_:collapseSecondary:onto:) 返回什么（只用于 style=classic）",
      hant: "委派的 splitViewController(_:collapseSecondary:onto:) 回傳什麼（只用於 style=classic）",
      en: "what the delegate's splitViewController(_:collapseSecondary:onto:) returns (style=classic only)")
  ) { value in
    switch value {
    case .flag(let flag): .some(flag)
    case .text("true"): .some(true)
    case .text("false"): .some(false)
    case .text(SplitViewFields.notImplemented): .some(nil)
    default: nil
    }
  }

  private static let separates = Field<Bool>(
    flag: "separates", fallback: false,
    LocalizedText(
      hans: "委托的 splitViewController(_:separateSecondaryFrom:) 是否给出第二个窗格（只用于 style=classic）",
      hant: "委派的 splitViewController(_:separateSecondaryFrom:) 是否給出第二個窗格（只用於 style=classic）",
      en: """
        whether the delegate's splitViewController(_:separateSecondaryFrom:) provides the second pane \
        (style=classic only)
        """))

  /// Nil: not implemented.
  private static let topColumn = Field<SplitViewColumn?>(
    "top-column", .choice(SplitViewColumn.allCases.map(\.rawValue) + [SplitViewFields.notImplemented]),
    fallback: .text(SplitViewFields.notImplemented),
    LocalizedText(
      hans: "委托的 topColumnForCollapsing 方法返回哪一列（只用于列样式）",
      hant: "委派的 topColumnForCollapsing 方法回傳哪一欄（只用於欄樣式）",
      en: "the column that the delegate's topColumnForCollapsing method returns (column styles only)")
  ) { value in
    guard case .text(let word) = value else { return nil }
    if word == SplitViewFields.notImplemented { return .some(nil) }
    return SplitViewColumn(rawValue: word).map { .some($0) }
  }

  private static let compactColumn = Field<Bool>(
    flag: "compact-column", fallback: false,
    LocalizedText(
      hans: "是否为 compact 列设了视图控制器（只用于列样式）", hant: "是否為 compact 欄設了檢視控制器（只用於欄樣式）",
      en: "whether a view controller is set for the compact column (column styles only)"))

  private static let actions = Field<[SplitTransition]>(
    "actions", .list(SplitTransition.allCases.map(\.rawValue)), fallback: ["compact", "regular"],
    LocalizedText(
      hans: "依次发生什么：compact 变窄，regular 变宽，back 用户返回，select 用户选中一项；开始时是展开的",
      hant: "依序發生什麼：compact 變窄，regular 變寬，back 使用者返回，select 使用者選取一項；開始時是展開的",
      en: """
        what happens, in order: compact and regular are the window's new size class, back and select are the \
        user's; the interface is expanded at the start
        """)
  ) { value in
    let words: [String]
    switch value {
    case .list(let items): words = items.map(\.description)
    case .text(let text): words = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    default: return nil
    }
    let actions = words.compactMap(SplitTransition.init(rawValue:))
    return actions.count == words.count && !actions.isEmpty ? actions : nil
  }
}
