extension Rule {
  static let twoThirdsWidth = Rule(
    "privilege/two-thirds-width",
    title: LocalizedText(
      hans: "横屏的三分之二归主应用", hant: "橫向的三分之二歸主要應用程式",
      en: "Two thirds of a landscape screen are the primary app's"),
    statement: LocalizedText(
      hans: "横屏的 Split View 中，能占到三分之二宽度的只有主应用，它的水平尺寸类别因此是 regular。",
      hant: "橫向的 Split View 中，能佔到三分之二寬度的只有主要應用程式，它的水平尺寸類別因此是 regular。",
      en: """
        In landscape Split View only the primary app can have two thirds of the width, and with them a \
        regular horizontal size class.
        """),
    rationale: LocalizedText(
      hans: """
        次应用是从 Slide Over 进来的第二个任务，至多与主应用平分屏幕；用户只能在 2/3 和 1/2 之间选择，\
        宽的一侧始终留给主应用。
        """,
      hant: """
        次要應用程式是從 Slide Over 進來的第二項工作，至多與主要應用程式平分螢幕；使用者只能在 2/3 和 1/2 \
        之間選擇，寬的一側始終留給主要應用程式。
        """,
      en: """
        The secondary app came in by way of Slide Over and shares the screen at most equally; the user \
        chooses between 2/3 and 1/2, and the wide side always stays with the primary app.
        """),
    advice: LocalizedText(
      hans: "不要假定自己总是较宽的一方：同一个界面在 320 点的 compact 宽度下也要可用。",
      hant: "不要假定自己總是較寬的一方：同一個介面在 320 點的 compact 寬度下也要能用。",
      en: """
        Do not count on the wide side: the same interface has to work at 320 points in a compact width.
        """),
    questions: [
      LocalizedText(
        hans: "七三开的时候，大的那块归谁？",
        hant: "七三分的時候，大的那塊歸誰？",
        en: "Who gets the bigger part of a 70/30 split?"),
      LocalizedText(
        hans: "右边的能当大的那个吗？",
        hant: "右邊的能當大的那個嗎？",
        en: "Can the one on the right be the large one?"),
      LocalizedText(
        hans: "设计时能指望自己分到大头吗？",
        hant: "設計時能指望自己分到大的那份嗎？",
        en: "May I plan my design on getting the large share?"),
      LocalizedText(
        hans: "竖过来，大的那块算 regular 吗？",
        hant: "立起來，大的那塊算 regular 嗎？",
        en: "Stood upright, does the large share count as regular?"),
      LocalizedText(
        hans: "为什么大的那份总是留给先来的？",
        hant: "為什麼大的那份總是留給先來的？",
        en: "Why does the large share stay with whoever was there first?"),
      LocalizedText(
        hans: "9.7 寸横放、旁边有别的应用，谁还能是横向 regular？",
        hant: "9.7 吋橫放、旁邊有別的 App，誰還能是水平 regular？",
        en: "Next to another app, who can still be regular across on a 9.7-inch lying down?"),
    ],
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10：横屏 2/3 只给主应用。竖屏的宽栏也归主应用，但它是 compact。",
        hant: "iOS 9 和 10：橫向 2/3 只給主要應用程式。直向的寬欄也歸它，但水平方向是 compact。",
        en: """
          iOS 9 and 10: the primary app alone has 2/3 in landscape. The wide portrait column is its own too, \
          but compact.
          """)),
    sources: [.quickStart, .layoutGuideline],
    patterns: [StatementPattern("primary-app", "two-thirds")],
    inputs: [Fields.role, Fields.orientation, Fields.os],
    evaluator: .decide { scenario throws(InputError) in
      let role = try scenario[Fields.role]
      let orientation = try scenario[Fields.orientation]
      return try .privilege(
        of: role, os: scenario[Fields.os], inOtherModels: orientation == .landscape
      ) {
        switch (role, orientation) {
        case (.primary, .landscape):
          (
            true,
            LocalizedText(
              hans: "横屏时主应用可以占三分之二，水平尺寸类别是 regular。",
              hant: "橫向時主要應用程式可以佔三分之二，水平尺寸類別是 regular。",
              en: "In landscape the primary app can have two thirds and is then horizontally regular.")
          )
        case (.primary, .portrait):
          (
            false,
            LocalizedText(
              hans: "竖屏没有真正的三分之二：主应用得到宽栏（9.7 英寸上是 768 点中的 438 点），但仍是 compact。",
              hant: "直向沒有真正的三分之二：主要應用程式得到寬欄（9.7 吋上是 768 點中的 438 點），但仍是 compact。",
              en: """
                Portrait has no true two thirds: the primary app gets the wide column (438 of 768 points on \
                9.7 inches), which is still compact.
                """)
          )
        case (.secondary, _):
          (
            false,
            LocalizedText(
              hans: "次应用在横屏时至多占一半，竖屏时只有窄栏。",
              hant: "次要應用程式在橫向時至多佔一半，直向時只有窄欄。",
              en: "The secondary app has at most half in landscape, and the narrow column in portrait.")
          )
        }
      }
    },
    examples: [
      Example(
        LocalizedText(hans: "横屏的主应用", hant: "橫向的主要應用程式", en: "the primary app in landscape"),
        ["role": "primary", "orientation": "landscape"],
        .value(["allowed": true, "applicable": true, "model": "roles"])),
      Example(
        LocalizedText(hans: "横屏的次应用", hant: "橫向的次要應用程式", en: "the secondary app in landscape"),
        ["role": "secondary", "orientation": "landscape"],
        .value(["allowed": false, "applicable": true, "model": "roles"])),
      Example(
        LocalizedText(
          hans: "竖屏的宽栏算不上三分之二", hant: "直向的寬欄算不上三分之二",
          en: "the wide portrait column is not two thirds"),
        ["role": "primary", "orientation": "portrait"],
        .value(["allowed": false, "applicable": true, "model": "roles"])),
      Example(
        LocalizedText(
          hans: "iPadOS 18 上哪一侧都可以", hant: "iPadOS 18 上哪一側都可以", en: "either window on iPadOS 18"),
        ["role": "secondary", "orientation": "landscape", "os": "18"],
        .value(["allowed": true, "applicable": false, "model": "equal-windows"])),
    ])
}
