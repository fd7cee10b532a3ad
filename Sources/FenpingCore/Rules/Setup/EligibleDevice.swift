extension Rule {
  static let eligibleDevice = Rule(
    "setup/eligible-device",
    title: LocalizedText(
      hans: "哪些 iPad 支持哪种多任务",
      hant: "哪些 iPad 支援哪種多工",
      en: "Which iPad offers which kind of multitasking"),
    statement: LocalizedText(
      hans: """
        Slide Over、Split View 和画中画只在特定机型与系统版本的组合上可用；\
        能用 Slide Over 的机型不一定能用 Split View。
        """,
      hant: """
        Slide Over、Split View 和子母畫面只在特定機型與系統版本的組合上可用；\
        能用 Slide Over 的機型不一定能用 Split View。
        """,
      en: """
        Slide Over, Split View and Picture in Picture are offered only by certain models on certain system \
        versions; a model with Slide Over need not have Split View.
        """),
    rationale: LocalizedText(
      hans: """
        同时运行两个前台应用需要更多内存和处理能力。iOS 9 时只有 iPad Air 2、iPad mini 4 和 iPad Pro 能分屏，\
        iPad Air 与 iPad mini 2、3 只有 Slide Over 和画中画。
        """,
      hant: """
        同時執行兩個前景應用程式需要更多記憶體和運算能力。iOS 9 時只有 iPad Air 2、iPad mini 4 和 iPad Pro \
        能並排顯示，iPad Air 與 iPad mini 2、3 只有 Slide Over 和子母畫面。
        """,
      en: """
        Two apps in the foreground need more memory and processing power. On iOS 9 only iPad Air 2, iPad mini 4 and iPad Pro \
        split the screen; iPad Air and iPad mini 2 and 3 have Slide Over and Picture in Picture alone.
        """),
    advice: LocalizedText(
      hans: """
        先核对测试设备的机型和系统版本，再怀疑自己的配置；\
        至少在一台支持分屏的机型和一台只有 Slide Over 的机型上测试。
        """,
      hant: """
        先核對測試裝置的機型和系統版本，再懷疑自己的設定；\
        至少在一台支援並排的機型和一台只有 Slide Over 的機型上測試。
        """,
      en: """
        Compare the test device's model and system version before you doubt your configuration; \
        test on one model that splits the screen and on one that has Slide Over only.
        """),
    validity: [
      ValidityClause(
        .os, since: Version(9), until: Version(13), .holds,
        LocalizedText(
          hans: "机型决定有哪几种；iPad Air、iPad mini 2 和 mini 3 没有 Split View。",
          hant: "機型決定有哪幾種；iPad Air、iPad mini 2 和 mini 3 沒有 Split View。",
          en: "The model decides; iPad Air, iPad mini 2 and mini 3 have no Split View.")),
      ValidityClause(
        .os, since: Version(13), until: Version(26), .holds,
        LocalizedText(
          hans: "能运行该系统的机型都支持这三种；台前调度（16 起）另有机型限制。",
          hant: "能執行該系統的機型都支援這三種；幕前調度（16 起）另有機型限制。",
          en: "Every model that runs the system has all three; Stage Manager (from 16 on) has its own list.")),
      ValidityClause(
        .os, since: Version(26), .replaced,
        LocalizedText(
          hans: "每个机型都有窗口化应用；Split View 由平铺窗口取代，Slide Over 在 26.1 回归。",
          hant: "每個機型都有視窗化應用程式；Split View 由並排視窗取代，Slide Over 在 26.1 回歸。",
          en: """
            Every model has windowed apps; tiled windows replace Split View, and Slide Over came back in \
            26.1.
            """)),
    ],
    sources: [
      Source(
        "Apple Support, Use Multitasking on your iPad", "https://support.apple.com/en-us/HT202070",
        .corroborated),
      Source(
        "MacRumors, iOS 9 split-screen multitasking",
        "https://www.macrumors.com/2015/09/16/ios-9-split-screen-multitasking-ipad", .corroborated),
      Source(
        "MacRumors, iPadOS 26 without Split View and Slide Over",
        "https://www.macrumors.com/2025/06/10/ipados-26-no-split-view-slide-over/", .corroborated),
    ],
    patterns: [
      // What a person does with the two apps is another matter than where that is possible.
      StatementPattern(
        "eligible-device|supported-device", "slide-over|split-view|multitasking|picture-in-picture",
        without: ["user", "secondary-app"])
    ],
    evaluator: .planned(.decide)
  )
}
