extension Rule {
  static let stateTransitions = Rule(
    "lifecycle/state-transitions",
    title: LocalizedText(
      hans: "响应应用的状态转换", hant: "回應應用程式的狀態轉換", en: "Respond to changes of state"),
    statement: LocalizedText(
      hans: """
        委托要实现状态转换的方法：失去与恢复活动、进入后台与回到前台。采用场景后，这些方法必须写在场景委托里，应用委托中的对应\
        方法不再被调用。
        """,
      hant: """
        委派要實作狀態轉換的方法：變成非作用中與回到作用中、進入背景與回到前景。採用場景後，這些方法必須寫在場景委派裡，應用\
        程式委派中的對應方法不再被呼叫。
        """,
      en: """
        The delegate implements the changes of state: resigning and becoming active, entering the background \
        and the foreground. With scenes they belong in the scene delegate; the app delegate's are not called \
        any more.
        """),
    rationale: LocalizedText(
      hans: "在多任务中状态转换不再只发生于离开应用之时：每拖一次分隔线，两个应用都要经历一遍。",
      hant: "在多工中狀態轉換不再只發生於離開應用程式之時：每拖一次分隔線，兩個應用程式都要經歷一遍。",
      en: """
        Under multitasking these changes no longer come only when the user leaves: every drag of the divider \
        puts both apps through them.
        """),
    advice: LocalizedText(
      hans: "有 UIApplicationSceneManifest 时，把 application… 的四个方法移到对应的 scene… 方法；UIApplication 的通知仍会发出。",
      hant: "有 UIApplicationSceneManifest 時，把 application… 的四個方法移到對應的 scene… 方法；UIApplication 的通知仍會發出。",
      en: """
        Where there is a UIApplicationSceneManifest, move the four application… methods to their scene… \
        counterparts; the notifications of UIApplication are still posted.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(13), .holds,
        LocalizedText(
          hans: "iOS 12 及更早：应用委托。", hant: "iOS 12 及更早：應用程式委派。",
          en: "Until iOS 12: the app delegate.")),
      ValidityClause(
        .os, since: Version(13), .holds,
        LocalizedText(
          hans: "iOS 13 起：采用场景的应用由场景委托接收，每个场景各自一份。",
          hant: "iOS 13 起：採用場景的應用程式由場景委派接收，每個場景各自一份。",
          en: "Since iOS 13: with scenes the scene delegate, each scene for itself.")),
      ValidityClause(
        .sdk, since: Version(27), .holds,
        LocalizedText(
          hans: "用 27 SDK 构建的应用必须采用场景，否则无法启动。",
          hant: "以 27 SDK 建置的應用程式必須採用場景，否則無法啟動。",
          en: "An app built with the 27 SDK must have scenes; without them it does not launch.")),
    ],
    sources: [.quickStart, .lifeCycleGuide, .appResignActive, .sceneResignActive, .sceneTechnote],
    patterns: [
      StatementPattern("state-transition", "respond|handle|method|protocol-method|delegate|app-delegate"),
      StatementPattern("scene-delegate", "app-delegate", "method|call-method"),
    ],
    evaluator: .planned(.check))
}
