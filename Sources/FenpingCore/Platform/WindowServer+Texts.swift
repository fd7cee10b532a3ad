extension WindowServer {
  /// Why a start or an action is impossible.
  enum Texts {
    static let noScenes = LocalizedText(
      hans: "场景委托从 iOS 13 起才有。", hant: "場景委派從 iOS 13 起才有。",
      en: "Scene delegates exist since iOS 13.")

    static let noSlideOver = LocalizedText(
      hans: "iPadOS 26.0 没有 Slide Over，它在 26.1 回归。", hant: "iPadOS 26.0 沒有 Slide Over，它在 26.1 回歸。",
      en: "iPadOS 26.0 has no Slide Over; it came back in 26.1.")

    static let noDivider = LocalizedText(
      hans: """
        只有两个应用并排时才有分隔线：初始布局须为 2/3、1/2 或 1/3，而且两个应用都还在屏幕上。全屏和 Slide Over 没有分隔线。
        """,
      hant: """
        只有兩個應用程式並排時才有分隔線：起始版面須為 2/3、1/2 或 1/3，而且兩個應用程式都還在螢幕上。全螢幕與 Slide Over \
        沒有分隔線。
        """,
      en: """
        There is a divider only between two apps side by side: start from 2/3, 1/2 or 1/3, and \
        keep both apps on the screen. Full screen and Slide Over have none.
        """)

    static let noHalfInPortrait = LocalizedText(
      hans: "竖屏没有对半的布局，只有一宽一窄两栏（2/3 与 1/3）。",
      hant: "直向沒有對半的版面，只有一寬一窄兩欄（2/3 與 1/3）。",
      en: "Portrait has no half split, only a wide and a narrow column (2/3 and 1/3).")

    static let secondaryAtMostHalf = LocalizedText(
      hans: "在 iOS 9 和 10 中，次应用至多占一半，因此主应用不会只有 1/3。",
      hant: "在 iOS 9 和 10 中，次要應用程式至多佔一半，因此主要應用程式不會只有 1/3。",
      en: "In iOS 9 and 10 the secondary app has at most half, so the primary app never has only 1/3.")

    static let notTouched = LocalizedText(
      hans: "要先触摸分隔线（touch），才能移动或松开它。", hant: "要先觸碰分隔線（touch），才能移動或放開它。",
      en: "The divider must be touched (touch) before it is moved or released.")

    static let alreadyTouched = LocalizedText(
      hans: "手指已经按在分隔线上了，先松开它（release）。", hant: "手指已經按在分隔線上了，先放開它（release）。",
      en: "The divider is already held; release it first.")

    static let stillTouched = LocalizedText(
      hans: "拖动分隔线时不能按主屏幕按钮，先松开它（release）。",
      hant: "拖移分隔線時不能按主畫面按鈕，先放開它（release）。",
      en: "The Home button cannot be pressed while the divider is held; release it first.")
  }
}
