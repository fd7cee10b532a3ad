extension Rule {
  static let externalDisplay = Rule(
    "privilege/external-display",
    title: LocalizedText(
      hans: "外接显示器归主应用", hant: "外接螢幕歸主要應用程式",
      en: "An external display is the primary app's"),
    statement: LocalizedText(
      hans: "两个应用同屏时，只有主应用可以在外接的第二块屏幕上显示自己的内容。",
      hant: "兩個應用程式同時在螢幕上時，只有主要應用程式能在外接的第二個螢幕上顯示自己的內容。",
      en: """
        With two apps on the iPad, only the primary app may show contents of its own on a second display.
        """),
    rationale: LocalizedText(
      hans: "文档没有说明理由，可以这样理解：外接显示器一次只能由一个应用接管，两个应用各画各的会互相覆盖。",
      hant: "文件沒有說明理由，可以這樣理解：外接螢幕一次只能由一個應用程式接手，兩個各自繪製便會互相覆蓋。",
      en: """
        The documentation gives no reason; a plausible one is that only \
        one app at a time can take over an external display, since two would paint over each other.
        """),
    advice: LocalizedText(
      hans: "外接屏幕的窗口要能随时收回：作为次应用启动时，让所有功能在 iPad 自己的屏幕上也能完成。",
      hant: "外接螢幕的視窗要能隨時收回：以次要應用程式的身分啟動時，讓所有功能在 iPad 自己的螢幕上也能完成。",
      en: """
        Be ready to do without: as the secondary app, let everything be done on the iPad's own screen.
        """),
    questions: [
      LocalizedText(
        hans: "我在右边的时候，电视上的幻灯片就没了，为什么？",
        hant: "我在右邊的時候，電視上的投影片就不見了，為什麼？",
        en: "My slides vanish from the TV when I'm the one on the right. Why?"),
      LocalizedText(
        hans: "侧边的应用能往投影仪上画东西吗？",
        hant: "旁邊的 App 能往投影機上畫東西嗎？",
        en: "Can the app at the side draw on a projector?"),
      LocalizedText(
        hans: "开着两个程序，插了一台显示器，归谁用？",
        hant: "開著兩個程式，接了一台顯示器，歸誰用？",
        en: "Two programs open, one monitor plugged in: who gets it?"),
      LocalizedText(
        hans: "两个能同时往电视上放内容吗？",
        hant: "兩個能同時往電視上放內容嗎？",
        en: "Can both put something on the TV at the same time?"),
      LocalizedText(
        hans: "电视不归我用时，我该怎么退一步？",
        hant: "電視不歸我用時，我該怎麼退一步？",
        en: "What should I fall back to when the TV is not mine?"),
      LocalizedText(
        hans: "为什么投影不给后进来的那个用？",
        hant: "為什麼投影不給後進來的那個用？",
        en: "Why is the beamer withheld from the guest?"),
    ],
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10：只有主应用可用外接显示器。",
        hant: "iOS 9 和 10：只有主要應用程式能使用外接螢幕。",
        en: "iOS 9 and 10: the primary app alone may use an external display.")),
    sources: [.quickStart],
    patterns: [
      StatementPattern("primary-app", "external-display"),
      StatementPattern("secondary-app", "external-display"),
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
              hans: "主应用可以在外接显示器上显示自己的内容。",
              hant: "主要應用程式可以在外接螢幕上顯示自己的內容。",
              en: "The primary app may show contents of its own on an external display.")
          )
        case .secondary:
          (
            false,
            LocalizedText(
              hans: "次应用不能使用外接显示器，它的内容只出现在 iPad 自己的屏幕上。",
              hant: "次要應用程式不能使用外接螢幕，它的內容只出現在 iPad 自己的螢幕上。",
              en:
                "The secondary app may not use an external display; it is seen on the iPad's own screen alone."
            )
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
          hans: "iPadOS 26 没有主次之分", hant: "iPadOS 26 沒有主次之分", en: "no roles in iPadOS 26"),
        ["role": "secondary", "os": "26"],
        .value(["allowed": true, "applicable": false, "model": "windowed-apps"])),
      Example(
        LocalizedText(
          hans: "iOS 9 之前没有第二个应用", hant: "iOS 9 之前沒有第二個應用程式", en: "no second app before iOS 9"),
        ["role": "secondary", "os": "8.4"],
        .value(["allowed": false, "applicable": false, "model": "one-app"])),
    ])
}
