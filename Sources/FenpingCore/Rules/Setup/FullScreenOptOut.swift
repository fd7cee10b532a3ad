extension Rule {
  static let fullScreenOptOut = Rule(
    "setup/full-screen-opt-out", storeCodes: ["90901"],
    messages: [
      "missing full screen support for the latest ipad mini display",
      "uirequiresfullscreen has been deprecated",
    ],
    severity: .warning,
    title: LocalizedText(
      hans: "用 UIRequiresFullScreen 退出多任务",
      hant: "用 UIRequiresFullScreen 退出多工",
      en: "Opt out of multitasking with UIRequiresFullScreen"),
    statement: LocalizedText(
      hans: """
        确实不能支持多任务的应用，可在 Info.plist 里把 UIRequiresFullScreen 设为真来退出。\
        该键自 iOS 26 起弃用；用 27 SDK 构建后，它不再等于退出。
        """,
      hant: """
        確實無法支援多工的應用程式，可在 Info.plist 裡把 UIRequiresFullScreen 設為真來退出。\
        此鍵自 iOS 26 起棄用；以 27 SDK 建置後，它不再等於退出。
        """,
      en: """
        An app that cannot support multitasking opts out by setting UIRequiresFullScreen to true in its \
        Info.plist. The key is deprecated from iOS 26 on; built with the 27 SDK, it is no longer an opt-out.
        """),
    rationale: LocalizedText(
      hans: """
        这个键让早先的系统始终给应用整块屏幕，因此也免去方向和启动画面的要求。自从窗口可以自由调整大小，\
        它只是让画面按比例缩放；再往后，窗口会按档位改变大小。
        """,
      hant: """
        這個鍵讓早先的系統始終給應用程式整個螢幕，因此也免去方向和啟動畫面的要求。自從視窗可以自由調整大小，\
        它只是讓畫面等比縮放；再往後，視窗會按級距改變大小。
        """,
      en: """
        The key makes earlier systems always give the app the whole screen, and so exempts it from the \
        orientation and launch screen rules. Since windows resize freely it merely scales the picture, \
        and later the window changes its size in steps.
        """),
    advice: LocalizedText(
      hans: """
        把退出当作权宜之计：先让布局适应任何窗口大小，再删去这个键。若旧系统上还需要它，\
        用 UIRequiresFullScreenIgnoredStartingWithVersion 指明从哪个版本起忽略。
        """,
      hant: """
        把退出當作權宜之計：先讓版面適應任何視窗大小，再移除這個鍵。若舊系統上還需要它，\
        用 UIRequiresFullScreenIgnoredStartingWithVersion 指明從哪個版本起忽略。
        """,
      en: """
        Treat the opt-out as temporary: make the layout fit any window size, then remove the key. \
        Where older systems still need it, name the version that is to ignore it in \
        UIRequiresFullScreenIgnoredStartingWithVersion.
        """),
    questions: [
      LocalizedText(
        hans: "怎么不让我的游戏被挤到别的应用旁边？",
        hant: "怎麼不讓我的遊戲被擠到別的 App 旁邊？",
        en: "How do I stop my game from being squeezed next to something else?"),
      LocalizedText(
        hans: "不想旁边还开着别的应用，有没有开关可以禁掉？",
        hant: "不想旁邊還開著別的 App，有沒有旗標可以禁止？",
        en: "I don't want neighbours on my screen. Is there a flag for that?"),
      LocalizedText(
        hans: "到了 iPadOS 26，独占屏幕的开关还有用吗？",
        hant: "到了 iPadOS 26，獨佔螢幕的旗標還有用嗎？",
        en: "Does the whole-screen switch still do anything on iPadOS 26?"),
      LocalizedText(
        hans: "别人一拖大小，我的应用只是整个缩小，怎么回事？",
        hant: "別人一拖大小，我的 App 只是整個縮小，怎麼回事？",
        en: "My app just looks shrunken when somebody resizes it. What causes that?"),
      LocalizedText(
        hans: "界面还没适配窄窗口，能不能先拖一拖，能拖多久？",
        hant: "介面還沒適配窄視窗，能不能先緩一緩，能緩多久？",
        en: "Our UI isn't ready for narrow widths yet. Can we put it off, and for how long?"),
      LocalizedText(
        hans: "能不能让旧系统继续认这个开关，新系统不理它？",
        hant: "能不能讓舊系統繼續認這個旗標，新系統不理它？",
        en: "Can old systems keep honouring the flag while new ones disregard it?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), until: Version(26), .holds,
        LocalizedText(
          hans: "完全退出：应用总是占满屏幕。",
          hant: "完全退出：應用程式總是佔滿螢幕。",
          en: "A full opt-out: the app always has the whole screen.")),
      ValidityClause(
        .sdk, since: Version(26), until: Version(27), .deprecated,
        LocalizedText(
          hans: "已弃用；最低系统版本达到 26 时，只要写了这个键，Xcode 就会警告。",
          hant: "已棄用；最低系統版本達到 26 時，只要寫了這個鍵，Xcode 就會警告。",
          en: "Deprecated; with a deployment target of 26 Xcode warns wherever the key is present.")),
      ValidityClause(
        .sdk, since: Version(27), .replaced,
        LocalizedText(
          hans: "不再是退出：窗口按档位改变大小，应用须适应新的大小。",
          hant: "不再是退出：視窗按級距改變大小，應用程式須適應新的大小。",
          en: "No longer an opt-out: the window is resized in steps and the app has to follow.")),
      ValidityClause(
        .os, since: Version(16), .replaced,
        LocalizedText(
          hans: "在支持台前调度或窗口化应用的 iPad 上，场景大小不变、画面缩放，并与其他应用共用屏幕。",
          hant: "在支援幕前調度或視窗化應用程式的 iPad 上，場景大小不變、畫面縮放，並與其他應用程式共用螢幕。",
          en: """
            On an iPad with Stage Manager or windowed apps the scene keeps its size, is drawn scaled and \
            shares the screen.
            """)),
    ],
    sources: [
      SetupSource.quickStart, SetupSource.requiresFullScreen, SetupSource.fullScreenMigration,
      SetupSource.productValidation, SetupSource.infoPlistProcessing,
    ],
    patterns: [
      StatementPattern("requires-full-screen", without: ["misspelt", "key-suffix"]),
      StatementPattern(
        "opt-out", "slide-over|split-view|multitasking",
        without: ["user", "multitasking-setting", "settings-app"]),
      // Where the key is set; the same place holds the orientations and the device families.
      StatementPattern(
        "deployment-info", "property-list-editor|opt-out", without: ["orientation", "device-family"]),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "没有这个键：参与多任务",
          hant: "沒有這個鍵：參與多工",
          en: "no key: the app takes part"),
        ["UIDeviceFamily": [1, 2], "sdk": 26], .verdict(.pass)),
      Example(
        LocalizedText(hans: "用 18 SDK 退出", hant: "以 18 SDK 退出", en: "opted out with the 18 SDK"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 18, "deployment-target": 12],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "字符串 YES 也算真",
          hant: "字串 YES 也算真",
          en: "the string YES counts as true"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": "YES", "sdk": 27, "deployment-target": 16],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "值为假，最低版本 26：仍然弃用",
          hant: "值為假，最低版本 26：仍然棄用",
          en: "false, deployed from 26: still deprecated"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": false, "sdk": 26, "deployment-target": 26],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "变量未解析，最低版本 26：有键就够了",
          hant: "變數未解析，最低版本 26：有鍵就夠了",
          en: "unresolved, deployed from 26: its presence is enough"),
        [
          "UIDeviceFamily": [2], "UIRequiresFullScreen": "$(FULL_SCREEN)", "sdk": 26, "deployment-target": 26,
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "变量未解析，最低版本 17",
          hant: "變數未解析，最低版本 17",
          en: "unresolved, deployed from 17"),
        [
          "UIDeviceFamily": [2], "UIRequiresFullScreen": "$(FULL_SCREEN)", "sdk": 26, "deployment-target": 17,
        ],
        .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "27 SDK：不再是退出",
          hant: "27 SDK：不再是退出",
          en: "with the 27 SDK it is no opt-out"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 27, "deployment-target": 17],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "从 26 起忽略这个键，为旧系统保留",
          hant: "從 26 起忽略這個鍵，為舊系統保留",
          en: "ignored from 26 on, kept for older systems"),
        [
          "UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 26, "deployment-target": 17,
          "UIRequiresFullScreenIgnoredStartingWithVersion": "26",
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "源 Info.plist，没有最低版本",
          hant: "原始 Info.plist，沒有最低版本",
          en: "a source Info.plist without a deployment target"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": true], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "只面向 iPhone", hant: "只面向 iPhone", en: "for iPhone only"),
        ["UIDeviceFamily": [1], "UIRequiresFullScreen": true], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.requiresFullScreen, TargetField.fullScreenIgnoredFrom, TargetField.deviceFamilies,
  TargetField.sdk,
  TargetField.deploymentTarget, TargetField.platform, TargetField.buildSettings,
  TargetField.missingFiles, TargetField.isPreprocessed, TargetField.unreadableInfoPlist,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, .sdk, .iPad, .readable, inputs: fields) {
    return obstacle
  }
  func verdict(_ verdict: Verdict, _ text: LocalizedText, severity: Severity? = nil) -> Evaluation {
    facts.verdict(verdict, text.then(facts.fullScreenIgnoredFrom), severity: severity, inputs: fields)
  }

  let key = TargetField.requiresFullScreen
  guard facts.declares(key) else {
    return verdict(.pass, .takesPart, severity: .note)
  }
  if facts[key] == .known(true), facts.isBuilt(withSDK: Version(27)) {
    return verdict(.fail, .noLongerOptOut, severity: .warning)
  }
  switch facts.isDeployed(from: Version(26)) {
  case true?: return verdict(.fail, .deprecated, severity: .warning)
  case false?: break
  case nil: return verdict(.unknown, .deploymentTargetMatters)
  }
  switch facts[key] {
  case .known(true) where facts.isBuilt(withSDK: Version(26)):
    return verdict(.pass, .optedOutForNow, severity: .warning)
  case .known(true):
    return verdict(.pass, .optedOut, severity: .note)
  case .known(false), .absent:
    return verdict(.pass, .takesPart, severity: .note)
  case .unresolved(let text):
    return verdict(.unknown, .unresolved(key.name, text))
  }
}

extension LocalizedText {
  fileprivate static let takesPart = LocalizedText(
    hans: "该应用没有退出，参与多任务。",
    hant: "此應用程式沒有退出，參與多工。",
    en: "The app has not opted out; it takes part in multitasking.")

  fileprivate static let optedOut = LocalizedText(
    hans: "该应用已退出多任务。从 26 SDK 起这会成为警告，从 27 SDK 起不再算退出。",
    hant: "此應用程式已退出多工。從 26 SDK 起這會成為警告，從 27 SDK 起不再算退出。",
    en: "The app has opted out. From the 26 SDK on this is a warning, and from the 27 SDK on no opt-out.")

  fileprivate static let optedOutForNow = LocalizedText(
    hans: "该应用已退出多任务，但这个键已经弃用，用 27 SDK 构建后不再算退出。",
    hant: "此應用程式已退出多工，但這個鍵已經棄用，以 27 SDK 建置後不再算退出。",
    en: "The app has opted out, but the key is deprecated and no opt-out once built with the 27 SDK.")

  fileprivate static let deprecated = LocalizedText(
    hans: "最低系统版本为 26 或更高，UIRequiresFullScreen 已弃用；无论取什么值，写了就会有警告。",
    hant: "最低系統版本為 26 或更高，UIRequiresFullScreen 已棄用；無論取什麼值，寫了就會有警告。",
    en: """
      With a deployment target of 26 or later UIRequiresFullScreen is deprecated: Xcode warns whatever its \
      value.
      """)

  fileprivate static let noLongerOptOut = LocalizedText(
    hans: "用 27 SDK 构建时，UIRequiresFullScreen 不再等于退出，窗口会按档位改变大小。",
    hant: "以 27 SDK 建置時，UIRequiresFullScreen 不再等於退出，視窗會按級距改變大小。",
    en: "Built with the 27 SDK, UIRequiresFullScreen is no opt-out: the window is resized in steps.")

  fileprivate static let deploymentTargetMatters = LocalizedText(
    hans: "写了 UIRequiresFullScreen；是否已弃用取决于最低系统版本（从 26 起），而它无从得知。",
    hant: "寫了 UIRequiresFullScreen；是否已棄用取決於最低系統版本（從 26 起），而它無從得知。",
    en: """
      UIRequiresFullScreen is there; whether it is deprecated depends on the deployment target (from 26 on), \
      which is not known.
      """)
}
