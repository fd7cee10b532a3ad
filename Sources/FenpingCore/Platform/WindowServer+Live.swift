// iPadOS 26: the windows of a tiled pair are resized while the user drags. They stay active, nothing is
// photographed, and no width is fixed. What becomes of a window whose divider is let go at an edge was found
// in no source; such a release therefore says nothing about it.

extension WindowServer {
  mutating func moveLive(to position: DividerPosition) {
    record(.move(position))
    drag?.position = position
    drag?.hasMoved = true
    for app in AppRole.allCases {
      if let split = position.split, let beside = split.beside {
        self[app].split = app == .primary ? split : beside
      }
      resizeLive(app)
    }
  }

  /// The geometry is then no longer being resized interactively, which is one more update of it.
  mutating func releaseLive(at position: DividerPosition) {
    if position.removed != nil { doubts.insert(.edgeOfLiveWindow) }
    for app in AppRole.allCases where app != position.removed { reportGeometry(of: app) }
  }

  mutating func rotateLive() {
    for app in onScreen {
      self[app].orientation = orientation
      guard self[app].split == .full else {
        resizeLive(app)
        continue
      }
      self[app].layout = device.layout(.full, in: orientation)
      let number = numberOfPair()
      record(app, .resize(.full), unordered: number)
      reportGeometry(of: app, unordered: number)
    }
  }

  private mutating func resizeLive(_ app: AppRole) {
    doubts.insert(.freeWidths)
    let number = numberOfPair()
    record(app, .liveResize, unordered: number)
    reportGeometry(of: app, unordered: number)
  }

  /// An app delegate has no method for it.
  private mutating func reportGeometry(of app: AppRole, unordered: Int? = nil) {
    guard lifeCycle == .scene else { return }
    record(app, .call("windowScene:didUpdateEffectiveGeometry:"), unordered: unordered)
  }

  /// A number for the resize and its report, between which no order was found; nil where there is no report.
  private mutating func numberOfPair() -> Int? {
    guard lifeCycle == .scene else { return nil }
    lastUnordered += 1
    return lastUnordered
  }
}
