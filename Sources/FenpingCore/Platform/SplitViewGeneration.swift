/// How `UISplitViewController` works in one range of versions. Rules ask for the generation first and for the
/// version never again.
public enum SplitViewGeneration: String, Sendable, CaseIterable {
  /// 3.2 to 4: in portrait the first pane hides and opens in a popover, whatever the app would like.
  case popover
  /// 5 to 7: the delegate says whether the first pane hides; a hidden one opens in a popover.
  case delegateDecides = "delegate-decides"
  /// 8 to 13: display modes, on every device; the interface collapses at compact width.
  case displayModes = "display-modes"
  /// 14 to 18: beside that, column styles with two or three columns.
  case columns
  /// 26 and later: column styles may have an inspector too.
  case inspector

  /// The first version that has `UISplitViewController`.
  public static let introduced = Version(3, 2)

  /// - Returns: nil before 3.2, where the class does not exist.
  public init?(os: Version) {
    switch os {
    case ..<SplitViewGeneration.introduced: return nil
    case ..<Version(5): self = .popover
    case ..<Version(8): self = .delegateDecides
    case ..<Version(14): self = .displayModes
    case ..<Version(26): self = .columns
    default: self = .inspector
    }
  }

  /// Whether the system fixes the panes' widths and knows neither display modes nor size classes.
  public var isFixed: Bool { self == .popover || self == .delegateDecides }
  /// Whether a split view controller may be created with a column style.
  public var hasColumnStyles: Bool { self == .columns || self == .inspector }
}

/// With what a split view controller is created.
public enum SplitViewStyle: String, Sendable, CaseIterable {
  /// By any other initializer than `init(style:)`; its `style` is `unspecified`. Two panes.
  case classic
  /// `init(style: .doubleColumn)`, since 14.
  case doubleColumn = "double-column"
  /// `init(style: .tripleColumn)`, since 14.
  case tripleColumn = "triple-column"

  /// The columns of an expanded interface, from the leading edge on.
  public var columns: [SplitViewColumn] {
    switch self {
    case .classic, .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }

  /// As UIKit writes it.
  var apiName: String {
    switch self {
    case .classic: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }
}

/// A place for a view controller. A classic split view controller has the first and the last only, which its
/// guides call the first and the second pane.
public enum SplitViewColumn: String, Sendable, CaseIterable {
  case primary
  case supplementary
  case secondary

  /// For sentences.
  public var name: LocalizedText {
    switch self {
    case .primary: LocalizedText(hans: "第一个窗格", hant: "第一個窗格", en: "the first pane")
    case .supplementary: LocalizedText(hans: "中间的列", hant: "中間的欄", en: "the supplementary column")
    case .secondary: LocalizedText(hans: "第二个窗格", hant: "第二個窗格", en: "the second pane")
    }
  }
}
