/// One line of the table of window widths: a screen in one orientation.
struct WindowLayoutRow {
  let full: WindowLayout
  let twoThirds: WindowLayout
  let half: WindowLayout?
  let oneThird: WindowLayout
  let slideOver: WindowLayout

  private init(
    _ full: WindowLayout, _ twoThirds: WindowLayout, _ half: WindowLayout?, _ oneThird: WindowLayout,
    over slideOver: WindowLayout
  ) {
    self.full = full
    self.twoThirds = twoThirds
    self.half = half
    self.oneThird = oneThird
    self.slideOver = slideOver
  }

  /// In points. The sizes of the screens and of the columns come from swift-snapshot-testing's view
  /// configurations and from published measurements (`Source.snapshotTesting` and its neighbours), the
  /// size classes from Apple's Layout guideline. The Slide Over window has the width of the narrow
  /// landscape column wherever it was measured (9.7, 10.5, 12.9); where the two narrow columns differ,
  /// that is a doubt.
  static func row(of device: Device, in orientation: WindowOrientation) -> WindowLayoutRow {
    switch (device, orientation) {
    case (.ipad83, .landscape):
      WindowLayoutRow(
        .regular(1133), .regular(748), .compact(561.5, .unsure), .compact(375), over: .compact(375, .unsure))
    case (.ipad83, .portrait):
      WindowLayoutRow(
        .regular(744), .compact(414, .unsure), nil, .compact(320, .unsure), over: .compact(375, .unsure))

    case (.ipad97, .landscape):
      WindowLayoutRow(.regular(1024), .regular(694), .compact(507), .compact(320), over: .compact(320))
    case (.ipad97, .portrait):
      WindowLayoutRow(.regular(768), .compact(438), nil, .compact(320), over: .compact(320))

    case (.ipad102, .landscape):
      WindowLayoutRow(
        .regular(1080), .regular(750), .compact(535), .compact(320), over: .compact(320, .derived))
    case (.ipad102, .portrait):
      WindowLayoutRow(.regular(810), .compact(480), nil, .compact(320), over: .compact(320, .derived))

    case (.ipad105, .landscape):
      WindowLayoutRow(.regular(1112), .regular(782), .compact(551), .compact(320), over: .compact(320))
    case (.ipad105, .portrait):
      WindowLayoutRow(.regular(834), .compact(504), nil, .compact(320), over: .compact(320))

    case (.ipad109, .landscape):
      WindowLayoutRow(
        .regular(1180), .regular(795), .compact(585, .derived), .compact(375, .derived),
        over: .compact(375, .unsure))
    case (.ipad109, .portrait):
      WindowLayoutRow(
        .regular(820), .compact(490, .derived), nil, .compact(320, .derived), over: .compact(375, .unsure))

    case (.ipad11, .landscape):
      WindowLayoutRow(
        .regular(1194), .regular(809), .compact(592), .compact(375), over: .compact(375, .unsure))
    case (.ipad11, .portrait):
      WindowLayoutRow(.regular(834), .compact(504), nil, .compact(320), over: .compact(375, .unsure))

    case (.ipad11M4, .landscape):
      WindowLayoutRow(
        .regular(1210), .regular(825, .derived), .compact(600, .derived), .compact(375, .derived),
        over: .compact(375, .unsure))
    case (.ipad11M4, .portrait):
      WindowLayoutRow(
        .regular(834), .compact(504, .derived), nil, .compact(320, .derived), over: .compact(375, .unsure))

    case (.ipad129, .landscape):
      WindowLayoutRow(.regular(1366), .regular(981), .regular(678), .compact(375), over: .compact(375))
    case (.ipad129, .portrait):
      WindowLayoutRow(.regular(1024), .compact(639), nil, .compact(375), over: .compact(375))

    case (.ipad13M4, .landscape):
      WindowLayoutRow(
        .regular(1376), .regular(991, .derived), .regular(683, .derived), .compact(375, .derived),
        over: .compact(375, .derived))
    case (.ipad13M4, .portrait):
      WindowLayoutRow(
        .regular(1032), .compact(647, .unsure), nil, .compact(375, .derived), over: .compact(375, .derived))
    }
  }
}
