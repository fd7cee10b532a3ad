extension Rule {
  /// The steps in code.
  static let programmaticSetup = Rule(
    "split-view/programmatic-setup",
    title: LocalizedText(
      hans: "用代码设置",
      hant: "以程式碼設定",
      en: "Setting up in code"),
    statement: LocalizedText(
      hans: """
        用代码依次完成：创建两个内容视图控制器；创建 UISplitViewController 的实例；\
        把两者按次序放进 viewControllers；设为窗口的 rootViewController；显示窗口。
        """,
      hant: """
        以程式碼依序完成：建立兩個內容檢視控制器；建立 UISplitViewController 的實體；\
        把兩者依序放進 viewControllers；設為視窗的 rootViewController；顯示視窗。
        """,
      en: """
        In code, in this order: create the two content view controllers; create the \
        UISplitViewController; put the two into viewControllers; make it the window's \
        rootViewController; show the window.
        """),
    rationale: LocalizedText(
      hans: """
        分割视图控制器的界面在运行时由这两个视图控制器拼成，因此不需要 nib 文件，\
        一个不带参数的 init 就够了。
        """,
      hant: """
        分割檢視控制器的介面在執行時由這兩個檢視控制器拼成，因此不需要 nib 檔案，\
        一個不帶參數的 init 就夠了。
        """,
      en: """
        Its interface is put together from those view controllers at run time, so it needs no nib \
        file and a plain init suffices.
        """),
    advice: LocalizedText(
      hans: "窗口的大小交给系统：不要用屏幕的 bounds 创建窗口，因为多任务时窗口可能只占屏幕的一部分。",
      hant: "視窗的大小交給系統：不要用螢幕的 bounds 建立視窗，因為多工時視窗可能只佔螢幕的一部分。",
      en: """
        Leave the window's size to the system: do not create it with the screen's bounds, because \
        under multitasking a window may cover only a part of the screen.
        """),
    validity: [
      ValidityClause(
        .os, until: Version(13), .holds,
        LocalizedText(
          hans: "在应用委托的 application(_:didFinishLaunchingWithOptions:) 里创建。",
          hant: "在應用程式委派的 application(_:didFinishLaunchingWithOptions:) 裡建立。",
          en: "Done in the app delegate, in application(_:didFinishLaunchingWithOptions:).")),
      ValidityClause(
        .os, since: Version(13), until: Version(14), .holds,
        LocalizedText(
          hans: """
            采用场景的应用改在 scene(_:willConnectTo:options:) 里创建，\
            窗口用 UIWindow(windowScene:)。
            """,
          hant: """
            採用場景的應用程式改在 scene(_:willConnectTo:options:) 裡建立，\
            視窗用 UIWindow(windowScene:)。
            """,
          en: """
            An app with scenes does it in scene(_:willConnectTo:options:), with \
            UIWindow(windowScene:).
            """)),
      ValidityClause(
        .os, since: Version(14), .holds,
        LocalizedText(
          hans: "另有列样式：init(style:) 加 setViewController(_:for:)，取代 viewControllers 数组。",
          hant: "另有欄樣式：init(style:) 加 setViewController(_:for:)，取代 viewControllers 陣列。",
          en: """
            There is also a column style: init(style:) with setViewController(_:for:) in place of \
            the viewControllers array.
            """)),
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
    ],
    patterns: [
      StatementPattern("split-view-controller", "programmatically"),
      StatementPattern("split-view-controller", "nib"),
      StatementPattern("split-view-controller", "instance", "create|assign|initialize"),
      StatementPattern("replace", "contents", "two-view-controllers"),
    ],
    evaluator: .planned(.check))
}
