/// To whom UIKit reports that an app becomes active or goes to the background.
public enum LifeCycle: String, Sendable, CaseIterable {
  /// `UIApplicationDelegate`: every app until iOS 12, later those without a scene manifest.
  case appDelegate = "app-delegate"
  /// `UISceneDelegate`, since iOS 13. The methods of the app delegate are then not called.
  case scene

  /// The name for people.
  public var name: LocalizedText {
    switch self {
    case .appDelegate: LocalizedText(hans: "应用委托", hant: "應用程式委派", en: "app delegate")
    case .scene: LocalizedText(hans: "场景委托", hant: "場景委派", en: "scene delegate")
    }
  }

  /// A change of state that is reported.
  enum Moment: String {
    case willResignActive = "WillResignActive:"
    case didBecomeActive = "DidBecomeActive:"
    case didEnterBackground = "DidEnterBackground:"
  }

  /// Which system and which delegate a scenario means that leaves one of them open: the app delegate of iOS 9,
  /// of which the classic guides speak; scenes from the version on that brought them; and on iPadOS 26, whose
  /// windows are reported to scenes alone, scenes.
  public static func assumed(_ lifeCycle: LifeCycle?, os: Version?) -> (lifeCycle: LifeCycle, os: Version) {
    let system = os ?? (lifeCycle == .scene ? Version(13) : Version(9))
    return (lifeCycle ?? (MultitaskingModel(os: system) == .windowedApps ? .scene : .appDelegate), system)
  }

  /// The Objective-C selector that reports `moment`.
  func selector(_ moment: Moment) -> String {
    switch self {
    case .appDelegate: "application" + moment.rawValue
    case .scene: "scene" + moment.rawValue
    }
  }
}

/// The state of an app or a scene that is on the screen or was.
public enum AppState: String, Sendable, CaseIterable {
  /// In the foreground, with events.
  case active
  /// In the foreground and without events: while the divider moves, for instance.
  case inactive
  /// Not on the screen; may be suspended.
  case background

  /// The name for people.
  public var name: LocalizedText {
    switch self {
    case .active: LocalizedText(hans: "活动", hant: "作用中", en: "active")
    case .inactive: LocalizedText(hans: "非活动", hant: "非作用中", en: "inactive")
    case .background: LocalizedText(hans: "后台", hant: "背景", en: "background")
    }
  }
}
