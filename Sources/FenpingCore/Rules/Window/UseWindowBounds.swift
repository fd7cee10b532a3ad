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
        "ui-screen|screen", "bounds",
        without: ["split-view-controller", "create", "initialize", "instance", "off-screen", "divider"]),
      StatementPattern("device-idiom", "size-class|window-size|adaptive"),
      StatementPattern(
        "depends-on", "screen|ui-screen", "orientation|device-idiom", "configure",
        without: ["split-view-controller"]),
    ],
    evaluator: .planned(.check))
}
