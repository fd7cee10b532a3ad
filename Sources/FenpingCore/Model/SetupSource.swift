/// Where the rules of set-up were read; most are read in more than one of these.
enum SetupSource {
  static let quickStart = Source(
    "Apple, Slide Over and Split View Quick Start",
    """
    https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/\
    AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html
    """)

  // MARK: Xcode's own build system, which is public

  static let productValidation = swiftBuild(
    "the validation of a built app's multitasking support",
    "Sources/SWBTaskExecution/TaskActions/ValidateProductTaskAction.swift")
  static let infoPlistProcessing = swiftBuild(
    "how the Info.plist is merged, generated and expanded",
    "Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift")

  private static func swiftBuild(_ what: String, _ path: String) -> Source {
    let commit = "41aee626ba142a63955fa69ebe4913daa1d805ca"
    return Source("swift-build, \(what)", "https://github.com/swiftlang/swift-build/blob/\(commit)/\(path)")
  }

  // MARK: Documentation and technical notes

  static let requiresFullScreen = property("UIRequiresFullScreen")
  static let launchStoryboardName = property("UILaunchStoryboardName")
  static let launchScreen = property("UILaunchScreen")
  static let interfaceOrientations = property("UISupportedInterfaceOrientations")

  private static func property(_ key: String) -> Source {
    Source(
      "Apple, Information Property List: \(key)",
      "https://developer.apple.com/documentation/bundleresources/information-property-list/\(key.lowercased())"
    )
  }

  static let fullScreenMigration = Source(
    "Apple, TN3192: Migrating your app from the deprecated UIRequiresFullScreen key",
    """
    https://developer.apple.com/documentation/technotes/\
    tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key
    """)
  static let sceneMigration = Source(
    "Apple, TN3187: Migrating to the UIKit scene-based life cycle",
    "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
  )
  static let launchScreenRequirement = Source(
    "Apple, TN3208: Preparing your app's launch screen to meet App Store requirements",
    """
    https://developer.apple.com/documentation/technotes/\
    tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements
    """)
  static let modernUIKit = Source(
    "Apple, WWDC26 session 278: Modernize your UIKit app",
    "https://developer.apple.com/videos/play/wwdc2026/278/", .corroborated)

  // MARK: What the system reads, and what the store says

  static let bundleKeys = Source(
    "swift-corelibs-foundation, how keys with a platform or device suffix replace the plain one",
    """
    https://github.com/swiftlang/swift-corelibs-foundation/blob/8c5f3109c80531d2ba81d26873a14d3cae4dce11/\
    CoreFoundation/PlugIn.subproj/CFBundle_InfoPlist.c
    """)
  static let orientationRejection = Source(
    "Store validation ITMS-90474, reported for cordova-ios",
    "https://github.com/apache/cordova-ios/issues/1620", .corroborated)
  static let launchRejection = Source(
    "Store validation ITMS-90475, reported for Codename One",
    "https://github.com/codenameone/CodenameOne/issues/5230", .corroborated)
  static let launchFileRejection = Source(
    "Store validation ITMS-90476, reported for flutter_native_splash",
    "https://github.com/jonbhanson/flutter_native_splash/issues/689", .corroborated)
}
