extension Rule {
  static let dividerMovesAppsOffScreen = Rule(
    "lifecycle/divider-moves-apps-off-screen",
    title: LocalizedText(
      hans: "移动分隔线会把两个应用移出屏幕", hant: "移動分隔線會把兩個應用程式移出螢幕",
      en: "Moving the divider takes both apps off screen"),
    statement: LocalizedText(
      hans: "分隔线一动，屏幕上的两个应用就都被移到屏幕外，代之以它们的图像；用户中途反悔、放回原处时也一样。",
      hant: "分隔線一動，螢幕上的兩個應用程式就都被移到螢幕外，由它們的影像代替；使用者中途反悔、放回原處時也一樣。",
      en: """
        Once the divider moves, both apps leave the screen and pictures stand in for them; so it is even \
        when the user thinks better of it and puts the divider back.
        """),
    rationale: LocalizedText(
      hans: "逐点重新布局跟不上手指，系统拉伸的是图像；真正的窗口在屏幕外，可以从容地换到可能的大小。",
      hant: "逐點重新排版跟不上手指，系統拉伸的是影像；真正的視窗在螢幕外，可以從容地換到可能的大小。",
      en: """
        Laying out anew at every point would lag behind the finger, so pictures are stretched; the real \
        windows are off screen, free to take the sizes that may be needed.
        """),
    advice: LocalizedText(
      hans: "不要以为放回原处就什么也没发生：状态变化与尺寸变化照样会来，处理它们的代码要可以空转一圈而不留痕迹。",
      hant: "不要以為放回原處就什麼也沒發生：狀態變化與尺寸變化照樣會來，處理它們的程式碼要能空轉一圈而不留痕跡。",
      en: """
        A divider put back is not nothing: changes of state and size come all the same. Code that answers \
        them must be able to go full circle without a trace.
        """),
    validity: ValidityClause.divider(
      LocalizedText(
        hans: "iOS 9 到 iPadOS 18：每次拖动都如此。", hant: "iOS 9 到 iPadOS 18：每次拖移都如此。",
        en: "iOS 9 to iPadOS 18: at every drag.")),
    sources: [.quickStart],
    patterns: [
      StatementPattern("divider", "off-screen"),
      StatementPattern(
        "divider", "start-position",
        without: ["state", "navigation-position", "scroll-position", "selection"]),
    ],
    evaluator: .planned(.trace))
}
