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
    questions: [
      LocalizedText(
        hans: "应用一变窄按钮就叠在一起，怎么办？",
        hant: "App 一變窄按鈕就疊在一起，怎麼辦？",
        en: "Buttons pile up on each other once my app is made slim. What should I do?"),
      LocalizedText(
        hans: "必须写约束吗，用 frame 行不行？",
        hant: "一定要寫約束條件嗎，用 frame 行不行？",
        en: "Do I need constraints, or will frames do?"),
      LocalizedText(
        hans: "位置全写死的应用，会不让分屏吗？",
        hant: "位置全寫死的 App，會不能分割畫面嗎？",
        en: "Will an app with hard-wired positions be kept out of split screen?"),
      LocalizedText(
        hans: "xib 里要勾哪几项才能伸缩自如？",
        hant: "xib 裡要勾哪幾項才能伸縮自如？",
        en: "Which boxes do I tick in my xib to make it flexible?"),
      LocalizedText(
        hans: "到了 iPadOS 26，画三四套固定的版面够不够？",
        hant: "到了 iPadOS 26，畫三四套固定的版面夠不夠？",
        en: "Is it enough to draw three or four fixed designs for iPadOS 26?"),
      LocalizedText(
        hans: "为什么用老式的 autoresizing 或者写数字会出问题？",
        hant: "為什麼用舊式的 autoresizing 或者寫數字會出問題？",
        en: "Why do springs and struts or raw numbers let me down here?"),
    ],
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
      StatementPattern(
        "adaptive", "app|multitasking",
        without: [
          "launch-screen", "split-view-controller", "data", "background-task", "battery", "constraint",
        ], isInstruction: true),
      StatementPattern("auto-layout", without: ["launch-screen", "documentation"], isInstruction: true),
      StatementPattern(
        "auto-layout", "adaptive", "size|resize", without: ["launch-screen", "documentation"]),
      StatementPattern(
        "auto-layout", "interface|view|requirement", without: ["launch-screen", "documentation"]),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "两个文件都用 Auto Layout",
          hant: "兩個檔案都用 Auto Layout",
          en: "both documents use Auto Layout"),
        [
          "UIDeviceFamily": [2],
          "storyboards": [
            ["name": "Main.storyboard", "uses-auto-layout": true, "uses-trait-variations": true],
            ["name": "Cell.xib", "uses-auto-layout": true, "uses-trait-variations": true],
          ],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "一个 xib 没有用",
          hant: "一個 xib 沒有用",
          en: "one xib does not"),
        [
          "UIDeviceFamily": [2],
          "storyboards": [
            ["name": "Main.storyboard", "uses-auto-layout": true, "uses-trait-variations": true],
            ["name": "Cell.xib", "uses-auto-layout": false],
          ],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "用了 Auto Layout，没有用特征变化",
          hant: "用了 Auto Layout，沒有用特徵變化",
          en: "Auto Layout, and no trait variations"),
        [
          "UIDeviceFamily": [2],
          "storyboards": [
            ["name": "Main.storyboard", "uses-auto-layout": true, "uses-trait-variations": false]
          ],
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "没有读过",
          hant: "沒有讀過",
          en: "they were not read"),
        ["UIDeviceFamily": [2]], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "界面全用代码搭建",
          hant: "介面全用程式碼建構",
          en: "an interface without storyboards"),
        ["UIDeviceFamily": [2], "storyboards": []], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.storyboards, TargetField.deviceFamilies, TargetField.platform, TargetField.buildSettings,
  TargetField.missingFiles,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, .iPad, inputs: fields) { return exemption }
  guard let read = facts[TargetField.storyboards].value else {
    return facts.verdict(.unknown, .notRead, inputs: fields)
  }
  // The launch screen has a rule of its own.
  let documents = read.filter { !$0.isLaunchScreen }
  guard !documents.isEmpty else { return facts.verdict(.notApplicable, .noDocuments, inputs: fields) }
  func verdict(_ verdict: Verdict, _ text: LocalizedText, _ shown: [InterfaceDocument]) -> Evaluation {
    facts.verdict(verdict, text, details: shown.evidence, inputs: fields)
  }

  let without = documents.filter { $0.usesAutoLayout == false }
  if !without.isEmpty { return verdict(.fail, .withoutAutoLayout(without.names), without) }
  let silent = documents.filter { $0.usesAutoLayout == nil }
  if !silent.isEmpty { return verdict(.unknown, .notSaid(silent.names), silent) }
  let fixed = documents.filter { $0.fixedFrames ?? 0 > 0 }
  if !fixed.isEmpty { return verdict(.needsReview, .fixedFrames(fixed.names), fixed) }
  let uniform = documents.filter { $0.usesTraitVariations == false }
  if !uniform.isEmpty { return verdict(.needsReview, .withoutVariations(uniform.names), uniform) }
  return verdict(.pass, .adaptive(documents.names), documents)
}

extension LocalizedText {
  fileprivate static let notRead = LocalizedText(
    hans: "故事板和 xib 没有读过。", hant: "Storyboard 和 xib 沒有讀過。",
    en: "The storyboards and xibs were not read.")

  fileprivate static let noDocuments = LocalizedText(
    hans: "除启动故事板外没有故事板和 xib；用代码写的约束不在这里检查。",
    hant: "除啟動 Storyboard 外沒有 Storyboard 和 xib；用程式碼寫的約束不在這裡檢查。",
    en: """
      There is no storyboard or xib besides the launch storyboard; constraints that are written in code are \
      not looked at here.
      """)

  fileprivate static func withoutAutoLayout(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "没有使用 Auto Layout：\(names.hans)。", hant: "沒有使用 Auto Layout：\(names.hant)。",
      en: "Without Auto Layout: \(names.en).")
  }

  fileprivate static func notSaid(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "没有说明是否使用 Auto Layout：\(names.hans)。",
      hant: "沒有說明是否使用 Auto Layout：\(names.hant)。",
      en: "Not said whether it uses Auto Layout: \(names.en).")
  }

  fileprivate static func fixedFrames(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "用了 Auto Layout，但有视图位于固定坐标，请人工确认：\(names.hans)。",
      hant: "用了 Auto Layout，但有元件位於固定座標，請人工確認：\(names.hant)。",
      en: "With Auto Layout, but with views at fixed coordinates, so a person has to look: \(names.en).")
  }

  fileprivate static func withoutVariations(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "用了 Auto Layout，没有打开 Use Trait Variations；布局是否适应两种宽度请人工确认：\(names.hans)。",
      hant: "用了 Auto Layout，沒有打開 Use Trait Variations；版面是否適應兩種寬度請人工確認：\(names.hant)。",
      en: """
        With Auto Layout and without Use Trait Variations; a person has to look whether it fits both widths: \
        \(names.en).
        """)
  }

  fileprivate static func adaptive(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "都使用 Auto Layout：\(names.hans)。", hant: "都使用 Auto Layout：\(names.hant)。",
      en: "All use Auto Layout: \(names.en).")
  }
}
