extension Rule {
  /// A split view controller is not presented modally.
  static let notModal = Rule(
    "split-view/not-modal",
    messages: [
      "tried to present a split view controllers modally"
    ],
    severity: .error,
    title: LocalizedText(
      hans: "不能模态呈现",
      hant: "不能以強制回應（modal）方式呈現",
      en: "Not presented modally"),
    statement: LocalizedText(
      hans: "不能用模态方式呈现分割视图控制器。",
      hant: "不能以強制回應（modal）方式呈現分割檢視控制器。",
      en: "A split view controller cannot be presented modally."),
    rationale: LocalizedText(
      hans: """
        iOS 7 及更早的 UIKit 只认它是整个窗口的根；模态呈现会引发异常，\
        信息为 Application tried to present a Split View Controllers modally。
        """,
      hant: """
        iOS 7 及更早的 UIKit 只認它是整個視窗的根；以 modal 方式呈現會引發例外，\
        訊息為 Application tried to present a Split View Controllers modally。
        """,
      en: """
        UIKit until iOS 7 knows it only as the root of the window; presenting it modally raises an \
        exception that says: Application tried to present a Split View Controllers modally.
        """),
    advice: LocalizedText(
      hans: "部署目标低于 8 时，改为更换窗口的 rootViewController，或改用其他视图控制器呈现。",
      hant: "部署目標低於 8 時，改為更換視窗的 rootViewController，或改用其他檢視控制器呈現。",
      en: """
        With a deployment target below 8, replace the window's rootViewController instead, or \
        present another view controller.
        """),
    questions: [
      LocalizedText(
        hans: "崩溃信息是 tried to present a split view controllers modally，怎么消掉？",
        hant: "閃退訊息是 tried to present a split view controllers modally，怎麼消掉？",
        en: "Crash: \"tried to present a split view controllers modally\". How do I get rid of it?"),
      LocalizedText(
        hans: "能用 presentViewController 弹出一个主从界面吗？",
        hant: "能用 presentViewController 彈出一個主從介面嗎？",
        en: "Can presentViewController bring up a master-detail screen?"),
      LocalizedText(
        hans: "登录完要进两栏界面，不用 present 怎么切过去？",
        hant: "登入完要進兩欄介面，不用 present 怎麼切過去？",
        en: "From login to the two-column screen without presenting: how?"),
      LocalizedText(
        hans: "现在的系统里，把它当弹层弹出来可以吗？",
        hant: "現在的系統裡，把它當 sheet 彈出來可以嗎？",
        en: "Is it fine on today's systems to show one as a sheet?"),
      LocalizedText(
        hans: "为什么 iOS 7 上把它盖到首页上面就崩？",
        hant: "為什麼 iOS 7 上把它蓋到首頁上面就閃退？",
        en: "Why did iOS 7 blow up when I put one over my home screen?"),
      LocalizedText(
        hans: "从哪个版本起允许 present 它？",
        hant: "從哪個版本開始允許 present 它？",
        en: "From which version on may I present it?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(8), .holds,
        LocalizedText(
          hans: "模态呈现引发异常。",
          hant: "以 modal 方式呈現會引發例外。",
          en: "Presenting it modally raises an exception.")),
      ValidityClause(
        .os, since: Version(8), .replaced,
        LocalizedText(
          hans: "允许模态呈现，不再引发异常。",
          hant: "允許以 modal 方式呈現，不再引發例外。",
          en: "Presenting it modally is allowed and raises no exception.")),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.modalRadar,
    ],
    patterns: [
      StatementPattern("split-view-controller", "modal")
    ],
    inputs: fields,
    evaluator: .check(check),
    examples: [
      Example(
        LocalizedText(
          hans: "支持 iOS 7，模态呈现", hant: "支援 iOS 7，以強制回應方式呈現", en: "presented, and iOS 7 is supported"),
        [
          "source": [["pattern": "split-view-presented", "file": "Menu.m", "line": 77]],
          "deployment-target": 7,
        ],
        .verdict(.fail)),
      Example(
        LocalizedText(hans: "从 iOS 8 起允许", hant: "從 iOS 8 起允許", en: "allowed from iOS 8 on"),
        [
          "storyboards": [
            ["name": "Main.storyboard", "split-views": [["reached-by": ["presentation"]]]]
          ],
          "deployment-target": 8,
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "支持 iOS 6，只作窗口的根", hant: "支援 iOS 6，只作視窗的根", en: "iOS 6, only ever the root"),
        [
          "storyboards": [["name": "Main.storyboard", "split-views": [["initial": true]]]], "source": [],
          "deployment-target": 6,
        ],
        .verdict(.pass)),
      Example(
        LocalizedText(
          hans: "模态呈现，最低版本未知", hant: "以強制回應方式呈現，最低版本未知",
          en: "presented, and the deployment target is not known"),
        ["source": [["pattern": "split-view-presented", "file": "Menu.swift"]]], .verdict(.unknown)),
      Example(
        LocalizedText(hans: "没有分割视图控制器", hant: "沒有分割檢視控制器", en: "no split view controller"),
        ["source": [], "storyboards": [], "deployment-target": 6], .verdict(.notApplicable)),
      Example(
        LocalizedText(
          hans: "最低版本 15，源代码没有读", hant: "最低版本 15，原始碼沒有讀",
          en: "deployed from 15, the source was not read"),
        ["storyboards": [], "deployment-target": 15], .verdict(.notApplicable)),
    ])
}

private let fields: [any InputField] =
  SplitViewFindings.inputs + [
    TargetField.os, TargetField.deploymentTarget, TargetField.sdk, TargetField.platform,
  ]

private func check(_ facts: TargetFacts) -> Evaluation {
  if let obstacle = facts.obstacle(to: .devicePlatform, inputs: fields) { return obstacle }
  let findings = SplitViewFindings(facts)
  func verdict(_ verdict: Verdict, _ text: LocalizedText, _ severity: Severity? = nil) -> Evaluation {
    facts.verdict(verdict, text, severity: severity, details: findings.details, inputs: fields)
  }
  let presented = findings.places(.splitViewPresented, storyboards: \.isPresented)
  let allowed = facts.runsOnly(from: Version(8))
  if !presented.isEmpty {
    return switch allowed {
    case true?: verdict(.pass, .allowed(.listing(presented)), .note)
    case false?: verdict(.fail, .raises(.listing(presented)))
    case nil: verdict(.unknown, .targetMatters(.listing(presented)))
    }
  }
  if allowed == true { return verdict(.notApplicable, .allowedSince8) }
  guard findings.isWhollyRead else { return verdict(.unknown, .splitViewsNotRead) }
  return findings.isThereAny ? verdict(.pass, .neverPresented) : verdict(.notApplicable, .noSplitView)
}

extension LocalizedText {
  fileprivate static func allowed(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器以模态方式呈现（\(places.hans)）；iOS 8 起这是允许的。",
      hant: "分割檢視控制器以強制回應方式呈現（\(places.hant)）；iOS 8 起這是允許的。",
      en: """
        A split view controller is presented modally (\(places.en)), which is allowed \
        since iOS 8.
        """)
  }

  fileprivate static func raises(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器以模态方式呈现（\(places.hans)），在 iOS 7 及更早会引发异常。",
      hant: "分割檢視控制器以強制回應方式呈現（\(places.hant)），在 iOS 7 及更早會引發例外。",
      en: """
        A split view controller is presented modally (\(places.en)), which raises an exception \
        until iOS 7.
        """)
  }

  fileprivate static func targetMatters(_ places: LocalizedText) -> LocalizedText {
    LocalizedText(
      hans: "分割视图控制器以模态方式呈现（\(places.hans)）；是否引发异常取决于最低系统版本（8 以下会），而它无从得知。",
      hant: "分割檢視控制器以強制回應方式呈現（\(places.hant)）；是否引發例外取決於最低系統版本（8 以下會），而它無從得知。",
      en: """
        A split view controller is presented modally (\(places.en)); whether that raises depends \
        on the deployment target (below 8 it does), which is not known.
        """)
  }

  fileprivate static let allowedSince8 = LocalizedText(
    hans: "最低系统版本是 8 或更高，模态呈现分割视图控制器不再受限。",
    hant: "最低系統版本是 8 或更高，以強制回應方式呈現分割檢視控制器不再受限。",
    en:
      "The deployment target is 8 or later, where presenting a split view controller is no longer restricted."
  )

  fileprivate static let neverPresented = LocalizedText(
    hans: "没有找到以模态方式呈现分割视图控制器的地方。", hant: "沒有找到以強制回應方式呈現分割檢視控制器的地方。",
    en: "No place was found that presents a split view controller.")
}
