extension Rule {
  /// A split view controller is not presented modally.
  static let notModal = Rule(
    "split-view/not-modal", severity: .error,
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
    evaluator: .planned(.check))
}
