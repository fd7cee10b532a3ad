// How an arrangement is written in outcomes and in sentences.

extension SplitViewModel.Arrangement {
  /// The arrangement as a record: `collapsed`, `display-mode` or `possible`, `shown`, `opens`.
  func value(_ model: SplitViewModel) -> [String: Value] {
    switch self {
    case .collapsed: ["collapsed": true]
    case .shown(let mode):
      ["display-mode": .text(mode.name(in: model.generation)), "shown": mode.shown(model.style)]
        .omitting("display-mode", if: model.generation.isFixed)
    case .hidden(let opening):
      [
        "display-mode": .text(openedMode.name(in: model.generation)),
        "shown": SplitDisplayMode.secondaryOnly.shown(model.style), "opens": .text(opening.rawValue),
      ].omitting("display-mode", if: model.generation.isFixed)
    case .chosen(let modes):
      ["possible": .list(modes.map { .text($0.name(in: model.generation)) })]
    }
  }

  /// The mode in which a hidden first pane is on the screen.
  private var openedMode: SplitDisplayMode { .oneOverSecondary }
}

extension SplitDisplayMode {
  /// The columns of `style` that it shows; a classic one has panes.
  func shown(_ style: SplitViewStyle) -> Value {
    .list(columns(of: style).map { .text(style == .classic ? $0.paneName : $0.rawValue) })
  }
}

extension SplitViewColumn {
  /// `first` or `second`, as the guides to the classic interface call them.
  var paneName: String { self == .primary ? "first" : "second" }
}

extension [String: Value] {
  fileprivate func omitting(_ key: String, if condition: Bool) -> [String: Value] {
    condition ? filter { $0.key != key } : self
  }
}
