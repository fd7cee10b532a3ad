extension Rule {
  /// Who does what when the interface rotates.
  static let rotationHandled = Rule(
    "split-view/rotation-handled",
    title: LocalizedText(
      hans: "旋转大多由分割视图控制器处理",
      hant: "旋轉大多由分割檢視控制器處理",
      en: "Rotation is mostly handled for you"),
    statement: LocalizedText(
      hans: """
        方向改变时，分割视图控制器自动完成大部分工作：重新摆放窗格，显示或隐藏第一个窗格；\
        应用只需处理窗格内部的布局。
        """,
      hant: """
        方向改變時，分割檢視控制器自動完成大部分工作：重新擺放窗格，顯示或隱藏第一個窗格；\
        應用程式只需處理窗格內部的版面。
        """,
      en: """
        When the orientation changes, the split view controller does most of the work: it places the \
        panes anew and shows or hides the first; the app lays out what is inside the panes.
        """),
    rationale: LocalizedText(
      hans: "窗格的位置只取决于方向和窗口大小，这些它都知道；它不知道的只有窗格里的内容。",
      hant: "窗格的位置只取決於方向和視窗大小，這些它都知道；它不知道的只有窗格裡的內容。",
      en: """
        Where the panes lie depends on the orientation and the window's size only, both of which it \
        knows; what it does not know is their contents.
        """),
    advice: LocalizedText(
      hans: """
        不要自己移动窗格；在视图控制器的 viewWillTransition(to:with:) 里调整窗格内部，并调用 super。
        """,
      hant: """
        不要自己移動窗格；在檢視控制器的 viewWillTransition(to:with:) 裡調整窗格內部，並呼叫 super。
        """,
      en: """
        Do not move the panes yourself; adapt what is inside them in viewWillTransition(to:with:), \
        and call super.
        """),
    questions: [
      LocalizedText(
        hans: "设备一转，两栏的位置要我自己重新摆吗？",
        hant: "裝置一轉，兩欄的位置要我自己重新擺嗎？",
        en: "Do I have to reposition the two columns after the device is turned?"),
      LocalizedText(
        hans: "用户把 iPad 转过来，还有哪些活要我的代码干？",
        hant: "使用者把 iPad 轉過來，還有哪些事要我的程式碼做？",
        en: "What work is left for my code when someone tilts the iPad?"),
      LocalizedText(
        hans: "转了以后右栏里的文字没重排，这归谁管？",
        hant: "轉了以後右欄裡的文字沒重排，這歸誰管？",
        en: "Labels inside the right column don't reflow after a turn. Whose job is that?"),
      LocalizedText(
        hans: "旋转的代码里能自己改两栏的 frame 吗？",
        hant: "旋轉的程式碼裡能自己改兩欄的 frame 嗎？",
        en: "Is it OK to set the columns' frames in my rotation code?"),
      LocalizedText(
        hans: "iOS 8 以前转屏时，列表按钮谁来放上去、谁来拿掉？",
        hant: "iOS 8 以前轉螢幕時，列表按鈕誰來放上去、誰來拿掉？",
        en: "Before iOS 8, who put the list button up and took it down on turning?"),
      LocalizedText(
        hans: "它为什么不用问我就能自己摆好？",
        hant: "它為什麼不用問我就能自己擺好？",
        en: "Why can it arrange itself without asking me?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "留给应用的还有工具栏按钮：在委托的 willHide 和 willShow 方法里放上和取下。",
          hant: "留給應用程式的還有工具列按鈕：在委派的 willHide 和 willShow 方法裡放上和取下。",
          en: """
            The toolbar button is left to the app too: the delegate's willHide and willShow methods \
            put it up and take it down.
            """)),
      ValidityClause(
        .os, since: Version(8), until: Version(26), .holds,
        LocalizedText(
          hans: "按钮改用 displayModeButtonItem，列样式则自带；旋转与窗口大小的变化走同一套方法。",
          hant: "按鈕改用 displayModeButtonItem，欄樣式則自帶；旋轉與視窗大小的變化走同一套方法。",
          en: """
            The button is displayModeButtonItem, which a column style brings along; rotation and \
            other changes of size go through the same methods.
            """)),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "窗口可以随手调整大小，所以大小变化远比旋转常见；处理的分工不变。",
          hant: "視窗可以隨手調整大小，所以大小變化遠比旋轉常見；處理的分工不變。",
          en: """
            Windows are resized freely, so changes of size are far more common than rotation; the \
            division of labour is the same.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.delegateReference,
      SplitViewSources.fullScreenMigration,
    ],
    patterns: [
      StatementPattern("split-view-controller", "rotation", "handle|manage")
    ],
    inputs: [part, SplitViewFields.os, SplitViewFields.style],
    evaluator: .decide(RotationParts.decide),
    examples: [
      Example(
        LocalizedText(hans: "重新摆放窗格", hant: "重新擺放窗格", en: "placing the panes anew"),
        ["part": "pane-frames", "os": "6"], .value(["handled-by": "split-view-controller"])),
      Example(
        LocalizedText(hans: "窗格内部的布局", hant: "窗格內部的版面", en: "the layout inside the panes"),
        ["part": "inside-panes", "os": "6"], .value(["handled-by": "app"])),
      Example(
        LocalizedText(hans: "iOS 7 的工具栏按钮", hant: "iOS 7 的工具列按鈕", en: "the toolbar button of iOS 7"),
        ["part": "bar-button", "os": "7"],
        .value([
          "handled-by": "app",
          "by": [
            "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
            "splitViewController:willShowViewController:invalidatingBarButtonItem:",
          ],
        ])),
      Example(
        LocalizedText(
          hans: "iOS 8 起放上 displayModeButtonItem 即可", hant: "iOS 8 起放上 displayModeButtonItem 即可",
          en: "displayModeButtonItem, put up once, since iOS 8"),
        ["part": "bar-button", "os": "12"],
        .value(["handled-by": "app", "by": ["displayModeButtonItem"]])),
      Example(
        LocalizedText(
          hans: "列样式自带按钮", hant: "欄樣式自帶按鈕", en: "a column style brings its button along"),
        ["part": "bar-button", "os": "17", "style": "double-column"],
        .value(["handled-by": "split-view-controller"])),
      Example(
        LocalizedText(
          hans: "iOS 5 由委托决定隐藏与否", hant: "iOS 5 由委派決定隱藏與否",
          en: "whether the first pane hides, in iOS 5"),
        ["part": "first-pane-visibility", "os": "5"],
        .value([
          "handled-by": "both", "by": ["splitViewController:shouldHideViewController:inOrientation:"],
        ])),
    ])
}

private let part = Field<RotationParts.Part>(
  choice: "part",
  LocalizedText(hans: "旋转的哪一部分", hant: "旋轉的哪一部分", en: "which part of a rotation"))

private enum RotationParts {
  enum Part: String, CaseIterable {
    case paneFrames = "pane-frames"
    case visibility = "first-pane-visibility"
    case barButton = "bar-button"
    case insidePanes = "inside-panes"
    case orientations = "supported-orientations"
    case forwarding = "message-forwarding"
  }

  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let part = try scenario[part]
    let model = try SplitViewModel(os: scenario[SplitViewFields.os], style: scenario[SplitViewFields.style])
    let (responsible, means) = answer(part, model)
    var record: [String: Value] = ["handled-by": .text(responsible.rawValue)]
    if !means.isEmpty { record["by"] = .list(means.map(Value.text)) }
    return Evaluation(
      .value(.record(record)), explain(part, responsible, means, model),
      evidence: [Evidence("generation", .text(model.generation.rawValue))])
  }

  private static func answer(
    _ part: Part, _ model: SplitViewModel
  ) -> (SplitViewResponsible, by: [String]) {
    switch part {
    case .paneFrames, .forwarding: return (.splitViewController, [])
    case .insidePanes:
      return (.app, model.generation.isFixed ? [] : ["viewWillTransition(to:with:)"])
    case .orientations: return (.app, ["supportedInterfaceOrientations"])
    case .visibility:
      switch model.generation {
      case .popover: return (.splitViewController, [])
      case .delegateDecides:
        return (.both, ["splitViewController:shouldHideViewController:inOrientation:"])
      case .displayModes, .columns, .inspector: return (.both, ["preferredDisplayMode"])
      }
    case .barButton:
      if model.style != .classic { return (.splitViewController, []) }
      guard model.generation.isFixed else { return (.app, ["displayModeButtonItem"]) }
      return (
        .app,
        [
          "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
          "splitViewController:willShowViewController:invalidatingBarButtonItem:",
        ]
      )
    }
  }

  private static func explain(
    _ part: Part, _ responsible: SplitViewResponsible, _ means: [String], _ model: SplitViewModel
  ) -> LocalizedText {
    var text = responsible.sentence
    if !means.isEmpty {
      text = text.then(
        LocalizedText(
          hans: "用的是 \(means.joined(separator: "、"))。", hant: "用的是 \(means.joined(separator: "、"))。",
          en: "The means: \(means.joined(separator: ", ")).")
      )
    }
    guard part == .barButton, model.generation.isFixed else { return text }
    return text.then(
      LocalizedText(
        hans: "在弹出窗口收起的途中旋转，iOS 5 和 6 的第一个窗格可能消失：这是系统的缺陷，旋转前先收起弹出窗口。",
        hant: "在彈出視窗收起的途中旋轉，iOS 5 和 6 的第一個窗格可能消失：這是系統的缺陷，旋轉前先收起彈出視窗。",
        en: """
          A rotation while the popover is being dismissed can make the first pane vanish in iOS 5 and 6, a defect of \
          the system: dismiss the popover before.
          """))
  }
}
