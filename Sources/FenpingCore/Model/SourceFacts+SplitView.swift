// What a reading of source code looks for, for the rules of split view controllers. The class counts with its
// subclasses, and Objective-C as well as Swift.

extension SourcePattern {
  // MARK: Steps of set-up

  /// A view controller is created that goes into a pane.
  public static let paneControllerCreated = SourcePattern("pane-controller-created")
  /// A split view controller is created, from a storyboard too.
  public static let splitViewCreated = SourcePattern("split-view-created")
  /// It is created from a nib file or by a nib name, which it does not need.
  public static let splitViewFromNib = SourcePattern("split-view-from-nib")
  /// Its `viewControllers` array is assigned.
  public static let viewControllersAssigned = SourcePattern("view-controllers-assigned")
  /// A column is assigned with `setViewController(_:for:)`.
  public static let columnAssigned = SourcePattern("column-assigned")
  /// A window's `rootViewController` is a split view controller.
  public static let splitViewAsRoot = SourcePattern("split-view-as-root")
  /// `makeKeyAndVisible()`, or a window's `isHidden` becomes false.
  public static let windowMadeVisible = SourcePattern("window-made-visible")

  // MARK: Places

  /// It is added to another container: `addChild(_:)`, a tab bar controller's view controllers.
  public static let splitViewAsChild = SourcePattern("split-view-as-child")
  /// It is presented.
  public static let splitViewPresented = SourcePattern("split-view-presented")
  /// It is pushed onto a navigation stack, or is a navigation controller's root.
  public static let splitViewPushed = SourcePattern("split-view-pushed")

  static let splitView: [SourcePattern] = [
    paneControllerCreated, splitViewCreated, splitViewFromNib, viewControllersAssigned, columnAssigned,
    splitViewAsRoot, windowMadeVisible, splitViewAsChild, splitViewPresented, splitViewPushed,
  ]
}
