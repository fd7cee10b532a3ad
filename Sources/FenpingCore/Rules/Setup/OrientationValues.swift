extension Rule {
  static let orientationValues = Rule(
    "setup/orientation-values", severity: .warning,
    title: LocalizedText(
      hans: "方向的值和键后缀要写对",
      hant: "方向的值和鍵字尾要寫對",
      en: "Spell orientation values and key suffixes right"),
    statement: LocalizedText(
      hans: """
        方向列表只认四个 UIInterfaceOrientation 名称，键的设备后缀只认全小写的 ~ipad、~iphone 和 ~ipod。
        """,
      hant: """
        方向清單只認四個 UIInterfaceOrientation 名稱，鍵的裝置字尾只認全小寫的 ~ipad、~iphone 和 ~ipod。
        """,
      en: """
        A list of orientations knows the four UIInterfaceOrientation names only, and a key's device suffix \
        is ~ipad, ~iphone or ~ipod in lower case.
        """),
    rationale: LocalizedText(
      hans: """
        写成 UIDeviceOrientation 或 UIInterfaceOrientationMask 的值不算方向；\
        写成 ~pad 或 ~iPad 的后缀根本不是后缀，整个键没有人读，iPad 于是退回通用列表。
        """,
      hant: """
        寫成 UIDeviceOrientation 或 UIInterfaceOrientationMask 的值不算方向；\
        寫成 ~pad 或 ~iPad 的字尾根本不是字尾，整個鍵沒有人讀，iPad 於是退回通用清單。
        """,
      en: """
        Values such as UIDeviceOrientation… or UIInterfaceOrientationMask… are no orientations; a suffix \
        such as ~pad or ~iPad is none, so nobody reads the key and iPad falls back to the general list.
        """),
    advice: LocalizedText(
      hans: "在 Xcode 的目标编辑器里勾选方向，让它来写值；由脚本或跨平台工具生成时，逐字核对构建产物。",
      hant: "在 Xcode 的目標編輯器裡勾選方向，讓它來寫值；由腳本或跨平台工具產生時，逐字核對建置產物。",
      en: """
        Tick the orientations in Xcode's target editor and let it write the values; where a script or a \
        cross-platform tool writes them, compare the built app letter by letter.
        """),
    questions: [
      LocalizedText(
        hans: "plist 数组里能写 UIInterfaceOrientationMaskAll 吗？",
        hant: "plist 陣列裡能寫 UIInterfaceOrientationMaskAll 嗎？",
        en: "Is UIInterfaceOrientationMaskAll accepted in the plist array?"),
      LocalizedText(
        hans: "Info.plist 里写 UIDeviceOrientationPortrait 好像没人认，为什么？",
        hant: "Info.plist 裡寫 UIDeviceOrientationPortrait 好像沒人認，為什麼？",
        en: "UIDeviceOrientationPortrait in Info.plist seems to be ignored. Why?"),
      LocalizedText(
        hans: "我写成大写 P 的 ~iPad，平板不理，大小写有关系吗？",
        hant: "我寫成大寫 P 的 ~iPad，平板不理，大小寫有差嗎？",
        en: "I wrote ~iPad with a capital P and the tablet pays no attention. Does case matter?"),
      LocalizedText(
        hans: "打包脚本写出来的是 ~pad，这个后缀有效吗？",
        hant: "打包腳本寫出來的是 ~pad，這個字尾有效嗎？",
        en: "My build script emits ~pad. Is that ending known to anybody?"),
      LocalizedText(
        hans: "设备能转的几个方向，字符串到底怎么写？",
        hant: "裝置能轉的幾個方向，字串到底怎麼寫？",
        en: "What are the exact strings for the ways a device may be turned?"),
      LocalizedText(
        hans: "四个都写了，Xcode 还说缺，会不会有一个拼错了？",
        hant: "四個都寫了，Xcode 還說缺，會不會有一個拼錯了？",
        en: "I listed four and Xcode still says some are missing. Could one be mistyped?"),
    ],
    validity: [
      ValidityClause(
        .sdk, .holds,
        LocalizedText(
          hans: "名称与后缀从未改变。",
          hant: "名稱與字尾從未改變。",
          en: "Names and suffixes have never changed."))
    ],
    sources: [SetupSource.interfaceOrientations, SetupSource.bundleKeys, SetupSource.productValidation],
    patterns: [StatementPattern("supported-orientations-key", "misspelt|key-suffix")],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(hans: "值都写对了", hant: "值都寫對了", en: "every value spelt right"),
        [
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
          "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"],
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(hans: "没有方向键", hant: "沒有方向鍵", en: "no orientation key"),
        ["UIDeviceFamily": [2]], .verdict(.pass)),
      Example(
        LocalizedText(hans: "后缀 ~pad", hant: "字尾 ~pad", en: "the suffix ~pad"),
        ["UISupportedInterfaceOrientations~pad": ["UIInterfaceOrientationPortrait"]], .verdict(.fail)),
      Example(
        LocalizedText(hans: "后缀 ~iPad", hant: "字尾 ~iPad", en: "the suffix ~iPad"),
        ["UISupportedInterfaceOrientations~iPad": ["UIInterfaceOrientationPortrait"]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "界面方向的掩码，不是方向",
          hant: "介面方向的遮罩，不是方向",
          en: "a mask in place of an orientation"),
        ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationMaskPortrait"]], .verdict(.fail)),
      Example(
        LocalizedText(
          hans: "列表里有未解析的变量",
          hant: "清單裡有未解析的變數",
          en: "an unresolved variable in the list"),
        ["UISupportedInterfaceOrientations": ["$(ORIENTATION)"]], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "只面向 iPhone", hant: "只面向 iPhone", en: "for iPhone only"),
        ["UIDeviceFamily": [1], "UISupportedInterfaceOrientations": ["Portrait"]],
        .verdict(.notApplicable)),
    ]
  )
}

private let fields: [any InputField] = [
  TargetField.orientations, TargetField.iPadOrientations, TargetField.iPhoneOrientations,
  TargetField.orientationLookalikes, TargetField.deviceFamilies, TargetField.sdk, TargetField.platform,
]

private let names = [
  "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
  "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let exemption = facts.exemption(from: .devicePlatform, .sdk, .iPad, inputs: fields) { return exemption }
  var faults: [LocalizedText] = []
  var unresolved: (key: String, text: String)?
  for (key, value) in facts.orientationKeys {
    let spelling = KeySpelling(key)
    if spelling.base != TargetField.orientations.name || spelling.hasUnknownDevice {
      faults.append(.keyNotRead(key, spelling))
    } else if case .list(let items) = value {
      for item in items {
        guard case .text(let name) = item else { faults.append(.notAName(key, item)); continue }
        if name.refersToBuildSetting {
          unresolved = unresolved ?? (key, name)
        } else if !names.contains(name) {
          faults.append(.notAnOrientation(key, name))
        }
      }
    } else if case .text(let text) = value, text.refersToBuildSetting {
      unresolved = unresolved ?? (key, text)
    } else {
      faults.append(.notAList(key))
    }
  }
  if let first = faults.first {
    return facts.verdict(.fail, faults.dropFirst().reduce(first) { $0.then($1) }, inputs: fields)
  }
  if let unresolved {
    return facts.verdict(.unknown, .unresolved(unresolved.key, unresolved.text), inputs: fields)
  }
  return facts.verdict(.pass, facts.orientationKeys.isEmpty ? .nothingToSpell : .allRight, inputs: fields)
}

extension TargetFacts {
  /// Every key that is the list of orientations or may be meant as it, sorted.
  fileprivate var orientationKeys: [(key: String, value: Value)] {
    values
      .filter { $0.key == TargetField.orientations.name || TargetField.orientationLookalikes.covers($0.key) }
      .sorted { $0.key < $1.key }
      .map { (key: $0.key, value: $0.value) }
  }
}

extension LocalizedText {
  fileprivate static let allRight = LocalizedText(
    hans: "方向的值和键都写对了。",
    hant: "方向的值和鍵都寫對了。",
    en: "Every orientation and every key is spelt right.")

  fileprivate static let nothingToSpell = LocalizedText(
    hans: "没有任何方向键，也就没有拼错的。",
    hant: "沒有任何方向鍵，也就沒有拼錯的。",
    en: "There is no key of orientations, and so none that is misspelt.")

  fileprivate static func keyNotRead(_ key: String, _ spelling: KeySpelling) -> LocalizedText {
    let device = spelling.device.map { "~" + ($0.nearest(in: KeySpelling.devices) ?? "ipad") } ?? ""
    let better = TargetField.orientations.name + device
    return LocalizedText(
      hans: "没有人读 \(key) 这个键；应写成 \(better)。",
      hant: "沒有人讀 \(key) 這個鍵；應寫成 \(better)。",
      en: "Nobody reads the key \(key); spell it \(better).")
  }

  fileprivate static func notAnOrientation(_ key: String, _ name: String) -> LocalizedText {
    let candidates = names.filter { name.hasSuffix($0.dropFirst("UIInterfaceOrientation".count)) }
    // The longest, so that PortraitUpsideDown is not taken for a portrait. What a device orientation calls
    // left is an interface's right, so for those no name is proposed.
    let isDevice = name.hasPrefix("UIDeviceOrientationLandscape")
    let better = isDevice ? nil : name.nearest(in: names) ?? candidates.max { $0.count < $1.count }
    let remark =
      better.map {
        LocalizedText(hans: "；应写成 \($0)", hant: "；應寫成 \($0)", en: "; spell it \($0)")
      } ?? LocalizedText(hans: "", hant: "", en: "")
    return LocalizedText(
      hans: "\(key) 里的 \(name) 不是界面方向\(remark.hans)。",
      hant: "\(key) 裡的 \(name) 不是介面方向\(remark.hant)。",
      en: "\(name) in \(key) is no interface orientation\(remark.en).")
  }

  fileprivate static func notAName(_ key: String, _ item: Value) -> LocalizedText {
    LocalizedText(
      hans: "\(key) 里的 \(item) 不是字符串，没有人把它当作方向。",
      hant: "\(key) 裡的 \(item) 不是字串，沒有人把它當作方向。",
      en: "\(item) in \(key) is no text, and nobody takes it for an orientation.")
  }

  fileprivate static func notAList(_ key: String) -> LocalizedText {
    LocalizedText(
      hans: "\(key) 的值不是列表，等于没有写。",
      hant: "\(key) 的值不是清單，等於沒有寫。",
      en: "The value of \(key) is no list, which is as if it were not there.")
  }
}
