/// The two panes of a split view controller, where both are shown side by side.
///
/// All lengths are in points, in the coordinates of the split view controller's view: the origin is its top
/// left corner. Until iOS 7 the view is as large as the visible window, so the window's size decides.
public struct SplitPanes: Sendable, Hashable {
  /// Where a pane lies, in points.
  public struct Frame: Sendable, Hashable {
    /// Of the left edge.
    public let x: Double
    /// Of the upper edge.
    public let y: Double
    /// From left to right.
    public let width: Double
    /// From top to bottom.
    public let height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The pane of the first member of `viewControllers`: the list.
  public let first: Frame
  /// The pane of the second member: the detail.
  public let second: Frame

  /// Width of the first pane until iOS 7, in points, in every orientation.
  ///
  /// Sources: Apple's View Controller Catalog, "Split View Controllers", and the iOS Human Interface
  /// Guidelines of 2014.
  public static let fixedFirstWidth: Double = 320

  /// Width of the line between the panes until iOS 7, in points.
  ///
  /// No text of Apple's states it. It follows from panes that were measured: 320 and 703 in a window of 1024
  /// (<https://github.com/lionheart/openradar-mirror/issues/8374>), 320 and 447 in one of 768.
  public static let dividerWidth: Double = 1

  /// The panes of a window until iOS 7.
  ///
  /// - Parameters:
  ///   - width: of the window, in points.
  ///   - height: of the visible window, in points.
  /// - Returns: nil where a fixed first pane and the divider leave nothing for the second pane.
  public init?(fixedIn width: Double, by height: Double) {
    let secondX = Self.fixedFirstWidth + Self.dividerWidth
    guard width > secondX, height > 0 else { return nil }
    first = Frame(x: 0, y: 0, width: Self.fixedFirstWidth, height: height)
    second = Frame(x: secondX, y: 0, width: width - secondX, height: height)
  }
}

// MARK: - Versions

extension SplitPanes {
  /// The properties of `UISplitViewController` that steer the first pane's width; none until iOS 7.
  ///
  /// The minimum and the maximum bound what the others prefer. Sources: the properties' own pages, such as
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidth>,
  /// which also says that it takes precedence over the fraction.
  public static func widthProperties(os: Version) -> [String] {
    guard let generation = SplitViewGeneration(os: os), !generation.isFixed else { return [] }
    let bounds = ["minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth"]
    let points = generation.hasColumnStyles ? ["preferredPrimaryColumnWidth"] : []
    return bounds + points + ["preferredPrimaryColumnWidthFraction"]
  }
}

// MARK: - Values

extension SplitPanes.Frame {
  /// The frame as a record of `x`, `y`, `width` and `height`.
  public var value: Value {
    .record(["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)])
  }
}
