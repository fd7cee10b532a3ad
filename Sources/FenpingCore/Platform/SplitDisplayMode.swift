/// An arrangement of the columns of an expanded interface, under its name since 14.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum> and
/// the page of `UISplitViewController.SplitBehavior`.
public enum SplitDisplayMode: String, Sendable, CaseIterable {
  case secondaryOnly
  case oneBesideSecondary
  case oneOverSecondary
  case twoBesideSecondary
  case twoOverSecondary
  case twoDisplaceSecondary

  /// The name from 8 to 13; nil where the mode came with the columns.
  public var formerName: String? {
    switch self {
    case .secondaryOnly: "primaryHidden"
    case .oneBesideSecondary: "allVisible"
    case .oneOverSecondary: "primaryOverlay"
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: nil
    }
  }

  /// The mode of either name.
  public init?(word: String) {
    guard
      let mode = SplitDisplayMode(rawValue: word)
        ?? SplitDisplayMode.allCases.first(where: { $0.formerName == word })
    else { return nil }
    self = mode
  }

  /// Every accepted word: the names of today, then the former ones.
  public static let words = allCases.map(\.rawValue) + allCases.compactMap(\.formerName)

  /// The name that the mode bears in `generation`.
  public func name(in generation: SplitViewGeneration) -> String {
    generation.hasColumnStyles ? rawValue : formerName ?? rawValue
  }

  /// How many columns it shows beside, or over, the secondary one.
  public var sidebars: Int {
    switch self {
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The columns of `style` that are on the screen. A single sidebar of three columns is the supplementary
  /// one.
  public func columns(of style: SplitViewStyle) -> [SplitViewColumn] {
    Array(style.columns.suffix(1 + sidebars))
  }
}

/// How the sidebars stand to the secondary column, in a column style. `automatic` is the absence of one.
public enum SplitBehavior: String, Sendable, CaseIterable {
  case tile
  case overlay
  case displace

  /// The modes that are possible with it in `style`.
  public func modes(of style: SplitViewStyle) -> [SplitDisplayMode] {
    let all: [SplitDisplayMode] =
      switch self {
      case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
      case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
      case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
      }
    return all.filter { $0.sidebars < style.columns.count }
  }

  /// How a preferred mode is read under this behaviour: with as many sidebars, arranged its own way.
  public func reading(of preferred: SplitDisplayMode, in style: SplitViewStyle) -> SplitDisplayMode? {
    modes(of: style).first { $0.sidebars == preferred.sidebars }
  }
}
