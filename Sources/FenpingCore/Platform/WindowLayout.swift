/// The width of one app's window and the size classes that its root view controller gets there.
///
/// These are the layouts of iOS 9 to iPadOS 18. In Split View a window is as high as the screen.
public struct WindowLayout: Sendable, Hashable {
  /// How far a cell of the table can be trusted.
  public enum Mark: String, Sendable, CaseIterable {
    /// Measured or published.
    case sourced
    /// Computed: wide + narrow + a divider of 10 points = the screen, half = (the screen − 10) ÷ 2. This
    /// fits every sourced number.
    case derived
    /// Computed like that, but with a doubt: a width that is no whole number, a neighbour that breaks the
    /// pattern, or a size class so near the unpublished threshold that it might be the other one.
    case unsure
  }

  /// In points.
  public let width: Double
  /// The horizontal size class.
  public let horizontal: SizeClass
  /// Regular in every configuration of an iPad.
  public let vertical: SizeClass
  /// How far the width and the class can be trusted.
  public let mark: Mark

  init(_ width: Double, _ horizontal: SizeClass, _ mark: Mark) {
    self.width = width
    self.horizontal = horizontal
    self.vertical = .regular
    self.mark = mark
  }

  static func regular(_ width: Double, _ mark: Mark = .sourced) -> WindowLayout {
    WindowLayout(width, .regular, mark)
  }

  static func compact(_ width: Double, _ mark: Mark = .sourced) -> WindowLayout {
    WindowLayout(width, .compact, mark)
  }
}

extension Device {
  /// The window of an app that takes `split` of this screen.
  /// - Returns: nil where the system has no such layout: there is no half split in portrait.
  public func layout(_ split: SplitConfiguration, in orientation: WindowOrientation) -> WindowLayout? {
    let row = WindowLayoutRow.row(of: self, in: orientation)
    return switch split {
    case .full: row.full
    case .twoThirds: row.twoThirds
    case .half: row.half
    case .oneThird: row.oneThird
    case .slideOver: row.slideOver
    }
  }
}
