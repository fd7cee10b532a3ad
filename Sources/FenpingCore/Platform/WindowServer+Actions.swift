extension WindowServer {
  mutating func touch() throws(InputError) {
    guard drag == nil else { throw .impossible(Texts.alreadyTouched) }
    guard onScreen.count == 2, let start = DividerPosition(rawValue: primary.split.rawValue) else {
      throw .impossible(Texts.noDivider)
    }
    record(.touch)
    drag = Drag(start: start, position: start)
    windowsAtTouch = [.primary: primary, .secondary: secondary]
  }

  mutating func move(to position: DividerPosition) throws(InputError) {
    guard let current = drag else { throw .impossible(Texts.notTouched) }
    if model == .windowedApps { return moveLive(to: position) }
    if let split = position.split {
      guard device.layout(split, in: orientation) != nil else { throw .impossible(Texts.noHalfInPortrait) }
      guard layoutsOfARelease.contains(split) else { throw .impossible(Texts.secondaryAtMostHalf) }
    }
    record(.move(position))
    drag?.position = position
    guard !current.hasMoved else { return }
    drag?.hasMoved = true
    // Where only one layout is possible there is no resize that the call could come before or after.
    let isResized = layoutsOfARelease.count > 1
    var unordered: [AppRole: Int] = [:]
    for app in AppRole.allCases {
      if isResized {
        lastUnordered += 1
        unordered[app] = lastUnordered
      }
      call(.willResignActive, on: app, unordered: unordered[app])
      put(app, into: .inactive)
    }
    photograph(endingAt: current.start, unordered: unordered)
  }

  mutating func release() throws(InputError) {
    guard let ended = drag else { throw .impossible(Texts.notTouched) }
    record(.release)
    drag = nil
    guard ended.hasMoved else { return }
    if model == .windowedApps { return releaseLive(at: ended.position) }
    if let removed = ended.position.removed {
      sendToBackground(removed)
      resize(removed.other, to: .full, in: orientation)
      activate(removed.other)
    } else if let split = ended.position.split?.fitted(to: orientation), let beside = split.beside {
      if split != ended.position.split { doubts.insert(.turnedHalf) }
      for (app, share) in [(AppRole.primary, split), (.secondary, beside)] {
        resize(app, to: share, in: orientation)
        activate(app)
      }
    }
  }

  /// A rotation alone is one change of size, without any change of state. During a drag it only changes
  /// what a release could give, so the apps are photographed again.
  mutating func rotate(to new: WindowOrientation) {
    record(.rotate(new))
    guard new != orientation else { return }
    orientation = new
    if model == .windowedApps {
      rotateLive()
    } else if let drag, drag.hasMoved {
      photograph(endingAt: drag.start, unordered: [:])
    } else {
      if primary.split.fitted(to: new) != primary.split { doubts.insert(.turnedHalf) }
      for app in onScreen { resize(app, to: fitted(app), in: new) }
    }
  }

  mutating func pressHome() throws(InputError) {
    guard drag == nil else { throw .impossible(Texts.stillTouched) }
    record(.pressHome)
    for app in onScreen {
      call(.willResignActive, on: app)
      put(app, into: .inactive)
      if model == .windowedApps {
        leaveTheScreen(app)
        continue
      }
      let window = self[app]
      sendToBackground(app)
      resize(app, to: window.split, in: orientation)
    }
  }

  // MARK: What the actions have in common

  /// What a release of the divider could leave to the primary app, in the present orientation.
  private var layoutsOfARelease: [SplitConfiguration] {
    DividerPosition.allCases.compactMap(\.split).filter { split in
      device.layout(split, in: orientation) != nil && !(model == .roles && split == .oneThird)
    }
  }

  /// Resizes both apps off screen to whatever a release could give and takes their pictures, so that the
  /// right one is at hand when the user lets go. Ends with the layout that the drag began with.
  private mutating func photograph(endingAt start: DividerPosition, unordered: [AppRole: Int]) {
    guard let last = start.split?.fitted(to: orientation) else { return }
    doubts.insert(.snapshots)
    if lifeCycle == .scene { doubts.insert(.orderOfScenes) }
    if last != start.split { doubts.insert(.turnedHalf) }
    var unordered = unordered
    for split in layoutsOfARelease.filter({ $0 != last }) + [last] {
      guard let beside = split.beside else { continue }
      for (app, share) in [(AppRole.primary, split), (.secondary, beside)] {
        if resize(app, to: share, in: orientation, unordered: unordered[app]) { unordered[app] = nil }
        record(app, .snapshot(share))
      }
    }
  }

  private mutating func activate(_ app: AppRole) {
    doubts.insert(.activeAgain)
    call(.didBecomeActive, on: app)
    put(app, into: .active)
  }

  /// In the background an app is photographed at full screen in the other orientation and in the present
  /// one: measured on iOS 9 after the Home button. (That a window which was dragged away is treated alike
  /// is derived.)
  private mutating func sendToBackground(_ app: AppRole) {
    leaveTheScreen(app)
    for orientation in [orientation.other, orientation] {
      resize(app, to: .full, in: orientation)
      record(app, .snapshot(.full))
    }
  }

  private mutating func leaveTheScreen(_ app: AppRole) {
    call(.didEnterBackground, on: app)
    put(app, into: .background)
  }

  private func fitted(_ app: AppRole) -> SplitConfiguration {
    guard onScreen.count == 2, let beside = primary.split.fitted(to: orientation).beside else {
      return self[app].split
    }
    return app == .primary ? primary.split.fitted(to: orientation) : beside
  }

  mutating func record(_ action: UserAction) { events.append(.user(action.word)) }
}
