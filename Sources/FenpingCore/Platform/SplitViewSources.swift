/// Where the truth of the `split-view/*` rules was read.
enum SplitViewSources {
  /// The chapter that describes the class until iOS 7.
  static let catalog = Source(
    "Apple, View Controller Catalog for iOS: Split View Controllers",
    "https://developer.apple.com/library/ios/documentation/WindowsViews/Conceptual/"
      + "ViewControllerCatalog/Chapters/SplitViewControllers.html")

  /// The class reference of 2013, which disagrees with ``catalog`` on hidden children.
  static let classReference2013 = Source(
    "Apple, UISplitViewController Class Reference (2013)",
    "https://developer.apple.com/library/ios/documentation/uikit/reference/"
      + "UISplitViewController_class/Reference/Reference.html")

  /// The class reference of today.
  static let classReference = Source(
    "Apple, UISplitViewController",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller")

  static let delegateReference = Source(
    "Apple, UISplitViewControllerDelegate",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate")

  static let supportedOrientationsOfDelegate = Source(
    "Apple, splitViewControllerSupportedInterfaceOrientations(_:)",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/"
      + "splitviewcontrollersupportedinterfaceorientations(_:)")

  static let shouldHide = Source(
    "Apple, splitViewController(_:shouldHide:in:)",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/"
      + "splitviewcontroller(_:shouldhide:in:)")

  static let supportedOrientations = Source(
    "Apple, supportedInterfaceOrientations",
    "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations")

  static let invalidOrientation = Source(
    "Apple, UIApplication.invalidInterfaceOrientationException",
    "https://developer.apple.com/documentation/uikit/uiapplication/invalidinterfaceorientationexception")

  static let widthFraction = Source(
    "Apple, preferredPrimaryColumnWidthFraction",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/"
      + "preferredprimarycolumnwidthfraction")

  static let widthInPoints = Source(
    "Apple, preferredPrimaryColumnWidth",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidth")

  static let interfaceGuidelines2014 = Source(
    "Apple, iOS Human Interface Guidelines (2014), Split View Controller",
    "https://github.com/johnzfitch/human-interface-markdown, "
      + "2014-ios-human-interface-guidelines/chunks/chunk_111.md")

  static let rotationOfRoot = Source(
    "Apple, Technical Q&A QA1688",
    "https://developer.apple.com/library/content/qa/qa1688/_index.html")

  static let fullScreenMigration = Source(
    "Apple, TN3192",
    "https://developer.apple.com/documentation/technotes/"
      + "tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key")

  static let displayModes = Source(
    "Apple, UISplitViewController.DisplayMode",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum")

  static let splitBehaviors = Source(
    "Apple, UISplitViewController.SplitBehavior",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum")

  /// That a preferred mode is read to match the behaviour.
  static let preferredMode = Source(
    "Apple, preferredDisplayMode",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode")

  static let inspectorColumn = Source(
    "Apple, UISplitViewController.Column.inspector",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column/inspector")

  static let collapsePage = Source(
    "Apple, splitViewController(_:collapseSecondary:onto:)",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/"
      + "splitviewcontroller(_:collapsesecondary:onto:)")

  static let topColumn = Source(
    "Apple, splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/"
      + "splitviewcontroller(_:topcolumnforcollapsingtoproposedtopcolumn:)")

  static let viewControllersArray = Source(
    "Apple, viewControllers",
    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers")

  /// That a half window on a 12.9-inch iPad in landscape behaves as portrait does.
  static let collapseTable = Source(
    "Understanding split view controller (2016)",
    "http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/", .derived)

  static let nestedReport = Source(
    "Report of an exception with nested split view controllers (in Chinese)",
    "https://taourl.com/read-2409052.html", .unsure)

  static let modernizing2026 = Source(
    "Apple, WWDC26 session 278", "https://developer.apple.com/videos/play/wwdc2026/278/")

  static let paneSizesRadar = Source(
    "Open Radar mirror, issue 8374", "https://github.com/lionheart/openradar-mirror/issues/8374",
    .corroborated)

  static let modalRadar = Source(
    "Open Radar mirror, issue 10222", "https://github.com/lionheart/openradar-mirror/issues/10222",
    .corroborated)

  static let pushException = Source(
    "IntelligentSplitViewController, issue 11",
    "https://github.com/grgcombs/IntelligentSplitViewController/issues/11", .corroborated)

  static let collapseDefaults = Source(
    "Default behaviour of UISplitViewController collapseSecondaryViewController",
    "https://www.malcolmhall.com/2017/01/27/"
      + "default-behaviour-of-uisplitviewcontroller-collapsesecondaryviewcontroller/")

  static let renamedModes = Source(
    "WordPress for iOS, pull request 19648",
    "https://github.com/wordpress-mobile/WordPress-iOS/pull/19648", .corroborated)

  static let pushedSecondary = Source(
    "On setting the secondary column twice (in Chinese)",
    "https://zhaoxin.pro/technology/15993960076329.html")
}
