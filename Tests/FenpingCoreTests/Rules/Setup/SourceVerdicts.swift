@testable import FenpingCore

extension VerdictConventionsTests {
  private static func at(_ pattern: SourcePattern, _ symbol: String? = nil) -> Value {
    SourceObservation(pattern, file: "A.swift", line: 1, symbol: symbol).value
  }

  private static let manifest: Value = ["UISceneConfigurations": ["Role": [[:]]]]

  /// Rules that read what a scan of the source delivers.
  static let source: [Vector] = [
    Vector(
      "a window of the screen's size", .useWindowBounds, ["source": [at(.screenBoundsWindow)]], .needsReview,
      saying: "out of date", "A.swift:1"),
    Vector(
      "everything at once", .useWindowBounds,
      ["source": [at(.deviceIdiom), at(.screenBounds), at(.screenBoundsLayout)]], .fail,
      saying: "Laid out by", "is read", "idiom"),

    Vector("iPhone only", .traitAndSizeCallbacks, ["UIDeviceFamily": [1], "source": []], .notApplicable),
    Vector(
      "rotation besides size", .traitAndSizeCallbacks,
      ["source": [at(.rotationCallback), at(.sizeCallback)]], .pass),
    Vector("layout by the size", .traitAndSizeCallbacks, ["source": [at(.sizeLayout)]], .pass),

    Vector(
      "silent documents", .autoLayout, ["storyboards": [["name": "M.xib"]]], .unknown, saying: "M.xib"),
    Vector(
      "fixed frames", .autoLayout,
      ["storyboards": [["name": "M.xib", "uses-auto-layout": true, "fixed-frames": 1]]], .needsReview),
    Vector(
      "a launch storyboard alone", .autoLayout,
      ["storyboards": [["name": "L.storyboard", "is-launch": true, "uses-auto-layout": false]]],
      .notApplicable),
    Vector("iPhone only", .autoLayout, ["UIDeviceFamily": [1]], .notApplicable),

    Vector(
      "dead, with a scene delegate", .stateTransitions,
      [
        "UIApplicationSceneManifest": manifest, "deployment-target": 13,
        "source": [at(.appDelegateLifeCycle), at(.sceneDelegateLifeCycle)],
      ], .fail, .note, saying: "can be removed"),
    Vector(
      "dead, deployment target unknown", .stateTransitions,
      [
        "UIApplicationSceneManifest": manifest,
        "source": [at(.appDelegateLifeCycle), at(.lifeCycleObserver)],
      ], .needsReview, saying: "before 13"),
    Vector(
      "a delegate beside SwiftUI's App", .stateTransitions,
      ["source": [at(.appDelegateLifeCycle), at(.swiftUIApp)]], .fail, .warning),
    Vector(
      "an empty manifest, an app delegate", .stateTransitions,
      ["UIApplicationSceneManifest": [:], "source": [at(.appDelegateLifeCycle)]], .needsReview),
    Vector(
      "an empty manifest, notifications", .stateTransitions,
      ["UIApplicationSceneManifest": [:], "source": [at(.lifeCycleObserver)]], .pass),
    Vector(
      "an empty manifest, a scene delegate", .stateTransitions,
      ["UIApplicationSceneManifest": [:], "source": [at(.sceneDelegateLifeCycle)]], .pass),
    Vector("iPhone only", .stateTransitions, ["UIDeviceFamily": [1], "source": []], .notApplicable),

    Vector(
      "any system", .saveOnResignActive, ["source": [at(.saveInResignActive)]], .needsReview,
      saying: "until iPadOS 18", "From 26 on"),
    Vector(
      "the system before 26", .saveOnResignActive, ["os": "18.5", "source": [at(.saveInResignActive)]], .pass
    ),
    Vector(
      "as it changes", .saveOnResignActive, ["os": 26, "source": [at(.saveOnChange)]], .pass),
    Vector(
      "the background only", .saveOnResignActive, ["os": 26, "source": [at(.saveInEnterBackground)]], .fail,
      .warning),
    Vector(
      "in a scene delegate", .saveOnResignActive,
      [
        "os": 18, "UIApplicationSceneManifest": manifest,
        "source": [at(.saveInResignActive, "sceneWillResignActive(_:)")],
      ], .pass),
    Vector(
      "in an app delegate that older systems call", .saveOnResignActive,
      [
        "os": 12, "UIApplicationSceneManifest": manifest, "deployment-target": 12,
        "source": [at(.saveInResignActive, "applicationWillResignActive(_:)")],
      ], .pass),
    Vector(
      "in an app delegate that nobody calls", .saveOnResignActive,
      [
        "os": 18, "UIApplicationSceneManifest": manifest,
        "source": [at(.saveInResignActive, "applicationWillResignActive(_:)")],
      ], .fail, .warning, saying: "sceneWillResignActive"),
    Vector("iPhone only", .saveOnResignActive, ["UIDeviceFamily": [1], "source": []], .notApplicable),
  ]

  /// The version from which the full-screen key is ignored is told, not judged.
  static let fullScreen: [Vector] = [
    ignoredFrom("a version", "26", saying: "from 26 on"),
    ignoredFrom("a version of two parts", "27.0", saying: "from 27 on"),
    ignoredFrom("a number", 26, saying: "not documented"),
    ignoredFrom("no version", "26.x", saying: "not documented"),
    ignoredFrom("a variable", "$(FULLSCREEN_IGNORE_VERSION)", saying: "$(FULLSCREEN_IGNORE_VERSION)"),
    Vector(
      "without the key that it is about", .fullScreenOptOut,
      ["UIDeviceFamily": [2], "UIRequiresFullScreenIgnoredStartingWithVersion": "26"], .pass, .note,
      saying: "only where UIRequiresFullScreen is true"),
  ]

  private static func ignoredFrom(_ name: String, _ value: Value, saying word: String) -> Vector {
    Vector(
      name, .fullScreenOptOut,
      [
        "UIDeviceFamily": [2], "UIRequiresFullScreen": true, "sdk": 26, "deployment-target": 17,
        "UIRequiresFullScreenIgnoredStartingWithVersion": value,
      ], .pass, .warning, saying: word)
  }
}
