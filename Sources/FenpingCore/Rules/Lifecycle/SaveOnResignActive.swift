extension Rule {
  static let saveOnResignActive = Rule(
    "lifecycle/save-on-resign-active",
    title: LocalizedText(
      hans: "失去活动状态时保存状态", hant: "變成非作用中時儲存狀態", en: "Save state on resigning active"),
    statement: LocalizedText(
      hans: """
        用户的状态应在 applicationWillResignActive: 或 sceneWillResignActive: 中保存：每次移动分隔线，系统都会发出这个调用。
        """,
      hant: """
        使用者的狀態應在 applicationWillResignActive: 或 sceneWillResignActive: 中儲存：每次移動分隔線，系統都會發出這個呼叫。
        """,
      en: """
        Save the user's state in applicationWillResignActive: or sceneWillResignActive:, the call that every \
        move of the divider brings.
        """),
    rationale: LocalizedText(
      hans: "分隔线一动应用就失去活动状态，随后的尺寸变化可能打乱界面，最后甚至可能被推入后台，继而被终止。",
      hant: "分隔線一動應用程式就變成非作用中，隨後的尺寸變化可能打亂介面，最後甚至可能被推入背景，繼而被終止。",
      en: """
        The app resigns active when the divider moves. The sizes that follow may upset the interface, and at \
        the end the app may be pushed into the background and terminated.
        """),
    advice: LocalizedText(
      hans: """
        保存要快，并且可以重复：同一次拖动之后还可能进入后台。第一次尺寸变化偶尔早于这个调用，所以平时就随改随存。iPadOS 26 \
        上切换窗口不会触发它，还要观察 activeAppearance。
        """,
      hant: """
        儲存要快，並且可以重複：同一次拖移之後還可能進入背景。第一次尺寸變化偶爾早於這個呼叫，所以平時就隨改隨存。iPadOS 26 \
        上切換視窗不會觸發它，還要觀察 activeAppearance。
        """,
      en: """
        Save quickly and repeatably; the background may follow. The first change of size sometimes precedes \
        the call, so save as things change, too. Switching windows in iPadOS 26 does not trigger it: observe \
        activeAppearance as well.
        """),
    questions: [
      LocalizedText(
        hans: "草稿什么时候写盘最合适？",
        hant: "草稿什麼時候寫進磁碟最合適？",
        en: "When is the right moment to write the draft to disk?"),
      LocalizedText(
        hans: "等到 didEnterBackground 再存输入的内容，晚不晚？",
        hant: "等到 didEnterBackground 再存輸入的內容，會不會太晚？",
        en: "Is didEnterBackground too late for storing what was typed?"),
      LocalizedText(
        hans: "用户调完分屏字就丢了，我该在哪一步存下来？",
        hant: "使用者調完分割字就不見了，我該在哪一步存下來？",
        en: "People lose their text after resizing the split. Where should I have stored it?"),
      LocalizedText(
        hans: "iPadOS 26 上切到另一个窗口，什么都没存，为什么？",
        hant: "iPadOS 26 上切到另一個視窗，什麼都沒存，為什麼？",
        en: "On iPadOS 26 nothing is stored when another window comes to the front. Why?"),
      LocalizedText(
        hans: "条只是挪了一点，为什么也要落盘？",
        hant: "桿只是挪了一點，為什麼也要存檔？",
        en: "Why persist anything when the bar merely moved a bit?"),
      LocalizedText(
        hans: "持久化该写在 app delegate 还是 scene delegate？",
        hant: "寫入資料該放在 app delegate 還是 scene delegate？",
        en: "Which delegate should do the persisting, app or scene?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(9), until: Version(26), .holds,
        LocalizedText(
          hans: "iOS 9 到 iPadOS 18：应用委托；采用场景（iOS 13 起）的应用用场景委托。",
          hant: "iOS 9 到 iPadOS 18：應用程式委派；採用場景（iOS 13 起）者用場景委派。",
          en: "iOS 9 to iPadOS 18: the app delegate, or with scenes (since iOS 13) the scene delegate.")),
      ValidityClause(
        .os, since: Version(26), .holds,
        LocalizedText(
          hans: """
            iPadOS 26：仍然有效，但已不足够：窗口退到其他窗口之后仍保持活动，不会有调用。applicationWillResignActive 已被弃用，\
            请用场景委托。
            """,
          hant: """
            iPadOS 26：仍然有效，但已不足夠：視窗退到其他視窗之後仍維持作用中，不會有呼叫。applicationWillResignActive 已棄用，\
            請用場景委派。
            """,
          en: """
            iPadOS 26: still right, no longer enough. A window behind others stays active and nothing is \
            called; applicationWillResignActive is deprecated in favour of the scene delegate.
            """)),
    ],
    sources: [.quickStart, .multitaskingSession, .appResignActive, .sceneResignActive, .windowsStayActive],
    patterns: [
      StatementPattern("resign-active", "save"),
      StatementPattern("save", "inactive|resign-active"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "失去活动状态时保存", hant: "變成非作用中時儲存", en: "saved on resigning active"),
        [
          "os": 18,
          "source": [["pattern": "save-in-resign-active", "file": "SceneDelegate.swift", "line": 33]],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "只在进入后台时保存", hant: "只在進入背景時儲存", en: "saved in the background only"),
        [
          "os": 18,
          "source": [["pattern": "save-in-enter-background", "file": "SceneDelegate.swift", "line": 41]],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "iPadOS 26：切换窗口时不会保存", hant: "iPadOS 26：切換視窗時不會儲存",
          en: "iPadOS 26: not saved when windows are switched"),
        [
          "os": 26,
          "source": [["pattern": "save-in-resign-active", "file": "SceneDelegate.swift", "line": 33]],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "iPadOS 26：还观察 activeAppearance", hant: "iPadOS 26：還觀察 activeAppearance",
          en: "iPadOS 26: activeAppearance is observed as well"),
        [
          "os": 26,
          "source": [
            ["pattern": "save-in-resign-active", "file": "SceneDelegate.swift", "line": 33],
            ["pattern": "active-appearance", "file": "EditorController.swift", "line": 12],
          ],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "有场景，保存却写在应用委托里", hant: "有場景，儲存卻寫在應用程式委派裡",
          en: "scenes, and the saving in the app delegate"),
        [
          "os": 18, "deployment-target": 15,
          "source": [
            [
              "pattern": "save-in-resign-active", "file": "AppDelegate.swift", "line": 60,
              "symbol": "applicationWillResignActive(_:)",
            ],
            ["pattern": "configuration-for-connecting", "file": "AppDelegate.swift", "line": 20],
          ],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(hans: "没有找到保存", hant: "沒有找到儲存", en: "no saving was found"),
        ["source": []], .verdict(.needsReview)),
      Example(
        LocalizedText(hans: "没有读过源代码", hant: "沒有讀過原始碼", en: "the source was not read"),
        ["os": 26], .verdict(.unknown)),
    ])
}

private let fields: [any InputField] = [
  TargetField.source, TargetField.os, TargetField.sceneManifest, TargetField.iPadSceneManifest,
  TargetField.deploymentTarget, TargetField.sdk, TargetField.deviceFamilies, TargetField.platform,
  TargetField.buildSettings, TargetField.missingFiles,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, .iPad, inputs: fields) { return exemption }
  guard let source = facts[TargetField.source].value else {
    return facts.verdict(.unknown, .sourceNotRead, inputs: fields)
  }
  let found = source.of(
    .saveInResignActive, .saveInEnterBackground, .saveOnChange, .activeAppearance, .swiftUIApp,
    .configurationForConnecting)
  func verdict(_ verdict: Verdict, _ text: LocalizedText, severity: Severity? = nil) -> Evaluation {
    facts.verdict(verdict, text, severity: severity, details: found.evidence, inputs: fields)
  }

  let always = source.of(.saveOnChange)
  if !always.isEmpty { return verdict(.pass, .savedOnChange(always.places)) }
  let onResigning = source.of(.saveInResignActive)
  let later = source.of(.saveInEnterBackground)
  guard !onResigning.isEmpty else {
    return later.isEmpty
      ? verdict(.needsReview, .notFound) : verdict(.fail, .tooLate(later.places), severity: .warning)
  }
  // Systems before 13 have no scenes and call the app delegate in spite of the manifest.
  let called = facts.sceneAdoption == .scenes ? onResigning.filter { !$0.isInAppDelegate } : onResigning
  if called.isEmpty, facts.isDeployed(from: Version(13)) ?? true {
    return verdict(.fail, .dead(onResigning.places), severity: .warning)
  }
  let places = onResigning.places
  let windows = source.of(.activeAppearance)
  if !windows.isEmpty { return verdict(.pass, .savedForWindows(places, windows.places)) }
  switch facts[TargetField.os].value {
  case let os? where os >= Version(26): return verdict(.fail, .windowsStayActive(places, os))
  case _?: return verdict(.pass, .saved(places))
  case nil: return verdict(.needsReview, .saved(places).then(.onlyUntil26))
  }
}

extension SourceObservation {
  /// Whether it stands in a method that only an app delegate has.
  fileprivate var isInAppDelegate: Bool { symbol?.hasPrefix("application") ?? false }
}

extension LocalizedText {
  fileprivate static func saved(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "失去活动状态时保存：\(places.hans)。", hant: "變成非作用中時儲存：\(places.hant)。",
      en: "State is saved on resigning active: \(places.en).")
  }

  fileprivate static let onlyUntil26 = LocalizedText(
    hans: "这到 iPadOS 18 为止足够；从 26 起，退到其他窗口之后的窗口仍然活动，还要观察 activeAppearance，请人工确认。",
    hant: "這到 iPadOS 18 為止足夠；從 26 起，退到其他視窗之後的視窗仍在作用中，還要觀察 activeAppearance，請人工確認。",
    en: """
      That is enough until iPadOS 18. From 26 on a window behind others stays active, so activeAppearance \
      matters as well; a person has to look.
      """)

  fileprivate static func savedOnChange(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "随改随存，不依赖状态转换：\(places.hans)。", hant: "隨改隨存，不依賴狀態轉換：\(places.hant)。",
      en: "State is saved as it changes, whatever the app's state: \(places.en).")
  }

  fileprivate static func savedForWindows(
    _ places: LocalizedText, _ windows: LocalizedText
  ) -> LocalizedText {
    saved(places).then(
      LocalizedText(
        hans: "切换窗口由 activeAppearance 得知：\(windows.hans)。",
        hant: "切換視窗由 activeAppearance 得知：\(windows.hant)。",
        en: "A switch of windows is seen by activeAppearance: \(windows.en)."))
  }

  fileprivate static func windowsStayActive(_ places: LocalizedText, _ os: Version) -> LocalizedText {
    saved(places).then(
      LocalizedText(
        hans: "在 iPadOS \(os) 上，退到其他窗口之后的窗口仍然活动，切换窗口不会保存；还要观察 activeAppearance，或随改随存。",
        hant: "在 iPadOS \(os) 上，退到其他視窗之後的視窗仍在作用中，切換視窗不會儲存；還要觀察 activeAppearance，或隨改隨存。",
        en: """
          On iPadOS \(os) a window behind others stays active, so a switch of windows saves nothing: observe \
          activeAppearance as well, or save as things change.
          """))
  }

  fileprivate static func tooLate(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "只在进入后台时保存（\(places.hans)），而拖动分隔线只让应用失去活动状态，大小的变化先到。",
      hant: "只在進入背景時儲存（\(places.hant)），而拖移分隔線只讓應用程式變成非作用中，大小的變化先到。",
      en: """
        State is saved on entering the background only (\(places.en)); a drag of the divider merely makes the \
        app inactive, and the changes of size come before that.
        """)
  }

  fileprivate static func dead(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "应用采用了场景，应用委托里的保存不会被调用：\(places.hans)。请移到 sceneWillResignActive(_:)。",
      hant: "應用程式採用了場景，應用程式委派裡的儲存不會被呼叫：\(places.hant)。請移到 sceneWillResignActive(_:)。",
      en: """
        The app has scenes, so what its app delegate saves is never saved: \(places.en). Move it into \
        sceneWillResignActive(_:).
        """)
  }

  fileprivate static let notFound = LocalizedText(
    hans: "没有找到保存状态的代码；应用若没有可丢失的状态，这样也可以，请人工确认。",
    hant: "沒有找到儲存狀態的程式碼；應用程式若沒有會遺失的狀態，這樣也可以，請人工確認。",
    en: """
      No code was found that saves state. Where the app has none to lose that is fine; a person has to look.
      """)
}
