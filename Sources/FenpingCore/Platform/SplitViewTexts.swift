/// Why something is impossible for a split view controller.
enum SplitViewTexts {
  static let noClass = LocalizedText(
    hans: "UISplitViewController 从 iOS 3.2 起才有。", hant: "UISplitViewController 從 iOS 3.2 起才有。",
    en: "UISplitViewController exists since iOS 3.2.")

  static let noColumnStyle = LocalizedText(
    hans: "列样式 init(style:) 从 iOS 14 起才有；更早的版本请用 style=classic。",
    hant: "欄樣式 init(style:) 從 iOS 14 起才有；更早的版本請用 style=classic。",
    en: "Column styles, init(style:), exist since iOS 14; before that use style=classic.")

  static let noDisplayModes = LocalizedText(
    hans: "显示模式从 iOS 8 起才有。", hant: "顯示模式從 iOS 8 起才有。", en: "Display modes exist since iOS 8.")

  static let noBehavior = LocalizedText(
    hans: "splitBehavior 只对列样式（style=double-column 或 triple-column）有效，不带样式的分割视图控制器不理会它。",
    hant: "splitBehavior 只對欄樣式（style=double-column 或 triple-column）有效，不帶樣式的分割檢視控制器不理會它。",
    en: """
      splitBehavior is for the column styles (style=double-column or triple-column); a split view controller \
      without a style does not respond to it.
      """)

  static func tooManyColumns(_ mode: SplitDisplayMode) -> LocalizedText {
    LocalizedText(
      hans: "\(mode.rawValue) 要有三列，只用于 style=triple-column。",
      hant: "\(mode.rawValue) 要有三欄，只用於 style=triple-column。",
      en: "\(mode.rawValue) needs three columns: it is for style=triple-column only.")
  }

  static let noInspector = LocalizedText(
    hans: "检查器列从 iOS 26 起才有，而且只用于列样式。", hant: "檢閱器欄從 iOS 26 起才有，而且只用於欄樣式。",
    en: "The inspector column exists since iOS 26, for column styles only.")

  static let nothingToGoBackTo = LocalizedText(
    hans: "没有可以返回的：只有界面已折叠、而且最上面的不是第一个窗格时，用户才能返回（back）。",
    hant: "沒有可以返回的：只有介面已收合、而且最上面的不是第一個窗格時，使用者才能返回（back）。",
    en: """
      There is nothing to go back to: back needs a collapsed interface with something else than the first pane on \
      top.
      """)

  static func betweenSizeClasses(_ width: Double) -> LocalizedText {
    let width = Value.number(width)
    return LocalizedText(
      hans: "窗口宽 \(width) 点：639 点以下是 compact，678 点以上是 regular，其间的阈值没有公布，所以不知道是否折叠。",
      hant: "視窗寬 \(width) 點：639 點以下是 compact，678 點以上是 regular，其間的門檻沒有公布，所以不知道是否收合。",
      en: """
        The window is \(width) points wide: up to 639 is compact and from 678 on regular; the threshold between \
        was not published, so whether the interface collapses is not known.
        """)
  }
}
