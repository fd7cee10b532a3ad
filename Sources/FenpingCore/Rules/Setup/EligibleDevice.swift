extension Rule {
  static let eligibleDevice = Rule(
    "setup/eligible-device",
    title: LocalizedText(
      hans: "哪些 iPad 支持哪种多任务",
      hant: "哪些 iPad 支援哪種多工",
      en: "Which iPad offers which kind of multitasking"),
    statement: LocalizedText(
      hans: """
        Slide Over、Split View 和画中画只在特定机型与系统版本的组合上可用；\
        能用 Slide Over 的机型不一定能用 Split View。
        """,
      hant: """
        Slide Over、Split View 和子母畫面只在特定機型與系統版本的組合上可用；\
        能用 Slide Over 的機型不一定能用 Split View。
        """,
      en: """
        Slide Over, Split View and Picture in Picture are offered only by certain models on certain system \
        versions; a model with Slide Over need not have Split View.
        """),
    rationale: LocalizedText(
      hans: """
        同时运行两个前台应用需要更多内存和处理能力。iOS 9 时只有 iPad Air 2、iPad mini 4 和 iPad Pro 能分屏，\
        iPad Air 与 iPad mini 2、3 只有 Slide Over 和画中画。
        """,
      hant: """
        同時執行兩個前景應用程式需要更多記憶體和運算能力。iOS 9 時只有 iPad Air 2、iPad mini 4 和 iPad Pro \
        能並排顯示，iPad Air 與 iPad mini 2、3 只有 Slide Over 和子母畫面。
        """,
      en: """
        Two apps in the foreground need more memory and processing power. On iOS 9 only iPad Air 2, iPad mini 4 and iPad Pro \
        split the screen; iPad Air and iPad mini 2 and 3 have Slide Over and Picture in Picture alone.
        """),
    advice: LocalizedText(
      hans: """
        先核对测试设备的机型和系统版本，再怀疑自己的配置；\
        至少在一台支持分屏的机型和一台只有 Slide Over 的机型上测试。
        """,
      hant: """
        先核對測試裝置的機型和系統版本，再懷疑自己的設定；\
        至少在一台支援並排的機型和一台只有 Slide Over 的機型上測試。
        """,
      en: """
        Compare the test device's model and system version before you doubt your configuration; \
        test on one model that splits the screen and on one that has Slide Over only.
        """),
    questions: [
      LocalizedText(
        hans: "第一代 iPad Air 能同时并排开两个应用吗？",
        hant: "第一代 iPad Air 能同時並排開兩個 App 嗎？",
        en: "Can my first-generation iPad Air put two apps side by side?"),
      LocalizedText(
        hans: "我的 mini 3 能拉出浮动小窗，却没法一分为二，是坏了吗？",
        hant: "我的 mini 3 能拉出浮動小窗，卻沒辦法一分為二，是壞了嗎？",
        en: "Floating panel works on my mini 3, but no way to cut the screen in half. Broken?"),
      LocalizedText(
        hans: "想试两个程序同时开，该借什么型号的机器来测？",
        hant: "想試兩個程式同時開，該借哪種機型來測？",
        en: "What hardware should I borrow to try out two programs at once?"),
      LocalizedText(
        hans: "为什么老平板只有其中一部分功能？",
        hant: "為什麼舊平板只有其中一部分功能？",
        en: "Why do older tablets get just some of the features?"),
      LocalizedText(
        hans: "iPad mini 2 有没有视频小浮窗？",
        hant: "iPad mini 2 有沒有影片的浮動小視窗？",
        en: "Does the little floating video player exist on an iPad mini 2?"),
      LocalizedText(
        hans: "升到 26 以后，是不是每台平板都能随意挪窗口？",
        hant: "升到 26 之後，是不是每台平板都能隨意移動視窗？",
        en: "After updating to 26, does every tablet get windows that can be moved about?"),
    ],
    validity: [
      ValidityClause(
        .os, since: Version(9), until: Version(13), .holds,
        LocalizedText(
          hans: "机型决定有哪几种；iPad Air、iPad mini 2 和 mini 3 没有 Split View。",
          hant: "機型決定有哪幾種；iPad Air、iPad mini 2 和 mini 3 沒有 Split View。",
          en: "The model decides; iPad Air, iPad mini 2 and mini 3 have no Split View.")),
      ValidityClause(
        .os, since: Version(13), until: Version(26), .holds,
        LocalizedText(
          hans: "能运行该系统的机型都支持这三种；台前调度（16 起）另有机型限制。",
          hant: "能執行該系統的機型都支援這三種；幕前調度（16 起）另有機型限制。",
          en: "Every model that runs the system has all three; Stage Manager (from 16 on) has its own list.")),
      ValidityClause(
        .os, since: Version(26), .replaced,
        LocalizedText(
          hans: "每个机型都有窗口化应用；Split View 由平铺窗口取代，Slide Over 在 26.1 回归。",
          hant: "每個機型都有視窗化應用程式；Split View 由並排視窗取代，Slide Over 在 26.1 回歸。",
          en: """
            Every model has windowed apps; tiled windows replace Split View, and Slide Over came back in \
            26.1.
            """)),
    ],
    sources: [
      Source(
        "Apple Support, Use Multitasking on your iPad", "https://support.apple.com/en-us/HT202070",
        .corroborated),
      Source(
        "MacRumors, iOS 9 split-screen multitasking",
        "https://www.macrumors.com/2015/09/16/ios-9-split-screen-multitasking-ipad", .corroborated),
      Source(
        "MacRumors, iPadOS 26 without Split View and Slide Over",
        "https://www.macrumors.com/2025/06/10/ipados-26-no-split-view-slide-over/", .corroborated),
      Source(
        "Apfelpatient, Stage Manager on significantly more iPads",
        "https://www.apfelpatient.de/en/news/ipads-26-stage-manager-now-on-significantly-more-ipads",
        .corroborated),
      Source(
        "XDA, which iPads run iPadOS 16",
        "https://www.xda-developers.com/ipad-models-can-run-ipados-16/", .corroborated),
      Source(
        "Macworld, the iPads that iPadOS 17 was to drop",
        "https://www.macworld.com/article/1796152/ipados-17-compatibility-ipad-pro.html", .unsure),
    ],
    patterns: [
      // What a person does with the two apps is another matter than where that is possible.
      StatementPattern(
        "eligible-device|supported-device", "slide-over|split-view|multitasking|picture-in-picture",
        without: ["user", "secondary-app"])
    ],
    inputs: [model, os],
    evaluator: .decide(decide),
    examples: [
      Example(
        LocalizedText(
          hans: "iPad Air 2，iOS 9：三种都有",
          hant: "iPad Air 2，iOS 9：三種都有",
          en: "iPad Air 2 on iOS 9: all three"),
        ["model": "ipad-air-2", "os": 9], .value(offer(slideOver: true, splitView: true))),
      Example(
        LocalizedText(
          hans: "初代 iPad Air，iOS 9：没有 Split View",
          hant: "初代 iPad Air，iOS 9：沒有 Split View",
          en: "the first iPad Air on iOS 9: no Split View"),
        ["model": "ipad-air-1", "os": 9], .value(offer(slideOver: true, splitView: false))),
      Example(
        LocalizedText(
          hans: "iPad 2，iOS 9：一种也没有",
          hant: "iPad 2，iOS 9：一種也沒有",
          en: "iPad 2 on iOS 9: none"),
        ["model": "ipad-2", "os": "9.3"],
        .value(offer(slideOver: false, splitView: false, pictureInPicture: false))),
      Example(
        LocalizedText(
          hans: "iPad Pro 11 初代，iPadOS 17：还有台前调度",
          hant: "iPad Pro 11 初代，iPadOS 17：還有幕前調度",
          en: "the first iPad Pro 11 on iPadOS 17: Stage Manager as well"),
        ["model": "ipad-pro-11-1", "os": 17],
        .value(offer(slideOver: true, splitView: true, windows: .stageManager))),
      Example(
        LocalizedText(
          hans: "iPadOS 26.0：窗口化应用，Slide Over 尚未回归",
          hant: "iPadOS 26.0：視窗化應用程式，Slide Over 尚未回歸",
          en: "iPadOS 26.0: windowed apps, Slide Over not back yet"),
        ["model": "ipad-8", "os": "26.0"],
        .value(offer(slideOver: false, splitView: false, windows: .windowedApps))),
      Example(
        LocalizedText(
          hans: "iPadOS 26.1：Slide Over 回归",
          hant: "iPadOS 26.1：Slide Over 回歸",
          en: "iPadOS 26.1: Slide Over is back"),
        ["model": "ipad-8", "os": "26.1"],
        .value(offer(slideOver: true, splitView: false, windows: .windowedApps))),
      Example(
        LocalizedText(
          hans: "该机型不能运行这个系统",
          hant: "此機型不能執行這個系統",
          en: "a system that the model does not run"),
        ["model": "ipad-air-1", "os": 13], .verdict(.notApplicable)),
    ]
  )
}

private let model = Field<IPadModel>(
  "model", .choice(IPadModel.all.map(\.word)),
  LocalizedText(hans: "iPad 的机型", hant: "iPad 的機型", en: "the model of iPad")
) { value in
  guard case .text(let word) = value else { return nil }
  return IPadModel(word: word)
}

private let os = Field<Version>(
  version: "os",
  LocalizedText(hans: "设备的系统版本", hant: "裝置的系統版本", en: "the device's system version"))

/// The value of an example whose facts two sources confirm.
private func offer(
  slideOver: Bool, splitView: Bool, pictureInPicture: Bool = true,
  windows: MultitaskingOffer.Windows = .none
) -> Value {
  MultitaskingOffer(
    slideOver: slideOver, splitView: splitView, pictureInPicture: pictureInPicture, windows: windows,
    confidence: .corroborated
  ).value
}

private func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let (model, os) = (try scenario[model], try scenario[os])
  let evidence = [Evidence("model", .text(model.label)), Evidence("os", .text(os.description))]
  guard model.runs(os) else {
    return Evaluation(.verdict(.notApplicable), .doesNotRun(model, os), evidence: evidence)
  }
  let offer = model.offer(os)
  return Evaluation(.value(offer.value), .offers(model, os, offer), evidence: evidence)
}

extension LocalizedText {
  fileprivate static func doesNotRun(_ model: IPadModel, _ os: Version) -> LocalizedText {
    let range =
      model.until.map {
        LocalizedText(
          hans: "从 \(model.since) 到 \($0) 之前", hant: "從 \(model.since) 到 \($0) 之前",
          en: "from \(model.since) up to, but not, \($0)")
      }
      ?? LocalizedText(hans: "从 \(model.since) 起", hant: "從 \(model.since) 起", en: "from \(model.since) on")
    return LocalizedText(
      hans: "\(model.label) 不能运行系统 \(os)；它能运行的版本\(range.hans)。",
      hant: "\(model.label) 不能執行系統 \(os)；它能執行的版本\(range.hant)。",
      en: "\(model.label) does not run system \(os); it runs those \(range.en).")
  }

  fileprivate static func offers(
    _ model: IPadModel, _ os: Version, _ offer: MultitaskingOffer
  ) -> LocalizedText {
    let offered = offer.names(offered: true)
    let missing = offer.names(offered: false)
    let parts = [
      offered.map { LocalizedText(hans: "有 \($0.hans)", hant: "有 \($0.hant)", en: "has \($0.en)") },
      missing.map { LocalizedText(hans: "没有 \($0.hans)", hant: "沒有 \($0.hant)", en: "lacks \($0.en)") },
    ].compactMap { $0 }
    let text = LocalizedText(
      hans: "系统 \(os) 上的 \(model.label) \(parts.map(\.hans).joined(separator: "，"))。",
      hant: "系統 \(os) 上的 \(model.label) \(parts.map(\.hant).joined(separator: "，"))。",
      en: "On system \(os), \(model.label) \(parts.map(\.en).joined(separator: " and ")).")
    return [offer.windows.remark, offer.confidence.remark].compactMap { $0 }.reduce(text) { $0.then($1) }
  }
}
