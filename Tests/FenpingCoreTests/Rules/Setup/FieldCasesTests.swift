import Testing

@testable import FenpingCore

/// What people who set multitasking up ran into, each with every rule that must speak of it.
struct FieldCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: [String: Value]
    let verdicts: [String: Verdict]

    init(_ name: String, _ values: [String: Value], _ verdicts: [String: Verdict]) {
      testDescription = name
      self.values = values.merging(["UIDeviceFamily": [1, 2], "sdk": 26, "deployment-target": 16]) { own, _ in
        own
      }
      self.verdicts = verdicts
    }
  }

  @Test(arguments: orientations + fullScreen + launch + source)
  func everyRuleSaysWhatItMust(_ test: Case) throws {
    let facts = TargetFacts(test.values)
    for (id, verdict) in test.verdicts.sorted(by: { $0.key < $1.key }) {
      let rule = try #require(Catalogue.rule(id), "\(id)")
      let evaluation = try #require(rule.verdict(on: facts), "\(id) is no check")
      #expect(evaluation.outcome == .verdict(verdict), "\(id): \(evaluation.explanation.en)")
    }
  }

  static let portrait: Value = ["UIInterfaceOrientationPortrait"]
  static let four = MultitaskingValidationTests.four
  static let three: Value = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]

  static let orientations = [
    Case(
      "C01 portrait for iPhone and nothing for iPad",
      ["UISupportedInterfaceOrientations": portrait, "UILaunchStoryboardName": "L"],
      ["setup/all-orientations": .fail, "setup/orientation-values": .pass, "setup/launch-screen": .pass]),
    Case(
      "C02 portrait both ways up and no full screen",
      [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        ], "UIRequiresFullScreen": false,
      ],
      ["setup/all-orientations": .fail, "setup/full-screen-key-spelling": .pass]),
    Case(
      "C04 generated, and no orientation among the settings",
      ["build-settings": ["TARGETED_DEVICE_FAMILY": "1,2", "GENERATE_INFOPLIST_FILE": "YES"]],
      ["setup/all-orientations": .fail, "setup/generated-info-plist": .pass]),
    Case(
      "C05 three in general, all four for iPad",
      ["UISupportedInterfaceOrientations": three, "UISupportedInterfaceOrientations~ipad": four],
      ["setup/all-orientations": .pass]),
    Case(
      "C07 a suffix that nobody reads",
      ["UISupportedInterfaceOrientations": portrait, "UISupportedInterfaceOrientations~pad": four],
      ["setup/all-orientations": .fail, "setup/orientation-values": .fail]),
    Case(
      "C11 portrait for iPhone, four for iPad",
      ["UISupportedInterfaceOrientations": portrait, "UISupportedInterfaceOrientations~ipad": four],
      ["setup/all-orientations": .pass, "setup/orientation-values": .pass]),
    Case(
      "C39 the setting says iPhone, the file both",
      ["build-settings": ["TARGETED_DEVICE_FAMILY": "1"], "UISupportedInterfaceOrientations": portrait],
      [
        "setup/device-family": .notApplicable, "setup/all-orientations": .notApplicable,
        "setup/launch-screen": .notApplicable, "setup/launch-screen-mandatory": .fail,
      ]),
    Case(
      "C40 three in the file and the fourth generated",
      [
        "build-settings": [
          "TARGETED_DEVICE_FAMILY": "1,2", "GENERATE_INFOPLIST_FILE": "YES",
          "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortraitUpsideDown",
        ], "info-plist-file": ["UISupportedInterfaceOrientations": three],
        "UISupportedInterfaceOrientations": four,
      ],
      ["setup/generated-info-plist": .pass, "setup/all-orientations": .pass]),
  ]

  static let fullScreen = [
    Case(
      "C13 portrait, opted out",
      ["UISupportedInterfaceOrientations": portrait, "UIRequiresFullScreen": true],
      ["setup/all-orientations": .notApplicable, "setup/full-screen-opt-out": .pass]),
    Case(
      "C16 full screen in an app for iPhone", ["UIDeviceFamily": [1], "UIRequiresFullScreen": true],
      ["setup/full-screen-opt-out": .notApplicable, "setup/all-orientations": .notApplicable]),
    Case(
      "C20 the string NO", ["UIRequiresFullScreen": "NO"],
      [
        "setup/full-screen-key-spelling": .fail, "setup/full-screen-opt-out": .pass,
        "setup/all-orientations": .fail,
      ]),
    Case(
      "C36 a variable for the version that ignores it",
      [
        "UIRequiresFullScreen": true,
        "UIRequiresFullScreenIgnoredStartingWithVersion": "$(FULLSCREEN_IGNORE_VERSION)",
      ],
      ["setup/full-screen-opt-out": .pass, "setup/all-orientations": .notApplicable]),
    Case(
      "C42 the key as prose spells it",
      ["UIRequiresFullscreen": true, "UISupportedInterfaceOrientations": portrait],
      [
        "setup/full-screen-key-spelling": .fail, "setup/full-screen-opt-out": .pass,
        "setup/all-orientations": .fail,
      ]),
  ]

  static let launch = [
    Case(
      "C28 images alone",
      [
        "UISupportedInterfaceOrientations": four, "UILaunchImages": [["UILaunchImageName": "Default"]],
      ],
      [
        "setup/launch-screen": .fail, "setup/launch-images-retired": .fail,
        "setup/launch-screen-mandatory": .fail,
      ]),
    Case(
      "C29 the extension in the name", ["UILaunchStoryboardName": "LaunchScreen.storyboard"],
      ["setup/launch-storyboard-name": .fail, "setup/launch-screen": .pass]),
    Case(
      "C30b the key removed", ["UISupportedInterfaceOrientations": four],
      ["setup/launch-storyboard-name": .notApplicable, "setup/launch-screen": .fail]),
    Case(
      "C31 a configuration before 14", ["UILaunchScreen": [:], "deployment-target": 13],
      ["setup/launch-screen": .fail, "setup/launch-screen-mandatory": .pass]),
    Case(
      "C34 a launch storyboard with panes",
      [
        "UILaunchStoryboardName": "Launch",
        "storyboards": [
          [
            "name": "Launch.storyboard", "is-launch": true, "uses-auto-layout": true,
            "controllers": ["splitViewController"],
          ]
        ],
      ],
      ["setup/launch-screen-auto-layout": .needsReview, "setup/launch-screen": .pass]),
  ]

  static let source = [
    Case(
      "C64 a splash and a menu of the screen's size",
      ["source": [["pattern": "screen-bounds-layout", "file": "Splash.swift", "line": 9]]],
      ["window/use-window-bounds": .fail]),
    Case(
      "C67 three columns because it is an iPad",
      ["source": [["pattern": "device-idiom", "file": "Grid.swift", "line": 9]]],
      ["window/use-window-bounds": .needsReview]),
    Case(
      "C72 saved on resigning active and in the background, on 26",
      [
        "os": 26,
        "source": [
          ["pattern": "save-in-resign-active", "file": "SceneDelegate.swift", "line": 9],
          ["pattern": "save-in-enter-background", "file": "SceneDelegate.swift", "line": 15],
        ],
      ],
      ["lifecycle/save-on-resign-active": .fail]),
    Case(
      "C73 a manifest, and the background handled in the app delegate",
      [
        "UIApplicationSceneManifest": ["UISceneConfigurations": ["Role": [[:]]]],
        "source": [["pattern": "app-delegate-life-cycle", "file": "AppDelegate.swift", "line": 9]],
      ],
      ["lifecycle/state-transitions": .fail, "setup/scene-manifest": .pass]),
  ]
}
