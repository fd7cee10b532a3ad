extension Rule {
  static let launchStoryboardName = Rule(
    "setup/launch-storyboard-name", storeCodes: ["90476", "90705"],
    messages: [
      "ipad multitasking support requires launch story board file",
      "ipad multitasking support requires launch storyboard file",
      "launch storyboard file in your",
      "you must include the launch storyboard file",
      "launch storyboard not found",
    ],
    severity: .error,
    title: LocalizedText(
      hans: "启动故事板的名字不带扩展名，且文件要属于编译目标",
      hant: "啟動 Storyboard 的名稱不含副檔名，且檔案要屬於建置目標",
      en: "Name the launch storyboard without extension, and ship the file"),
    statement: LocalizedText(
      hans: "UILaunchStoryboardName 写的是不带扩展名的文件名，同名的故事板必须属于该目标。",
      hant: "UILaunchStoryboardName 寫的是不含副檔名的檔名，同名的 Storyboard 必須屬於該目標。",
      en: """
        UILaunchStoryboardName holds a file name without extension, and the storyboard of that name must \
        belong to the target.
        """),
    rationale: LocalizedText(
      hans: """
        值里带 .storyboard 时，构建和运行都不报错，Xcode 的检查也只看键在不在；App Store 却按这个值找文件，\
        找不到就以 ITMS-90476 或 ITMS-90705 拒绝。
        """,
      hant: """
        值裡帶 .storyboard 時，建置和執行都不會出錯，Xcode 的檢查也只看鍵在不在；App Store 卻按這個值找檔案，\
        找不到就以 ITMS-90476 或 ITMS-90705 退件。
        """,
      en: """
        With “.storyboard” in the value the app builds and runs, and Xcode only checks that the key \
        is there; the store looks for the file of that name and refuses the upload with ITMS-90476 or \
        ITMS-90705.
        """),
    advice: LocalizedText(
      hans: """
        去掉值里的扩展名，并在 Target Membership 里勾选该故事板；拒绝信里引用的名字若以 .storyboard 结尾，\
        就是扩展名写多了。
        """,
      hant: """
        去掉值裡的副檔名，並在 Target Membership 裡勾選該 Storyboard；\
        退件信裡引用的名稱若以 .storyboard 結尾，就是多寫了副檔名。
        """,
      en: """
        Drop the extension from the value and tick the storyboard's target membership; \
        a name that ends in .storyboard in the refusal means that the value has the extension.
        """),
    questions: [
      LocalizedText(
        hans: "plist 里填 LaunchScreen 还是 LaunchScreen.storyboard？",
        hant: "plist 裡填 LaunchScreen 還是 LaunchScreen.storyboard？",
        en: "LaunchScreen or LaunchScreen.storyboard: what do I type in the plist?"),
      LocalizedText(
        hans: "真机跑得好好的，一提交就报 90476，为什么这时才报？",
        hant: "實機跑得好好的，一送出就出現 90476，為什麼這時才報？",
        en: "Runs fine on my device, then 90476 on submission. Why only there?"),
      LocalizedText(
        hans: "启动页文件明明在文件夹里，苹果却说找不到，丢哪儿了？",
        hant: "啟動畫面檔明明在資料夾裡，Apple 卻說找不到，掉在哪裡？",
        en: "The splash file is in my folder, but Apple cannot find it. Where is it lost?"),
      LocalizedText(
        hans: "遇到 ITMS-90705，该改哪里？",
        hant: "遇到 ITMS-90705，該改哪裡？",
        en: "ITMS-90705, what do I have to correct?"),
      LocalizedText(
        hans: "开屏 storyboard 改了个名，还要跟着改什么？",
        hant: "開場 storyboard 改了名，還要跟著改什麼？",
        en: "I renamed the splash storyboard. What else has to change with it?"),
      LocalizedText(
        hans: "启动页没打进包里，Xcode 为什么发现不了？",
        hant: "啟動畫面檔沒包進去，Xcode 為什麼沒發現？",
        en: "Why doesn't Xcode notice that the splash file is not in the bundle?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "App Store 的措辞几经改变，要求没有变。",
          hant: "App Store 的措辭幾經改變，要求沒有變。",
          en: "The store's wording has changed; what it asks for has not."))
    ],
    sources: [
      SetupSource.launchStoryboardName, SetupSource.launchFileRejection, SetupSource.productValidation,
    ],
    patterns: [
      StatementPattern("launch-screen|storyboard", "file-extension"),
      StatementPattern("launch-storyboard", "name|file-name"),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "名字与目标里的故事板一致",
          hant: "名稱與目標裡的 Storyboard 一致",
          en: "a storyboard of the target bears the name"),
        ["UILaunchStoryboardName": "Launch", "resources": ["Launch.storyboard", "Main.storyboard"]],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "值里带扩展名",
          hant: "值裡帶副檔名",
          en: "the extension is written"),
        ["UILaunchStoryboardName": "Launch.storyboard", "resources": ["Launch.storyboard"]],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "目标里没有这个文件",
          hant: "目標裡沒有這個檔案",
          en: "no file of the target bears the name"),
        ["UILaunchStoryboardName": "Launch", "resources": ["Main.storyboard"]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "没有文件，但 UILaunchScreen 也符合",
          hant: "沒有檔案，但 UILaunchScreen 也符合",
          en: "no such file, while a UILaunchScreen qualifies too"),
        [
          "UILaunchStoryboardName": "Launch", "resources": ["Main.storyboard"], "UILaunchScreen": [:],
          "deployment-target": 15,
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "文件不详，名字写得对",
          hant: "檔案不詳，名稱寫得對",
          en: "the files are not known, the name looks right"),
        ["UILaunchStoryboardName": "Launch"], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "名字是未解析的变量",
          hant: "名稱是未解析的變數",
          en: "an unresolved name"),
        ["UILaunchStoryboardName": "$(LAUNCH)"], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "没有启动故事板",
          hant: "沒有啟動 Storyboard",
          en: "no launch storyboard"),
        ["UILaunchScreen": [:], "deployment-target": 15], .verdict(.notApplicable)),
    ]
  )
}

private let keys = [TargetField.launchStoryboardName, TargetField.iPadLaunchStoryboardName]
private let fields: [any InputField] =
  keys + [
    TargetField.resources, TargetField.launchScreen, TargetField.iPadLaunchScreen,
    TargetField.launchScreens, TargetField.iPadLaunchScreens, TargetField.deploymentTarget, TargetField.sdk,
    TargetField.platform, TargetField.isPreprocessed, TargetField.unreadableInfoPlist,
  ]

private func check(_ facts: TargetFacts) -> Evaluation {
  let obstacle = facts.obstacle(to: .devicePlatform, .sdk, .readable, inputs: fields)
  if let obstacle { return obstacle }
  // iPhone reads the plain key and iPad its own, so each that is there must be right.
  let named = keys.map { (key: $0.name, name: facts[$0]) }.filter { $0.name != .absent }
  guard !named.isEmpty else { return facts.verdict(.notApplicable, .noStoryboard, inputs: fields) }

  for case (let key, .known(let name)) in named {
    guard let fault = fault(of: name, under: key, facts) else { continue }
    // What the store makes of a bad name beside a launch screen that qualifies is not settled.
    if facts.hasLaunchConfiguration, facts.isDeployed(from: Version(14)) == true {
      return facts.verdict(.needsReview, fault.then(.alsoConfigured), inputs: fields)
    }
    return facts.verdict(.fail, fault, severity: name.isEmpty ? .warning : nil, inputs: fields)
  }
  for case (let key, .unresolved(let text)) in named {
    return facts.verdict(.unknown, .unresolved(key, text), inputs: fields)
  }
  let names = LocalizedText.listing(named.compactMap(\.name.value))
  let areKnown = facts[TargetField.resources].value != nil
  return facts.verdict(.pass, areKnown ? .found(names) : .wellSpelt(names), inputs: fields)
}

private func fault(of name: String, under key: String, _ facts: TargetFacts) -> LocalizedText? {
  if name.isEmpty { return .empty(key) }
  if name.hasInterfaceExtension { return .extensionWritten(key, name) }
  guard let resources = facts[TargetField.resources].value else { return nil }
  let names = resources.map(\.withoutExtension)
  return names.contains(name) ? nil : .notFound(key, name, better: name.nearest(in: names))
}

extension LocalizedText {
  fileprivate static let noStoryboard = LocalizedText(
    hans: "没有写 UILaunchStoryboardName，也就没有名字可查。",
    hant: "沒有寫 UILaunchStoryboardName，也就沒有名稱可查。",
    en: "UILaunchStoryboardName is not there, so there is no name to look at.")

  fileprivate static func empty(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: "\(key) 是空字符串，不指向任何故事板；请删去这个键，或写上名字。",
      hant: "\(key) 是空字串，不指向任何 Storyboard；請移除這個鍵，或寫上名稱。",
      en: "\(key) is an empty string and names no storyboard; remove the key or give it a name.")
  }

  fileprivate static func extensionWritten(_ key: String, _ name: String) -> LocalizedText {
    let better = name.withoutExtension
    return LocalizedText(
      hans: "\(key) 的值 \(name) 带了扩展名，App Store 会找不到文件；应写成 \(better)。",
      hant: "\(key) 的值 \(name) 帶了副檔名，App Store 會找不到檔案；應寫成 \(better)。",
      en:
        "The value \(name) of \(key) bears an extension, and the store will not find the file; write \(better)."
    )
  }

  fileprivate static func notFound(_ key: String, _ name: String, better: String?) -> LocalizedText {
    let remark =
      better.map {
        LocalizedText(
          hans: "最相近的是 \($0)。", hant: "最相近的是 \($0)。", en: "The nearest is \($0).")
      }
      ?? LocalizedText(
        hans: "请核对名字和 Target Membership。", hant: "請核對名稱和 Target Membership。",
        en: "Compare the name, and look at the file's target membership.")
    return LocalizedText(
      hans: "\(key) 写的是 \(name)，目标里没有这个名字的故事板或 xib。",
      hant: "\(key) 寫的是 \(name)，目標裡沒有這個名稱的 Storyboard 或 xib。",
      en: "\(key) names \(name), and no storyboard or xib of the target bears that name."
    ).then(remark)
  }

  fileprivate static let alsoConfigured = LocalizedText(
    hans: "同时有 UILaunchScreen，它也符合要求；两者并存时 App Store 怎样看尚无定论，最好只留一个。",
    hant: "同時有 UILaunchScreen，它也符合要求；兩者並存時 App Store 怎樣看尚無定論，最好只留一個。",
    en: """
      There is a UILaunchScreen as well, which qualifies; what the store makes of both is not settled, \
      so keep one of them.
      """)

  fileprivate static func found(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "目标里有启动故事板 \(names.hans)。",
      hant: "目標裡有啟動 Storyboard \(names.hant)。",
      en: "The target has the launch storyboard \(names.en).")
  }

  fileprivate static func wellSpelt(_ names: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "\(names.hans) 不带扩展名；文件是否在目标里没有检查。",
      hant: "\(names.hant) 不帶副檔名；檔案是否在目標裡沒有檢查。",
      en: "\(names.en) bears no extension; whether the file is in the target was not checked.")
  }
}
