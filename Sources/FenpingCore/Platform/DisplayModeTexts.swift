/// How `split-view/display-mode` explains what it found.
enum DisplayModeTexts {
  static func noModes(_ os: Version) -> LocalizedText {
    LocalizedText(
      hans: "iOS \(os) 没有显示模式：横屏并排，竖屏由委托决定（见 split-view/portrait-panes）。",
      hant: "iOS \(os) 沒有顯示模式：橫向並排，直向由委派決定（見 split-view/portrait-panes）。",
      en: """
        iOS \(os) has no display modes: side by side in landscape, and in portrait what the delegate says (see \
        split-view/portrait-panes).
        """)
  }

  static func collapsed(_ width: Double, hasInspector: Bool) -> LocalizedText {
    let width = Value.number(width)
    let text = LocalizedText(
      hans: "窗口宽 \(width) 点，是 compact：界面折叠，显示模式不起作用。",
      hant: "視窗寬 \(width) 點，是 compact：介面收合，顯示模式不起作用。",
      en: "The window is \(width) points wide and compact: the interface collapses and no mode has an effect."
    )
    guard hasInspector else { return text }
    return text.then(
      LocalizedText(
        hans: "检查器以面板形式出现。", hant: "檢閱器以面板形式出現。", en: "The inspector appears as a sheet."))
  }

  static func explain(
    _ arrangement: SplitViewModel.Arrangement, _ model: SplitViewModel, requested: String,
    shape: WindowOrientation?
  ) -> LocalizedText {
    switch arrangement {
    case .shown(let mode):
      let name = mode.name(in: model.generation)
      let columns = mode.columns(of: model.style).map(\.rawValue)
      let (chinese, english) = (columns.joined(separator: "、"), columns.joined(separator: ", "))
      return name == requested
        ? LocalizedText(
          hans: "希望的 \(requested) 就是实际的模式；看得见的列：\(chinese)。",
          hant: "希望的 \(requested) 就是實際的模式；看得見的欄：\(chinese)。",
          en: "The mode is \(requested), as was asked for; visible columns: \(english).")
        : LocalizedText(
          hans: "希望的是 \(requested)，实际是 \(name)；看得见的列：\(chinese)。",
          hant: "希望的是 \(requested)，實際是 \(name)；看得見的欄：\(chinese)。",
          en: "\(requested) was asked for and the mode is \(name); visible columns: \(english).")
    case .hidden, .collapsed:
      return LocalizedText(
        hans: "窗口高大于宽，automatic 等于叠放：起初只见第二个窗格，第一个窗格按需叠在它之上。（多任务时看窗口形状而不看屏幕方向，是由 12.9 英寸的对半窗口推知的。）",
        hant: "視窗高大於寬，automatic 等於疊放：起初只見第二個窗格，第一個窗格按需疊在它之上。（多工時看視窗形狀而不看螢幕方向，是由 12.9 吋的對半視窗推知的。）",
        en: """
          The window is higher than wide, where automatic is an overlay: at first only the second pane is seen, \
          and the first appears over it on demand. (That under multitasking the window's shape counts, not the \
          screen's orientation, is derived from the half window on 12.9 inches.)
          """)
    case .chosen(let modes):
      let names = modes.map { $0.name(in: model.generation) }
      return LocalizedText(
        hans: "由系统选择，没有承诺；可能是 \(names.joined(separator: "、"))。",
        hant: "由系統選擇，沒有承諾；可能是 \(names.joined(separator: "、"))。",
        en: "The system chooses and promises nothing; possible: \(names.joined(separator: ", ")).")
    }
  }
}
