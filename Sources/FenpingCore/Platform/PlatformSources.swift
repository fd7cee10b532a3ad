// The places where the facts about windows and the life cycle were read. Rules cite them by these names.

extension Source {
  static let quickStart = Source(
    "Apple, Slide Over and Split View Quick Start",
    """
    https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/\
    AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html
    """)

  static let layoutGuideline = Source(
    "Apple, Human Interface Guidelines, Layout (2023)",
    "https://developer.apple.com/design/human-interface-guidelines/layout", .corroborated)

  static let multitaskingSession = Source(
    "Apple, WWDC 2015 session 205 (public notes)", "https://developer.apple.com/videos/play/wwdc2015/205/")

  /// Widths of five screens, confirmed for some by the two measurements below.
  static let snapshotTesting = Source(
    "pointfreeco/swift-snapshot-testing, view configurations of the iPads",
    """
    https://github.com/pointfreeco/swift-snapshot-testing/blob/\
    6bb6c9ae9970387eeb4b8394c34bd8c350030500/Sources/SnapshotTesting/Common/View.swift
    """, .corroborated)

  static let widthsOfIOS9 = Source(
    "Window sizes measured under iOS 9.2", "https://gist.github.com/sgl0v/3509f3ae628f4047cdb6",
    .corroborated)

  static let widthsOfIOS11 = Source(
    "Window sizes measured under iOS 11", "https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5",
    .corroborated)

  static let widthsOfMini = Source(
    "How iPad apps adapt to the 8.3-inch iPad mini",
    "https://hacknicity.medium.com/how-ipad-apps-adapt-to-the-new-8-3-ipad-mini-7796efdc88eb")

  static let derivedWidths = Source(
    "Other widths: wide + narrow + 10 = screen, half = (screen - 10) / 2",
    "Sources/FenpingCore/Platform/WindowLayoutRow.swift", .derived)

  static let portraitThreshold = Source(
    "Report that 639 points in portrait are compact, against the documentation of 2017",
    "https://github.com/lionheart/openradar-mirror/issues/18466", .unsure)

  static let classicMultitasking = Source(
    "Understanding multitasking on iPadOS (2024)",
    "https://slatepad.org/2024/08/27/understanding-multitasking-on-ipados/")

  static let splitViewRemoved = Source(
    "iPadOS 26 has neither Split View nor Slide Over",
    "https://www.macrumors.com/2025/06/10/ipados-26-no-split-view-slide-over/", .corroborated)

  static let resizeTechnote = Source(
    "Apple, TN3192: Migrating your app from the deprecated UIRequiresFullScreen key",
    """
    https://developer.apple.com/documentation/technotes/\
    tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key
    """)

  static let appResignActive = Source(
    "Apple, applicationWillResignActive(_:)",
    """
    https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)
    """)

  static let sceneResignActive = Source(
    "Apple, sceneWillResignActive(_:)",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)")

  /// A radar that saw the change of size now before, now after the resign call.
  static let resignOrder = Source(
    "Report on the order of viewWillTransition and applicationWillResignActive",
    "https://github.com/lionheart/openradar-mirror/issues/8232", .unsure)

  static let lifeCycleGuide = Source(
    "Apple, Managing your app's life cycle (copy of 2025)",
    "https://github.com/theAppLaunchers/apple-docs-for-rag, UIKit/md", .corroborated)

  static let backgroundSnapshots = Source(
    "Apple Developer Forums, thread 728951: snapshots in several configurations",
    "https://forums.developer.apple.com/forums/thread/728951", .corroborated)

  static let windowsStayActive = Source(
    "iPadOS 26 windows stay active behind others", "https://furbo.org/2025/06/28/ipados-windows",
    .corroborated)

  static let sceneTechnote = Source(
    "Apple, TN3187: Migrating to the UIKit scene-based life cycle",
    """
    https://developer.apple.com/documentation/technotes/\
    tn3187-migrating-to-the-uikit-scene-based-life-cycle
    """, .corroborated)
}
