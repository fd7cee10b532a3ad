extension Rule {
  static let secondaryAtMostHalf = Rule(
    "window/secondary-at-most-half",
    title: LocalizedText(
      hans: "次应用至多占一半", hant: "次要應用程式至多佔一半", en: "The secondary app has at most half"),
    statement: LocalizedText(
      hans: "横屏的 Split View 中，次应用的窗口只有三分之一或二分之一两种宽度；竖屏时只有窄栏。",
      hant: "橫向的 Split View 中，次要應用程式的視窗只有三分之一或二分之一兩種寬度；直向時只有窄欄。",
      en: """
        In landscape Split View the secondary app's window is one third or one half of the screen wide; in \
        portrait it has the narrow column.
        """),
    rationale: LocalizedText(
      hans: "次应用是临时叫到旁边的帮手：过了一半，分隔线没有别的停靠位置，再往前推，离开屏幕的就是主应用了。",
      hant: "次要應用程式是臨時叫到旁邊的幫手：過了一半，分隔線沒有別的停靠位置，再往前推，離開螢幕的就是主要應用程式了。",
      en: """
        The secondary app is called in beside the task at hand. There is no stop of the divider at which it \
        would have more; beyond half the primary app would be on its way out.
        """),
    advice: LocalizedText(
      hans: "先为 320 点设计，再扩展到更宽：作为次应用时，窗口在 12.9 英寸以外的机型上总是 compact。",
      hant: "先為 320 點設計，再擴展到更寬：身為次要應用程式時，視窗在 12.9 吋以外的機型上總是 compact。",
      en: """
        Design for 320 points first and widen from there: as the secondary app your window is compact on \
        every model but the 12.9-inch one.
        """),
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10：至多二分之一，且只在横屏。", hant: "iOS 9 和 10：至多二分之一，且只在橫向。",
        en: "iOS 9 and 10: at most one half, and that in landscape only.")),
    sources: [.quickStart, .layoutGuideline],
    patterns: [StatementPattern("secondary-app", "one-half")],
    evaluator: .planned(.decide))
}
