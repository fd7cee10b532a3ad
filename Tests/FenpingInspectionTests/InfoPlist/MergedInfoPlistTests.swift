import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// The Info.plist that a build makes of a file and of settings: `InfoPlistProcessorTaskAction.swift` of swift-build.
@Suite struct MergedInfoPlistTests {
  private func merged(
    _ settings: [String], file: [String: Value]? = nil, generate: String? = "YES"
  ) throws -> MergedInfoPlist {
    let stack = SettingStackTests.stack(
      settings + (generate.map { ["GENERATE_INFOPLIST_FILE = \($0)"] } ?? []))
    let plist = try file.map { try InfoPlistFile(Array(PlistText.xml($0).utf8), file: "Info.plist") }
    return MergedInfoPlist(file: plist, stack: stack)
  }

  private func values(
    _ settings: [String], file: [String: Value]? = nil, generate: String? = "YES"
  ) throws -> [String: Value] {
    try merged(settings, file: file, generate: generate).values
  }

  @Test(
    arguments: [
      ("UISupportedInterfaceOrientations = A B", "UISupportedInterfaceOrientations", ["A", "B"]),
      ("UISupportedInterfaceOrientations_iPad = A", "UISupportedInterfaceOrientations~ipad", ["A"]),
      ("UISupportedInterfaceOrientations_iPhone = A", "UISupportedInterfaceOrientations~iphone", ["A"]),
      ("UISupportedInterfaceOrientations_iPad = ", "UISupportedInterfaceOrientations~ipad", []),
      ("UIRequiresFullScreen = YES", "UIRequiresFullScreen", true),
      ("UIRequiresFullScreen = NO", "UIRequiresFullScreen", false),
      ("UIRequiresFullScreen = 1", "UIRequiresFullScreen", true),
      ("UILaunchStoryboardName = Launch", "UILaunchStoryboardName", "Launch"),
      // An empty name that somebody assigned is written as one.
      ("UILaunchStoryboardName = ", "UILaunchStoryboardName", ""),
      ("UIMainStoryboardFile = Main", "UIMainStoryboardFile", "Main"),
      ("UILaunchScreen_Generation = YES", "UILaunchScreen", [:]),
      (
        "UIApplicationSceneManifest_Generation = YES", "UIApplicationSceneManifest",
        ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:]]
      ),
      ("UIRequiresFullScreen[sdk=iphoneos*] = YES", "UIRequiresFullScreen", true),
    ] as [(String, String, Value)])
  func settingsThatWriteAKey(setting: String, key: String, value: Value) throws {
    #expect(try values(["INFOPLIST_KEY_\(setting)"]) == [key: value])
  }

  /// Xcode has a list of the keys that it generates, and these are not on it.
  @Test(arguments: [
    "UILaunchScreen_Generation = NO", "UIRequiresFullScreen[sdk=macosx*] = YES",
    "UIRequiresFullScreen_iPad = YES", "UILaunchStoryboardName_iPad = Launch", "UILaunchScreen = x",
    "UIRequiresFullScreenIgnoredStartingWithVersion = 26", "UILaunchImages = x", "UIDeviceFamily = 1",
  ])
  func settingsThatWriteNothing(setting: String) throws {
    #expect(try values(["INFOPLIST_KEY_\(setting)"]) == [:])
  }

  @Test func listsAreUnited() throws {
    let key = "UISupportedInterfaceOrientations"
    let united: [String: Value] = [key: ["A", "B", "C", "D"]]
    #expect(try values(["INFOPLIST_KEY_\(key) = C B D"], file: [key: ["A", "B"]]) == united)
    // A setting cannot take away what the file has.
    #expect(try values(["INFOPLIST_KEY_\(key) = "], file: [key: ["A"]]) == [key: ["A"]])
  }

  @Test func aSingleValueOfTheSettingWins() throws {
    let name = "UILaunchStoryboardName"
    #expect(try values(["INFOPLIST_KEY_\(name) = B"], file: [name: "A"]) == [name: "B"])
    #expect(try values(["INFOPLIST_KEY_\(name) = "], file: [name: "A"]) == [name: ""])
    let key = "UIRequiresFullScreen"
    #expect(try values(["INFOPLIST_KEY_\(key) = NO"], file: [key: true]) == [key: false])
    #expect(try values(["INFOPLIST_KEY_\(key) = YES"], file: [key: "NO"]) == [key: true])
    #expect(try values(["INFOPLIST_KEY_\(key) = NO"], file: [key: 1]) == [key: false])
  }

  @Test func dictionariesAreMergedAtTheirFirstLevel() throws {
    let key = "UIApplicationSceneManifest"
    let file: Value = [
      "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": ["A": ["x"]], "Own": "y",
    ]
    let expected: Value = [
      "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:], "Own": "y",
    ]
    #expect(try values(["INFOPLIST_KEY_\(key)_Generation = YES"], file: [key: file]) == [key: expected])
    let screen: Value = ["UIColorName": "c"]
    #expect(
      try values(["INFOPLIST_KEY_UILaunchScreen_Generation = YES"], file: ["UILaunchScreen": screen])
        == ["UILaunchScreen": screen])
  }

  @Test func aClashOfTypesFailsTheBuild() throws {
    let key = "UISupportedInterfaceOrientations"
    #expect(try values(["INFOPLIST_KEY_\(key) = B"], file: [key: "A"]) == [key: "A"])
    let fixture = ProjectFixture(
      ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_\(key)": "B"], plist: [key: "A"])
    #expect(try fixture.checked().verdict("setup/generated-info-plist") == "fail error")
  }

  @Test(arguments: [nil, "NO", "", "no", "0", "$(NOBODY)"])
  func nothingIsGeneratedWithoutTheSwitch(value: String?) throws {
    let setting = "INFOPLIST_KEY_UILaunchStoryboardName = B"
    #expect(try values([setting], generate: value) == [:])
  }

  @Test(arguments: ["YES", "yes", "true", "1"])
  func whatSwitchesItOn(value: String) throws {
    let setting = "INFOPLIST_KEY_UILaunchStoryboardName = B"
    #expect(try values([setting], generate: value) == ["UILaunchStoryboardName": "B"])
  }

  @Test func withoutExpansionNothingIsGenerated() throws {
    let settings = [
      "INFOPLIST_EXPAND_BUILD_SETTINGS = NO", "INFOPLIST_KEY_UILaunchStoryboardName = B", "A = 1",
    ]
    #expect(try values(settings, file: ["K": "$(A)"]) == ["K": "$(A)"])
  }

  @Test func valuesAreExpandedAndKeysAreNot() throws {
    let file: [String: Value] = [
      "$(A)": "$(A)", "L": ["$(A)", ["$(A)"], 1], "R": ["$(A)": "x${A}"], "U": "$(NOBODY)", "F": true,
    ]
    let expected: [String: Value] = [
      "$(A)": "one", "L": ["one", ["one"], 1], "R": ["$(A)": "xone"], "U": "$(NOBODY)", "F": true,
    ]
    #expect(try values(["A = one"], file: file, generate: nil) == expected)
  }

  /// A key of an app's own may bear the name that a fact of the project has.
  @Test(arguments: [
    "platform", "sdk", "os", "source", "storyboards", "resources", "build-settings", "missing-files",
    "preprocessed", "deployment-target", "info-plist-file", "info-plist-unreadable",
  ])
  func aKeyOfTheAppIsNoFactOfTheProject(name: String) throws {
    let plain: [String: Value] = [
      "UISupportedInterfaceOrientations": Orientations.all, "UILaunchStoryboardName": "Launch",
    ]
    let odd = plain.merging([name: "appletvos"]) { $1 }
    let rule = "setup/all-orientations"
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
    #expect(try ProjectFixture(settings, plist: odd).checked().verdict(rule) == "pass error")
    #expect(try Checked.built(odd).verdict(rule) == "pass error")
    let alone = odd.merging(["UIDeviceFamily": [1, 2]]) { $1 }
    #expect(try Checked(plist: alone).verdict(rule) == "pass error")
    #expect(try Checked(plist: alone).verdict("setup/base-sdk") == "unknown error")
    #expect(try Checked(plist: alone).target().facts.values[name] == nil)
  }

  @Test func originsNameTheSettingAndTheFile() throws {
    let key = "UISupportedInterfaceOrientations"
    let both = try merged(["INFOPLIST_KEY_\(key) = B"], file: [key: ["A"]])
    #expect(both.origins[key]?.map(\.level) == [.targetSettings, .infoPlist])
    let same = try merged(["INFOPLIST_KEY_\(key) = A"], file: [key: ["A"]])
    #expect(same.origins[key]?.map(\.level) == [.infoPlist, .targetSettings])
    #expect(same.origins[key]?.first?.line == 5)
  }
}
