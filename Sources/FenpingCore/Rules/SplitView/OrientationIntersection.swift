extension Rule {
  /// Which orientations a split view controller supports.
  ///
  /// Apple's texts disagree. The View Controller Catalog asks both children, the hidden one too; the class
  /// reference of 2013 asks the visible ones only; the page of the delegate method of iOS 7 asks neither. The
  /// rule follows the catalog: what it allows, the other two allow as well.
  static let orientationIntersection = Rule(
    "split-view/orientation-intersection",
    title: LocalizedText(
      hans: "两个窗格都支持的方向",
      hant: "兩個窗格都支援的方向",
      en: "Orientations that both panes support"),
    statement: LocalizedText(
      hans: """
        分割视图控制器支持的方向由两个子视图控制器决定：两者都支持、应用也声明了的方向才算，\
        没有显示的那一个也要支持。
        """,
      hant: """
        分割檢視控制器支援的方向由兩個子檢視控制器決定：兩者都支援、應用程式也宣告了的方向才算，\
        沒有顯示的那一個也要支援。
        """,
      en: """
        The two children decide which orientations a split view controller supports: those that both \
        support and the app declares; the child that is not displayed counts too.
        """),
    rationale: LocalizedText(
      hans: """
        隐藏的窗格随时可能随旋转出现，所以它也要能用那个方向。关于隐藏的子视图控制器，\
        Apple 的文档说法不一：View Controller Catalog 说要算，2013 年的类参考说只看可见的。\
        这里采用前者，它更严格。
        """,
      hant: """
        隱藏的窗格隨時可能隨旋轉出現，所以它也要能用那個方向。關於隱藏的子檢視控制器，\
        Apple 的文件說法不一：View Controller Catalog 說要算，2013 年的類別參考說只看可見的。\
        這裡採用前者，它更嚴格。
        """,
      en: """
        A hidden pane may appear with the next rotation, so it must work in that orientation too. On \
        hidden children Apple's texts disagree: the View Controller Catalog counts them, the class \
        reference of 2013 only the visible ones. This rule follows the former, which is stricter.
        """),
    advice: LocalizedText(
      hans: """
        让两个子视图控制器声明相同的方向；参与多任务的应用则四个方向都要能用，\
        因为系统不再询问视图控制器。
        """,
      hant: """
        讓兩個子檢視控制器宣告相同的方向；參與多工的應用程式則四個方向都要能用，\
        因為系統不再詢問檢視控制器。
        """,
      en: """
        Have both children declare the same orientations; an app that takes part in multitasking \
        must work in all four, because the system no longer asks its view controllers.
        """),
    questions: [
      LocalizedText(
        hans: "详情能转，列表不让转，整个界面到底能转哪几个方向？",
        hant: "詳細頁能轉，列表不讓轉，整個介面到底能轉哪幾個方向？",
        en: "Detail may turn, the list may not. Which way can the whole thing turn?"),
      LocalizedText(
        hans: "界面死活不转，是被两个子控制器中的一个卡住了吗？",
        hant: "畫面怎麼都不轉，是被兩個子控制器的其中一個卡住了嗎？",
        en: "My screen refuses to turn. Is one of the two children blocking it?"),
      LocalizedText(
        hans: "侧栏没露出来，能不能转也要看它的脸色吗？",
        hant: "側邊欄沒露出來，能不能轉也要看它的臉色嗎？",
        en: "Does a sidebar that is out of sight have a say in how I may turn the device?"),
      LocalizedText(
        hans: "左右两个控制器的 supportedInterfaceOrientations 都没被调用，为什么？",
        hant: "左右兩個控制器的 supportedInterfaceOrientations 都沒被呼叫，為什麼？",
        en: "supportedInterfaceOrientations in my left and right controllers is never called. Why?"),
      LocalizedText(
        hans: "现在的 iPad 上能把两栏界面锁成横屏吗？",
        hant: "現在的 iPad 上能把兩欄介面鎖成橫向嗎？",
        en: "Can I lock a two-column screen to landscape on a modern iPad?"),
      LocalizedText(
        hans: "允许怎么转，能由 delegate 替子控制器说了算吗？",
        hant: "允許怎麼轉，能由 delegate 代替子控制器決定嗎？",
        en: "Can a delegate decide the allowed rotations in place of the children?"),
    ],
    validity: [
      ValidityClause(
        .os, until: Version(7), .holds,
        LocalizedText(
          hans: "取两个子视图控制器与应用声明的交集。",
          hant: "取兩個子檢視控制器與應用程式宣告的交集。",
          en: "The intersection of both children and the app's declaration.")),
      ValidityClause(
        .os, since: Version(7), until: Version(9), .holds,
        LocalizedText(
          hans: """
            委托可以用 splitViewControllerSupportedInterfaceOrientations(_:) 代为回答；它的文档说，\
            没有实现时 iPad 上支持所有方向，与 View Controller Catalog 不一致。
            """,
          hant: """
            委派可以用 splitViewControllerSupportedInterfaceOrientations(_:) 代為回答；它的文件說，\
            沒有實作時 iPad 上支援所有方向，與 View Controller Catalog 不一致。
            """,
          en: """
            The delegate may answer instead with \
            splitViewControllerSupportedInterfaceOrientations(_:); its page says that without it all \
            orientations are supported on an iPad, which disagrees with the View Controller Catalog.
            """)),
      ValidityClause(
        .os, since: Version(9), until: Version(26), .holds,
        LocalizedText(
          hans: "只适用于不参与多任务的应用；参与的应用必须声明四个方向，系统不询问视图控制器。",
          hant: "只適用於不參與多工的應用程式；參與的應用程式必須宣告四個方向，系統不詢問檢視控制器。",
          en: """
            Only for an app that does not take part in multitasking; one that does must declare all \
            four, and the system does not ask its view controllers.
            """)),
      ValidityClause(
        .os, since: Version(26), .replaced,
        LocalizedText(
          hans: """
            对窗口可调整大小的应用来说，声明的方向只是偏好；prefersInterfaceOrientationLocked 可以请求锁\
            定，不保证生效。
            """,
          hant: """
            對視窗可調整大小的應用程式來說，宣告的方向只是偏好；prefersInterfaceOrientationLocked 可以請求\
            鎖定，不保證生效。
            """,
          en: """
            For an app whose windows are resizable, declared orientations are a preference; \
            prefersInterfaceOrientationLocked may ask for a lock and need not get it.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference2013,
      SplitViewSources.supportedOrientationsOfDelegate,
      SplitViewSources.supportedOrientations,
      SplitViewSources.invalidOrientation,
      SplitViewSources.fullScreenMigration,
      SplitViewSources.modernizing2026,
    ],
    patterns: [
      StatementPattern(
        "child-view-controller|two-view-controllers|split-view-controller", "depends-on|decide",
        "orientation|supported-orientations", without: ["pane", "two-panes", "second-pane"]),
      StatementPattern(
        "child-view-controller|two-view-controllers|split-view-controller", "intersection", "orientation"),
      StatementPattern(
        "child-view-controller|two-view-controllers|view-controller", "not-displayed", "support",
        "orientation"),
    ],
    inputs: [
      SplitViewFields.firstMask, SplitViewFields.secondMask, SplitViewFields.appMask, SplitViewFields.os,
      SplitViewFields.takesPartInMultitasking,
    ],
    evaluator: .decide(OrientationIntersection.decide),
    examples: [
      Example(
        LocalizedText(
          hans: "隐藏的第一个窗格也要算", hant: "隱藏的第一個窗格也要算", en: "the hidden first pane counts"),
        [
          "first": ["landscape-left", "landscape-right"],
          "second": ["portrait", "portrait-upside-down", "landscape-left", "landscape-right"],
          "os": "6",
        ],
        .value(["supported": ["landscape-left", "landscape-right"]])),
      Example(
        LocalizedText(
          hans: "应用没有声明的方向不算", hant: "應用程式沒有宣告的方向不算", en: "what the app does not declare is out"),
        ["app": ["portrait", "landscape-left", "landscape-right"], "os": "7"],
        .value(["supported": ["portrait", "landscape-left", "landscape-right"]])),
      Example(
        LocalizedText(hans: "没有共同的方向", hant: "沒有共同的方向", en: "nothing in common"),
        ["first": ["portrait"], "second": ["landscape-left"], "os": "7"],
        .value(["supported": []])),
      Example(
        LocalizedText(
          hans: "参与多任务：不询问视图控制器", hant: "參與多工：不詢問檢視控制器",
          en: "in multitasking, view controllers are not asked"),
        ["first": ["portrait"], "second": ["portrait"], "multitasking": true, "os": "9"],
        .value(["supported": ["portrait", "portrait-upside-down", "landscape-left", "landscape-right"]])),
      Example(
        LocalizedText(
          hans: "iPadOS 26：声明只是偏好", hant: "iPadOS 26：宣告只是偏好",
          en: "iPadOS 26: a declaration is a preference"),
        ["app": ["landscape-left", "landscape-right"], "multitasking": true, "os": "26"],
        .value(["supported": ["portrait", "portrait-upside-down", "landscape-left", "landscape-right"]])),
    ])
}

private enum OrientationIntersection {
  /// The first version with multitasking, and the first in which a window with any declaration is resizable.
  private static let multitasking = Version(9)
  private static let resizableWindows = Version(26)
  /// The first version that raises an exception where no orientation is left.
  private static let exception = Version(6)
  /// The first version whose delegate can answer for the split view controller.
  private static let delegateAnswers = Version(7)

  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let first = try scenario[SplitViewFields.firstMask]
    let second = try scenario[SplitViewFields.secondMask]
    let app = try scenario[SplitViewFields.appMask]
    let os = try scenario[SplitViewFields.os]
    if try scenario[SplitViewFields.takesPartInMultitasking] {
      return try inMultitasking(app: app, os: os)
    }
    return intersection(first, second, app: app, os: os)
  }

  // MARK: Children are asked

  private static func intersection(
    _ first: OrientationMask, _ second: OrientationMask, app: OrientationMask, os: Version
  ) -> Evaluation {
    let supported = first.intersection(second).intersection(app)
    let (one, two, declared) = (first.names, second.names, app.names)
    let (result, consequence) = (supported.names, consequence(of: supported, os: os))
    return Evaluation(
      .value(["supported": supported.value]),
      LocalizedText(
        hans: """
          第一个窗格支持：\(one.hans)；第二个窗格支持：\(two.hans)；应用声明：\(declared.hans)。\
          三者共有：\(result.hans)。\(consequence.hans)
          """,
        hant: """
          第一個窗格支援：\(one.hant)；第二個窗格支援：\(two.hant)；應用程式宣告：\(declared.hant)。\
          三者共有：\(result.hant)。\(consequence.hant)
          """,
        en: """
          The first pane supports: \(one.en); the second pane: \(two.en); the app declares: \(declared.en). \
          In all three: \(result.en).\(consequence.en)
          """),
      evidence: otherReadings(of: supported, second: second, app: app, os: os))
  }

  private static func consequence(of supported: OrientationMask, os: Version) -> LocalizedText {
    guard supported.isEmpty, os >= exception else { return LocalizedText(hans: "", hant: "", en: "") }
    return LocalizedText(
      hans: "UIKit 会引发 UIApplicationInvalidInterfaceOrientation 异常。",
      hant: "UIKit 會引發 UIApplicationInvalidInterfaceOrientation 例外。",
      en: " UIKit raises UIApplicationInvalidInterfaceOrientation.")
  }

  /// What Apple's other texts would give, where that differs.
  private static func otherReadings(
    of supported: OrientationMask, second: OrientationMask, app: OrientationMask, os: Version
  ) -> [Evidence] {
    var readings: [Evidence] = []
    let visibleOnly = second.intersection(app)
    if visibleOnly != supported {
      readings.append(Evidence("class-reference-2013-first-hidden", visibleOnly.value))
    }
    if os >= delegateAnswers, app != supported {
      readings.append(Evidence("delegate-reference-not-implemented", app.value))
    }
    return readings
  }

  // MARK: Children are not asked

  private static func inMultitasking(app: OrientationMask, os: Version) throws(InputError) -> Evaluation {
    guard os >= multitasking else { throw .impossible(tooEarly) }
    guard app == .all || os >= resizableWindows else { throw .impossible(notAll) }
    let text =
      app == .all
      ? LocalizedText(
        hans: "应用参与多任务并声明了四个方向，系统不询问视图控制器，所以四个方向都会出现。",
        hant: "應用程式參與多工並宣告了四個方向，系統不詢問檢視控制器，所以四個方向都會出現。",
        en: """
          The app takes part in multitasking and declares all four; the system does not ask its view \
          controllers, so all four occur.
          """)
      : LocalizedText(
        hans: "窗口可以调整大小，应用声明的方向（\(app.names.hans)）只是偏好，四个方向都可能出现。",
        hant: "視窗可以調整大小，應用程式宣告的方向（\(app.names.hant)）只是偏好，四個方向都可能出現。",
        en: """
          The window is resizable, so what the app declares (\(app.names.en)) is a preference: all four may \
          occur.
          """)
    return Evaluation(.value(["supported": OrientationMask.all.value]), text)
  }

  private static let tooEarly = LocalizedText(
    hans: "iPad 多任务始于 iOS 9", hant: "iPad 多工始於 iOS 9", en: "iPad multitasking began with iOS 9")

  private static let notAll = LocalizedText(
    hans: "iPadOS 26 之前，没有声明四个方向的应用不参与多任务；请用 multitasking=no",
    hant: "iPadOS 26 之前，沒有宣告四個方向的應用程式不參與多工；請用 multitasking=no",
    en:
      "before iPadOS 26 an app that does not declare all four takes no part in multitasking: multitasking=no")
}
