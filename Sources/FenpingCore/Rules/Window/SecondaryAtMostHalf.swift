extension Rule {
  static let secondaryAtMostHalf = Rule(
    "window/secondary-at-most-half",
    title: LocalizedText(
      hans: "次应用至多占一半", hant: "次要應用程式至多佔一半", en: "The secondary app has at most half"),
    statement: LocalizedText(
      hans: "横屏的 Split View 中，次应用的窗口只有三分之一或二分之一两种宽度；竖屏时只有窄栏。",
      hant: "橫向的 Split View 中，次要應用程式的視窗只有三分之一或二分之一兩種寬度；直向時只有窄欄。",
      en: """
        In landscape Split View the secondary app's window is one third or one half of the screen wide; in \
        portrait it has the narrow column.
        """),
    rationale: LocalizedText(
      hans: "次应用是临时叫到旁边的帮手：过了一半，分隔线没有别的停靠位置，再往前推，离开屏幕的就是主应用了。",
      hant: "次要應用程式是臨時叫到旁邊的幫手：過了一半，分隔線沒有別的停靠位置，再往前推，離開螢幕的就是主要應用程式了。",
      en: """
        The secondary app is called in beside the task at hand. There is no stop of the divider at which it \
        would have more; beyond half the primary app would be on its way out.
        """),
    advice: LocalizedText(
      hans: "先为 320 点设计，再扩展到更宽：作为次应用时，窗口在 12.9 英寸以外的机型上总是 compact。",
      hant: "先為 320 點設計，再擴展到更寬：身為次要應用程式時，視窗在 12.9 吋以外的機型上總是 compact。",
      en: """
        Design for 320 points first and widen from there: as the secondary app your window is compact on \
        every model but the 12.9-inch one.
        """),
    questions: [
      LocalizedText(
        hans: "右边那个拉不过 50%，是故意的吗？",
        hant: "右邊那個拉不過 50%，是故意的嗎？",
        en: "The one on the right won't grow past 50 percent. Intended?"),
      LocalizedText(
        hans: "我是从旁边拉进来的，最宽能到多少？",
        hant: "我是從旁邊拉進來的，最寬能到多少？",
        en: "I was pulled in from the side. What's the widest I can become?"),
      LocalizedText(
        hans: "平板竖着，后叫进来的那个能五五开吗？",
        hant: "平板直著，後叫進來的那個能五五分嗎？",
        en: "Upright tablet: can the app called in afterwards have fifty-fifty?"),
      LocalizedText(
        hans: "客人能不能比主人还大？",
        hant: "客人能不能比主人還大？",
        en: "Can the guest ever be bigger than the host?"),
      LocalizedText(
        hans: "我的应用多半是放在浏览器旁边用的，先按多宽来设计？",
        hant: "我的 App 多半是放在瀏覽器旁邊用的，先照多寬來設計？",
        en: "Mine is mostly used as the add-on beside a browser. Which width do I draw first?"),
      LocalizedText(
        hans: "为什么条没有一档是偏向后来的那个？",
        hant: "為什麼桿沒有一段是偏向後來的那個？",
        en: "Why is there no stop of the bar that favours the later app?"),
    ],
    validity: ValidityClause.roles(
      LocalizedText(
        hans: "iOS 9 和 10：至多二分之一，且只在横屏。", hant: "iOS 9 和 10：至多二分之一，且只在橫向。",
        en: "iOS 9 and 10: at most one half, and that in landscape only.")),
    sources: [.quickStart, .layoutGuideline],
    patterns: [StatementPattern("secondary-app", "one-half")],
    inputs: [DividerTrace.typicalDevice, DividerTrace.typicalOrientation, Fields.os],
    evaluator: .decide(decideLargest),
    examples: [
      Example(
        LocalizedText(hans: "9.7 英寸横屏", hant: "9.7 吋橫向", en: "9.7 inches in landscape"),
        ["device": "ipad-9.7", "orientation": "landscape"],
        .value([
          "applicable": true, "model": "roles", "split": "1/2", "width": 507, "horizontal": "compact",
          "mark": "sourced",
        ])),
      Example(
        LocalizedText(
          hans: "12.9 英寸横屏：一半也是 regular", hant: "12.9 吋橫向：一半也是 regular",
          en: "12.9 inches in landscape: even half is regular"),
        ["device": "ipad-12.9", "orientation": "landscape", "os": "10"],
        .value([
          "applicable": true, "model": "roles", "split": "1/2", "width": 678, "horizontal": "regular",
          "mark": "sourced",
        ])),
      Example(
        LocalizedText(
          hans: "竖屏只有窄栏", hant: "直向只有窄欄", en: "in portrait there is only the narrow column"),
        ["device": "ipad-9.7", "orientation": "portrait"],
        .value([
          "applicable": true, "model": "roles", "split": "1/3", "width": 320, "horizontal": "compact",
          "mark": "sourced",
        ])),
      Example(
        LocalizedText(
          hans: "从 iOS 11 起哪个窗口都可以占 2/3", hant: "從 iOS 11 起哪個視窗都可以佔 2/3",
          en: "from iOS 11 on either window can have 2/3"),
        ["device": "ipad-10.5", "orientation": "landscape", "os": "11"],
        .value([
          "applicable": false, "model": "equal-windows", "split": "2/3", "width": 782,
          "horizontal": "regular", "mark": "sourced",
        ])),
      Example(
        LocalizedText(
          hans: "iPadOS 26 由用户决定宽度", hant: "iPadOS 26 由使用者決定寬度",
          en: "in iPadOS 26 the width is the user's choice"),
        ["device": "ipad-12.9", "orientation": "landscape", "os": "26"],
        .value(["applicable": false, "model": "windowed-apps"])),
    ])
}

private func decideLargest(_ scenario: Scenario) throws(InputError) -> Evaluation {
  let device = try scenario[DividerTrace.typicalDevice]
  let orientation = try scenario[DividerTrace.typicalOrientation]
  let os = try scenario[Fields.os]
  let model = MultitaskingModel(os: os)
  let evidence = [
    Evidence("os", .text(os.description)),
    Evidence("screen width", .number(device.size(in: orientation).width)),
  ]
  var value: [String: Value] = [
    "applicable": .flag(model == .roles), "model": .text(model.rawValue),
  ]
  let ofSecondary: SplitConfiguration = orientation == .portrait ? .oneThird : .half
  let split = model == .roles ? ofSecondary : .twoThirds
  guard model.hasDivider, let layout = device.layout(split, in: orientation) else {
    return Evaluation(.value(.record(value)), model.insteadOfRoles, evidence: evidence)
  }
  value["split"] = .text(split.rawValue)
  value["width"] = .number(layout.width)
  value["horizontal"] = .text(layout.horizontal.rawValue)
  value["mark"] = .text(layout.mark.rawValue)
  let sentence = explain(device, orientation, split, layout)
  return Evaluation(
    .value(.record(value)), model == .roles ? sentence : model.insteadOfRoles.then(sentence),
    evidence: evidence)
}

private func explain(
  _ device: Device, _ orientation: WindowOrientation, _ split: SplitConfiguration, _ layout: WindowLayout
) -> LocalizedText {
  let (width, horizontal) = (Value.number(layout.width), layout.horizontal.rawValue)
  return LocalizedText(
    hans: """
      \(device.label) \(orientation.name.hans)：次应用的窗口最宽是 \(split.rawValue)，即 \(width) 点，水平 \(horizontal)。
      """,
    hant: """
      \(device.label) \(orientation.name.hant)：次要應用程式的視窗最寬是 \(split.rawValue)，即 \(width) 點，水平 \
      \(horizontal)。
      """,
    en: """
      \(device.label), \(orientation.name.en): the secondary app's window is at most \(split.rawValue), which \
      is \(width) points, horizontally \(horizontal).
      """)
}
