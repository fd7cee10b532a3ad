import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// Cases of people who met the rules of the launch screen, or a file that is hard to read.
@Suite struct LaunchScreenCaseTests {
  private let launch = "setup/launch-screen"
  private let orientations: [String: Value] = ["UISupportedInterfaceOrientations": Orientations.all]

  private func built(
    _ values: [String: Value], sdk: String = "26.0", from minimum: String = "17.0"
  ) throws -> Checked {
    try Checked.built(orientations.merging(values) { $1 }, sdk: sdk, from: minimum)
  }

  @Test("C28: launch images alone, refused with 90475")
  func launchImagesAlone() throws {
    let checked = try built(["UILaunchImages": [["UILaunchImageName": "Default"]]])
    #expect(try checked.verdict(launch) == "fail error")
    #expect(try checked.verdict("setup/launch-images-retired").hasPrefix("fail"))
    #expect(try checked.verdict("setup/launch-screen-mandatory") == "fail warning")
    #expect(try checked.verdict("setup/all-orientations") == "pass error")
  }

  @Test("C29: a file extension in the name, refused with 90476")
  func extensionInTheName() throws {
    let checked = try built(["UILaunchStoryboardName": "LaunchScreen.storyboard"])
    // Xcode says nothing of it.
    #expect(try checked.verdict(launch) == "pass error")
    #expect(try checked.verdict("setup/launch-storyboard-name") == "fail error")
    let settings = ["TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "13.0"]
    func project(_ name: Value) throws -> Checked {
      try ProjectFixture(
        settings, plist: orientations.merging(["UILaunchStoryboardName": name]) { $1 },
        members: ["Base.lproj/LaunchScreen.storyboard": Storyboards.launch]
      ).checked()
    }
    #expect(try project("LaunchScreen.storyboard").verdict("setup/launch-storyboard-name") == "fail error")
    #expect(try project("LaunchScreen").verdict("setup/launch-storyboard-name") == "pass error")
    #expect(try project("Launch Screen").verdict("setup/launch-storyboard-name") == "fail error")
  }

  @Test("C30b: the key is taken away instead of the extension")
  func keyTakenAway() throws {
    let checked = try built([:])
    #expect(try checked.verdict(launch) == "fail error")
    #expect(try checked.verdict("setup/launch-storyboard-name").hasPrefix("not-applicable"))
  }

  @Test("C31: a launch screen dictionary before iOS 14")
  func dictionaryTooEarly() throws {
    #expect(try built(["UILaunchScreen": [:]], from: "13.0").verdict(launch) == "fail error")
    #expect(try built(["UILaunchScreen": [:]], from: "14.0").verdict(launch) == "pass error")
    let both: [String: Value] = ["UILaunchScreen": [:], "UILaunchStoryboardName": "LaunchScreen"]
    #expect(try built(both, from: "13.0").verdict(launch) == "pass error")
    // Classic: generation switched on in a project that does not generate.
    let settings = [
      "TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "16.0",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    ]
    let ignored = try ProjectFixture(settings, plist: orientations).checked()
    #expect(try ignored.verdict(launch) == "fail error")
    #expect(try ignored.verdict("setup/generated-info-plist") == "fail warning")
    let generated = settings.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 }
    #expect(try ProjectFixture(generated, plist: orientations).checked().verdict(launch) == "pass error")
  }

  @Test("C33: a game with launch images, drawn too small")
  func letterboxed() throws {
    let values: [String: Value] = [
      "UILaunchImages": [["UILaunchImageName": "Default-Portrait"]], "UIRequiresFullScreen": true,
    ]
    let checked = try built(values, sdk: "18.0")
    #expect(try checked.verdict("setup/launch-images-retired").hasPrefix("fail"))
    // Full screen does not excuse from a launch screen.
    #expect(try checked.verdict(launch) == "not-applicable error")
    #expect(try checked.verdict("setup/launch-screen-mandatory") == "fail warning")
    #expect(try built(values, sdk: "27.0").verdict("setup/launch-screen-mandatory") == "fail error")
  }

  @Test("C37: comments, variables and references in an Info.plist")
  func hardToRead() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- <key>UIRequiresFullScreen</key><true/> -->
      <plist version="1.0">
      <dict>
        <!-- for iPad -->
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME)</string>
        <key>UIDeviceFamily</key>
        <array><integer>1</integer><!-- and --><integer>2</integer></array>
        <key>UILaunchStoryboardName</key>
        <string>$(LAUNCH_SCREEN_STORYBOARD)</string>
        <key>UISupportedInterfaceOrientations&#126;ipad</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
          <!-- <string>UIInterfaceOrientationLandscapeLeft</string> -->
        </array>
      </dict>
      </plist>
      """
    let checked = try Checked(plistText: text)
    #expect(try checked.target().name == "Info.plist")
    let finding = try checked.finding("setup/all-orientations")
    #expect(finding.verdict == .fail)
    #expect(checked.place(finding) == "Info.plist:13")
    #expect(try checked.verdict("setup/full-screen-opt-out") == "pass note")
    // The value is needed here, its presence is enough there.
    #expect(try checked.verdict(launch) == "unknown error")
    #expect(try checked.finding("setup/launch-screen-mandatory").verdict == .pass)
    // In a project the variable has a value.
    let fixture = ProjectFixture(
      [
        "LAUNCH_SCREEN_STORYBOARD": "LaunchScreen", "TARGETED_DEVICE_FAMILY": "1,2",
        "INFOPLIST_FILE": "I.plist",
      ],
      files: ["I.plist": text])
    #expect(try fixture.checked().value("CFBundleName") == "App")
    #expect(try fixture.checked().verdict(launch) == "pass error")
  }
}

enum Storyboards {
  static let launch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" launchScreen="YES" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="v"/></viewController></objects></scene></scenes>
    </document>
    """
}
