import Testing

@testable import FenpingCore

@Suite struct SplitViewModelTests {
  // MARK: Generations

  @Test(
    arguments: [
      ("3.1", nil), ("3.2", .popover), ("4.3", .popover), ("5", .delegateDecides), ("7.1", .delegateDecides),
      ("8", .displayModes), ("13.7", .displayModes), ("14", .columns), ("18.6", .columns), ("26", .inspector),
      ("99", .inspector),
    ] as [(String, SplitViewGeneration?)])
  func eachVersionHasItsGeneration(os: String, generation: SplitViewGeneration?) throws {
    #expect(try SplitViewGeneration(os: #require(Version(os))) == generation)
  }

  @Test func aVersionWithoutTheClassIsImpossible() {
    #expect(throws: InputError.self) { try SplitViewModel(os: Version(3)) }
  }

  @Test(arguments: [SplitViewStyle.doubleColumn, .tripleColumn])
  func columnStylesCameWith14(style: SplitViewStyle) throws {
    #expect(throws: InputError.self) { try SplitViewModel(os: Version(13, 7), style: style) }
    #expect(try SplitViewModel(os: Version(14), style: style).style == style)
  }

  // MARK: Frames

  /// Whatever is shown until iOS 7 fills the window, apart from the divider, and nothing overlaps.
  @Test(arguments: [(1024.0, 768.0), (768, 1024), (1366, 1024), (322, 100), (400.5, 1)])
  func framesCoverTheWindowWithoutOverlap(width: Double, height: Double) throws {
    for os in [Version(3, 2), Version(5), Version(7)] {
      let model = try SplitViewModel(os: os)
      for shape in WindowOrientation.allCases {
        let arrangement = try model.arrangement(of: .init(), in: shape)
        let frames = try #require(model.frames(arrangement, width: width, height: height))
        let sorted = frames.values.sorted { $0.x < $1.x }
        var covered = 0.0
        for frame in sorted {
          #expect(frame.x >= covered)
          #expect(frame.x - covered <= SplitPanes.dividerWidth)
          #expect(frame.y == 0 && frame.height == height)
          covered = frame.x + frame.width
        }
        #expect(covered == width)
      }
    }
  }

  @Test func noFramesArePromisedSince8() throws {
    let model = try SplitViewModel(os: Version(8))
    #expect(model.frames(.shown(.oneBesideSecondary), width: 1024, height: 768) == nil)
  }

  @Test(arguments: [(0.0, 768.0), (-1.0, 768.0), (1024.0, -1.0)])
  func noWindowNoFrames(width: Double, height: Double) throws {
    let model = try SplitViewModel(os: Version(7))
    #expect(model.frames(.hidden(opens: .popover), width: width, height: height) == nil)
    #expect(model.frames(.shown(.oneBesideSecondary), width: width, height: height) == nil)
    #expect(model.frames(.collapsed, width: 1024, height: 768) == nil)
  }

  // MARK: Arrangements

  @Test func withoutAShapeBothArrangementsArePossible() throws {
    let wish = SplitViewModel.Wish()
    #expect(
      try SplitViewModel(os: Version(6)).arrangement(of: wish, in: nil)
        == .chosen(from: [.oneBesideSecondary, .secondaryOnly]))
    #expect(
      try SplitViewModel(os: Version(9)).arrangement(of: wish, in: nil)
        == .chosen(from: [.oneBesideSecondary, .oneOverSecondary]))
  }

  @Test func theDelegateIsAskedFrom5To7Only() throws {
    let wish = SplitViewModel.Wish(hidesFirst: false)
    let portrait = { (os: Version) in try SplitViewModel(os: os).arrangement(of: wish, in: .portrait) }
    #expect(try portrait(Version(4)) == .hidden(opens: .popover))
    #expect(try portrait(Version(5)) == .shown(.oneBesideSecondary))
    #expect(try portrait(Version(7)) == .shown(.oneBesideSecondary))
    #expect(try portrait(Version(8)) == .hidden(opens: .overlay))
  }

  @Test(
    arguments: [
      ("7", .classic, .init(mode: .secondaryOnly)),
      ("17", .classic, .init(behavior: .tile)),
      ("17", .classic, .init(mode: .twoBesideSecondary)),
      ("17", .doubleColumn, .init(mode: .twoOverSecondary)),
    ] as [(String, SplitViewStyle, SplitViewModel.Wish)])
  func aWishThatNobodyKnowsIsImpossible(
    os: String, style: SplitViewStyle, wish: SplitViewModel.Wish
  ) throws {
    let model = try SplitViewModel(os: #require(Version(os)), style: style)
    let error = #expect(throws: InputError.self) { try model.arrangement(of: wish, in: .portrait) }
    guard case .impossible = error else {
      Issue.record("not impossible: \(String(describing: error))")
      return
    }
  }

  /// In a column style the answer is among what the behaviour allows, with as many sidebars as were asked for.
  @Test(arguments: SplitDisplayMode.allCases, SplitBehavior.allCases)
  func aPreferredModeIsReadToMatchTheBehavior(mode: SplitDisplayMode, behavior: SplitBehavior) throws {
    let model = try SplitViewModel(os: Version(16), style: .tripleColumn)
    let arrangement = try model.arrangement(of: .init(mode: mode, behavior: behavior), in: .landscape)
    guard case .shown(let given) = arrangement else {
      Issue.record("nothing definite: \(arrangement)")
      return
    }
    #expect(behavior.modes(of: .tripleColumn).contains(given))
    #expect(given.sidebars == mode.sidebars)
    #expect(given.columns(of: .tripleColumn).count == 1 + given.sidebars)
    if behavior.modes(of: .tripleColumn).contains(mode) { #expect(given == mode) }
  }

  /// Where the behaviour is automatic, what was asked for is the first of the possibilities.
  @Test(arguments: SplitDisplayMode.allCases)
  func whatWasAskedForComesFirst(mode: SplitDisplayMode) throws {
    let model = try SplitViewModel(os: Version(16), style: .tripleColumn)
    switch try model.arrangement(of: .init(mode: mode), in: nil) {
    case .chosen(let modes):
      #expect(modes.first == mode)
      #expect(Set(modes).count == modes.count)
    case .shown(let only): #expect(only == .secondaryOnly && mode == .secondaryOnly)
    case .collapsed, .hidden: Issue.record("no mode for \(mode)")
    }
  }

  @Test func aCompactWidthCollapsesWhateverIsWished() throws {
    for style in SplitViewStyle.allCases {
      let model = try SplitViewModel(os: Version(26), style: style)
      let wish = SplitViewModel.Wish(mode: .oneBesideSecondary)
      #expect(try model.arrangement(of: wish, in: .landscape, horizontal: .compact) == .collapsed)
    }
  }

  // MARK: Names and sizes

  @Test(arguments: SplitDisplayMode.allCases)
  func aModeIsFoundByEitherName(mode: SplitDisplayMode) {
    #expect(SplitDisplayMode(word: mode.rawValue) == mode)
    #expect(mode.formerName.flatMap(SplitDisplayMode.init(word:)) == (mode.formerName == nil ? nil : mode))
    #expect(mode.name(in: .columns) == mode.rawValue)
    #expect(mode.name(in: .displayModes) == mode.formerName ?? mode.rawValue)
    #expect(SplitDisplayMode(word: "automatic") == nil)
  }

  /// Every width of the table of windows falls on the side on which it was measured.
  @Test func knownWindowsHaveTheirSizeClass() {
    for device in Device.allCases {
      for orientation in WindowOrientation.allCases {
        for split in SplitConfiguration.allCases {
          guard let layout = device.layout(split, in: orientation) else { continue }
          let horizontal = SplitViewModel.horizontal(width: layout.width)
          // Between the known widths lies one that is computed.
          #expect(horizontal != nil || layout.mark != .sourced, "\(device) \(orientation) \(split)")
          #expect(horizontal == nil || horizontal == layout.horizontal, "\(device) \(orientation) \(split)")
        }
      }
    }
    #expect(SplitViewModel.horizontal(width: 650) == nil)
  }

  @Test(arguments: SplitViewColumn.allCases, Language.allCases)
  func everyColumnHasAName(column: SplitViewColumn, language: Language) {
    #expect(!column.name[language].isEmpty)
  }
}
