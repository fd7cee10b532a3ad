extension Rule {
  static let pictureInPicture = Rule(
    "privilege/picture-in-picture",
    title: LocalizedText(
      hans: "画中画自动开始只限主应用", hant: "子母畫面自動開始只限主要應用程式",
      en: "Picture in Picture starts by itself only for the primary app"),
    statement: LocalizedText(
      hans: "用户离开正在播放视频的应用时，系统只会为主应用自动转入画中画；次应用的视频不会自动转入。",
      hant: "使用者離開正在播放影片的應用程式時，系統只會替主要應用程式自動轉入子母畫面；次要應用程式的影片不會。",
      en: """
        When the user leaves an app that plays a video, the system moves it into Picture in Picture by \
        itself only for the primary app.
        """),
    rationale: LocalizedText(
      hans: "文档没有说明理由，可以这样理解：屏幕上只放得下一个画中画窗口，两个应用同时要求时必须有确定的优先者。",
      hant: "文件沒有說明理由，可以這樣理解：螢幕上只放得下一個子母畫面視窗，兩個應用程式同時要求時必須有確定的優先者。",
      en: """
        The documentation gives no reason; a plausible one is that \
        there is room for one such window only, so that of two apps that ask for it one has to come first.
        """),
    advice: LocalizedText(
      hans: "另外提供画中画按钮，不要只依赖自动开始。",
      hant: "另外提供子母畫面按鈕，不要只靠自動開始。",
      en: "Offer a button for Picture in Picture, and do not rely on its starting by itself."),
    questions: [
      LocalizedText(
        hans: "我在右边放视频，按 Home 不会自动缩到角上，为什么？",
        hant: "我在右邊播影片，按 Home 不會自動縮到角落，為什麼？",
        en: "My video does not shrink into the corner on Home when I'm on the right. Why?"),
      LocalizedText(
        hans: "两个应用都在放片子，按了 Home 谁会浮着继续放？",
        hant: "兩個 App 都在播片，按了 Home 誰會浮著繼續播？",
        en: "Two players running in two apps: which one keeps floating after Home?"),
      LocalizedText(
        hans: "悬浮播放要不要自己做个按钮？",
        hant: "浮動播放要不要自己做個按鈕？",
        en: "Do I need a button of my own for the floating player?"),
      LocalizedText(
        hans: "后进来的应用能指望视频不点就自己浮出来吗？",
        hant: "後進來的 App 能指望影片不點就自己浮出來嗎？",
        en: "Can the guest count on its clip popping out without a tap?"),
      LocalizedText(
        hans: "为什么自动浮出只给其中一个？",
        hant: "為什麼自動浮出只給其中一個？",
        en: "Why is automatic pop-out kept for just one of them?"),
      LocalizedText(
        hans: "用户直接走开，谁的片子会自动进小浮窗？",
        hant: "使用者直接離開，誰的影片會自動進浮動小視窗？",
        en: "Whose film goes into the small overlay when people leave by themselves?"),
    ],
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10：自动开始只限主应用。", hant: "iOS 9 和 10：自動開始只限主要應用程式。",
        en: "iOS 9 and 10: the automatic start is the primary app's alone.")),
    sources: [.quickStart],
    patterns: [
      StatementPattern("primary-app", "picture-in-picture"),
      StatementPattern("secondary-app", "picture-in-picture", "automatic"),
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
              hans: "用户离开时，主应用正在播放的视频会自动转入画中画。",
              hant: "使用者離開時，主要應用程式正在播放的影片會自動轉入子母畫面。",
              en: "When the user leaves, the primary app's video moves into Picture in Picture by itself.")
          )
        case .secondary:
          (
            false,
            LocalizedText(
              hans: "次应用的视频不会自动转入画中画。",
              hant: "次要應用程式的影片不會自動轉入子母畫面。",
              en: "The secondary app's video does not move into Picture in Picture by itself.")
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
