extension Rule {
  static let generatedInfoPlist = Rule(
    "setup/generated-info-plist", severity: .warning,
    title: LocalizedText(
      hans: "INFOPLIST_KEY_ 设置只在生成 Info.plist 时生效",
      hant: "INFOPLIST_KEY_ 設定只在產生 Info.plist 時生效",
      en: "INFOPLIST_KEY_ settings need a generated Info.plist"),
    statement: LocalizedText(
      hans: """
        INFOPLIST_KEY_ 开头的构建设置只有在 GENERATE_INFOPLIST_FILE 为 YES 时才写进 Info.plist；\
        与自带的文件合并时，单个的值以设置为准，数组取两者的并集。
        """,
      hant: """
        INFOPLIST_KEY_ 開頭的建置設定只有在 GENERATE_INFOPLIST_FILE 為 YES 時才寫進 Info.plist；\
        與自備的檔案合併時，單一的值以設定為準，陣列則取兩者的聯集。
        """,
      en: """
        Build settings that begin with INFOPLIST_KEY_ reach the Info.plist only where \
        GENERATE_INFOPLIST_FILE is YES; merged with a file of your own, single values come from the setting \
        and arrays are united.
        """),
    rationale: LocalizedText(
      hans: """
        目标自带 Info.plist 而没有打开生成时，这些设置看上去写好了，却什么也不起作用：\
        方向或启动画面就这样缺失。数组取并集，所以设置也删不掉文件里的方向。
        """,
      hant: """
        目標自備 Info.plist 而沒有打開產生功能時，這些設定看起來寫好了，卻什麼也不起作用：\
        方向或啟動畫面就這樣缺失。陣列取聯集，所以設定也刪不掉檔案裡的方向。
        """,
      en: """
        In a target with its own Info.plist and no generation these settings look done and do nothing: \
        orientations or the launch screen go missing that way. As arrays are united, a setting cannot remove \
        an orientation of the file either.
        """),
    advice: LocalizedText(
      hans: "打开 Generate Info.plist File，或者把键写进文件；一个键只在一处声明。",
      hant: "打開 Generate Info.plist File，或者把鍵寫進檔案；一個鍵只在一處宣告。",
      en: """
        Either turn on Generate Info.plist File or write the keys into the file, and declare each key in one \
        place only.
        """),
    questions: [
      LocalizedText(
        hans: "在 Build Settings 里填的东西，打出来的 plist 里没有，为什么？",
        hant: "在 Build Settings 裡填的東西，產出的 plist 裡沒有，為什麼？",
        en: "What I typed in the Build Settings tab is missing from the built plist. Why?"),
      LocalizedText(
        hans: "UILaunchScreen_Generation 打开了却没效果，还差什么？",
        hant: "UILaunchScreen_Generation 打開了卻沒效果，還差什麼？",
        en: "I switched on UILaunchScreen_Generation and nothing comes out. What else is needed?"),
      LocalizedText(
        hans: "同一项，文件里写了，target 设置里也写了，听谁的？",
        hant: "同一項，檔案裡寫了，target 設定裡也寫了，聽誰的？",
        en: "Same entry in my file and in the target's settings: who wins?"),
      LocalizedText(
        hans: "target 里把横屏去掉了，成品里还是有，怎么会？",
        hant: "target 裡把橫向去掉了，成品裡還是有，怎麼會？",
        en: "I unticked landscape for the target, yet the finished app still lists it. How come?"),
      LocalizedText(
        hans: "让 Xcode 自动写 plist，还是自己维护一份？",
        hant: "讓 Xcode 自動寫 plist，還是自己維護一份？",
        en: "Let Xcode write the plist or keep my own: which should it be?"),
      LocalizedText(
        hans: "GENERATE_INFOPLIST_FILE 为 NO 时，那些 INFOPLIST_KEY 还起作用吗？",
        hant: "GENERATE_INFOPLIST_FILE 為 NO 時，那些 INFOPLIST_KEY 還有作用嗎？",
        en: "What becomes of the INFOPLIST_KEY lines when GENERATE_INFOPLIST_FILE is NO?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(15), .holds,
        LocalizedText(
          hans: "Xcode 13 起的模板默认生成 Info.plist。",
          hant: "Xcode 13 起的範本預設會產生 Info.plist。",
          en: "Templates have generated the Info.plist since Xcode 13."))
    ],
    sources: [SetupSource.infoPlistProcessing],
    patterns: [StatementPattern("generated-info-plist")],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "打开了生成",
          hant: "打開了產生功能",
          en: "generation is on"),
        [
          "build-settings": [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
          ]
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "没有打开生成，设置都不起作用",
          hant: "沒有打開產生功能，設定都不起作用",
          en: "generation is off, and the settings do nothing"),
        [
          "build-settings": [
            "INFOPLIST_FILE": "App/Info.plist", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
          ]
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "文件三个方向，设置第四个：并集是四个",
          hant: "檔案三個方向，設定第四個：聯集是四個",
          en: "three orientations in the file and the fourth in the setting: united they are four"),
        [
          "build-settings": [
            "GENERATE_INFOPLIST_FILE": "YES",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortraitUpsideDown",
          ],
          "info-plist-file": [
            "UISupportedInterfaceOrientations": [
              "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
              "UIInterfaceOrientationLandscapeRight",
            ]
          ],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "类型不合，无法合并",
          hant: "型別不合，無法合併",
          en: "two types that cannot be merged"),
        [
          "build-settings": [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
          ],
          "info-plist-file": ["UILaunchScreen": "Launch"],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "生成开关没有解析出来",
          hant: "產生開關未能解析",
          en: "the switch could not be resolved"),
        [
          "build-settings": [
            "GENERATE_INFOPLIST_FILE": "$(GENERATE)", "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
          ]
        ],
        .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "没有这样的设置",
          hant: "沒有這樣的設定",
          en: "no such setting"),
        ["build-settings": ["INFOPLIST_FILE": "App/Info.plist"]], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "构建产物：早已合并",
          hant: "建置產物：早已合併",
          en: "a built app: merged already"),
        ["platform": "iphoneos", "sdk": 18], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.buildSettings, TargetField.infoPlistFile, TargetField.missingFiles, TargetField.sdk,
  TargetField.platform,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, inputs: fields) { return obstacle }
  guard let settings = facts[TargetField.buildSettings].value else {
    // Only a build stamps the platform: there the file is what has been generated.
    let isBuilt = facts.declares(TargetField.platform)
    return facts.verdict(
      isBuilt ? .notApplicable : .unknown, isBuilt ? .alreadyMerged : .noProject, inputs: fields)
  }
  let relevant = settings.filter { name, _ in
    name.hasPrefix(GeneratedKey.prefix) || switches.contains(name) || name == "INFOPLIST_FILE"
  }
  func verdict(_ verdict: Verdict, _ text: LocalizedText, severity: Severity? = nil) -> Evaluation {
    let note = facts.missingFiles.map { text.then(.missing($0)) } ?? text
    let details = [TargetField.buildSettings.name: Value.record(relevant)]
    return facts.verdict(verdict, note, severity: severity, details: details, inputs: fields)
  }

  let keys = facts.generatedKeys
  // A name like the others that Xcode does not know, such as one of a key that only the file can hold.
  let unknown = settings.keys.filter { GeneratedKey.isUnknown($0) }.sorted()
  if !unknown.isEmpty { return verdict(.fail, .unknown(unknown)) }
  guard !keys.isEmpty else { return verdict(.pass, .nothingToGenerate) }
  // The keys are merged in the step that expands build settings; each of the two switches can be off.
  for (name, whereUnset) in zip(switches, [false, true]) {
    switch facts.setting(name) {
    case .unresolved(let text): return verdict(.unknown, .unresolved(name, text))
    case .known(let text) where text.isLooselyTrue: continue
    case .absent where whereUnset: continue
    case .known, .absent: return ignored(keys, because: name, facts, verdict)
    }
  }
  let file = facts[TargetField.infoPlistFile].value ?? [:]
  let merges = keys.map { (key: $0, merge: $0.merge(into: file)) }
  for case (let key, .clash(let own)) in merges {
    return verdict(.fail, .clash(key, own), severity: .error)
  }
  return verdict(.pass, merges.reduce(.generated(keys)) { $0.then($1.key.remark(on: $1.merge)) })
}

/// Both must hold, the second by default.
private let switches = ["GENERATE_INFOPLIST_FILE", "INFOPLIST_EXPAND_BUILD_SETTINGS"]

private func ignored(
  _ keys: [GeneratedKey], because name: String, _ facts: TargetFacts,
  _ verdict: (Verdict, LocalizedText, Severity?) -> Evaluation
) -> Evaluation {
  let file = facts[TargetField.infoPlistFile].value
  let isHarmless = file.map { file in
    keys.allSatisfy { $0.merge(into: file) == .added && file[$0.key] != nil }
  }
  // Written twice, alike: nothing is lost, and the next one to change the setting will wonder.
  if isHarmless == true { return verdict(.fail, .ignoredTwin(keys, name), .note) }
  return verdict(.fail, .ignored(keys, name), nil)
}

extension LocalizedText {
  fileprivate static let alreadyMerged = LocalizedText(
    hans: "这是构建产物的 Info.plist，生成的键已经合并在内。",
    hant: "這是建置產物的 Info.plist，產生的鍵已經合併在內。",
    en: "This is a built app's Info.plist: what is generated has been merged into it.")

  fileprivate static let noProject = LocalizedText(
    hans: "只有 Info.plist，没有工程，构建设置不得而知。",
    hant: "只有 Info.plist，沒有專案，建置設定不得而知。",
    en: "There is an Info.plist alone and no project, so the build settings are not known.")

  fileprivate static let nothingToGenerate = LocalizedText(
    hans: "没有 INFOPLIST_KEY_ 开头的设置。",
    hant: "沒有 INFOPLIST_KEY_ 開頭的設定。",
    en: "There is no setting that begins with INFOPLIST_KEY_.")

  fileprivate static func missing(_ files: String) -> LocalizedText {
    LocalizedText(
      hans: "（\(files) 读不到；其中若有这些设置，这里没有算进去。）",
      hant: "（\(files) 讀不到；其中若有這些設定，這裡沒有算進去。）",
      en: "(\(files) could not be read; settings that it may make are not counted here.)")
  }

  private static func settings(_ keys: [GeneratedKey]) -> LocalizedText { .listing(keys.map(\.setting)) }

  fileprivate static func ignored(_ keys: [GeneratedKey], _ name: String) -> LocalizedText {
    let list = settings(keys)
    return LocalizedText(
      hans: "\(name) 不是 YES，这些设置因此不起作用：\(list.hans)。",
      hant: "\(name) 不是 YES，這些設定因此不起作用：\(list.hant)。",
      en: "\(name) is not YES, so this does nothing: \(list.en).")
  }

  fileprivate static func ignoredTwin(_ keys: [GeneratedKey], _ name: String) -> LocalizedText {
    ignored(keys, name).then(
      LocalizedText(
        hans: "文件里有同样的值，眼下没有损失；请删去这些设置。",
        hant: "檔案裡有同樣的值，眼下沒有損失；請移除這些設定。",
        en: "The file holds the same values, so nothing is lost now; remove the settings."))
  }

  fileprivate static func generated(_ keys: [GeneratedKey]) -> LocalizedText {
    let list = settings(keys)
    return LocalizedText(
      hans: "\(list.hans) 会写进生成的 Info.plist。",
      hant: "\(list.hant) 會寫進產生的 Info.plist。",
      en: "\(list.en): written into the generated Info.plist.")
  }

  fileprivate static func unknown(_ names: [String]) -> LocalizedText {
    let list = LocalizedText.listing(names)
    return LocalizedText(
      hans: "Xcode 不认识这些设置，它们不起作用：\(list.hans)。请把相应的键写进 Info.plist 文件。",
      hant: "Xcode 不認識這些設定，它們不起作用：\(list.hant)。請把相應的鍵寫進 Info.plist 檔案。",
      en:
        "Xcode knows no such setting, so this does nothing: \(list.en). Write the key into the Info.plist file."
    )
  }

  fileprivate static func clash(_ key: GeneratedKey, _ own: Value) -> LocalizedText {
    LocalizedText(
      hans: "\(key.setting) 生成的 \(key.key) 与文件里的值（\(own)）类型不同，无法合并，构建会失败。",
      hant: "\(key.setting) 產生的 \(key.key) 與檔案裡的值（\(own)）型別不同，無法合併，建置會失敗。",
      en: """
        What \(key.setting) generates for \(key.key) has another type than the file's value (\(own)); \
        they cannot be merged, and the build fails.
        """)
  }
}
