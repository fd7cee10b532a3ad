extension WindowLayout {
  /// Why there is no table for iPadOS 26.
  public static let freeWidths = LocalizedText(
    hans: """
      iPadOS 26 的窗口由用户自由调整，没有固定的宽度。已知 639 点是 compact、678 点是 regular，其间的阈值没有公布。
      """,
    hant: """
      iPadOS 26 的視窗由使用者自由調整，沒有固定的寬度。已知 639 點是 compact、678 點是 regular，其間的門檻沒有公布。
      """,
    en: """
      In iPadOS 26 the user resizes windows freely, so there is no fixed width. 639 points are known to be \
      compact and 678 regular; the threshold between was not published.
      """)
}

extension WindowLayout.Mark {
  /// What the mark means for whoever relies on the number; nil where there is nothing to say.
  public var meaning: LocalizedText? {
    switch self {
    case .sourced: nil
    case .derived:
      LocalizedText(
        hans: "这个数是按分隔线宽 10 点的模型推算的，没有实测。",
        hant: "這個數字依分隔線寬 10 點的模型推算，沒有實測。",
        en: "The number is computed with a divider of 10 points, not measured.")
    case .unsure:
      LocalizedText(
        hans: "这一格是推算的，而且有疑问：请在设备上核实。", hant: "這一格是推算的，而且有疑問：請在裝置上核實。",
        en: "This cell is computed and in doubt: check it on the device.")
    }
  }
}
