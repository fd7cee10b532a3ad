extension Rule {
  static let boundsAndSizeClasses = Rule(
    "window/bounds-and-size-classes",
    title: LocalizedText(
      hans: "旋转与拖动分隔线以同一方式报告", hant: "旋轉與拖移分隔線以同一方式回報",
      en: "Rotation and divider are reported alike"),
    statement: LocalizedText(
      hans: """
        无论是旋转还是分隔线，应用得到的都是一次窗口 bounds 的变化；若宽度跨过了阈值，根视图控制器的尺寸类别\
        也随之改变。
        """,
      hant: """
        無論是旋轉還是分隔線，應用程式得到的都是一次視窗 bounds 的變化；若寬度跨過了門檻，根檢視控制器的\
        尺寸類別也隨之改變。
        """,
      en: """
        Whether the device is turned or the divider dragged, the app sees one change of its window's bounds \
        and, where the width crosses the threshold, of its root view controller's size classes.
        """),
    rationale: LocalizedText(
      hans: "应用只需要知道自己还有多少空间；把原因藏起来，一套响应代码就能覆盖所有情形。",
      hant: "應用程式只需要知道自己還有多少空間；把原因隱藏起來，一套回應程式碼就能涵蓋所有情形。",
      en: "An app needs to know how much room it has, not why; one piece of code then answers every change."),
    advice: LocalizedText(
      hans: """
        尺寸变化放在 viewWillTransition(to:with:) 处理，尺寸类别变化放在 willTransition(to:with:) 或 \
        registerForTraitChanges，并调用 super。不是每次改变大小都会改变尺寸类别。
        """,
      hant: """
        尺寸變化放在 viewWillTransition(to:with:) 處理，尺寸類別變化放在 willTransition(to:with:) 或 \
        registerForTraitChanges，並呼叫 super。不是每次改變大小都會改變尺寸類別。
        """,
      en: """
        Handle sizes in viewWillTransition(to:with:) and size classes in willTransition(to:with:) or \
        registerForTraitChanges, and call super. Not every change of size changes a size class.
        """),
    validity: [
      ValidityClause(
        .os, since: Version(9), .holds,
        LocalizedText(
          hans: """
            顺序：willTransition（仅当尺寸类别改变）→ viewWillTransition（仅当尺寸改变）→ 随动画执行的代码 → 完成。\
            traitCollectionDidChange 后来被 registerForTraitChanges 取代。
            """,
          hant: """
            順序：willTransition（僅當尺寸類別改變）→ viewWillTransition（僅當尺寸改變）→ 隨動畫執行的程式碼 → 完成。\
            traitCollectionDidChange 後來由 registerForTraitChanges 取代。
            """,
          en: """
            Order: willTransition (only where a size class changes), viewWillTransition (only where the size \
            does), what runs alongside the animation, completion. traitCollectionDidChange later gave way to \
            registerForTraitChanges.
            """))
    ],
    sources: [.quickStart, .multitaskingSession, .resizeTechnote],
    patterns: [
      StatementPattern("bounds|window-bounds", "size-class"),
      StatementPattern("window-size", "size-class", "notify"),
    ],
    evaluator: .planned(.trace))
}
