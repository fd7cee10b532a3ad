extension Rule {
  static let fullScreenKeySpelling = Rule(
    "setup/full-screen-key-spelling", severity: .warning,
    title: LocalizedText(
      hans: "全屏键要按原样拼写",
      hant: "全螢幕鍵要照原樣拼寫",
      en: "Spell the full-screen key exactly"),
    statement: LocalizedText(
      hans: """
        全屏键必须写成 UIRequiresFullScreen，不带后缀，取布尔值；别的写法不是被忽略，\
        就是被 Xcode、App Store 和设备读成不同的结果。
        """,
      hant: """
        全螢幕鍵必須寫成 UIRequiresFullScreen，不帶字尾，取布林值；別的寫法不是被忽略，\
        就是被 Xcode、App Store 和裝置讀成不同的結果。
        """,
      en: """
        The full-screen key must be spelt UIRequiresFullScreen, without suffix and with a Boolean value; \
        any other form is ignored, or read differently by Xcode, the store and the device.
        """),
    rationale: LocalizedText(
      hans: """
        键名区分大小写，UIRequiresFullscreen 这样的误写会让应用照旧参与多任务。带 ~ipad 后缀的键，\
        设备和 App Store 承认，Xcode 的检查却只看不带后缀的那个。
        """,
      hant: """
        鍵名區分大小寫，UIRequiresFullscreen 這樣的誤寫會讓應用程式照舊參與多工。帶 ~ipad 字尾的鍵，\
        裝置和 App Store 承認，Xcode 的檢查卻只看不帶字尾的那個。
        """,
      en: """
        Keys are case-sensitive: with UIRequiresFullscreen the app takes part in multitasking as before. \
        A key with the suffix ~ipad is honoured by the device and the store, while Xcode's check looks at \
        the plain one alone.
        """),
    advice: LocalizedText(
      hans: "在构建产物的 Info.plist 里核对键名和类型，把“YES”之类的字符串改成布尔值。",
      hant: "在建置產物的 Info.plist 裡核對鍵名和型別，把「YES」之類的字串改成布林值。",
      en: """
        Check the key and its type in the built Info.plist, and turn a string such as “YES” into a Boolean.
        """),
    questions: [
      LocalizedText(
        hans: "写了 UIRequiresFullscreen = YES，应用照样被分屏，哪里不对？",
        hant: "寫了 UIRequiresFullscreen = YES，App 還是被分割，哪裡不對？",
        en: "I have UIRequiresFullscreen = YES and my app gets split anyway. What's wrong?"),
      LocalizedText(
        hans: "那个键中间的 s 到底大写还是小写？",
        hant: "那個鍵中間的 s 到底是大寫還是小寫？",
        en: "Capital S or small s in the middle of that key?"),
      LocalizedText(
        hans: "值填的是文本 YES，不是勾选框，算数吗？",
        hant: "值填的是文字 YES，不是核取方塊，算數嗎？",
        en: "Does it count when the value is text \"YES\" and not a checkbox?"),
      LocalizedText(
        hans: "独占屏幕的那个开关后面能加 ~ipad 吗？",
        hant: "獨佔螢幕的那個旗標後面可以加 ~ipad 嗎？",
        en: "May I hang ~ipad on the whole-screen flag?"),
      LocalizedText(
        hans: "平板已经按独占屏幕来了，Xcode 却一直报警告，怎么回事？",
        hant: "平板已經照獨佔螢幕執行了，Xcode 卻一直跳警告，怎麼回事？",
        en: "The tablet obeys my whole-screen flag but Xcode keeps complaining. How come?"),
      LocalizedText(
        hans: "系统没理会我要独占屏幕，会不会是名字打错了？",
        hant: "系統沒理會我要獨佔螢幕，會不會是名稱打錯了？",
        en: "Could a typo be why the system never noticed that I want the display to myself?"),
    ],
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "自这个键出现以来一直如此。",
          hant: "自這個鍵出現以來一直如此。",
          en: "It has been so since the key was introduced."))
    ],
    sources: [
      SetupSource.productValidation, SetupSource.bundleKeys, SetupSource.requiresFullScreen,
      Source(
        "A store upload that accepted the suffixed key, reported for Lockwise",
        "https://github.com/mozilla-lockwise/lockwise-ios/issues/855", .read),
    ],
    patterns: [StatementPattern("requires-full-screen", "misspelt|key-suffix")],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "按原样拼写的布尔值",
          hant: "照原樣拼寫的布林值",
          en: "spelt exactly, with a Boolean"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": true], .verdict(.pass)),
      Example(
        LocalizedText(hans: "没有这个键", hant: "沒有這個鍵", en: "no such key"),
        ["UIDeviceFamily": [1, 2]], .verdict(.pass)),
      Example(
        LocalizedText(hans: "小写的 s", hant: "小寫的 s", en: "a small s"),
        ["UIDeviceFamily": [2], "UIRequiresFullscreen": true], .verdict(.fail)),
      Example(
        LocalizedText(hans: "带 ~ipad 后缀", hant: "帶 ~ipad 字尾", en: "with the suffix ~ipad"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen~ipad": true], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "字符串 YES：算真，但类型不对",
          hant: "字串 YES：算真，但型別不對",
          en: "the string YES: true, but of the wrong type"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": "YES"], .verdict(.fail)),
      Example(
        LocalizedText(hans: "字符串 NO", hant: "字串 NO", en: "the string NO"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": "NO"], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "未解析的变量展开后仍是字符串",
          hant: "未解析的變數展開後仍是字串",
          en: "an unresolved variable, which stays a text when it is expanded"),
        ["UIDeviceFamily": [2], "UIRequiresFullScreen": "$(FULL_SCREEN)"], .verdict(.fail)),
      Example(
        LocalizedText(hans: "只面向 iPhone", hant: "只面向 iPhone", en: "for iPhone only"),
        ["UIDeviceFamily": [1], "UIRequiresFullscreen": true], .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.requiresFullScreen, TargetField.requiresFullScreenLookalikes, TargetField.deviceFamilies,
  TargetField.platform,
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, .iPad, inputs: fields) { return exemption }
  let key = TargetField.requiresFullScreen.name
  var faults =
    facts.values.keys.filter(TargetField.requiresFullScreenLookalikes.covers).sorted()
    .map { LocalizedText.read(KeySpelling($0), $0) }
  if let value = facts.values[key] { faults += [fault(of: value, facts)].compactMap { $0 } }
  guard let first = faults.first else {
    return facts.verdict(.pass, facts.values[key] == nil ? .noKey : .exact, inputs: fields)
  }
  return facts.verdict(.fail, faults.dropFirst().reduce(first) { $0.then($1) }, inputs: fields)
}

/// What is wrong with a value of the key that is spelt right; nil for a Boolean.
private func fault(of value: Value, _ facts: TargetFacts) -> LocalizedText? {
  switch (value, facts[TargetField.requiresFullScreen]) {
  case (.flag, _): nil
  case (_, .unresolved(let text)): .variable(text)
  case (_, .known(let counts)): .otherType(value, counts: counts)
  case (_, .absent): .unreadable
  }
}

extension LocalizedText {
  fileprivate static let exact = LocalizedText(
    hans: "UIRequiresFullScreen 拼写无误，取布尔值。",
    hant: "UIRequiresFullScreen 拼寫無誤，取布林值。",
    en: "UIRequiresFullScreen is spelt exactly and holds a Boolean.")

  fileprivate static let noKey = LocalizedText(
    hans: "没有全屏键，也没有拼法相近的键。",
    hant: "沒有全螢幕鍵，也沒有拼法相近的鍵。",
    en: "There is no full-screen key, and none that resembles it.")

  /// Who reads the key in this spelling.
  fileprivate static func read(_ spelling: KeySpelling, _ key: String) -> LocalizedText {
    guard spelling.base == TargetField.requiresFullScreen.name, !spelling.hasUnknownDevice else {
      return LocalizedText(
        hans: "没有人读 \(key)：应用照旧参与多任务。正确的拼法是 UIRequiresFullScreen。",
        hant: "沒有人讀 \(key)：應用程式照舊參與多工。正確的拼法是 UIRequiresFullScreen。",
        en: """
          Nobody reads \(key): the app takes part in multitasking as before. The key is \
          UIRequiresFullScreen.
          """)
    }
    if spelling.device == "iphone" || spelling.device == "ipod" {
      return LocalizedText(
        hans: "\(key) 在 iPad 上没有人读，Xcode 的检查也不看它。",
        hant: "\(key) 在 iPad 上沒有人讀，Xcode 的檢查也不看它。",
        en: "Nobody reads \(key) on iPad, and Xcode's check does not look at it.")
    }
    return LocalizedText(
      hans: """
        Xcode 的检查不看 \(key)，只看不带后缀的键，所以照样要求四个方向和启动画面；\
        设备和 App Store 则承认它，并让它取代不带后缀的键。
        """,
      hant: """
        Xcode 的檢查不看 \(key)，只看不帶字尾的鍵，所以照樣要求四個方向和啟動畫面；\
        裝置和 App Store 則承認它，並讓它取代不帶字尾的鍵。
        """,
      en: """
        Xcode's check does not look at \(key) but at the plain key alone, so it asks for the four \
        orientations and a launch screen all the same; the device and the store honour it, \
        and let it replace the plain one.
        """)
  }

  fileprivate static func otherType(_ value: Value, counts: Bool) -> LocalizedText {
    let truth = LocalizedText(
      hans: counts ? "真" : "假", hant: counts ? "真" : "假", en: counts ? "true" : "false")
    return LocalizedText(
      hans: "UIRequiresFullScreen 的值 \(value) 不是布尔值；Xcode 宽松地把它读作\(truth.hans)。请改成布尔值。",
      hant: "UIRequiresFullScreen 的值 \(value) 不是布林值；Xcode 寬鬆地把它讀作\(truth.hant)。請改成布林值。",
      en: """
        The value \(value) of UIRequiresFullScreen is no Boolean; Xcode reads it loosely, as \(truth.en). \
        Make it a Boolean.
        """)
  }

  fileprivate static func variable(_ text: String) -> LocalizedText {
    LocalizedText(
      hans: """
        UIRequiresFullScreen 的值是 \(text)：不论展开成什么，构建产物里都是字符串而不是布尔值；\
        若该设置未定义，Xcode 会把它展开为空，即假。
        """,
      hant: """
        UIRequiresFullScreen 的值是 \(text)：不論展開成什麼，建置產物裡都是字串而不是布林值；\
        若該設定沒有定義，Xcode 會把它展開為空白，即假。
        """,
      en: """
        UIRequiresFullScreen is \(text): whatever that expands to, the built app holds a string and no \
        Boolean; Xcode would expand an undefined setting to nothing, which is false.
        """)
  }

  fileprivate static let unreadable = LocalizedText(
    hans: "UIRequiresFullScreen 的值既不是布尔值，也不是能读作布尔值的类型，等于没有写。",
    hant: "UIRequiresFullScreen 的值既不是布林值，也不是能讀作布林值的型別，等於沒有寫。",
    en: """
      The value of UIRequiresFullScreen is neither a Boolean nor of a type that can be read as one, which is \
      as if it were not there.
      """)
}
