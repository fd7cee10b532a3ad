import Testing

@testable import FenpingCore

/// Every text of every rule, in the three languages of the product.
struct LanguageTests {
  @Test(arguments: Catalogue.all)
  func everyTextExistsInEachLanguage(_ rule: Rule) {
    for (place, text) in texts(of: rule) {
      for language in Language.allCases {
        #expect(!text[language].isEmpty, "\(rule.id), \(place): no text in \(language.rawValue)")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func sentencesAreTranslated(_ rule: Rule) {
    for (place, text) in ownTexts(of: rule) {
      #expect(text.hans != text.en, "\(rule.id), \(place): zh-Hans is the English text")
      #expect(text.hant != text.en, "\(rule.id), \(place): zh-Hant is the English text")
      #expect(text.hans != text.hant, "\(rule.id), \(place): both Chinese texts are the same: \(text.hans)")
    }
  }

  @Test(arguments: Catalogue.all)
  func scriptsAreNotMixed(_ rule: Rule) {
    for (place, text) in texts(of: rule) {
      let simplified = text.hant.filter { simplifiedOnly.contains($0) }
      let traditional = text.hans.filter { traditionalOnly.contains($0) }
      #expect(
        simplified.isEmpty, "\(rule.id), \(place): \(simplified) is Simplified, in zh-Hant: \(text.hant)")
      #expect(
        traditional.isEmpty, "\(rule.id), \(place): \(traditional) is Traditional, in zh-Hans: \(text.hans)")
      let chinese = text.en.unicodeScalars.filter { (0x4E00...0x9FFF).contains($0.value) }
      #expect(chinese.isEmpty, "\(rule.id), \(place): Chinese in the English text: \(text.en)")
    }
  }

  @Test(arguments: Catalogue.all)
  func traditionalTextsUseTheWordsOfTaiwan(_ rule: Rule) {
    for (place, text) in texts(of: rule) {
      for (word, better) in mainlandWords {
        #expect(
          !text.hant.contains(word), "\(rule.id), \(place): \(word) is \(better) in Taiwan: \(text.hant)")
      }
    }
  }

  /// What has one name in `Corpus/terms.tsv` has it in every rule, so that a reader knows it again.
  @Test(arguments: Catalogue.all)
  func oneThingHasOneName(_ rule: Rule) {
    for (place, text) in texts(of: rule) {
      for (word, better) in namesInSimplified where text.hans.contains(word) {
        Issue.record("\(rule.id), \(place): \(word) is \(better) in the rules: \(text.hans)")
      }
      for (word, better) in namesInTraditional where text.hant.contains(word) {
        Issue.record("\(rule.id), \(place): \(word) is \(better) in the rules: \(text.hant)")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func sentencesEndAsTheirLanguageDoes(_ rule: Rule) {
    for (place, text) in [
      ("statement", rule.statement), ("rationale", rule.rationale), ("advice", rule.advice),
    ] {
      #expect(text.hans.hasSuffix("。"), "\(rule.id), \(place): zh-Hans ends without 。")
      #expect(text.hant.hasSuffix("。"), "\(rule.id), \(place): zh-Hant ends without 。")
      #expect(
        text.en.hasSuffix(".") || text.en.hasSuffix(".”"), "\(rule.id), \(place): English ends without a stop"
      )
    }
  }
}

/// Common characters that exist in one script only, each with its counterpart.
private let pairs: [(hans: Character, hant: Character)] = [
  ("应", "應"), ("设", "設"), ("视", "視"), ("务", "務"), ("构", "構"), ("电", "電"), ("计", "計"), ("认", "認"),
  ("这", "這"), ("个", "個"), ("们", "們"), ("进", "進"), ("运", "運"), ("还", "還"), ("时", "時"), ("过", "過"),
  ("动", "動"), ("发", "發"), ("来", "來"), ("现", "現"), ("开", "開"), ("关", "關"), ("对", "對"), ("该", "該"),
  ("选", "選"), ("择", "擇"), ("图", "圖"), ("标", "標"), ("题", "題"), ("请", "請"), ("启", "啟"), ("装", "裝"),
  ("载", "載"), ("类", "類"), ("别", "別"), ("实", "實"), ("须", "須"), ("为", "為"), ("从", "從"), ("将", "將"),
  ("与", "與"), ("无", "無"), ("论", "論"), ("见", "見"), ("问", "問"), ("间", "間"), ("长", "長"), ("门", "門"),
  ("级", "級"), ("缩", "縮"), ("续", "續"), ("给", "給"), ("经", "經"), ("统", "統"), ("终", "終"), ("约", "約"),
  ("转", "轉"), ("换", "換"), ("横", "橫"), ("竖", "豎"), ("边", "邊"), ("机", "機"), ("显", "顯"), ("码", "碼"),
]
private let simplifiedOnly = Set(pairs.map(\.hans))
private let traditionalOnly = Set(pairs.map(\.hant))

private let mainlandWords = [
  "視圖": "檢視", "屏幕": "螢幕", "窗口": "視窗", "應用程序": "應用程式", "默認": "預設", "設置": "設定",
  "字符串": "字串", "支持": "支援", "用戶": "使用者", "調用": "呼叫", "代碼": "程式碼",
  "界面": "介面", "布局": "版面", "構建": "建置", "文件名": "檔名",
  "屏": "螢幕、直向、橫向", "信息": "資訊、訊息", "視頻": "影片", "內存": "記憶體", "數組": "陣列", "對象": "物件",
  "加載": "載入", "創建": "建立", "後台": "背景", "前台": "前景", "模板": "範本", "樣板": "範本", "日誌": "記錄",
  "返回值": "回傳值", "傳回": "回傳", "實例": "實體", "列表項": "清單項目", "報錯": "出錯", "活躍": "作用中",
  "兼容": "相容", "打印": "列印", "運行": "執行", "鏈接": "連結", "占": "佔", "要麼": "不是…就是",
]

/// Other names of the same thing, each with the one that the rules use.
private let namesInSimplified = [
  "分屏控制器": "分割视图控制器", "拆分视图": "分割视图", "代理": "委托", "分隔条": "分隔线", "分割线": "分隔线", "启动屏幕": "启动画面",
  "size class": "尺寸类别", "活跃": "活动", "情节提要": "故事板",
]
private let namesInTraditional = [
  "代理": "委派", "委託": "委派", "分隔條": "分隔線", "分割線": "分隔線", "size class": "尺寸類別", "外接顯示器": "外接螢幕",
  "模態": "強制回應（modal）", "緊湊": "精簡（compact）", "拖曳": "拖移", "拖動": "拖移",
]

private func ownTexts(of rule: Rule) -> [(place: String, text: LocalizedText)] {
  [
    ("title", rule.title), ("statement", rule.statement), ("rationale", rule.rationale),
    ("advice", rule.advice),
  ]
}

private func texts(of rule: Rule) -> [(place: String, text: LocalizedText)] {
  ownTexts(of: rule) + rule.validity.map { ("validity", $0.text) } + rule.inputs.map { ("input", $0.summary) }
    + rule.examples.map { ("example", $0.name) }
    + rule.examples.compactMap { example in
      // An input that is refused is reported by the examples' own test.
      let evaluation = try? rule.evaluate(example.input)
      return evaluation.map { ("explanation of “\(example.name.en)”", $0.explanation) }
    }
}
