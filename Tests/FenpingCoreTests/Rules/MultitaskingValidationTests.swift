import Testing

@testable import FenpingCore

/// The orientation and launch screen rules side by side, as Xcode's validation of a built app takes them.
struct MultitaskingValidationTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: [String: Value]
    let orientations: Verdict
    let launch: Verdict

    init(
      _ name: String, _ values: [String: Value], orientations: Verdict, launch: Verdict, iPad: Bool = true
    ) {
      testDescription = name
      self.values = values.merging(
        iPad ? ["UIDeviceFamily": [1, 2], "sdk": 18, "platform": "iphoneos"] : [:]
      ) {
        own, _ in own
      }
      self.orientations = orientations
      self.launch = launch
    }
  }

  static let four: Value = [
    "UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationPortrait",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationPortraitUpsideDown",
  ]

  static let vectors = [
    // Whether the validation looks at all.
    Vector(
      "another platform", ["platform": "iphonesimulator"], orientations: .notApplicable,
      launch: .notApplicable),
    Vector("an SDK before 9", ["sdk": 8], orientations: .notApplicable, launch: .notApplicable),
    Vector("iPhone only", ["UIDeviceFamily": [1]], orientations: .notApplicable, launch: .notApplicable),
    Vector("a watch", ["UIDeviceFamily": ["4"]], orientations: .notApplicable, launch: .notApplicable),
    Vector("the family as a string", ["UIDeviceFamily": ["2"]], orientations: .fail, launch: .fail),
    Vector(
      "iPhone only beside keys for iPad",
      [
        "UIDeviceFamily": [1], "UISupportedInterfaceOrientations~ipad": four,
        "UILaunchStoryboardName~ipad": "L",
      ],
      orientations: .notApplicable, launch: .notApplicable),
    Vector("no family", [:], orientations: .unknown, launch: .unknown, iPad: false),
    Vector(
      "no family but a true full-screen key", ["UIRequiresFullScreen": true],
      orientations: .notApplicable, launch: .notApplicable, iPad: false),
    Vector(
      "a family that is not resolved", ["UIDeviceFamily": ["$(FAMILY)"]], orientations: .unknown,
      launch: .unknown),

    // Full screen.
    Vector(
      "full screen", ["UIRequiresFullScreen": true], orientations: .notApplicable, launch: .notApplicable),
    Vector(
      "full screen as text", ["UIRequiresFullScreen": "YES"], orientations: .notApplicable,
      launch: .notApplicable),
    Vector(
      "full screen as number", ["UIRequiresFullScreen": 1], orientations: .notApplicable,
      launch: .notApplicable),
    Vector("no full screen", ["UIRequiresFullScreen": false], orientations: .fail, launch: .fail),
    Vector("no full screen as text", ["UIRequiresFullScreen": "NO"], orientations: .fail, launch: .fail),
    Vector("the key with a suffix", ["UIRequiresFullScreen~ipad": true], orientations: .fail, launch: .fail),
    Vector("the key misspelt", ["UIRequiresFullscreen": true], orientations: .fail, launch: .fail),
    Vector(
      "full screen, not resolved", ["UIRequiresFullScreen": "$(FULL)"], orientations: .unknown,
      launch: .unknown),
    Vector(
      "full screen with the 27 SDK", ["UIRequiresFullScreen": true, "sdk": 27], orientations: .needsReview,
      launch: .fail),
    Vector(
      "full screen with the 27 SDK, all declared",
      [
        "UIRequiresFullScreen": true, "sdk": 27, "UISupportedInterfaceOrientations": four,
        "UILaunchStoryboardName": "L",
      ], orientations: .pass, launch: .pass),

    // Orientations.
    Vector("all four", ["UISupportedInterfaceOrientations": four], orientations: .pass, launch: .fail),
    Vector(
      "all four twice", ["UISupportedInterfaceOrientations": .list([four, four].flatMap(items))],
      orientations: .pass, launch: .fail),
    Vector("an empty list", ["UISupportedInterfaceOrientations": []], orientations: .fail, launch: .fail),
    Vector(
      "an empty list for iPad hides all four",
      ["UISupportedInterfaceOrientations": four, "UISupportedInterfaceOrientations~ipad": []],
      orientations: .fail, launch: .fail),
    Vector(
      "a value for iPad that is no list does not",
      ["UISupportedInterfaceOrientations": four, "UISupportedInterfaceOrientations~ipad": "none"],
      orientations: .pass, launch: .fail),
    Vector(
      "a wrong suffix is not read", ["UISupportedInterfaceOrientations~pad": four], orientations: .fail,
      launch: .fail),

    // Launch storyboards.
    Vector("a storyboard for iPad", ["UILaunchStoryboardName~ipad": "L"], orientations: .fail, launch: .pass),
    Vector(
      "an empty name for iPad hides a storyboard",
      ["UILaunchStoryboardName": "L", "UILaunchStoryboardName~ipad": ""], orientations: .fail, launch: .fail),
    Vector("a name that is no text", ["UILaunchStoryboardName": 1], orientations: .fail, launch: .fail),
    Vector("no storyboards in their list", ["UILaunchStoryboards": [:]], orientations: .fail, launch: .fail),
    Vector(
      "a default without definitions", ["UILaunchStoryboards": ["UIDefaultLaunchStoryboard": "a"]],
      orientations: .fail, launch: .fail),
    Vector(
      "a default whose definition has no file",
      [
        "UILaunchStoryboards": [
          "UIDefaultLaunchStoryboard": "a",
          "UILaunchStoryboardDefinitions": [["UILaunchStoryboardIdentifier": "a"]],
        ]
      ], orientations: .fail, launch: .fail),
    Vector(
      "the list for iPad replaces the general one",
      [
        "UILaunchStoryboards": [
          "UIDefaultLaunchStoryboard": "a",
          "UILaunchStoryboardDefinitions": [
            ["UILaunchStoryboardIdentifier": "a", "UILaunchStoryboardFile": "L"]
          ],
        ],
        "UILaunchStoryboards~ipad": [:],
      ], orientations: .fail, launch: .fail),

    // Launch configurations.
    Vector(
      "an empty configuration from 14 on", ["UILaunchScreen": [:], "deployment-target": 14],
      orientations: .fail, launch: .pass),
    Vector(
      "a configuration before 14", ["UILaunchScreen": [:], "deployment-target": "13.7"],
      orientations: .fail, launch: .fail),
    Vector(
      "a configuration before 14 beside a storyboard",
      ["UILaunchScreen": [:], "deployment-target": "13.7", "UILaunchStoryboardName": "L"],
      orientations: .fail, launch: .pass),
    Vector(
      "an empty name beside a configuration",
      ["UILaunchScreen": [:], "deployment-target": 15, "UILaunchStoryboardName": ""],
      orientations: .fail, launch: .pass),
    Vector(
      "a configuration, no target in a built app", ["UILaunchScreen": [:]], orientations: .fail, launch: .fail
    ),
    Vector(
      "a configuration, target unknown, SDK before 14", ["UILaunchScreen": [:], "sdk": 13],
      orientations: .fail, launch: .fail),
    Vector(
      "an old SDK with a newer target", ["UILaunchScreen": [:], "sdk": 9, "deployment-target": 14],
      orientations: .fail, launch: .pass),
    Vector(
      "several configurations, the default among them",
      [
        "deployment-target": 14,
        "UILaunchScreens~ipad": [
          "UIDefaultLaunchScreen": "a", "UILaunchScreenDefinitions": [["UILaunchScreenIdentifier": "a"]],
        ],
      ], orientations: .fail, launch: .pass),
    Vector(
      "several configurations, the default not among them",
      [
        "deployment-target": 14,
        "UILaunchScreens": [
          "UIDefaultLaunchScreen": "b", "UILaunchScreenDefinitions": [["UILaunchScreenIdentifier": "a"]],
        ],
      ], orientations: .fail, launch: .fail),
    Vector(
      "launch images alone", ["UILaunchImages": [["UILaunchImageName": "L"]]], orientations: .fail,
      launch: .fail),
  ]

  static func items(_ value: Value) -> [Value] {
    if case .list(let items) = value { items } else { [] }
  }

  @Test(arguments: vectors)
  func verdictsAreThoseOfXcode(_ vector: Vector) throws {
    let facts = TargetFacts(vector.values)
    let orientations = try #require(Rule.allOrientations.verdict(on: facts))
    let launch = try #require(Rule.launchScreen.verdict(on: facts))
    #expect(orientations.outcome == .verdict(vector.orientations), "\(orientations.explanation.en)")
    #expect(launch.outcome == .verdict(vector.launch), "\(launch.explanation.en)")
  }
}

extension Rule {
  func verdict(on facts: TargetFacts) -> Evaluation? {
    if case .check(let check) = evaluator { check(facts) } else { nil }
  }
}
