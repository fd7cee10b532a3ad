extension Rule {
  /// A split view controller never goes onto a navigation stack.
  static let notPushed = Rule(
    "split-view/not-pushed", severity: .error,
    title: LocalizedText(
      hans: "不能推入导航栈",
      hant: "不能推入導覽堆疊",
      en: "Never pushed onto a navigation stack"),
    statement: LocalizedText(
      hans: "不能把分割视图控制器推入导航控制器的栈。",
      hant: "不能把分割檢視控制器推入導覽控制器的堆疊。",
      en: "A split view controller cannot be pushed onto a navigation controller's stack."),
    rationale: LocalizedText(
      hans: """
        UIKit 会引发异常：Split View Controllers cannot be pushed to a Navigation Controller。\
        标签多于标签栏容量时也会遇到，因为“更多”标签本身就是导航控制器。
        """,
      hant: """
        UIKit 會引發例外：Split View Controllers cannot be pushed to a Navigation Controller。\
        標籤多於標籤列容量時也會遇到，因為「更多」標籤本身就是導覽控制器。
        """,
      en: """
        UIKit raises an exception: Split View Controllers cannot be pushed to a Navigation \
        Controller. It also happens with more tabs than a tab bar holds, because the More tab is \
        itself a navigation controller.
        """),
    advice: LocalizedText(
      hans: "把分割视图控制器设为窗口的根；导航控制器放进它的窗格。标签较多时，让分割视图控制器留在“更多”之外。",
      hant: """
        把分割檢視控制器設為視窗的根；導覽控制器放進它的窗格。標籤較多時，\
        讓分割檢視控制器留在「更多」之外。
        """,
      en: """
        Make it the root of the window and put navigation controllers into its panes. With many \
        tabs, keep it out of More.
        """),
    validity: [
      ValidityClause(
        .os, .holds,
        LocalizedText(
          hans: "各版本相同。",
          hant: "各版本相同。",
          en: "The same in every version."))
    ],
    sources: [
      SplitViewSources.classReference,
      SplitViewSources.pushException,
    ],
    patterns: [
      StatementPattern(
        "split-view-controller", "push", "navigation-controller",
        without: ["collapse", "expand", "column", "first-pane", "second-pane"])
    ],
    evaluator: .planned(.check))
}
