import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// Cases of people who met the rule of the four orientations.
@Suite struct OrientationCaseTests {
  private let rule = "setup/all-orientations"
  private let base = "UISupportedInterfaceOrientations"
  private let iPad = "UISupportedInterfaceOrientations~ipad"

  @Test("C01: portrait only, refused with 90474")
  func portraitOnly() throws {
    let checked = try Checked.built([base: Orientations.portrait, "UILaunchStoryboardName": "LaunchScreen"])
    #expect(try checked.verdict(rule) == "fail error")
    #expect(try checked.verdict("setup/launch-screen") == "pass error")
    let finding = try checked.finding(rule)
    for name in ["PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"] {
      #expect(finding.message.en.contains("UIInterfaceOrientation" + name))
    }
    // What cures it, and keeps the phone upright.
    let cured = try Checked.built([base: Orientations.portrait, iPad: Orientations.all])
    #expect(try cured.verdict(rule) == "pass error")
  }

  @Test("C02: upright both ways, not full screen")
  func uprightOnly() throws {
    let checked = try Checked.built([base: Orientations.upright, "UIRequiresFullScreen": false])
    #expect(try checked.verdict(rule) == "fail error")
    #expect(try checked.verdict("setup/full-screen-opt-out") == "pass note")
  }

  @Test("C04: a generated Info.plist without orientations")
  func noOrientationAtAll() throws {
    let settings = [
      "TARGETED_DEVICE_FAMILY": "1,2", "GENERATE_INFOPLIST_FILE": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    ]
    let checked = try ProjectFixture(settings).checked()
    #expect(try checked.verdict(rule) == "fail error")
    #expect(try checked.verdict("setup/launch-screen") == "pass error")
    #expect(try checked.verdict("setup/orientation-values") == "pass warning")
  }

  @Test("C05: the list for iPad replaces the general one")
  func iPadListCounts() throws {
    let checked = try Checked.built([base: Orientations.phone, iPad: Orientations.all])
    #expect(try checked.verdict(rule) == "pass error")
    let hidden = try Checked.built([base: Orientations.all, iPad: Orientations.phone])
    #expect(try hidden.verdict(rule) == "fail error")
  }

  @Test("C07: a suffix that nobody reads")
  func wrongSuffix() throws {
    let odd = "UISupportedInterfaceOrientations~pad"
    let checked = try Checked.built([base: Orientations.phone, odd: Orientations.all])
    #expect(try checked.verdict(rule) == "fail error")
    #expect(try checked.verdict("setup/orientation-values") == "fail warning")
    #expect(try checked.finding("setup/orientation-values").message.en.contains(iPad))
  }

  @Test("C08: landscape only, with and without full screen")
  func landscapeOnly() throws {
    let game: [String: Value] = [base: Orientations.landscape]
    #expect(try Checked.built(game).verdict(rule) == "fail error")
    let full = game.merging(["UIRequiresFullScreen": true]) { $1 }
    #expect(try Checked.built(full, sdk: "18.0").verdict(rule) == "not-applicable error")
    #expect(try Checked.built(full, sdk: "18.0").verdict("setup/full-screen-opt-out") == "pass note")
    #expect(try Checked.built(full, sdk: "26.0").verdict("setup/full-screen-opt-out") == "pass warning")
    #expect(try Checked.built(full, sdk: "27.0").verdict(rule) == "needs-review error")
    #expect(try Checked.built(full, sdk: "27.0").verdict("setup/full-screen-opt-out") == "fail warning")
  }

  @Test("C11: the phone lost its landscape, the iPad did not")
  func templateForThePhone() throws {
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "15.1"]
    let plist: [String: Value] = [
      base: Orientations.portrait, iPad: Orientations.all, "UILaunchStoryboardName": "LaunchScreen",
    ]
    let checked = try ProjectFixture(settings, plist: plist).checked()
    #expect(try checked.verdict(rule) == "pass error")
    #expect(try checked.verdict("setup/orientation-values") == "pass warning")
  }

  @Test("C13: upright on iPad, cured with full screen")
  func curedWithFullScreen() throws {
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"]
    let plist: [String: Value] = [base: Orientations.portrait, "UILaunchStoryboardName": "BootSplash"]
    #expect(try ProjectFixture(settings, plist: plist).checked().verdict(rule) == "fail error")
    let full = plist.merging(["UIRequiresFullScreen": true]) { $1 }
    let checked = try ProjectFixture(settings, plist: full).checked()
    #expect(try checked.verdict(rule) == "not-applicable error")
    #expect(try checked.verdict("setup/full-screen-opt-out") == "pass note")
    let late = ProjectFixture(
      ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "26.0"], plist: full)
    #expect(try late.checked().verdict("setup/full-screen-opt-out") == "fail warning")
  }

  @Test("C40: the file's three and the setting's fourth are four")
  func united() throws {
    let settings = [
      "TARGETED_DEVICE_FAMILY": "1,2", "GENERATE_INFOPLIST_FILE": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
      "INFOPLIST_KEY_\(base)": "UIInterfaceOrientationPortraitUpsideDown",
    ]
    let plist: [String: Value] = [base: Orientations.phone, "UILaunchStoryboardName": "LaunchScreen"]
    let checked = try ProjectFixture(settings, plist: plist).checked()
    #expect(try checked.verdict(rule) == "pass error")
    #expect(try checked.verdict("setup/generated-info-plist") == "pass warning")
    // Without the switch the setting does nothing.
    let off = settings.merging(["GENERATE_INFOPLIST_FILE": "NO"]) { $1 }
    let ignored = try ProjectFixture(off, plist: plist).checked()
    #expect(try ignored.verdict(rule) == "fail error")
    #expect(try ignored.verdict("setup/generated-info-plist") == "fail warning")
  }
}
