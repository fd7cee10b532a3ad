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
    questions: [
      LocalizedText(
        hans: "两个应用都看得见时，有一个是暂停的吗？",
        hant: "兩個 App 都看得到時，有一個是暫停的嗎？",
        en: "Is one of two visible apps paused?"),
      LocalizedText(
        hans: "侧边那条里的应用算后台吗？",
        hant: "旁邊那條裡的 App 算背景嗎？",
        en: "Does the app in the strip at the side count as background?"),
      LocalizedText(
        hans: "旁边开着别的应用，相机就不给我用，这算正常吗？",
        hant: "旁邊開著別的 App，相機就不給我用，這算正常嗎？",
        en: "Camera is denied to me while a neighbour runs. Should I expect that?"),
      LocalizedText(
        hans: "iOS 9 会多给左边的应用一些 CPU 吗？",
        hant: "iOS 9 會多給左邊的 App 一些 CPU 嗎？",
        en: "Does iOS 9 give the left one more CPU than the right one?"),
      LocalizedText(
        hans: "两个程序一起跑，内存得省到什么程度？",
        hant: "兩個程式一起跑，記憶體得省到什麼程度？",
        en: "How thrifty must I be with RAM when two programs run at once?"),
      LocalizedText(
        hans: "系统为什么不干脆把小的那个挂起来？",
        hant: "系統為什麼不乾脆把小的那個暫停掉？",
        en: "Why can't the system just suspend whichever is smaller?"),
    ],
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
      StatementPattern("primary-app", "secondary-app", "difference"),
      StatementPattern("foreground", "run", "existing-app|both-apps|other-app"),
    ],
    inputs: [Fields.role, Fields.os],
    evaluator: .decide(decideStanding),
    examples: [
      Example(
        LocalizedText(
          hans: "主应用：在前台，另有四项特权", hant: "主要應用程式：在前景，另有四項特權",
          en: "the primary app: in the foreground, with four privileges"),
        ["role": "primary"],
        .value([
          "foreground": true, "standing": "equal", "applicable": true, "model": "roles",
          "privileges": [
            "privilege/status-bar", "privilege/external-display", "privilege/picture-in-picture",
            "privilege/two-thirds-width",
          ],
        ])),
      Example(
        LocalizedText(
          hans: "次应用：同样在前台，没有特权", hant: "次要應用程式：同樣在前景，沒有特權",
          en: "the secondary app: in the foreground all the same, without privileges"),
        ["role": "secondary", "os": "10.3"],
        .value([
          "foreground": true, "standing": "equal", "applicable": true, "model": "roles", "privileges": [],
        ])),
      Example(
        LocalizedText(
          hans: "从 iOS 11 起没有主次之分", hant: "從 iOS 11 起沒有主次之分", en: "no roles from iOS 11 on"),
        ["role": "secondary", "os": "11"],
        .value([
          "foreground": true, "standing": "equal", "applicable": false, "model": "equal-windows",
          "privileges": [],
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26：前后窗口都保持活动", hant: "iPadOS 26：前後視窗都維持作用中",
          en: "iPadOS 26: windows stay active, in front or behind"),
        ["role": "primary", "os": "26"],
        .value([
          "foreground": true, "standing": "equal", "applicable": false, "model": "windowed-apps",
          "privileges": [],
        ])),
      Example(
        LocalizedText(
          hans: "iOS 9 之前没有第二个应用", hant: "iOS 9 之前沒有第二個應用程式", en: "no second app before iOS 9"),
        ["role": "secondary", "os": "8.4"],
        .value([
          "foreground": false, "standing": "alone", "applicable": false, "model": "one-app", "privileges": [],
        ])),
    ])
}

/// What the primary app has and the secondary has not, in iOS 9 and 10.
private let privileges = [
  "privilege/status-bar", "privilege/external-display", "privilege/picture-in-picture",
  "privilege/two-thirds-width",
]

private func decideStanding(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let role = try scenario[Fields.role]
  let os = try scenario[Fields.os]
  let model = MultitaskingModel(os: os)
  let own = model == .roles && role == .primary ? privileges : []
  let value: [String: Value] = [
    "foreground": .flag(model != .oneApp || role == .primary),
    "standing": .text(model == .oneApp ? "alone" : "equal"), "applicable": .flag(model == .roles),
    "model": .text(model.rawValue), "privileges": .list(own.map { .text($0) }),
  ]
  return Evaluation(
    .value(.record(value)), model == .roles ? explain(role) : model.insteadOfRoles,
    evidence: [Evidence("role", .text(role.rawValue)), Evidence("os", .text(os.description))])
}

private func explain(_ role: AppRole) -> LocalizedText {
  switch role {
  case .primary:
    LocalizedText(
      hans: "主应用在前台，与次应用地位相当；只有 \(privileges.count) 项特权是它独有的。",
      hant: "主要應用程式在前景，與次要應用程式地位相當；只有 \(privileges.count) 項特權是它獨有的。",
      en: """
        The primary app is in the foreground, on an equal footing with the secondary; \(privileges.count) \
        privileges are its own.
        """)
  case .secondary:
    LocalizedText(
      hans: "次应用同样在前台，与主应用地位相当，只是没有主应用的 \(privileges.count) 项特权。",
      hant: "次要應用程式同樣在前景，與主要應用程式地位相當，只是沒有主要應用程式的 \(privileges.count) 項特權。",
      en: """
        The secondary app is in the foreground too, on an equal footing with the primary, but for \
        \(privileges.count) privileges that it has not.
        """)
  }
}
