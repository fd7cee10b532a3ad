extension Rule {
  static let autoLayout = Rule(
    "adaptivity/auto-layout",
    title: LocalizedText(
      hans: "用 Auto Layout 和尺寸类别适应任何窗口",
      hant: "用 Auto Layout 和尺寸類別適應任何視窗",
      en: "Adapt to any window with Auto Layout and size classes"),
    statement: LocalizedText(
      hans: "界面要用 Auto Layout 和尺寸类别搭建，使应用在任何窗口大小下都正确显示。",
      hant: "介面要用 Auto Layout 和尺寸類別建構，使應用程式在任何視窗大小下都正確顯示。",
      en: """
        Build the interface with Auto Layout and size classes, so that it is right in a \
        window of any size.
        """),
    rationale: LocalizedText(
      hans: "窗口的大小由用户决定，随时会变，也不等于屏幕的大小；写死的坐标在窄窗口里会被裁切或重叠。",
      hant: "視窗的大小由使用者決定，隨時會變，也不等於螢幕的大小；寫死的座標在窄視窗裡會被裁切或重疊。",
      en: """
        The user decides the window's size, which changes at any time and is not the screen's; \
        fixed coordinates are clipped or overlap in a narrow window.
        """),
    advice: LocalizedText(
      hans: """
        在故事板和 xib 里打开 Auto Layout 与 Use Trait Variations，用约束代替坐标，\
        并在紧凑（compact）与常规（regular）两种宽度下各检查一遍。
        """,
      hant: """
        在 Storyboard 和 xib 裡打開 Auto Layout 與 Use Trait Variations，用約束代替座標，\
        並在精簡（compact）與一般（regular）兩種寬度下各檢查一遍。
        """,
      en: """
        Turn on Auto Layout and Use Trait Variations in storyboards and xibs, use constraints in place of \
        coordinates, and look at both the compact and the regular width.
        """),
    validity: [
      ValidityClause(
        .os, since: Version(9), .holds,
        LocalizedText(
          hans: "建议而非资格条件：没有它，应用照样会进入分屏，只是显示不对。",
          hant: "建議而非資格條件：沒有它，應用程式照樣會進入並排顯示，只是顯示不對。",
          en: "Advice, not a condition: without it the app is split all the same and merely looks wrong.")),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: "窗口大小几乎连续可变，更不能只准备几种宽度。",
          hant: "視窗大小幾乎連續可變，更不能只準備幾種寬度。",
          en: "Windows resize almost continuously, so a handful of prepared widths is not enough.")),
    ],
    sources: [
      SetupSource.quickStart,
      Source(
        "Apple, Human Interface Guidelines: Layout",
        "https://developer.apple.com/design/human-interface-guidelines/layout", .read),
      SetupSource.fullScreenMigration,
    ],
    patterns: [
      StatementPattern(
        "auto-layout", "size-class|storyboard|nib|adaptive", without: ["launch-screen", "documentation"]),
      StatementPattern("adaptive", "size-class|storyboard|nib", without: ["launch-screen", "documentation"]),
      StatementPattern("adaptive", "app|multitasking", without: ["launch-screen", "split-view-controller"]),
    ],
    evaluator: .planned(.check)
  )
}
