import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// A missing xcconfig makes unknown what refers to it, and what nobody else sets and a verdict needs.
@Suite struct MissingFileTests {
  private let plist: [String: Value] = [
    "UISupportedInterfaceOrientations": Orientations.all, "UILaunchStoryboardName": "Launch",
  ]
  private let missing = "#include \"Gone.xcconfig\"\n"

  private func verdict(
    _ rule: String, _ settings: [String: String], _ targetFile: String, project: [String: String] = [:],
    plist: [String: Value]? = nil
  ) throws -> String {
    try ProjectFixture(settings, targetFile: targetFile, project: project, plist: plist ?? self.plist)
      .checked().verdict(rule)
  }

  @Test func aFamilyThatNobodySets() throws {
    #expect(try verdict("setup/device-family", [:], missing).hasPrefix("unknown"))
    #expect(try verdict("setup/all-orientations", [:], missing) == "unknown error")
    let checked = try ProjectFixture(targetFile: missing, plist: plist).checked()
    #expect(try checked.finding("setup/device-family").message.en.contains("Gone.xcconfig"))
    #expect(checked.inspection.notes.contains { $0.en.contains("Gone.xcconfig") })
    // Where the including says that it may be missing, nothing is.
    let optional = "#include? \"Gone.xcconfig\"\n"
    #expect(try verdict("setup/device-family", [:], optional) == "not-applicable note")
  }

  @Test func aFamilyThatIsSet() throws {
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2"]
    #expect(try verdict("setup/device-family", settings, missing) == "pass note")
    #expect(try verdict("setup/all-orientations", settings, missing) == "pass error")
    // The missing file lies above the project's settings, and does not doubt them.
    #expect(try verdict("setup/device-family", [:], missing, project: settings) == "pass note")
  }

  @Test func aValueThatRefersToIt() throws {
    let reference = ["TARGETED_DEVICE_FAMILY": "$(FAMILIES)"]
    #expect(try verdict("setup/device-family", reference, missing).hasPrefix("unknown"))
    let inherited = ["TARGETED_DEVICE_FAMILY": "$(inherited)"]
    let low = ["TARGETED_DEVICE_FAMILY": "1,2"]
    #expect(try verdict("setup/device-family", inherited, missing, project: low).hasPrefix("unknown"))
    #expect(try verdict("setup/device-family", inherited, "// all there", project: low) == "pass note")
  }

  @Test func aDeploymentTargetThatMatters() throws {
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2"]
    let screen: [String: Value] = ["UILaunchScreen": [:]]
    #expect(try verdict("setup/launch-screen", settings, missing, plist: screen) == "unknown error")
    let known = settings.merging(["IPHONEOS_DEPLOYMENT_TARGET": "16.0"]) { $1 }
    #expect(try verdict("setup/launch-screen", known, missing, plist: screen) == "pass error")
    // A storyboard counts whatever the target is.
    #expect(try verdict("setup/launch-screen", settings, missing) == "pass error")
  }

  /// Else everything would be unknown as soon as a generated file of CocoaPods is not there.
  @Test func generatedKeysCountAsUnset() throws {
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "16.0"]
    #expect(try verdict("setup/launch-screen", settings, missing, plist: [:]) == "fail error")
    #expect(try verdict("setup/all-orientations", settings, missing, plist: [:]) == "fail error")
    #expect(try verdict("setup/generated-info-plist", settings, missing) == "pass warning")
    let checked = try ProjectFixture(settings, targetFile: missing, plist: plist).checked()
    #expect(try checked.finding("setup/generated-info-plist").message.en.contains("Gone.xcconfig"))
  }

  @Test func aMissingBaseIsTheSame() throws {
    var fixture = ProjectFixture(["IPHONEOS_DEPLOYMENT_TARGET": "16.0"], targetFile: "", plist: plist)
    fixture.files["Target.xcconfig"] = nil
    let checked = try fixture.checked()
    #expect(try checked.verdict("setup/device-family").hasPrefix("unknown"))
    #expect(checked.inspection.notes.contains { $0.en.contains("Target.xcconfig") })
  }

  /// The name of the Info.plist itself may be what the missing file sets.
  @Test func theInfoPlistThatItNames() throws {
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "INFOPLIST_FILE": "$(PLIST)"]
    #expect(try verdict("setup/all-orientations", settings, missing) == "unknown error")
    // Set nowhere, it may be that file that names it.
    let fixture = ProjectFixture(["TARGETED_DEVICE_FAMILY": "1,2"], targetFile: missing)
    #expect(try fixture.checked().verdict("setup/all-orientations") == "unknown error")
  }
}
