import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// A fact that could not be read is unknown, and nothing more than that is.
@Suite struct UnreadTests {
  private let orientations = "setup/all-orientations"
  private let launch = "setup/launch-screen"
  private let family = "setup/device-family"
  private let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
  private let plist: [String: Value] = [
    "UISupportedInterfaceOrientations": Orientations.all, "UILaunchStoryboardName": "Launch",
  ]

  // MARK: An Info.plist alone

  @Test func anInfoPlistAlone() throws {
    let alone = try Checked(plist: plist.merging(["UIDeviceFamily": [1, 2]]) { $1 })
    #expect(try alone.verdict(orientations) == "pass error")
    #expect(try alone.verdict(launch) == "pass error")
    #expect(try alone.verdict("setup/base-sdk") == "unknown error")
    // Whether it is merged with settings was not asked.
    let generated = try #require(Catalogue.rule("setup/generated-info-plist"))
    #expect(Checker.findings(try alone.target(), rules: [generated]).isEmpty)
    #expect(try alone.target().configuration == nil)
  }

  @Test func itsFamilyMayBeAssumed() throws {
    let unclear = try Checked(plist: plist)
    #expect(try unclear.verdict(family).hasPrefix("unknown"))
    #expect(try unclear.verdict(orientations) == "unknown error")
    let assumed = try Checked(plist: plist.merging(["UISupportedInterfaceOrientations~ipad": ["A"]]) { $1 })
    #expect(try assumed.verdict(family) == "pass note")
    #expect(try assumed.verdict(orientations) == "fail error")
    #expect(try assumed.finding(orientations).message.en.contains("assumed"))
    #expect(
      try Checked(plist: plist.merging(["UIDeviceFamily": [1]]) { $1 }).verdict(family)
        == "not-applicable note")
  }

  @Test func itsDeploymentTargetMayMatter() throws {
    let values: [String: Value] = ["UIDeviceFamily": [2], "UILaunchScreen": [:]]
    #expect(try Checked(plist: values).verdict(launch) == "unknown error")
    #expect(
      try Checked(plist: values.merging(["MinimumOSVersion": "15.0"]) { $1 }).verdict(launch) == "pass error")
    #expect(try Checked(plist: values).verdict("setup/full-screen-opt-out") == "pass note")
    let full = values.merging(["UIRequiresFullScreen": true]) { $1 }
    #expect(try Checked(plist: full).verdict("setup/full-screen-opt-out").hasPrefix("unknown"))
  }

  @Test func theSDKMayBeGiven() throws {
    let alone = try Checked(plist: ["UIDeviceFamily": [2]], InspectionOptions(sdk: Version(26)))
    #expect(try alone.verdict("setup/base-sdk") == "pass error")
    // What built an app is no matter of opinion.
    let built = try Checked(
      plist: ["UIDeviceFamily": [2], "DTPlatformName": "iphoneos", "DTPlatformVersion": "8.4"],
      InspectionOptions(sdk: Version(26)))
    #expect(try built.verdict("setup/base-sdk") == "fail error")
  }

  @Test func aBuildForTheSimulatorIsNotChecked() throws {
    let built = try Checked.built(["DTPlatformName": "iphonesimulator"])
    for rule in [orientations, launch, family, "setup/base-sdk"] {
      #expect(try built.verdict(rule).hasPrefix("not-applicable"))
    }
  }

  /// A build writes the families; where it wrote none, the app is not for iPad.
  @Test func aBuiltAppWithoutFamiliesIsNotForIPad() throws {
    var values = plist.merging(["DTPlatformName": "iphoneos", "DTPlatformVersion": "18.0"]) { $1 }
    values["UISupportedInterfaceOrientations~ipad"] = Orientations.portrait
    let built = try Checked(plist: values)
    #expect(try built.verdict(family) == "not-applicable note")
    #expect(try built.verdict(orientations).hasPrefix("not-applicable"))
  }

  @Test func noRuleOfSourceCodeIsAskedOfAnInfoPlist() throws {
    let target = try Checked(plist: plist).target()
    let rules = Catalogue.all.filter { $0.id == "window/use-window-bounds" }
    #expect(rules.count == 1)
    #expect(Checker.findings(target, rules: rules).isEmpty)
  }

  // MARK: A missing Info.plist

  @Test func aMissingInfoPlistIsUnknown() throws {
    let fixture = ProjectFixture(settings.merging(["INFOPLIST_FILE": "Gone/Info.plist"]) { $1 })
    let checked = try fixture.checked()
    for rule in [orientations, launch, "setup/full-screen-opt-out"] {
      #expect(try checked.finding(rule).verdict == .unknown)
    }
    #expect(try checked.finding(orientations).message.en.contains("Gone/Info.plist"))
    #expect(checked.inspection.notes.contains { $0.en.contains("Gone/Info.plist") })
    #expect(try checked.verdict(family) == "pass note")
    // What it cannot change is known.
    let phone = ProjectFixture(["TARGETED_DEVICE_FAMILY": "1", "INFOPLIST_FILE": "Gone/Info.plist"])
    #expect(try phone.checked().verdict(orientations).hasPrefix("not-applicable"))
  }

  @Test func aBrokenInfoPlistIsUnknown() throws {
    let fixture = ProjectFixture(
      settings.merging(["INFOPLIST_FILE": "I.plist"]) { $1 }, files: ["I.plist": "<plist><dict><key>A</key>"])
    #expect(try fixture.checked().verdict(orientations) == "unknown error")
  }

  @Test func aPreprocessedInfoPlistIsUnknown() throws {
    let text = PlistText.xml(plist)
    let all = settings.merging(["INFOPLIST_FILE": "I.plist", "INFOPLIST_PREPROCESS": "YES"]) { $1 }
    let plain = ProjectFixture(all, files: ["I.plist": text])
    #expect(try plain.checked().verdict(orientations) == "pass error")
    let directives = ProjectFixture(all, files: ["I.plist": "#include \"a.h\"\n" + text])
    #expect(try directives.checked().verdict(orientations) == "unknown error")
    let off = all.merging(["INFOPLIST_PREPROCESS": "NO"]) { $1 }
    #expect(try ProjectFixture(off, files: ["I.plist": text]).checked().verdict(orientations) == "pass error")
  }

  @Test func nothingOutsideOfTheTreeIsRead() throws {
    let fixture = ProjectFixture(settings.merging(["INFOPLIST_FILE": "/etc/hostname"]) { $1 })
    #expect(try fixture.checked().verdict(orientations) == "unknown error")
  }
}
