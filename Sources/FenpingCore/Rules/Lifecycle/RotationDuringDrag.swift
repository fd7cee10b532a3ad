extension Rule {
  static let rotationDuringDrag = Rule(
    "lifecycle/rotation-during-drag",
    title: LocalizedText(
      hans: "拖动时旋转设备", hant: "拖移時旋轉裝置", en: "A rotation during the drag"),
    statement: LocalizedText(
      hans: "用户可以一边拖动分隔线一边旋转设备；两者合成一次结果，只有松手时的方向与位置算数。",
      hant: "使用者可以一邊拖移分隔線一邊旋轉裝置；兩者合成一個結果，只有放手時的方向與位置算數。",
      en: """
        The user may turn the device while dragging the divider. The two end in one result: only the \
        orientation and the position at the release count.
        """),
    rationale: LocalizedText(
      hans: "方向一变，可能的布局也变了，系统要再准备一遍；所以中间会出现两个方向的尺寸，次序不可预料。",
      hant: "方向一變，可能的版面也變了，系統要再準備一遍；所以中間會出現兩個方向的尺寸，次序不可預料。",
      en: """
        With the orientation the possible layouts change, and the system prepares them again; so sizes of \
        both orientations turn up in between, in no order to rely on.
        """),
    advice: LocalizedText(
      hans: "不要根据上一个尺寸推断发生了什么，也不要区分“旋转”和“拖动”：每次只按收到的尺寸布局。",
      hant: "不要根據上一個尺寸推斷發生了什麼，也不要區分「旋轉」和「拖移」：每次只依收到的尺寸排版。",
      en: """
        Infer nothing from the size before, and do not tell a rotation from a drag: lay out for the size \
        that you are given.
        """),
    validity: ValidityClause.divider(
      LocalizedText(
        hans: "iOS 9 到 iPadOS 18。竖屏没有对半布局；横屏对半时转到竖屏会成为一宽一窄，这是推知的。",
        hant: "iOS 9 到 iPadOS 18。直向沒有對半版面；橫向對半時轉到直向會成為一寬一窄，這是推知的。",
        en: """
          iOS 9 to iPadOS 18. Portrait has no half split; that a landscape half becomes the wide and the \
          narrow column is derived.
          """)),
    sources: [.quickStart, .layoutGuideline],
    patterns: [StatementPattern("rotation", "divider", "simultaneous")],
    evaluator: .planned(.trace))
}
