import FenpingCore
import Testing

@testable import FenpingInspection

/// What Xcode's own validation answers, one behaviour a row; re-created from its description. “orientations” and “launch”
/// are the two warnings that it knows.
@Suite struct ValidationVectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    var values: [String: Value] = [:]
    var sdk = "10.0"
    var minimum: String? = "9.0"
    var warnings: Set<String> = []
    var testDescription: String { name }
  }

  private static let base = "UISupportedInterfaceOrientations"
  private static let iPad = "UISupportedInterfaceOrientations~ipad"
  /// An app for iPad with all orientations, or with a launch storyboard.
  private static let turned: [String: Value] = ["UIDeviceFamily": [1, 2], base: Orientations.all]
  private static let launched: [String: Value] = ["UIDeviceFamily": [1, 2], "UILaunchStoryboardName": "L"]

  private static func storyboards(_ value: Value) -> [String: Value] {
    turned.merging(["UILaunchStoryboards": value]) { $1 }
  }

  private static func screens(_ value: Value) -> [String: Value] {
    turned.merging(["UILaunchScreens": value]) { $1 }
  }

  static let vectors: [Vector] =
    [
      Vector(name: "no family"), Vector(name: "iPhone only", values: ["UIDeviceFamily": [1]]),
      Vector(name: "SDK 8", values: ["UIDeviceFamily": [1, 2]], sdk: "8.4"),
      Vector(name: "family 4", values: ["UIDeviceFamily": [4]]),
      Vector(name: "full screen", values: ["UIDeviceFamily": [2], "UIRequiresFullScreen": true]),
      Vector(
        name: "full screen absent", values: ["UIDeviceFamily": [2]], warnings: ["orientations", "launch"]),
      Vector(
        name: "full screen false", values: ["UIDeviceFamily": [2], "UIRequiresFullScreen": false],
        warnings: ["orientations", "launch"]),
      Vector(
        name: "family as text", values: ["UIDeviceFamily": ["2"]], warnings: ["orientations", "launch"]),
      Vector(
        name: "full screen for iPad", values: ["UIDeviceFamily": [2], "UIRequiresFullScreen~ipad": true],
        warnings: ["orientations", "launch"]),
      Vector(name: "no orientations", values: launched, warnings: ["orientations"]),
      Vector(
        name: "empty orientations", values: launched.merging([base: []]) { $1 }, warnings: ["orientations"]),
      Vector(
        name: "three orientations", values: launched.merging([base: Orientations.phone]) { $1 },
        warnings: ["orientations"]),
      Vector(name: "four orientations", values: launched.merging([base: Orientations.all]) { $1 }),
      Vector(
        name: "four for iPad, a short base",
        values: launched.merging([base: Orientations.portrait, iPad: Orientations.all]) { $1 }),
      Vector(
        name: "a short list for iPad", values: launched.merging([base: Orientations.all, iPad: []]) { $1 },
        warnings: ["orientations"]),
      Vector(
        name: "a fifth that is none",
        values: launched.merging([base: Orientations.all, iPad: fifth]) { $1 }, warnings: ["orientations"]),
      Vector(
        name: "a short base, a storyboard for iPad",
        values: ["UIDeviceFamily": [2], base: Orientations.portrait, "UILaunchStoryboardName~ipad": "L"],
        warnings: ["orientations"]),
      Vector(
        name: "iPhone only, keys for iPad",
        values: ["UIDeviceFamily": [1], iPad: Orientations.portrait, "UILaunchStoryboardName~ipad": "L"]),
    ] + launch

  private static let fifth: Value = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
    "UIInterfaceOrientationUnknown",
  ]

  private static let launch: [Vector] = [
    Vector(name: "no storyboard", values: turned, warnings: ["launch"]),
    Vector(name: "storyboards empty", values: storyboards([:]), warnings: ["launch"]),
    Vector(
      name: "a default without definitions", values: storyboards(["UIDefaultLaunchStoryboard": "a"]),
      warnings: ["launch"]),
    Vector(
      name: "definitions without a default",
      values: storyboards([
        "UILaunchStoryboardDefinitions": [
          ["UILaunchStoryboardIdentifier": "a", "UILaunchStoryboardFile": "L"]
        ]
      ]), warnings: ["launch"]),
    Vector(
      name: "a default that is not defined",
      values: storyboards([
        "UIDefaultLaunchStoryboard": "b",
        "UILaunchStoryboardDefinitions": [
          ["UILaunchStoryboardIdentifier": "a", "UILaunchStoryboardFile": "L"]
        ],
      ]), warnings: ["launch"]),
    Vector(
      name: "a definition without a file",
      values: storyboards([
        "UIDefaultLaunchStoryboard": "a",
        "UILaunchStoryboardDefinitions": [["UILaunchStoryboardIdentifier": "a"]],
      ]), warnings: ["launch"]),
    Vector(
      name: "a default that is defined",
      values: storyboards([
        "UIDefaultLaunchStoryboard": "a",
        "UILaunchStoryboardDefinitions": [
          ["UILaunchStoryboardIdentifier": "b"],
          ["UILaunchStoryboardIdentifier": "a", "UILaunchStoryboardFile": "L"],
        ],
      ])),
    Vector(name: "screens empty", values: screens([:]), minimum: "14.0", warnings: ["launch"]),
    Vector(
      name: "a default screen without definitions", values: screens(["UIDefaultLaunchScreen": "a"]),
      minimum: "14.0", warnings: ["launch"]),
    Vector(
      name: "a default screen that is not defined",
      values: screens([
        "UIDefaultLaunchScreen": "b", "UILaunchScreenDefinitions": [["UILaunchScreenIdentifier": "a"]],
      ]), minimum: "14.0", warnings: ["launch"]),
    Vector(
      name: "a default screen that is defined", values: screens(defined), minimum: "14.0"),
    Vector(name: "the same before iOS 14", values: screens(defined), minimum: "13.0", warnings: ["launch"]),
    Vector(
      name: "an empty launch screen", values: turned.merging(["UILaunchScreen": [:]]) { $1 }, minimum: "14.0"),
    Vector(
      name: "a launch screen that is no dictionary", values: turned.merging(["UILaunchScreen": "x"]) { $1 },
      minimum: "14.0", warnings: ["launch"]),
    Vector(
      name: "an empty launch screen before iOS 14", values: turned.merging(["UILaunchScreen": [:]]) { $1 },
      minimum: "13.0", warnings: ["launch"]),
    // The system from which the app runs decides, not the SDK.
    Vector(
      name: "SDK 9 and iOS 14", values: turned.merging(["UILaunchScreen": [:]]) { $1 }, sdk: "9.0",
      minimum: "14.0"),
    Vector(
      name: "a launch screen for iPad", values: turned.merging(["UILaunchScreen~ipad": [:]]) { $1 },
      minimum: "14.0"),
  ]

  private static let defined: Value = [
    "UIDefaultLaunchScreen": "a", "UILaunchScreenDefinitions": [["UILaunchScreenIdentifier": "a"]],
  ]

  @Test(arguments: vectors) func validation(vector: Vector) throws {
    var values = vector.values
    values["DTPlatformName"] = "iphoneos"
    values["DTPlatformVersion"] = .text(vector.sdk)
    values["MinimumOSVersion"] = vector.minimum.map(Value.text)
    let checked = try Checked(plist: values)
    var warnings: Set<String> = []
    for (rule, warning) in [("setup/all-orientations", "orientations"), ("setup/launch-screen", "launch")] {
      let verdict = try checked.verdict(rule)
      if verdict.hasPrefix("fail") { warnings.insert(warning) }
      #expect(!verdict.hasPrefix("unknown") && !verdict.hasPrefix("needs-review"))
    }
    #expect(warnings == vector.warnings)
  }
}
