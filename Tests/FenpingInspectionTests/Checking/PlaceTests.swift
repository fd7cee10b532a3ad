import FenpingCore
import FenpingModel
import TestSupport
import Testing

@testable import FenpingInspection

/// A finding points at the line that caused it.
@Suite struct PlaceTests {
  private let family = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
  private let orientations = "setup/all-orientations"

  /// The line of the project file in the folder that was checked.
  private func line(of place: String?, in checked: Checked) throws -> String? {
    guard let place, let colon = place.lastIndex(of: ":"), let number = Int(place[colon...].dropFirst())
    else {
      return nil
    }
    let text = String(decoding: try checked.folder.contents(of: String(place[..<colon])), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1].trimmingBlanks
  }

  @Test func aKeyOfTheInfoPlist() throws {
    let plist: [String: Value] = ["A": "x", "UISupportedInterfaceOrientations": Orientations.phone]
    let checked = try ProjectFixture(family, plist: plist).checked()
    let place = checked.place(try checked.finding(orientations))
    #expect(place?.hasPrefix("App/Info.plist:") == true)
    #expect(try line(of: place, in: checked) == "<key>UISupportedInterfaceOrientations</key>")
  }

  @Test func theKeyForIPadGoesFirst() throws {
    let plist: [String: Value] = [
      "UISupportedInterfaceOrientations": Orientations.all,
      "UISupportedInterfaceOrientations~ipad": Orientations.phone,
    ]
    let checked = try ProjectFixture(family, plist: plist).checked()
    let place = checked.place(try checked.finding(orientations))
    #expect(try line(of: place, in: checked) == "<key>UISupportedInterfaceOrientations~ipad</key>")
  }

  @Test func aSettingOfTheProjectFile() throws {
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"
    let settings = ["GENERATE_INFOPLIST_FILE": "YES", name: "UIInterfaceOrientationPortrait"]
    let checked = try ProjectFixture(family.merging(settings) { $1 }).checked()
    let finding = try checked.finding(orientations)
    let place = checked.place(finding)
    #expect(place?.hasPrefix("App.xcodeproj/project.pbxproj:") == true)
    #expect(try line(of: place, in: checked) == "\(name) = UIInterfaceOrientationPortrait;")
    let evidence = finding.evidence.first { $0.name == "UISupportedInterfaceOrientations~ipad" }
    #expect(evidence?.origins.map(\.level) == [.targetSettings])
  }

  @Test func aLineOfAnIncludedXcconfig() throws {
    let fixture = ProjectFixture(
      family, targetFile: "// App\n#include \"Shared/Base\"\n",
      files: [
        "Shared/Base.xcconfig": """
        // everybody
        GENERATE_INFOPLIST_FILE = YES

        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait
        """
      ])
    let checked = try fixture.checked()
    #expect(checked.place(try checked.finding(orientations)) == "Shared/Base.xcconfig:4")
  }

  @Test func theFamilyIsTheSettingThatCounts() throws {
    let fixture = ProjectFixture(["TARGETED_DEVICE_FAMILY": "1"], project: ["TARGETED_DEVICE_FAMILY": "1,2"])
    let checked = try fixture.checked()
    let finding = try checked.finding("setup/device-family")
    #expect(try line(of: checked.place(finding), in: checked) == "TARGETED_DEVICE_FAMILY = 1;")
    let origins = finding.evidence.first { $0.name == "build-settings" }?.origins ?? []
    #expect(origins.map(\.level) == [.targetSettings, .projectSettings])
  }

  @Test func otherKeysAreNotTheFamily() throws {
    let plist: [String: Value] = ["UIDeviceFamily": [1, 2], "UISupportedInterfaceOrientations~ipad": ["A"]]
    let checked = try ProjectFixture(["TARGETED_DEVICE_FAMILY": "1"], plist: plist).checked()
    let place = checked.place(try checked.finding("setup/device-family"))
    #expect(try line(of: place, in: checked) == "TARGETED_DEVICE_FAMILY = 1;")
  }

  @Test func aSettingThatDoesNothing() throws {
    let name = "INFOPLIST_KEY_UILaunchScreen_Generation"
    let ignored = try ProjectFixture(family.merging([name: "YES"]) { $1 }, plist: [:]).checked()
    let place = ignored.place(try ignored.finding("setup/generated-info-plist"))
    #expect(try line(of: place, in: ignored) == "\(name) = YES;")
    let off = family.merging([name: "YES", "GENERATE_INFOPLIST_FILE": "NO"]) { $1 }
    let switched = try ProjectFixture(off, plist: [:]).checked()
    let cause = switched.place(try switched.finding("setup/generated-info-plist"))
    #expect(try line(of: cause, in: switched) == "GENERATE_INFOPLIST_FILE = NO;")
  }

  @Test func theFullScreenKey() throws {
    let plist: [String: Value] = [
      "UIRequiresFullScreen": true, "UIRequiresFullScreenIgnoredStartingWithVersion": "26",
    ]
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "26.0"]
    let checked = try ProjectFixture(settings, plist: plist).checked()
    let place = checked.place(try checked.finding("setup/full-screen-opt-out"))
    #expect(try line(of: place, in: checked) == "<key>UIRequiresFullScreen</key>")
    let misspelt = try ProjectFixture(family, plist: ["UIRequiresFullscreen": true]).checked()
    let odd = misspelt.place(try misspelt.finding("setup/full-screen-key-spelling"))
    #expect(try line(of: odd, in: misspelt) == "<key>UIRequiresFullscreen</key>")
  }

  /// What is nowhere declared has no line; the file that should declare it has a name.
  @Test func whatIsNowhereDeclared() throws {
    let checked = try ProjectFixture(family, plist: ["A": "x"]).checked()
    #expect(checked.place(try checked.finding("setup/launch-screen")) == "App/Info.plist")
    let generated = try ProjectFixture(family.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 }).checked()
    let place = generated.place(try generated.finding("setup/launch-screen"))
    #expect(try line(of: place, in: generated)?.hasSuffix("/* Debug */ = {") == true)
  }

  @Test func theConfigurationsOwnLine() throws {
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let fixture = ProjectFixture(
      family.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 },
      each: ["Debug": [name: "A"], "Release": [name: "B"]])
    let checked = try fixture.checked()
    for (configuration, value) in [("Debug", "A"), ("Release", "B")] {
      let place = checked.place(try checked.finding(orientations, "App", configuration))
      #expect(try line(of: place, in: checked) == "\(name) = \(value);")
    }
  }
}
