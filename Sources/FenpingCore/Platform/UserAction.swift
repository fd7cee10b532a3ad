/// Where the user holds the divider: at a layout, named by what it leaves to the primary app, or at an
/// edge of the screen.
public enum DividerPosition: String, Sendable, CaseIterable {
  /// The primary app has the wide column.
  case twoThirds = "2/3"
  /// Both apps have half of the screen.
  case half = "1/2"
  /// The primary app has the narrow column.
  case oneThird = "1/3"
  /// The primary app disappears.
  case leadingEdge = "leading-edge"
  /// The secondary app disappears.
  case trailingEdge = "trailing-edge"

  /// The primary app's part of the screen; nil at an edge.
  public var split: SplitConfiguration? { SplitConfiguration(rawValue: rawValue) }

  /// The app that goes away when the divider is released here.
  public var removed: AppRole? {
    switch self {
    case .leadingEdge: .primary
    case .trailingEdge: .secondary
    case .twoThirds, .half, .oneThird: nil
    }
  }
}

/// One thing that the user does to two apps in Split View.
public enum UserAction: Sendable, Hashable {
  /// Puts a finger on the divider.
  case touch
  /// Drags the divider to a place.
  case move(DividerPosition)
  /// Lets go of the divider.
  case release
  /// Turns the device, during a drag or outside one.
  case rotate(WindowOrientation)
  /// Presses the Home button, which sends both apps to the background.
  case pressHome

  private static let all: [UserAction] =
    [.touch] + DividerPosition.allCases.map(UserAction.move) + [.release]
    + WindowOrientation.allCases.map(UserAction.rotate) + [.pressHome]

  /// Every accepted word.
  public static let words: [String] = all.map(\.word)

  /// How it is written: `touch`, `move 1/2`, `release`, `rotate portrait`, `press-home`.
  public var word: String {
    switch self {
    case .touch: "touch"
    case .move(let position): "move \(position.rawValue)"
    case .release: "release"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .pressHome: "press-home"
    }
  }

  /// What the user does, for people.
  public var name: LocalizedText {
    switch self {
    case .touch: LocalizedText(hans: "按住分隔线", hant: "按住分隔線", en: "touch the divider")
    case .move(.leadingEdge):
      LocalizedText(hans: "移到前缘", hant: "移到前緣", en: "move it to the leading edge")
    case .move(.trailingEdge):
      LocalizedText(hans: "移到后缘", hant: "移到後緣", en: "move it to the trailing edge")
    case .move(let position):
      LocalizedText(
        hans: "移到 \(position.rawValue)", hant: "移到 \(position.rawValue)",
        en: "move it to \(position.rawValue)")
    case .release: LocalizedText(hans: "松开", hant: "放開", en: "release")
    case .rotate(.portrait): LocalizedText(hans: "转为竖屏", hant: "轉為直向", en: "rotate to portrait")
    case .rotate(.landscape): LocalizedText(hans: "转为横屏", hant: "轉為橫向", en: "rotate to landscape")
    case .pressHome: LocalizedText(hans: "按主屏幕按钮", hant: "按主畫面按鈕", en: "press the Home button")
    }
  }

  /// The action that is written so; nil where the word is none of ``words``.
  public init?(word: String) {
    guard let action = UserAction.all.first(where: { $0.word == word }) else { return nil }
    self = action
  }
}
