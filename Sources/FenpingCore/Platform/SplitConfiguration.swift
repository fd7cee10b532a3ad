/// The part of the screen that one app's window takes.
///
/// The words are the names of the classic layouts, not exact fractions: in portrait the "two thirds" of a
/// 9.7-inch iPad are 438 of 768 points.
public enum SplitConfiguration: String, Sendable, CaseIterable {
  /// The whole screen.
  case full
  /// The wide column; in portrait too.
  case twoThirds = "2/3"
  /// Half of the screen; in landscape only.
  case half = "1/2"
  /// The narrow column.
  case oneThird = "1/3"
  /// The window that floats above a full-screen app.
  case slideOver = "slide-over"

  /// The layouts of two apps from which a course of events can begin, and one app alone; by what the primary
  /// app has, the usual one first.
  public static let starts: [SplitConfiguration] = [.twoThirds, .half, .oneThird, .slideOver, .full]

  /// What the other app's window takes when this one stands beside the divider; nil: there is no divider.
  public var beside: SplitConfiguration? {
    switch self {
    case .twoThirds: .oneThird
    case .half: .half
    case .oneThird: .twoThirds
    case .full, .slideOver: nil
    }
  }

  /// The layout that stands in for this one in `orientation`. Portrait has no half, so a half split that
  /// is turned becomes the wide and the narrow column. (That the primary app gets the wide one is derived,
  /// not documented.)
  public func fitted(to orientation: WindowOrientation) -> SplitConfiguration {
    self == .half && orientation == .portrait ? .twoThirds : self
  }
}

extension SplitConfiguration {
  /// For sentences.
  public var name: LocalizedText {
    switch self {
    case .full: LocalizedText(hans: "全屏", hant: "全螢幕", en: "full screen")
    case .twoThirds, .half, .oneThird:
      LocalizedText(hans: "占 \(rawValue)", hant: "佔 \(rawValue)", en: rawValue)
    case .slideOver: LocalizedText(hans: "Slide Over", hant: "Slide Over", en: "Slide Over")
    }
  }
}
