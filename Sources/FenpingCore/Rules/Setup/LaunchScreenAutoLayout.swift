extension Rule {
  static let launchScreenAutoLayout = Rule(
    "setup/launch-screen-auto-layout", severity: .warning,
    title: LocalizedText(
      hans: "启动故事板要用 Auto Layout",
      hant: "啟動 Storyboard 要用 Auto Layout",
      en: "Use Auto Layout in the launch storyboard"),
    statement: LocalizedText(
      hans: "启动故事板要用 Auto Layout 布局，在任何窗口大小下都铺满且不变形。",
      hant: "啟動 Storyboard 要用 Auto Layout 排版，在任何視窗大小下都填滿且不變形。",
      en: """
        Lay the launch storyboard out with Auto Layout, so that it fills a window of any size undistorted.
        """),
    rationale: LocalizedText(
      hans: """
        应用可能直接在分屏或窄窗口里启动，系统按那个大小显示启动故事板。写死的尺寸会被裁切，\
        随后真正的界面又跳到另一个位置。
        """,
      hant: """
        應用程式可能直接在並排或窄視窗裡啟動，系統按那個大小顯示啟動 Storyboard。寫死的尺寸會被裁切，\
        隨後真正的介面又跳到另一個位置。
        """,
      en: """
        An app may start right in a split or narrow window, and the system shows the launch storyboard at \
        that size. Fixed sizes are clipped, and then the real interface jumps into another place.
        """),
    advice: LocalizedText(
      hans: "用约束固定启动故事板里的视图，不要放整屏大小的图片，也不要放会随宽度改变结构的容器控制器。",
      hant: """
        用約束固定啟動 Storyboard 裡的元件，不要放整個螢幕大小的圖片，也不要放會隨寬度改變結構的容器控制器。
        """,
      en: """
        Pin the views of the launch storyboard with constraints; put neither a picture of the whole screen \
        nor a container that changes with the width into it.
        """),
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "适用于每个有启动故事板的应用。",
          hant: "適用於每個有啟動 Storyboard 的應用程式。",
          en: "It concerns every app with a launch storyboard."))
    ],
    sources: [SetupSource.quickStart, SetupSource.launchScreenRequirement],
    patterns: [StatementPattern("launch-screen", "auto-layout")],
    evaluator: .planned(.check)
  )
}
