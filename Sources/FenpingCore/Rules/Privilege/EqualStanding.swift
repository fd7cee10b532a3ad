extension Rule {
  static let equalStanding = Rule(
    "privilege/equal-standing",
    title: LocalizedText(
      hans: "两个应用都在前台，地位相当", hant: "兩個應用程式都在前景，地位相當",
      en: "Both apps are in the foreground, on an equal footing"),
    statement: LocalizedText(
      hans: "在 Slide Over 和 Split View 中，主应用与次应用都在前台运行；除少数几项特权外，系统对它们一视同仁。",
      hant: "在 Slide Over 和 Split View 中，主要與次要應用程式都在前景執行；除少數幾項特權外，系統對它們一視同仁。",
      en: """
        In Slide Over and Split View the primary and the secondary app both run in the foreground; but for a \
        few privileges the system treats them alike.
        """),
    rationale: LocalizedText(
      hans: "用户同时看着两个窗口，两者都要响应触摸、更新内容，也要共用内存和处理器，因此都不能按后台应用处理。",
      hant: "使用者同時看著兩個視窗，兩者都要回應觸控、更新內容，也要共用記憶體與處理器，因此都不能當成背景應用程式。",
      en: """
        The user watches both windows. Both have to answer touches and keep their contents current, and \
        share memory and processor, so neither can be treated as a background app.
        """),
    advice: LocalizedText(
      hans: "把旁边还有另一个应用当作常态：节制使用内存与处理器，独占的资源（如相机）可能拿不到。",
      hant: "把旁邊還有另一個應用程式視為常態：節制使用記憶體與處理器，獨佔的資源（例如相機）可能無法取得。",
      en: """
        Take a neighbour for granted: be frugal with memory and processor, and expect exclusive resources \
        such as the camera to be refused.
        """),
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10。打开 Slide Over 时主应用是否会先失去活动状态，没有找到说明。",
        hant: "iOS 9 和 10。開啟 Slide Over 時主要應用程式是否會先變成非作用中，沒有找到說明。",
        en: """
          iOS 9 and 10. Whether the primary app resigns active while Slide Over opens was not found in any \
          source.
          """)),
    sources: [.quickStart],
    patterns: [
      StatementPattern("primary-app", "secondary-app", "foreground"),
      StatementPattern("both-apps", "foreground"),
      StatementPattern("equal-standing"),
    ],
    evaluator: .planned(.decide))
}
