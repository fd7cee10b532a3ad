import Testing

@testable import FenpingCore

struct WindowServerTests {
  /// A server after `actions`, on a 9.7-inch iPad in landscape unless said otherwise.
  static func run(
    _ actions: String..., device: Device = .ipad97, orientation: WindowOrientation = .landscape,
    split: SplitConfiguration = .twoThirds, lifeCycle: LifeCycle = .appDelegate, os: Version = Version(9)
  ) throws -> WindowServer {
    var server = try WindowServer(
      device: device, orientation: orientation, split: split, lifeCycle: lifeCycle, os: os)
    for word in actions { try server.perform(#require(UserAction(word: word))) }
    return server
  }

  // MARK: Moving

  @Test func movingDeactivatesBothAppsOnce() throws {
    let server = try Self.run("touch", "move 1/2", "move 2/3", "move 1/2")
    for app in AppRole.allCases {
      let calls = server.events.filter { $0.app == app.rawValue && $0.kind == .callback }
      #expect(calls.map(\.name) == ["applicationWillResignActive:"])
      #expect(server[app].state == .inactive)
    }
  }

  @Test func touchingAloneDoesNothing() throws {
    let server = try Self.run("touch", "release")
    #expect(server.events.map(\.kind) == [.user, .user])
    #expect(server.primary.state == .active)
  }

  @Test(arguments: [
    (Version(9), WindowOrientation.landscape, [507.0, 694]),
    (Version(11), .landscape, [507, 320, 694]),
    (Version(9), .portrait, [438]),
    (Version(18), .portrait, [320, 438]),
  ])
  func everyPossibleLayoutIsPhotographed(
    os: Version, orientation: WindowOrientation, widths: [Double]
  ) throws {
    let server = try Self.run("touch", "move 2/3", orientation: orientation, os: os)
    let pictures = server.events.filter { $0.kind == .snapshot && $0.app == "primary" }
    #expect(pictures.compactMap(\.width) == widths)
  }

  @Test(arguments: Device.allCases, WindowOrientation.allCases)
  func snapshotsAreTakenWhileInactive(device: Device, orientation: WindowOrientation) throws {
    let server = try Self.run("touch", "move 2/3", device: device, orientation: orientation)
    for app in AppRole.allCases {
      let own = server.events.filter { $0.app == app.rawValue }
      let inactive = try #require(own.firstIndex { $0.kind == .state && $0.name == "inactive" })
      let picture = try #require(own.firstIndex { $0.kind == .snapshot })
      #expect(inactive < picture)
      #expect(!own.contains { $0.name == "active" || $0.name == "background" })
    }
  }

  @Test func resignCallAndFirstResizeAreUnordered() throws {
    let server = try Self.run("touch", "move 1/2", "release", "touch", "move 2/3")
    let numbered = server.events.filter { $0.unordered != nil }
    #expect(numbered.map(\.unordered) == [1, 2, 1, 2, 3, 4, 3, 4])
    #expect(numbered.filter { $0.unordered == 1 }.map(\.app) == ["primary", "primary"])
    #expect(numbered.filter { $0.unordered == 1 }.map(\.kind) == [.callback, .resize])
  }

  // MARK: Releasing

  @Test(arguments: [SplitConfiguration.twoThirds, .half])
  func releaseAtStartRestoresTheSizes(split: SplitConfiguration) throws {
    let server = try Self.run(
      "touch", "move 1/2", "move 2/3", "move \(split.rawValue)", "release", split: split)
    for app in AppRole.allCases {
      let before = try #require(server.windowsAtTouch[app])
      #expect(server[app] == before)
      #expect(before.state == .active)
    }
  }

  @Test func releaseElsewhereSettlesThere() throws {
    let server = try Self.run("touch", "move 1/2", "release")
    #expect(server.primary.layout?.width == 507)
    #expect(server.secondary.layout?.width == 507)
    #expect(server.events.suffix(3).map(\.name) == ["1/2", "applicationDidBecomeActive:", "active"])
  }

  @Test(arguments: [("move trailing-edge", AppRole.secondary), ("move leading-edge", .primary)])
  func releaseAtAnEdgeRemovesOneApp(move: String, removed: AppRole) throws {
    let server = try Self.run("touch", move, "release", device: .ipad129)
    #expect(server[removed].state == .background)
    #expect(server[removed.other].state == .active)
    #expect(server[removed.other].layout?.width == 1366)
    #expect(server.onScreen == [removed.other])
    #expect(
      server.events.filter { $0.app == removed.rawValue && $0.kind == .callback }.map(\.name)
        == ["applicationWillResignActive:", "applicationDidEnterBackground:"])
  }

  @Test func sceneSelectorsReplaceThoseOfTheAppDelegate() throws {
    let server = try Self.run(
      "touch", "move trailing-edge", "release", lifeCycle: .scene, os: Version(17))
    let names = Set(server.events.filter { $0.kind == .callback }.map(\.name))
    #expect(names == ["sceneWillResignActive:", "sceneDidEnterBackground:", "sceneDidBecomeActive:"])
  }

  // MARK: Rotating

  @Test func rotationAloneOnlyResizes() throws {
    let server = try Self.run("rotate portrait", "rotate portrait", "rotate landscape")
    #expect(server.events.filter { $0.kind != .user }.allSatisfy { $0.kind == .resize })
    #expect(server.events.filter { $0.app == "primary" }.compactMap(\.width) == [438, 694])
    // As wide as before, but higher and then lower again.
    #expect(server.events.filter { $0.app == "secondary" }.compactMap(\.width) == [320, 320])
  }

  @Test func rotatedHalfBecomesWideAndNarrow() throws {
    let server = try Self.run("rotate portrait", split: .half)
    #expect(server.primary.split == .twoThirds)
    #expect(server.secondary.split == .oneThird)
  }

  @Test func rotationDuringTheDragCountsAtTheRelease() throws {
    let server = try Self.run("touch", "move 1/2", "rotate portrait", "release")
    #expect(server.primary.layout?.width == 438)
    #expect(server.secondary.layout?.width == 320)
    let back = try Self.run("touch", "move 1/2", "rotate portrait", "rotate landscape", "release")
    #expect(back.primary.layout?.width == 507)
  }

  @Test func remainingAppFillsTheScreenWhenTurned() throws {
    let server = try Self.run("touch", "move trailing-edge", "release", "rotate portrait")
    #expect(server.primary.layout?.width == 768)
    #expect(server.events.last?.app == "primary")
  }

  // MARK: The Home button

  /// Measured on iOS 9 with an app at two thirds in landscape: three changes of size in the background.
  @Test func homeButtonAsMeasured() throws {
    let server = try Self.run("press-home")
    let own = server.events.filter { $0.app == "primary" }
    #expect(own.filter { $0.kind == .resize }.compactMap(\.width) == [768, 1024, 694])
    let background = try #require(own.firstIndex { $0.name == "background" })
    #expect(own[background...].dropFirst().allSatisfy { $0.kind == .resize || $0.kind == .snapshot })
    #expect(
      own.filter { $0.kind == .callback }.map(\.name)
        == ["applicationWillResignActive:", "applicationDidEnterBackground:"])
  }

  // MARK: Slide Over, and one app alone

  @Test func slideOverTurnsWithItsWidth() throws {
    let server = try Self.run("rotate portrait", split: .slideOver)
    #expect(server.primary.layout?.width == 768)
    #expect(server.secondary.layout?.width == 320)
    #expect(server.secondary.split == .slideOver)
    #expect(server.events.map(\.name) == ["rotate portrait", "full", "slide-over"])
    #expect(server.notes.contains { $0.en.contains("beneath Slide Over") })
    #expect(try Self.run(split: .slideOver, os: Version(12)).notes.isEmpty)
  }

  @Test(arguments: [Version(8), Version(9), Version(17), Version(26)])
  func aLoneAppHearsOfRotationAndHome(os: Version) throws {
    let server = try Self.run("rotate portrait", "press-home", split: .full, os: os)
    #expect(server.events.allSatisfy { $0.app != "secondary" })
    #expect(server.events[1].name == "full" && server.events[1].width == 768)
    #expect(server.primary.state == .background)
  }

  // MARK: iPadOS 26

  @Test(arguments: LifeCycle.allCases)
  func liveWindowsStayActive(lifeCycle: LifeCycle) throws {
    let server = try Self.run(
      "touch", "move 1/2", "move 1/3", "rotate portrait", "release", lifeCycle: lifeCycle, os: Version(26))
    #expect(!server.events.contains { $0.kind == .state || $0.kind == .snapshot })
    #expect(server.events.allSatisfy { $0.width == nil && $0.horizontal == nil })
    #expect(AppRole.allCases.allSatisfy { server[$0].state == .active && server[$0].layout == nil })
    #expect(server.primary.split == .oneThird && server.secondary.split == .twoThirds)
    let calls = server.events.filter { $0.kind == .callback }
    #expect(calls.count == (lifeCycle == .scene ? 8 : 0))
    #expect(calls.allSatisfy { $0.name == "windowScene:didUpdateEffectiveGeometry:" })
  }

  @Test func whatHappensAtTheEdgeIsNotInvented() throws {
    let server = try Self.run("touch", "move leading-edge", "release", lifeCycle: .scene, os: Version(26, 1))
    #expect(server.events.last?.app == "secondary")
    #expect(server.onScreen.count == 2)
    #expect(server.notes.contains { $0.en.contains("let go at the edge") })
  }

  @Test func homeSendsLiveWindowsToTheBackground() throws {
    let server = try Self.run("press-home", lifeCycle: .scene, os: Version(26))
    #expect(server.onScreen.isEmpty)
    #expect(
      server.events.filter { $0.app == "primary" }.map(\.name)
        == ["sceneWillResignActive:", "inactive", "sceneDidEnterBackground:", "background"])
  }

  @Test func fullScreenKeepsItsWidthInLiveWindows() throws {
    let server = try Self.run("rotate portrait", split: .slideOver, lifeCycle: .scene, os: Version(26, 1))
    #expect(server.events.filter { $0.app == "primary" }.map(\.width) == [768, 768])
    #expect(server.events.filter { $0.app == "secondary" }.map(\.name).first == "live")
  }

  // MARK: What is said of it

  @Test func notesSayWhatIsNotPromised() throws {
    #expect(try Self.run("touch", "release").notes.isEmpty)
    let drag = try Self.run("touch", "move 1/2", "release").notes.map(\.en)
    #expect(drag.count == 3)
    #expect(drag[0].contains("two processes") && drag[1].contains("snapshots") && drag[2].contains("implied"))
    let turned = try Self.run("rotate portrait", split: .half).notes.map(\.en)
    #expect(turned.contains { $0.contains("narrow one is derived") })
    let held = try Self.run("touch", "move 1/2", "rotate portrait", split: .half).notes.map(\.en)
    #expect(held.contains { $0.contains("narrow one is derived") })
    let scene = try Self.run("touch", "move 1/2", lifeCycle: .scene, os: Version(17)).notes.map(\.en)
    #expect(scene.contains { $0.contains("scene callbacks") })
    let doubtful = try Self.run("touch", "move 1/2", device: .ipad83).notes.map(\.en)
    #expect(doubtful.last?.contains("in doubt") == true)
  }

  // MARK: What cannot be

  @Test(arguments: [
    ["move 1/2"], ["release"], ["touch", "touch"], ["touch", "move 1/3"], ["touch", "press-home"],
    ["rotate portrait", "touch", "move 1/2"], ["touch", "move trailing-edge", "release", "touch"],
    ["press-home", "touch"],
  ])
  func impossibleActions(words: [String]) throws {
    var server = try Self.run()
    #expect(throws: InputError.self) {
      for word in words { try server.perform(#require(UserAction(word: word))) }
    }
  }

  @Test(arguments: [
    (WindowOrientation.landscape, SplitConfiguration.oneThird, LifeCycle.appDelegate, Version(10)),
    (.portrait, .half, .appDelegate, Version(18)),
    (.landscape, .half, .scene, Version(12)),
    (.landscape, .slideOver, .scene, Version(26)),
    (.landscape, .slideOver, .appDelegate, Version(8)),
    (.landscape, .half, .appDelegate, Version(8)),
  ])
  func impossibleStarts(
    orientation: WindowOrientation, split: SplitConfiguration, lifeCycle: LifeCycle, os: Version
  ) {
    #expect(throws: InputError.self) {
      try WindowServer(
        device: .ipad97, orientation: orientation, split: split, lifeCycle: lifeCycle, os: os)
    }
  }

  @Test func leadingAppMayBeTheNarrowOneFromIOS11() throws {
    let server = try Self.run(split: .oneThird, os: Version(11))
    #expect(server.primary.layout?.width == 320)
    #expect(server.secondary.layout?.width == 694)
  }
}
