/// The changes of state that matter for saving.
enum LifeCycleMoment: Sendable, Hashable {
  case resignsActive
  case entersBackground
  case other

  /// The names of the notifications, of Swift now and before 4.2, and of Objective-C.
  static let notifications: [(word: String, moment: LifeCycleMoment)] = [
    ("willResignActiveNotification", .resignsActive),
    ("willDeactivateNotification", .resignsActive),
    ("didEnterBackgroundNotification", .entersBackground),
    ("willEnterForegroundNotification", .other),
    ("didBecomeActiveNotification", .other),
    ("didActivateNotification", .other),
    ("UIApplicationWillResignActive", .resignsActive),
    ("UIApplicationDidEnterBackground", .entersBackground),
    ("UIApplicationWillEnterForeground", .other),
    ("UIApplicationDidBecomeActive", .other),
    ("UIApplicationWillResignActiveNotification", .resignsActive),
    ("UIApplicationDidEnterBackgroundNotification", .entersBackground),
    ("UIApplicationWillEnterForegroundNotification", .other),
    ("UIApplicationDidBecomeActiveNotification", .other),
    ("UISceneWillDeactivateNotification", .resignsActive),
    ("UISceneDidEnterBackgroundNotification", .entersBackground),
    ("UISceneWillEnterForegroundNotification", .other),
    ("UISceneDidActivateNotification", .other),
  ]

  static let byNotification = Dictionary(
    notifications.map { ($0.word, $0.moment) }, uniquingKeysWith: { first, _ in first })

  /// The first parts of the delegates' methods.
  static let byMethod: [String: LifeCycleMoment] = [
    "applicationWillResignActive": .resignsActive, "sceneWillResignActive": .resignsActive,
    "applicationDidEnterBackground": .entersBackground, "sceneDidEnterBackground": .entersBackground,
  ]
}
