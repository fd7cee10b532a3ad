import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// Cases of people who met UIRequiresFullScreen, or the device families.
@Suite struct FullScreenCaseTests {
  private let optOut = "setup/full-screen-opt-out"
  private let orientations = "setup/all-orientations"

  @Test("C14: full screen in production only")
  func onePerConfiguration() throws {
    let fixture = ProjectFixture(
      [
        "TARGETED_DEVICE_FAMILY": "1,2", "GENERATE_INFOPLIST_FILE": "YES",
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait",
      ],
      each: ["Debug": [:], "Release": [:]],
      targetFile: "INFOPLIST_KEY_UIRequiresFullScreen[config=Release] = YES\n")
    let checked = try fixture.checked()
    #expect(try checked.verdict(orientations, "App", "Debug") == "fail error")
    #expect(try checked.verdict(orientations, "App", "Release") == "not-applicable error")
    #expect(try checked.verdict(optOut, "App", "Debug") == "pass note")
    #expect(try checked.verdict(optOut, "App", "Release") == "pass note")
    #expect(try checked.value("UIRequiresFullScreen", "Debug") == nil)
    #expect(try checked.value("UIRequiresFullScreen", "Release") == true)
  }

  @Test("C16: full screen in an app for iPhone alone")
  func onIPhoneAlone() throws {
    let checked = try Checked.built(["UIDeviceFamily": [1], "UIRequiresFullScreen": true])
    #expect(try checked.verdict("setup/device-family") == "not-applicable note")
    #expect(try checked.verdict(optOut).hasPrefix("not-applicable"))
    #expect(try checked.verdict(orientations).hasPrefix("not-applicable"))
  }

  @Test("C20: a string where a Boolean should be")
  func ofStringType() throws {
    func built(_ value: Value) throws -> Checked { try Checked.built(["UIRequiresFullScreen": value]) }
    let spelling = "setup/full-screen-key-spelling"
    #expect(try built("NO").verdict(spelling) == "fail warning")
    #expect(try built("NO").verdict(optOut) == "pass note")
    #expect(try built("NO").verdict(orientations) == "fail error")
    // Xcode counts a string that says yes.
    #expect(try built("YES").verdict(spelling) == "fail warning")
    #expect(try built("YES").verdict(optOut) == "pass warning")
    #expect(try built("YES").verdict(orientations) == "not-applicable error")
    #expect(try built(true).verdict(spelling) == "pass warning")
  }

  @Test("C22: what Xcode 26 says will soon be ignored")
  func soonIgnored() throws {
    let values: [String: Value] = [
      "UIRequiresFullScreen": true, "UISupportedInterfaceOrientations": Orientations.landscape,
    ]
    #expect(try Checked.built(values).verdict(optOut) == "pass warning")
    #expect(try Checked.built(values, from: "26.0").verdict(optOut) == "fail warning")
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
    let fixture = ProjectFixture(settings, plist: values)
    // A project does not say which SDK will build it.
    #expect(try fixture.checked().verdict(optOut) == "pass note")
    #expect(try fixture.checked(InspectionOptions(sdk: Version(26))).verdict(optOut) == "pass warning")
    #expect(try fixture.checked(InspectionOptions(sdk: Version(27))).verdict(optOut) == "fail warning")
    // The key that ends it from a version on, as TN3192 shows it.
    let until = values.merging(["UIRequiresFullScreenIgnoredStartingWithVersion": "26"]) { $1 }
    let finding = try Checked.built(until).finding(optOut)
    #expect(finding.verdict == .pass)
    #expect(finding.message.en.contains("26"))
  }

  @Test("C23: an orientation is unticked as a README says")
  func untickedOrientation() throws {
    let unticked: [String: Value] = ["UISupportedInterfaceOrientations~ipad": Orientations.phone]
    #expect(try Checked.built(unticked).verdict(orientations) == "fail error")
    let full = unticked.merging(["UIRequiresFullScreen": true]) { $1 }
    #expect(try Checked.built(full, from: "26.0").verdict(orientations) == "not-applicable error")
    #expect(try Checked.built(full, from: "26.0").verdict(optOut) == "fail warning")
  }

  @Test("C26: full screen, built with the 14 SDK")
  func builtWithAnOldSDK() throws {
    let checked = try Checked.built(["UIRequiresFullScreen": true], sdk: "14.5", from: "12.0")
    #expect(try checked.verdict(optOut) == "pass note")
    #expect(try checked.verdict(orientations) == "not-applicable error")
    #expect(try checked.verdict("setup/base-sdk") == "pass error")
  }

  @Test("C36: variables in values, other in each configuration")
  func variables() throws {
    let plist: [String: Value] = [
      "UIRequiresFullScreen": "$(FULL_SCREEN)",
      "UIRequiresFullScreenIgnoredStartingWithVersion": "$(FULLSCREEN_IGNORE_VERSION)",
    ]
    let fixture = ProjectFixture(
      ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"],
      each: [
        "Debug": ["FULL_SCREEN": "NO"], "Release": ["FULL_SCREEN": "YES", "FULLSCREEN_IGNORE_VERSION": "26"],
        "Store": [:],
      ], plist: plist)
    let checked = try fixture.checked()
    #expect(try checked.value("UIRequiresFullScreen", "Debug") == "NO")
    #expect(try checked.verdict(orientations, "App", "Debug") == "fail error")
    #expect(try checked.verdict(orientations, "App", "Release") == "not-applicable error")
    #expect(try checked.value("UIRequiresFullScreenIgnoredStartingWithVersion", "Release") == "26")
    // Nobody sets it: what Xcode would make of it is said, and nothing is passed.
    #expect(try checked.verdict(orientations, "App", "Store") == "unknown error")
    #expect(try checked.verdict(optOut, "App", "Store").hasPrefix("unknown"))
    #expect(try checked.finding(orientations, "App", "Store").message.en.contains("$(FULL_SCREEN)"))
  }

  @Test("C39: the build setting writes over the families of the file")
  func familyOfTheSetting() throws {
    let fixture = ProjectFixture(
      ["TARGETED_DEVICE_FAMILY": "1"],
      plist: ["UIDeviceFamily": [1, 2], "UISupportedInterfaceOrientations": Orientations.portrait])
    let checked = try fixture.checked()
    #expect(try checked.verdict("setup/device-family") == "not-applicable note")
    #expect(try checked.verdict(orientations).hasPrefix("not-applicable"))
    #expect(try checked.finding("setup/device-family").message.en.contains("TARGETED_DEVICE_FAMILY"))
  }

  @Test("C42: a small s, copied from prose")
  func smallS() throws {
    let checked = try Checked.built([
      "UIRequiresFullscreen": true, "UISupportedInterfaceOrientations": Orientations.portrait,
    ])
    #expect(try checked.verdict("setup/full-screen-key-spelling") == "fail warning")
    #expect(try checked.verdict(orientations) == "fail error")
    #expect(try checked.verdict(optOut) == "pass note")
  }

  @Test("C69: an app for iPhone alone")
  func forIPhoneAlone() throws {
    let checked = try ProjectFixture(["TARGETED_DEVICE_FAMILY": "1"], plist: [:]).checked()
    #expect(try checked.verdict("setup/device-family") == "not-applicable note")
    for rule in ["setup/all-orientations", "setup/launch-screen", "setup/full-screen-opt-out"] {
      #expect(try checked.verdict(rule).hasPrefix("not-applicable"))
    }
    // The launch screen is for every app.
    #expect(try checked.verdict("setup/launch-screen-mandatory") == "fail note")
    // Set nowhere it is the same, as the SDK's own default is the phone.
    #expect(try ProjectFixture(plist: [:]).checked().verdict("setup/device-family") == "not-applicable note")
  }

  @Test("C75: built with the iOS 8 SDK")
  func builtBeforeMultitasking() throws {
    let checked = try Checked.built([:], sdk: "8.4", from: "7.0")
    #expect(try checked.verdict("setup/base-sdk") == "fail error")
    #expect(try checked.verdict(orientations) == "not-applicable error")
    #expect(try checked.verdict("setup/launch-screen") == "not-applicable error")
    let project = ProjectFixture(["TARGETED_DEVICE_FAMILY": "1,2"], project: ["SDKROOT": "iphoneos8.4"])
    #expect(try project.checked().verdict("setup/base-sdk") == "fail error")
    let late = try Checked.built(["UISupportedInterfaceOrientations": Orientations.phone])
    #expect(try late.verdict("setup/base-sdk") == "pass error")
    #expect(try late.verdict(orientations) == "fail error")
  }
}
