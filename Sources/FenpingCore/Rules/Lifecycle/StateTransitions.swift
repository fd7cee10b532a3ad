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
    questions: [
      LocalizedText(
        hans: "加了 SceneDelegate 以后 applicationDidBecomeActive 不触发了，为什么？",
        hant: "加了 SceneDelegate 以後 applicationDidBecomeActive 不觸發了，為什麼？",
        en: "applicationDidBecomeActive stopped firing since I added a SceneDelegate. Why?"),
      LocalizedText(
        hans: "哪四个方法能让我知道来了、走了？",
        hant: "哪四個方法能讓我知道來了、走了？",
        en: "Which four methods tell me that I come and go?"),
      LocalizedText(
        hans: "AppDelegate 里回到前台的代码现在该搬去哪儿？",
        hant: "AppDelegate 裡回到前景的程式碼現在該搬去哪裡？",
        en: "Where does my AppDelegate's foreground code have to go now?"),
      LocalizedText(
        hans: "用了 scene，UIApplication 的通知还发吗？",
        hant: "用了 scene，UIApplication 的通知還會送嗎？",
        en: "Are the UIApplication notifications still sent once there are scenes?"),
      LocalizedText(
        hans: "开了好几个窗口，失活是每个窗口各自通知吗？",
        hant: "開了好幾個視窗，失去作用是每個視窗各自通知嗎？",
        en: "With several windows, does each hear on its own that it went inactive?"),
      LocalizedText(
        hans: "用户又没离开，为什么还要管这些钩子？",
        hant: "使用者又沒離開，為什麼還要管這些 hook？",
        en: "Why bother with these hooks if nobody leaves my app?"),
    ],
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
      StatementPattern("app-delegate|scene-delegate", "enter-background|enter-foreground"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "有场景，由场景委托处理", hant: "有場景，由場景委派處理", en: "scenes, and a scene delegate"),
        [
          "UIApplicationSceneManifest": manifest,
          "source": [["pattern": "scene-delegate-life-cycle", "file": "SceneDelegate.swift", "line": 20]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "没有场景，由应用委托处理", hant: "沒有場景，由應用程式委派處理",
          en: "no scenes, and an app delegate"),
        ["source": [["pattern": "app-delegate-life-cycle", "file": "AppDelegate.m", "line": 44]]],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "有场景，方法却还在应用委托里", hant: "有場景，方法卻還在應用程式委派裡",
          en: "scenes, and the methods still in the app delegate"),
        [
          "UIApplicationSceneManifest": manifest,
          "source": [
            [
              "pattern": "app-delegate-life-cycle", "file": "AppDelegate.swift", "line": 44,
              "symbol": "applicationDidEnterBackground(_:)",
            ]
          ],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "两处都有，最低版本 12：旧系统要用", hant: "兩處都有，最低版本 12：舊系統要用",
          en: "both, deployed from 12, where the old ones are needed"),
        [
          "UIApplicationSceneManifest": manifest, "deployment-target": 12,
          "source": [
            ["pattern": "app-delegate-life-cycle", "file": "AppDelegate.swift", "line": 44],
            ["pattern": "scene-delegate-life-cycle", "file": "SceneDelegate.swift", "line": 20],
          ],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "有场景委托，却没有场景清单", hant: "有場景委派，卻沒有場景清單",
          en: "a scene delegate without a scene manifest"),
        ["source": [["pattern": "scene-delegate-life-cycle", "file": "SceneDelegate.swift", "line": 20]]],
        .verdict(.fail)),
      Example(
        LocalizedText(hans: "读过，没有找到", hant: "讀過，沒有找到", en: "read, and none was found"),
        ["source": []], .verdict(.needsReview)),
      Example(
        LocalizedText(hans: "没有读过源代码", hant: "沒有讀過原始碼", en: "the source was not read"),
        ["UIApplicationSceneManifest": manifest], .verdict(.unknown)),
    ])
}

private let manifest: Value = [
  "UISceneConfigurations": [
    "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]
  ]
]

private let fields: [any InputField] = [
  TargetField.source, TargetField.sceneManifest, TargetField.iPadSceneManifest,
  TargetField.deploymentTarget, TargetField.sdk, TargetField.deviceFamilies, TargetField.platform,
  TargetField.buildSettings, TargetField.missingFiles,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, .iPad, inputs: fields) { return exemption }
  guard let source = facts[TargetField.source].value else {
    return facts.verdict(.unknown, .sourceNotRead, inputs: fields)
  }
  let found = source.of(
    .appDelegateLifeCycle, .sceneDelegateLifeCycle, .lifeCycleObserver, .swiftUIApp,
    .configurationForConnecting)
  func verdict(_ verdict: Verdict, _ text: LocalizedText, severity: Severity? = nil) -> Evaluation {
    facts.verdict(verdict, text, severity: severity, details: found.evidence, inputs: fields)
  }

  let inApp = source.of(.appDelegateLifeCycle)
  let inScene = source.of(.sceneDelegateLifeCycle)
  let observers = source.of(.lifeCycleObserver)
  if inApp.isEmpty, inScene.isEmpty, observers.isEmpty { return verdict(.needsReview, .nothingFound) }
  switch facts.sceneAdoption {
  case .scenes:
    let alive = inScene + observers
    if inApp.isEmpty { return verdict(.pass, .handled(alive.places)) }
    if alive.isEmpty { return verdict(.fail, .dead(inApp.places), severity: .warning) }
    // Systems before 13 have no scenes and still call the app delegate.
    switch facts.isDeployed(from: Version(13)) {
    case false?: return verdict(.pass, .forOlderSystems(inApp.places))
    case true?: return verdict(.fail, .dead(inApp.places).then(.aliveToo(alive.places)), severity: .note)
    case nil: return verdict(.needsReview, .deadFrom13(inApp.places))
    }
  case .appDelegate:
    let alive = inApp + observers
    return alive.isEmpty
      ? verdict(.fail, .neverCalled(inScene.places), severity: .warning)
      : verdict(.pass, .handled(alive.places))
  case .unclear:
    return inApp.isEmpty
      ? verdict(.pass, .handled(observers.places)) : verdict(.needsReview, .emptyManifest(inApp.places))
  }
}

extension LocalizedText {
  fileprivate static let nothingFound = LocalizedText(
    hans: "没有找到处理状态转换的代码；应用若没有状态要保存或停止，这样也可以，请人工确认。",
    hant: "沒有找到處理狀態轉換的程式碼；應用程式若沒有狀態要儲存或停止，這樣也可以，請人工確認。",
    en: """
      No code was found that handles a change of state. Where the app has nothing to save or to stop that is \
      fine; a person has to look.
      """)

  fileprivate static func handled(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "状态转换有处理：\(places.hans)。", hant: "狀態轉換有處理：\(places.hant)。",
      en: "Changes of state are handled: \(places.en).")
  }

  fileprivate static func dead(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "应用采用了场景，应用委托里的这些方法不会被调用：\(places.hans)。",
      hant: "應用程式採用了場景，應用程式委派裡的這些方法不會被呼叫：\(places.hant)。",
      en: "The app has scenes, so these methods of its app delegate are not called: \(places.en).")
  }

  fileprivate static func aliveToo(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "状态转换另在 \(places.hans) 处理，旧方法可以删去。",
      hant: "狀態轉換另在 \(places.hant) 處理，舊方法可以移除。",
      en: "Changes of state are handled in \(places.en); the old methods can be removed.")
  }

  fileprivate static func deadFrom13(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "应用采用了场景，应用委托里的方法只有 iOS 12 及更早的系统会调用：\(places.hans)。最低系统版本不详，请人工确认是否还需要。",
      hant: "應用程式採用了場景，應用程式委派裡的方法只有 iOS 12 及更早的系統會呼叫：\(places.hant)。最低系統版本不詳，請人工確認是否還需要。",
      en: """
        The app has scenes, so only systems before 13 call these methods of its app delegate: \(places.en). \
        The deployment target is not known; a person has to decide whether they are still needed.
        """)
  }

  fileprivate static func forOlderSystems(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "场景委托处理状态转换；应用委托里的方法（\(places.hans)）留给 iOS 12 及更早的系统。",
      hant: "場景委派處理狀態轉換；應用程式委派裡的方法（\(places.hant)）留給 iOS 12 及更早的系統。",
      en: """
        The scene delegate handles changes of state; the app delegate's methods (\(places.en)) serve systems \
        before 13.
        """)
  }

  fileprivate static func neverCalled(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "应用没有采用场景，场景委托的方法不会被调用：\(places.hans)。",
      hant: "應用程式沒有採用場景，場景委派的方法不會被呼叫：\(places.hant)。",
      en: "The app has no scenes, so the methods of a scene delegate are not called: \(places.en).")
  }

  fileprivate static func emptyManifest(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "场景清单里没有配置，也没有场景委托；应用委托里的方法是否会被调用请人工确认：\(places.hans)。",
      hant: "場景清單裡沒有設定，也沒有場景委派；應用程式委派裡的方法是否會被呼叫請人工確認：\(places.hant)。",
      en: """
        The scene manifest lists no configuration and there is no scene delegate; whether the app delegate's \
        methods are called, a person has to find out: \(places.en).
        """)
  }
}
