import Testing

@testable import FenpingCore

/// How the rules of set-up reach their verdicts, and how much a finding matters.
struct VerdictConventionsTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: Rule
    let values: [String: Value]
    let verdict: Verdict
    let severity: Severity?
    /// What the English explanation must say.
    let words: [String]

    init(
      _ name: String, _ rule: Rule, _ values: [String: Value], _ verdict: Verdict,
      _ severity: Severity? = nil, saying words: String...
    ) {
      testDescription = "\(rule.id): \(name)"
      self.rule = rule
      self.values = values
      self.verdict = verdict
      self.severity = severity
      self.words = words
    }
  }

  @Test(arguments: family + spelling + values + launch + scenes + generated + source + fullScreen)
  func verdictIsAsAgreed(_ vector: Vector) throws {
    let evaluation = try #require(vector.rule.verdict(on: TargetFacts(vector.values)))
    #expect(evaluation.outcome == .verdict(vector.verdict), "\(evaluation.explanation.en)")
    #expect(evaluation.severity == vector.severity, "\(evaluation.explanation.en)")
    for word in vector.words {
      #expect(evaluation.explanation.en.contains(word), "\(evaluation.explanation.en)")
    }
    for language in Language.allCases { #expect(!evaluation.explanation[language].isEmpty) }
  }

  // MARK: Whether it is an app for iPad

  static let family: [Vector] = [
    Vector(
      "another platform", .deviceFamily, ["platform": "appletvos", "UIDeviceFamily": [3]], .notApplicable,
      saying: "appletvos"),
    Vector("declared", .deviceFamily, ["UIDeviceFamily": [1, 2]], .pass, .note, saying: "1, 2"),
    Vector(
      "iPhone only", .deviceFamily, ["UIDeviceFamily": [1]], .notApplicable, .note, saying: "without iPad"),
    Vector("an empty list", .deviceFamily, ["UIDeviceFamily": []], .notApplicable, .note),
    Vector("nothing known", .deviceFamily, [:], .unknown),
    Vector("assumed", .deviceFamily, ["UILaunchScreen~ipad": [:]], .pass, .note, saying: "assumed"),
    Vector(
      "the setting writes over the file", .deviceFamily,
      ["build-settings": ["TARGETED_DEVICE_FAMILY": "1"], "UIDeviceFamily": [1, 2]], .notApplicable, .note,
      saying: "replaces the Info.plist's 1, 2"),
    Vector(
      "set nowhere", .deviceFamily, ["build-settings": [:]], .notApplicable, .note, saying: "set nowhere"),
    Vector(
      "of other platforms only", .deviceFamily, ["build-settings": ["TARGETED_DEVICE_FAMILY": "3 4"]], .pass,
      .warning, saying: "none of it"),
    Vector(
      "an item that is none", .deviceFamily, ["build-settings": ["TARGETED_DEVICE_FAMILY": "0,2"]], .fail,
      .warning, saying: "0"),
    Vector(
      "an unresolved setting", .deviceFamily, ["build-settings": ["TARGETED_DEVICE_FAMILY": "$(F)"]],
      .unknown, saying: "$(F)", "to nothing"),
    Vector(
      "a missing file", .deviceFamily, ["build-settings": [:], "missing-files": ["Shared.xcconfig"]],
      .unknown, saying: "Shared.xcconfig"),
  ]

  // MARK: The full-screen key

  static let spelling: [Vector] = [
    Vector(
      "a small s", .fullScreenKeySpelling, ["UIRequiresFullscreen": true], .fail, saying: "Nobody reads"),
    Vector(
      "for iPad", .fullScreenKeySpelling, ["UIRequiresFullScreen~ipad": true], .fail,
      saying: "the store honour it", "Xcode's check does not look"),
    Vector(
      "for the platform", .fullScreenKeySpelling, ["UIRequiresFullScreen-iphoneos": true], .fail,
      saying: "the store honour it"),
    Vector(
      "for iPhone", .fullScreenKeySpelling, ["UIRequiresFullScreen~iphone": true], .fail,
      saying: "on iPad"),
    Vector(
      "a suffix that is none", .fullScreenKeySpelling, ["UIRequiresFullScreen~iPad": true], .fail,
      saying: "Nobody reads"),
    Vector(
      "the name that Xcode shows", .fullScreenKeySpelling, ["Requires full screen": true], .fail),
    Vector(
      "a string that is false", .fullScreenKeySpelling, ["UIRequiresFullScreen": "NO"], .fail,
      saying: "as false"),
    Vector(
      "a number", .fullScreenKeySpelling, ["UIRequiresFullScreen": 1], .fail, saying: "as true"),
    Vector(
      "a list", .fullScreenKeySpelling, ["UIRequiresFullScreen": []], .fail, saying: "as if it were not"),
    Vector(
      "right and wrong", .fullScreenKeySpelling,
      ["UIRequiresFullScreen": "YES", "UIRequiresFullscreen": true], .fail,
      saying: "UIRequiresFullscreen", "no Boolean"),
    Vector("iPhone only", .fullScreenKeySpelling, ["UIDeviceFamily": [1]], .notApplicable),
    Vector("the simulator", .fullScreenKeySpelling, ["platform": "iphonesimulator"], .notApplicable),
  ]

  // MARK: Orientations

  static let values: [Vector] = [
    Vector(
      "a suffix that is none", .orientationValues, ["UISupportedInterfaceOrientations~pad": []], .fail,
      saying: "UISupportedInterfaceOrientations~ipad"),
    Vector(
      "one that resembles iPhone's", .orientationValues, ["UISupportedInterfaceOrientations~iPhone": []],
      .fail, saying: "UISupportedInterfaceOrientations~iphone"),
    Vector(
      "the key in the singular", .orientationValues, ["UISupportedInterfaceOrientation": []], .fail,
      saying: "spell it UISupportedInterfaceOrientations."),
    Vector(
      "a mask", .orientationValues,
      ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationMaskPortraitUpsideDown"]], .fail,
      saying: "spell it UIInterfaceOrientationPortraitUpsideDown"),
    Vector(
      "a letter missing", .orientationValues,
      ["UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapLeft"]], .fail,
      saying: "spell it UIInterfaceOrientationLandscapeLeft"),
    // A device that lies left shows an interface that lies right, so nothing is proposed.
    Vector(
      "a device orientation", .orientationValues,
      ["UISupportedInterfaceOrientations": ["UIDeviceOrientationLandscapeLeft"]], .fail,
      saying: "no interface orientation."),
    Vector(
      "something else", .orientationValues, ["UISupportedInterfaceOrientations": ["sideways"]], .fail,
      saying: "no interface orientation."),
    Vector(
      "a number", .orientationValues, ["UISupportedInterfaceOrientations": [1]], .fail, saying: "no text"),
    Vector(
      "a dictionary", .orientationValues, ["UISupportedInterfaceOrientations": [:]], .fail, saying: "no list"),
    Vector(
      "a variable for the list", .orientationValues, ["UISupportedInterfaceOrientations": "$(ALL)"],
      .unknown, saying: "$(ALL)"),
    // What is certainly wrong is wrong whatever the variable comes to.
    Vector(
      "a variable beside a mistake", .orientationValues,
      ["UISupportedInterfaceOrientations": ["$(ONE)", "sideways"]], .fail, saying: "sideways"),
    Vector(
      "every suffix that there is", .orientationValues,
      [
        "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
        "UISupportedInterfaceOrientations-iphoneos~ipad": ["UIInterfaceOrientationPortrait"],
      ], .pass),
    Vector("an SDK before 9", .orientationValues, ["sdk": 8], .notApplicable),
  ]
}
