// The inputs of the rules that ask what is shown.

extension SplitViewFields {
  static let style = Field<SplitViewStyle>(
    choice: "style", fallback: .classic,
    LocalizedText(
      hans: "分割视图控制器的样式：classic 指不用 init(style:) 创建的；另两种从 iOS 14 起才有",
      hant: "分割檢視控制器的樣式：classic 指不用 init(style:) 建立的；另兩種從 iOS 14 起才有",
      en: "the style: classic is any that init(style:) did not create; the other two exist since iOS 14"))

  /// Nil: automatic.
  static let preferredMode = Field<SplitDisplayMode?>(
    "preferred", .choice([automatic] + SplitDisplayMode.words), fallback: .text(automatic),
    LocalizedText(
      hans: "preferredDisplayMode，新旧名称都可以（iOS 8 起）",
      hant: "preferredDisplayMode，新舊名稱都可以（iOS 8 起）",
      en: "preferredDisplayMode, by its present or its former name (since iOS 8)")
  ) { value in
    guard case .text(let word) = value else { return nil }
    if word == automatic { return .some(nil) }
    return SplitDisplayMode(word: word).map { .some($0) }
  }

  /// Nil: automatic.
  static let behavior = Field<SplitBehavior?>(
    "behavior", .choice([automatic] + SplitBehavior.allCases.map(\.rawValue)), fallback: .text(automatic),
    LocalizedText(
      hans: "preferredSplitBehavior，只对列样式有效（iOS 14 起）",
      hant: "preferredSplitBehavior，只對欄樣式有效（iOS 14 起）",
      en: "preferredSplitBehavior, for the column styles only (since iOS 14)")
  ) { value in
    guard case .text(let word) = value else { return nil }
    if word == automatic { return .some(nil) }
    return SplitBehavior(rawValue: word).map { .some($0) }
  }

  /// Nil: the delegate does not implement the method, or there is none.
  static let hidesFirst = Field<Bool?>(
    "should-hide", .choice(["yes", "no", notImplemented]), fallback: .text(notImplemented),
    LocalizedText(
      hans: "委托的 shouldHideViewController:inOrientation: 对这个方向的回答；没有委托或没有实现时写 \(notImplemented)",
      hant: "委派的 shouldHideViewController:inOrientation: 對這個方向的回答；沒有委派或沒有實作時寫 \(notImplemented)",
      en: """
        what the delegate's shouldHideViewController:inOrientation: answers for this orientation; \
        \(notImplemented) where there is no delegate or no such method
        """)
  ) { value in
    switch value {
    case .flag(let flag): .some(flag)
    case .text("yes"): .some(true)
    case .text("no"): .some(false)
    case .text(notImplemented): .some(nil)
    default: nil
    }
  }

  static let hasBarButton = Field<Bool>(
    flag: "bar-button", fallback: true,
    LocalizedText(
      hans: """
        工具栏里是否有打开第一个窗格的按钮：iOS 7 及更早由委托的 willHide 方法放上，之后是 displayModeButtonItem
        """,
      hant: """
        工具列裡是否有打開第一個窗格的按鈕：iOS 7 及更早由委派的 willHide 方法放上，之後是 displayModeButtonItem
        """,
      en: """
        whether a toolbar holds the button that opens the first pane: until iOS 7 the delegate's willHide method \
        puts it there, later it is displayModeButtonItem
        """))

  static let horizontal = Field<SizeClass>(
    choice: "horizontal", fallback: .regular,
    LocalizedText(
      hans: "窗口的水平尺寸类别（iOS 8 起）", hant: "視窗的水平尺寸類別（iOS 8 起）",
      en: "the window's horizontal size class (since iOS 8)"))

  /// Read where it was given; it has no fallback.
  static let heightForShape = Field<Double>(
    positive: "height",
    LocalizedText(
      hans: "窗口的高度，可不给出；automatic 看窗口是横的还是竖的", hant: "視窗的高度，可不提供；automatic 看視窗是橫的還是直的",
      en: "the window's height, optional: automatic goes by whether the window is wide or upright"))

  static let showsInspector = Field<Bool>(
    flag: "inspector", fallback: false,
    LocalizedText(
      hans: "应用是否用 show(.inspector) 打开了检查器列（iOS 26 起，默认隐藏）",
      hant: "應用程式是否用 show(.inspector) 打開了檢閱器欄（iOS 26 起，預設隱藏）",
      en: "whether the app has opened the inspector with show(.inspector) (since iOS 26; hidden by default)"))

  private static let automatic = "automatic"
  static let notImplemented = "not-implemented"
}
