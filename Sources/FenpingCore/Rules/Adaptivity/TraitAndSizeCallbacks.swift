extension Rule {
  static let traitAndSizeCallbacks = Rule(
    "adaptivity/trait-and-size-callbacks",
    title: LocalizedText(
      hans: "响应特征与大小的变化",
      hant: "回應特徵與大小的變化",
      en: "Respond to changes of traits and size"),
    statement: LocalizedText(
      hans: """
        视图控制器要实现 UITraitEnvironment 和 UIContentContainer 的方法，在特征集合或大小改变时调整界面。
        """,
      hant: """
        檢視控制器要實作 UITraitEnvironment 和 UIContentContainer 的方法，在特徵集合或大小改變時調整介面。
        """,
      en: """
        View controllers implement the methods of UITraitEnvironment and UIContentContainer and adjust the \
        interface when the trait collection or the size changes.
        """),
    rationale: LocalizedText(
      hans: """
        旋转和拖动分隔线走的是同一条路：先通知新特征和新大小，再做动画。有的变化只改大小不改尺寸类别，\
        所以两种回调都要处理。
        """,
      hant: """
        旋轉和拖移分隔線走的是同一條路：先通知新特徵和新大小，再做動畫。有的變化只改大小不改尺寸類別，\
        所以兩種回呼都要處理。
        """,
      en: """
        Rotation and the divider take the same path: first the new traits and the new size are announced, \
        then they are animated. Some changes alter the size and leave the size class, \
        so both kinds of callback matter.
        """),
    advice: LocalizedText(
      hans: """
        在 viewWillTransition(to:with:) 里按新大小布局并调用 super；从 iOS 17 起用 registerForTraitChanges \
        代替 traitCollectionDidChange(_:)。应用处于非活动状态时收到的大小只用于快照，不要据此丢弃状态。
        """,
      hant: """
        在 viewWillTransition(to:with:) 裡按新大小排版並呼叫 super；從 iOS 17 起用 registerForTraitChanges \
        代替 traitCollectionDidChange(_:)。應用程式處於非作用中狀態時收到的大小只用於快照，不要據此丟棄狀態。
        """,
      en: """
        Lay out for the new size in viewWillTransition(to:with:) and call super; \
        from iOS 17 on use registerForTraitChanges in place of traitCollectionDidChange(_:). \
        A size that arrives while the app is inactive is for a snapshot only: drop no state over it.
        """),
    validity: [
      ValidityClause(
        .os, since: Version(8), .holds,
        LocalizedText(
          hans: "这些方法自 iOS 8 起存在。",
          hant: "這些方法自 iOS 8 起存在。",
          en: "The methods have existed since iOS 8.")),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "窗口场景另外报告几何变化；拖动未结束时不要做费时的工作。",
          hant: "視窗場景另外回報幾何變化；拖移未結束時不要做費時的工作。",
          en: "The window scene reports its geometry as well; do no heavy work until the drag has ended.")),
    ],
    sources: [
      SetupSource.quickStart,
      Source(
        "Notes on Apple's WWDC15 session 205",
        "https://github.com/danielrhammond/WWDC15", .read),
      SetupSource.fullScreenMigration,
    ],
    patterns: [
      StatementPattern("trait-environment|content-container"),
      StatementPattern(
        "respond|handle", "trait-collection|size-class|window-size|view-will-transition", "change",
        without: ["split-view-controller"]),
      // Where the means is named it is the means that is asked for.
      StatementPattern(
        "adaptive", "app|multitasking",
        without: ["launch-screen", "split-view-controller", "auto-layout", "size-class", "storyboard"]),
    ],
    evaluator: .planned(.check)
  )
}
