@testable import FenpingCore

// Launch screens, scenes and what is generated: the vectors of `VerdictConventionsTests`.

extension VerdictConventionsTests {
  static let launch: [Vector] = [
    Vector(
      "no SDK known", .launchScreenMandatory, [:], .fail, .note, saying: "from 13 on", "from 27 on"),
    Vector("the latest SDK", .launchScreenMandatory, ["sdk": "latest"], .fail, .note),
    Vector("the 13 SDK", .launchScreenMandatory, ["sdk": 13], .fail, .warning),
    Vector("the 26 SDK", .launchScreenMandatory, ["sdk": "26.2"], .fail, .warning),
    Vector("the 27 SDK", .launchScreenMandatory, ["sdk": 27], .fail, .error, saying: "ITMS-90870"),
    Vector(
      "full screen for iPhone", .launchScreenMandatory,
      ["sdk": 27, "UIDeviceFamily": [1], "UIRequiresFullScreen": true], .fail, .error),
    Vector(
      "a configuration before 14", .launchScreenMandatory,
      ["sdk": 27, "UILaunchScreen": [:], "deployment-target": 13], .pass),
    Vector("a key of any type", .launchScreenMandatory, ["UILaunchScreens": 1], .pass),
    Vector(
      "keys for iPad in an app for iPad", .launchScreenMandatory,
      ["UIDeviceFamily": [2], "UILaunchScreen~ipad": [:]], .pass),
    Vector(
      "keys for iPad, family unknown", .launchScreenMandatory, ["UILaunchScreen~ipad": [:]], .needsReview),
    Vector("the simulator", .launchScreenMandatory, ["platform": "iphonesimulator"], .notApplicable),

    Vector(
      "a suffix", .launchStoryboardName, ["UILaunchStoryboardName": "L.storyboard"], .fail,
      saying: "write L."),
    Vector(
      "a suffix in iPad's key alone", .launchStoryboardName,
      ["UILaunchStoryboardName": "L", "UILaunchStoryboardName~ipad": "M.xib"], .fail, saying: "~ipad"),
    Vector("an empty name", .launchStoryboardName, ["UILaunchStoryboardName": ""], .fail, .warning),
    Vector(
      "an empty name beside a configuration", .launchStoryboardName,
      ["UILaunchStoryboardName": "", "UILaunchScreen": [:], "deployment-target": 14], .needsReview),
    Vector(
      "a suffix beside a configuration that is too early", .launchStoryboardName,
      ["UILaunchStoryboardName": "L.nib", "UILaunchScreen": [:], "deployment-target": 13], .fail),
    Vector(
      "case matters", .launchStoryboardName,
      ["UILaunchStoryboardName": "launchScreen", "resources": ["LaunchScreen.storyboard"]], .fail,
      saying: "The nearest is LaunchScreen."),
    Vector(
      "nothing resembles it", .launchStoryboardName,
      ["UILaunchStoryboardName": "Launch", "resources": []], .fail, saying: "membership"),
    Vector(
      "an old SDK", .launchStoryboardName, ["UILaunchStoryboardName": "L.nib", "sdk": 8], .notApplicable),

    Vector(
      "images and an early configuration", .launchImagesRetired,
      ["UIDeviceFamily": [2], "UILaunchImageFile": "D", "UILaunchScreen": [:], "deployment-target": 13],
      .fail, saying: "UILaunchImageFile"),
    Vector(
      "images and a configuration", .launchImagesRetired,
      ["UIDeviceFamily": [2], "UILaunchImages": [], "UILaunchScreen": [:], "deployment-target": 14], .pass,
      .warning),
    Vector(
      "images and an unresolved name", .launchImagesRetired,
      ["UIDeviceFamily": [2], "UILaunchImages": [], "UILaunchStoryboardName": "$(L)"], .unknown),
    Vector(
      "iPhone only", .launchImagesRetired, ["UIDeviceFamily": [1], "UILaunchImages": []], .notApplicable),

    Vector(
      "an unresolved name", .launchScreenAutoLayout,
      ["UIDeviceFamily": [2], "UILaunchStoryboardName": "$(L)"], .unknown),
    Vector(
      "another storyboard", .launchScreenAutoLayout,
      ["UIDeviceFamily": [2], "UILaunchStoryboardName": "L", "storyboards": [["name": "M.storyboard"]]],
      .unknown, saying: "not among"),
    Vector(
      "a document that does not say", .launchScreenAutoLayout,
      ["UIDeviceFamily": [2], "UILaunchStoryboardName": "L", "storyboards": [["name": "L.storyboard"]]],
      .unknown, saying: "does not say"),
    Vector(
      "fixed frames", .launchScreenAutoLayout,
      [
        "UIDeviceFamily": [2], "UILaunchStoryboardName": "L",
        "storyboards": [["name": "L.storyboard", "uses-auto-layout": true, "fixed-frames": 2]],
      ], .needsReview, saying: "(2)"),
  ]

  // MARK: Scenes

  static let scenes: [Vector] = [
    Vector("no manifest, no source", .sceneManifest, ["sdk": 27], .needsReview, .error),
    Vector(
      "no manifest, no source, SDK unknown", .sceneManifest, [:], .needsReview, .note,
      saying: "26 SDK", "27 SDK"),
    Vector(
      "an empty one, no source", .sceneManifest, ["UIApplicationSceneManifest": [:]], .needsReview, .note),
    Vector("nothing at all, 27", .sceneManifest, ["sdk": 27, "source": []], .fail, .error),
    Vector("nothing at all, 26", .sceneManifest, ["sdk": 26, "source": []], .fail, .warning),
    Vector("nothing at all, 18", .sceneManifest, ["sdk": 18, "source": []], .fail, .note),
    Vector("nothing at all, latest", .sceneManifest, ["sdk": "latest", "source": []], .fail, .note),
    Vector(
      "also on iPhone", .sceneManifest, ["UIDeviceFamily": [1], "sdk": 27, "source": []], .fail, .error),
    Vector(
      "the manifest for iPad", .sceneManifest,
      ["UIApplicationSceneManifest~ipad": ["UISceneConfigurations": ["Role": [[:]]]], "sdk": 27], .pass),
    Vector(
      "roles without a configuration", .sceneManifest,
      ["UIApplicationSceneManifest": ["UISceneConfigurations": ["Role": [], "Other": "x"]], "source": []],
      .fail, .note, saying: "lists no scene configuration"),
    Vector(
      "a variable", .sceneManifest, ["UIApplicationSceneManifest": "$(SCENES)", "sdk": 27], .unknown),
    Vector("an SDK before 13", .sceneManifest, ["sdk": "12.4"], .notApplicable),
  ]

  // MARK: The generated Info.plist

  static let generated: [Vector] = [
    Vector("no project", .generatedInfoPlist, [:], .unknown),
    Vector("a built app", .generatedInfoPlist, ["platform": "iphoneos"], .notApplicable),
    Vector(
      "the switch in a missing file", .generatedInfoPlist,
      [
        "build-settings": ["INFOPLIST_KEY_UILaunchStoryboardName": "L"], "missing-files": ["A.xcconfig"],
      ], .fail, saying: "A.xcconfig could not be read"),
    Vector(
      "no setting but a missing file", .generatedInfoPlist,
      ["build-settings": [:], "missing-files": ["A.xcconfig"]], .pass, saying: "A.xcconfig"),
    Vector(
      "expansion is off", .generatedInfoPlist,
      [
        "build-settings": [
          "INFOPLIST_KEY_UILaunchStoryboardName": "L", "GENERATE_INFOPLIST_FILE": "YES",
          "INFOPLIST_EXPAND_BUILD_SETTINGS": "NO",
        ]
      ], .fail, saying: "INFOPLIST_EXPAND_BUILD_SETTINGS is not YES"),
    Vector(
      "ignored, and in the file as well", .generatedInfoPlist,
      [
        "build-settings": ["INFOPLIST_KEY_UILaunchStoryboardName": "L"],
        "info-plist-file": ["UILaunchStoryboardName": "L"],
      ], .fail, .note, saying: "nothing is lost"),
    Vector(
      "ignored, and the file says otherwise", .generatedInfoPlist,
      [
        "build-settings": ["INFOPLIST_KEY_UILaunchStoryboardName": "L"],
        "info-plist-file": ["UILaunchStoryboardName": "M"],
      ], .fail),
    Vector(
      "the setting wins", .generatedInfoPlist,
      [
        "build-settings": [
          "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchStoryboardName": "L",
          "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        ],
        "info-plist-file": ["UILaunchStoryboardName": "M", "UILaunchScreen": ["UIColorName": "C"]],
      ], .pass, saying: "replaces the file's M", "dictionaries are merged"),
    Vector(
      "a clash of types", .generatedInfoPlist,
      [
        "build-settings": [
          "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        ],
        "info-plist-file": ["UILaunchScreen": "L"],
      ], .fail, .error),
    Vector("another platform", .generatedInfoPlist, ["platform": "macosx"], .notApplicable),
  ]
}
