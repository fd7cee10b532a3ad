extension Rule {
  static let allOrientations = Rule(
    "setup/all-orientations", storeCodes: ["90474"],
    messages: [
      "ipad multitasking support requires these orientations",
      "no orientations were specified in the",
      "orientations to support ipad multitasking",
      "all interface orientations must be supported unless the app requires full screen",
    ],
    severity: .error,
    title: LocalizedText(
      hans: "在 iPad 上声明全部四个方向",
      hant: "在 iPad 上宣告全部四個方向",
      en: "Declare all four orientations for iPad"),
    statement: LocalizedText(
      hans: """
        在 iPad 上生效的方向列表必须恰好是四个界面方向；\
        UISupportedInterfaceOrientations~ipad 存在时取代通用列表，不与它合并。
        """,
      hant: """
        在 iPad 上生效的方向清單必須剛好是四個介面方向；\
        UISupportedInterfaceOrientations~ipad 存在時會取代通用清單，不會與它合併。
        """,
      en: """
        The list that counts on iPad must hold exactly the four interface orientations; where it exists, \
        UISupportedInterfaceOrientations~ipad replaces the general list and is not added to it.
        """),
    rationale: LocalizedText(
      hans: """
        多任务下窗口形状由用户决定，系统不再逐个询问视图控制器支持哪些方向，\
        所以应用要事先保证每个方向都能用。缺一个方向，Xcode 会警告，App Store 以 ITMS-90474 拒绝上传。
        """,
      hant: """
        多工時視窗形狀由使用者決定，系統不再逐一詢問檢視控制器支援哪些方向，\
        所以應用程式要事先保證每個方向都能使用。少一個方向，Xcode 會警告，App Store 則以 ITMS-90474 退件。
        """,
      en: """
        Under multitasking the user decides the window's shape and the system no longer asks view \
        controllers what they support, so the app promises every orientation beforehand. With one missing, \
        Xcode warns and the store refuses the upload with ITMS-90474.
        """),
    advice: LocalizedText(
      hans: """
        在 Info.plist 里加上 UISupportedInterfaceOrientations~ipad 并写全四个值；iPhone 的列表可以保持原样。\
        使用生成的 Info.plist 时，写在 INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad 里。
        """,
      hant: """
        在 Info.plist 裡加上 UISupportedInterfaceOrientations~ipad 並寫齊四個值；iPhone 的清單可以維持原樣。\
        使用自動產生的 Info.plist 時，寫在 INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad 裡。
        """,
      en: """
        Add UISupportedInterfaceOrientations~ipad with all four values to the Info.plist; \
        the list for iPhone can stay as it is. With a generated Info.plist, \
        set INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad.
        """),
    questions: [
      LocalizedText(
        hans: "我的应用只能横着用，还能和别的应用并排跑吗？",
        hant: "我的 App 只能橫著用，還能跟別的 App 並排執行嗎？",
        en: "My app only runs sideways; can it still sit next to another app?"),
      LocalizedText(
        hans: "没勾上下颠倒，上传就被打回，为什么非要它不可？",
        hant: "沒勾上下顛倒，上傳就被退件，為什麼非要它不可？",
        en: "Upload refused because I left out upside down. Why insist on it?"),
      LocalizedText(
        hans: "手机版想锁竖屏，平板上随便转，怎么设？",
        hant: "手機版想鎖直向，平板上可以隨便轉，要怎麼設？",
        en: "How do I lock the phone version upright but let the tablet turn every way?"),
      LocalizedText(
        hans: "普通键里写了三个方向，~ipad 里写了一个，会加在一起算吗？",
        hant: "一般的鍵寫了三個方向，~ipad 寫了一個，會加起來算嗎？",
        en: "I put three directions under the plain key and one under ~ipad. Do they add up?"),
      LocalizedText(
        hans: "提交时报 ITMS-90474，我漏了什么？",
        hant: "送審時出現 ITMS-90474，我漏了什麼？",
        en: "Getting ITMS-90474 when I submit, what did I forget?"),
      LocalizedText(
        hans: "要能分屏，旋转那几个勾得打全吗，该打哪几个？",
        hant: "要能分割畫面，旋轉那幾個核取方塊該勾哪些？",
        en: "Which rotation checkboxes must be ticked before split screen works?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "Xcode 与 App Store 都按这条检查。",
          hant: "Xcode 與 App Store 都依此檢查。",
          en: "Xcode and the store both check it.")),
      ValidityClause(
        .os, since: Version(27), .holds,
        LocalizedText(
          hans: "声明照样要写；但在可自由调整大小的环境里，系统只把它当作偏好，布局不能依赖它。",
          hant: "宣告仍然要寫；但在可自由調整大小的環境裡，系統只把它當作偏好，版面不能依賴它。",
          en: """
            Still to be declared; but where windows are freely resizable the system takes it as a preference \
            only, so no layout may rely on it.
            """)),
    ],
    sources: [
      SetupSource.quickStart, SetupSource.productValidation, SetupSource.interfaceOrientations,
      SetupSource.orientationRejection, SetupSource.modernUIKit,
    ],
    patterns: [
      StatementPattern("all-orientations", "supported-orientations-key", without: ["split-view-controller"]),
      // What a single view controller supports is not what the app declares.
      StatementPattern(
        "all-orientations", "declare|support",
        without: ["split-view-controller", "view-controller", "child-view-controller"]),
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "iPad 列表写全四个",
          hant: "iPad 清單寫齊四個",
          en: "all four in the list for iPad"),
        [
          "UIDeviceFamily": [1, 2], "UISupportedInterfaceOrientations": portrait,
          "UISupportedInterfaceOrientations~ipad": four,
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "只有通用列表，四个都在",
          hant: "只有通用清單，四個都在",
          en: "all four in the general list alone"),
        ["UIDeviceFamily": [2], "UISupportedInterfaceOrientations": four], .verdict(.pass)),
      Example(
        LocalizedText(hans: "只有竖屏", hant: "只有直向", en: "portrait only"),
        ["UIDeviceFamily": [1, 2], "UISupportedInterfaceOrientations": portrait], .verdict(.fail)),
      Example(
        LocalizedText(hans: "没有方向键", hant: "沒有方向鍵", en: "no orientation key at all"),
        ["UIDeviceFamily": [1, 2]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "较短的 iPad 列表盖住完整的通用列表",
          hant: "較短的 iPad 清單蓋過完整的通用清單",
          en: "a short list for iPad hides a full general one"),
        [
          "UIDeviceFamily": [2], "UISupportedInterfaceOrientations": four,
          "UISupportedInterfaceOrientations~ipad": portrait,
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "四个之外还有一个拼错的",
          hant: "四個之外還有一個拼錯的",
          en: "a misspelt one beside the four"),
        [
          "UIDeviceFamily": [2],
          "UISupportedInterfaceOrientations": [
            "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
            "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
            "UIDeviceOrientationPortrait",
          ],
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "已用全屏键退出",
          hant: "已用全螢幕鍵退出",
          en: "opted out by the full-screen key"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 18], .verdict(.notApplicable)),
      Example(
        LocalizedText(
          hans: "27 SDK 下全屏键不再等于退出",
          hant: "27 SDK 下全螢幕鍵不再等於退出",
          en: "the full-screen key with the 27 SDK"),
        [
          "UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 27,
          "UISupportedInterfaceOrientations": portrait,
        ],
        .verdict(.needsReview)),
      Example(
        LocalizedText(
          hans: "列表里有未解析的变量",
          hant: "清單裡有未解析的變數",
          en: "an unresolved variable in the list"),
        ["UIDeviceFamily": [2], "UISupportedInterfaceOrientations": ["$(ORIENTATION)"]], .verdict(.unknown)),
      Example(
        LocalizedText(
          hans: "没有声明设备系列，由 ~ipad 键推定",
          hant: "沒有宣告裝置系列，由 ~ipad 鍵推定",
          en: "no family declared, iPad assumed from the key"),
        ["UISupportedInterfaceOrientations~ipad": four], .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "没有声明设备系列，也无从推定",
          hant: "沒有宣告裝置系列，也無從推定",
          en: "no family declared and none to assume"),
        ["UISupportedInterfaceOrientations": four], .verdict(.unknown)),
    ]
  )
}

private let four: Value = .list(required.map { .text($0) })
private let portrait: Value = ["UIInterfaceOrientationPortrait"]

private let required = [
  "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
  "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
]

private let fields: [any InputField] = [
  TargetField.iPadOrientations, TargetField.orientations, TargetField.requiresFullScreen,
  TargetField.deviceFamilies, TargetField.sdk, TargetField.platform, TargetField.buildSettings,
  TargetField.missingFiles, TargetField.isPreprocessed, TargetField.unreadableInfoPlist,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  let preconditions = facts.obstacle(
    to: .devicePlatform, .sdk, .iPad, .sharesScreen, .readable, inputs: fields)
  if let preconditions { return preconditions }
  let (key, orientations) = facts.iPadOrientations
  if case .unresolved(let text) = orientations {
    return facts.verdict(.unknown, .unresolved(key, text), inputs: fields)
  }
  let declared = orientations.value ?? []
  let missing = required.filter { !declared.contains($0) }
  let surplus = declared.filter { !required.contains($0) }
  if missing.isEmpty, surplus.isEmpty {
    return facts.verdict(.pass, .complete(key), inputs: fields)
  }
  // Here a key that is true comes with the 27 SDK: what an older one would have exempted.
  if facts[TargetField.requiresFullScreen] == .known(true) {
    return facts.verdict(.needsReview, .incompleteButFullScreen(key), inputs: fields)
  }
  let explanation: LocalizedText =
    declared.isEmpty ? .nothingDeclared : .incomplete(key, missing: missing, surplus: surplus)
  return facts.verdict(.fail, explanation, inputs: fields)
}

extension LocalizedText {
  fileprivate static func complete(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: "\(key) 声明了全部四个方向。",
      hant: "\(key) 宣告了全部四個方向。",
      en: "\(key) declares all four orientations.")
  }

  fileprivate static let nothingDeclared = LocalizedText(
    hans: "没有声明任何方向，系统只当作支持竖屏；iPad 多任务要求四个方向。",
    hant: "沒有宣告任何方向，系統只當作支援直向；iPad 多工要求四個方向。",
    en: "No orientation is declared, which means portrait only; iPad multitasking needs all four.")

  fileprivate static func incomplete(
    _ key: String, missing: [String], surplus: [String]
  ) -> LocalizedText {
    let parts = [
      missing.isEmpty
        ? nil
        : LocalizedText(
          hans: "缺少 \(missing.joined(separator: "、"))",
          hant: "缺少 \(missing.joined(separator: "、"))",
          en: "lacks \(missing.joined(separator: ", "))"),
      surplus.isEmpty
        ? nil
        : LocalizedText(
          hans: "含有无效的值 \(surplus.joined(separator: "、"))",
          hant: "含有無效的值 \(surplus.joined(separator: "、"))",
          en: "holds \(surplus.joined(separator: ", ")), which is no orientation"),
    ].compactMap { $0 }
    return LocalizedText(
      hans: "iPad 上生效的 \(key) \(parts.map(\.hans).joined(separator: "，"))。",
      hant: "iPad 上生效的 \(key) \(parts.map(\.hant).joined(separator: "，"))。",
      en: "\(key), which counts on iPad, \(parts.map(\.en).joined(separator: " and ")).")
  }

  fileprivate static func incompleteButFullScreen(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: """
        \(key) 没有写全四个方向，而 UIRequiresFullScreen 为真。用 27 SDK 构建时，窗口仍会逐级改变大小，\
        只是保持在声明的方向内；App Store 是否仍要求四个方向尚无定论，请人工确认。
        """,
      hant: """
        \(key) 沒有寫齊四個方向，而 UIRequiresFullScreen 為真。以 27 SDK 建置時，視窗仍會逐級改變大小，\
        只是保持在宣告的方向內；App Store 是否仍要求四個方向尚無定論，請人工確認。
        """,
      en: """
        \(key) does not hold all four orientations while UIRequiresFullScreen is true. Built with the \
        27 SDK, the window still changes its size, in steps, and keeps to the declared orientations; \
        whether the store then asks for all four is not settled, so a person has to decide.
        """)
  }
}
