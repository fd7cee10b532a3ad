extension Rule {
  static let statusBar = Rule(
    "privilege/status-bar",
    title: LocalizedText(
      hans: "状态栏归主应用", hant: "狀態列歸主要應用程式", en: "The status bar belongs to the primary app"),
    statement: LocalizedText(
      hans: "两个应用同屏时，屏幕上只有一条状态栏，由主应用拥有；次应用不能决定它的样式，也不能隐藏它。",
      hant: "兩個應用程式同時在螢幕上時，狀態列只有一條，由主要應用程式擁有；次要應用程式不能決定它的樣式，也不能隱藏它。",
      en: """
        With two apps on the screen there is one status bar, and the primary app owns it; the secondary app \
        neither styles nor hides it.
        """),
    rationale: LocalizedText(
      hans: "文档没有说明理由，可以这样理解：状态栏横跨整个屏幕而不属于某个窗口，两个应用若给出相反的样式就无法同时满足，所以系统只听一方的。",
      hant: "文件沒有說明理由，可以這樣理解：狀態列橫跨整個螢幕，不屬於任何一個視窗；兩個應用程式若要求相反的樣式便無法同時滿足，因此系統只聽其中一方。",
      en: """
        The documentation gives no reason; a plausible one is that the bar spans the screen, not a window: two \
        apps that ask for opposite styles cannot both be served.
        """),
    advice: LocalizedText(
      hans: "不要靠状态栏传达信息，也不要假定它被隐藏：布局以安全区域为准，在次应用的位置上也试一遍。",
      hant: "不要靠狀態列傳達資訊，也不要假定它已隱藏：版面以安全區域為準，並且在次要應用程式的位置上也測試一次。",
      en: """
        Do not convey anything by the status bar and never count on its being hidden: lay out by the safe \
        area, and test your app as the secondary one too.
        """),
    questions: [
      LocalizedText(
        hans: "我在右边时 prefersStatusBarHidden 不起作用，为什么？",
        hant: "我在右邊時 prefersStatusBarHidden 沒作用，為什麼？",
        en: "prefersStatusBarHidden does nothing while I'm on the right. Why?"),
      LocalizedText(
        hans: "时间和电量那行是白字还是黑字，谁说了算？",
        hant: "時間和電量那列是白字還是黑字，誰決定？",
        en: "Who decides whether clock and battery are light or dark?"),
      LocalizedText(
        hans: "和别的应用并排时，最上面的字看不清，我能改颜色吗？",
        hant: "跟別的 App 並排時，最上面的字看不清楚，我能改顏色嗎？",
        en: "Text at the very top is unreadable next to another app. Can I recolour it?"),
      LocalizedText(
        hans: "时间那一行是整个屏幕共用，还是各有一条？",
        hant: "時間那一列是整個螢幕共用，還是各有一條？",
        en: "Is there one clock row for the display or one for each app?"),
      LocalizedText(
        hans: "游戏要靠隐藏顶上那条，旁边有应用时怎么办？",
        hant: "遊戲要靠隱藏頂端那條，旁邊有 App 時怎麼辦？",
        en: "My game relies on hiding the top strip. What when it has a neighbour?"),
      LocalizedText(
        hans: "为什么电量那一行轮不到后来的应用做主？",
        hant: "為什麼電量那一列輪不到後來的 App 做主？",
        en: "Why doesn't the guest get a say in the row with the battery?"),
    ],
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10：只有主应用拥有状态栏。", hant: "iOS 9 和 10：只有主要應用程式擁有狀態列。",
        en: "iOS 9 and 10: the primary app alone owns the status bar.")),
    sources: [.quickStart],
    patterns: [
      StatementPattern("primary-app", "status-bar"), StatementPattern("secondary-app", "status-bar"),
      StatementPattern("secondary-app", "status-bar"),
    ],
    inputs: [Fields.role, Fields.os],
    evaluator: .decide { scenario throws(InputError) in
      let role = try scenario[Fields.role]
      return try .privilege(of: role, os: scenario[Fields.os]) {
        switch role {
        case .primary:
          (
            true,
            LocalizedText(
              hans: "主应用拥有状态栏，由它决定样式与是否隐藏。",
              hant: "主要應用程式擁有狀態列，由它決定樣式以及是否隱藏。",
              en: "The primary app owns the status bar: it sets its style and may hide it.")
          )
        case .secondary:
          (
            false,
            LocalizedText(
              hans: "状态栏归主应用，次应用的样式要求不起作用。",
              hant: "狀態列歸主要應用程式，次要應用程式的樣式要求不起作用。",
              en: "The status bar is the primary app's; what the secondary asks for has no effect.")
          )
        }
      }
    },
    examples: [
      Example(
        LocalizedText(hans: "主应用", hant: "主要應用程式", en: "the primary app"),
        ["role": "primary"],
        .value(["allowed": true, "applicable": true, "model": "roles"])),
      Example(
        LocalizedText(hans: "次应用", hant: "次要應用程式", en: "the secondary app"),
        ["role": "secondary", "os": "10.3"],
        .value(["allowed": false, "applicable": true, "model": "roles"])),
      Example(
        LocalizedText(
          hans: "从 iOS 11 起没有主次之分", hant: "從 iOS 11 起沒有主次之分", en: "no roles from iOS 11 on"),
        ["role": "secondary", "os": "11"],
        .value(["allowed": true, "applicable": false, "model": "equal-windows"])),
      Example(
        LocalizedText(
          hans: "iOS 9 之前没有第二个应用", hant: "iOS 9 之前沒有第二個應用程式", en: "no second app before iOS 9"),
        ["role": "secondary", "os": "8.4"],
        .value(["allowed": false, "applicable": false, "model": "one-app"])),
    ])
}
