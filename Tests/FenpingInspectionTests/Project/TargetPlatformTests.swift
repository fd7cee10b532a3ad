import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

@Suite struct TargetPlatformTests {
  private func reason(
    _ settings: [String: String], type: String? = ProjectFixture.Target.application, missing: Bool = false
  ) -> String? {
    var object: [String: Value] = ["name": "App"]
    object["productType"] = type.map(Value.text)
    let lines = settings.map { "\($0.key) = \($0.value)" }.sorted()
    let stack = SettingStackTests.stack(missing ? ["Base.xcconfig"] : [], lines)
    return TargetPlatform.reasonToSkip(ProjectTarget(id: "T", object: object), stacks: [stack])?.en
  }

  @Test(arguments: [
    ["SDKROOT": "iphoneos"], ["SDKROOT": "iphoneos18.0"], ["SDKROOT": "iphonesimulator"],
    ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"],
    ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos"],
    ["SUPPORTED_PLATFORMS": "iphonesimulator iphoneos"],
    // Nothing says what it is for, but the deployment target does.
    ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"],
    // An SDK that could not be worked out may be the one.
    ["SDKROOT": "$(MY_SDK)"],
  ])
  func checked(settings: [String: String]) {
    #expect(reason(settings) == nil)
  }

  @Test(arguments: [
    (["SDKROOT": "macosx"], "macOS"), (["SDKROOT": "appletvos"], "tvOS"), (["SDKROOT": "watchos"], "watchOS"),
    (["SDKROOT": "xros"], "visionOS"), (["SDKROOT": "macosx15.0"], "macOS"),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "appletvos appletvsimulator"], "tvOS"),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros xrsimulator"], "visionOS"),
    // Without any SDK Xcode builds for the Mac.
    ([:], "macOS"),
    // Where an SDK is named, it decides.
    (["SDKROOT": "appletvos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"], "tvOS"),
  ])
  func otherPlatforms(settings: [String: String], platform: String) {
    #expect(reason(settings) == "it is for \(platform), not iOS")
  }

  @Test(arguments: [
    "com.apple.product-type.app-extension", "com.apple.product-type.framework",
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.application.watchapp2",
    "com.apple.product-type.application.messages", "com.apple.product-type.extensionkit-extension",
  ])
  func otherProducts(type: String) {
    #expect(reason(["SDKROOT": "iphoneos"], type: type)?.hasPrefix("it is not an application") == true)
  }

  @Test func aggregatesAndAppClips() {
    #expect(reason(["SDKROOT": "iphoneos"], type: nil)?.hasPrefix("it builds no app") == true)
    let clip = "com.apple.product-type.application.on-demand-install-capable"
    #expect(reason(["SDKROOT": "iphoneos"], type: clip) == nil)
  }

  /// The missing file may name the SDK.
  @Test func aMissingFileLeavesItOpen() {
    #expect(reason([:], missing: true) == nil)
    #expect(reason(["SDKROOT": "macosx"], missing: true) != nil)
  }

  @Test func leftOutTargetsAreListed() throws {
    typealias Target = ProjectFixture.Target
    let types = ["App", "Share", "TV"].map { name in
      Target(
        name: name,
        productType: name == "Share" ? "com.apple.product-type.app-extension" : Target.application,
        configurations: [
          ProjectFixture.Configuration(settings: ["SDKROOT": name == "TV" ? "appletvos" : "iphoneos"])
        ])
    }
    let fixture = ProjectFixture(
      targets: types + [Target(name: "All", productType: nil)], project: [ProjectFixture.Configuration()])
    let inspection = try fixture.checked().inspection
    #expect(inspection.targets.map(\.name) == ["App"])
    #expect(inspection.skipped.map(\.target) == ["Share", "TV", "All"])
  }

  @Test func oneTargetAndOneConfiguration() throws {
    typealias Configuration = ProjectFixture.Configuration
    let configurations = [Configuration(name: "Debug"), Configuration(name: "Release")]
    let fixture = ProjectFixture(
      targets: ["A", "B"].map { ProjectFixture.Target(name: $0, configurations: configurations) },
      project: ["Debug", "Release"].map { Configuration(name: $0, settings: ["SDKROOT": "iphoneos"]) })
    func names(_ options: InspectionOptions) throws -> [String] {
      try fixture.checked(options).inspection.targets.map { "\($0.name) \($0.configuration ?? "")" }
    }
    #expect(try names(InspectionOptions()) == ["A Debug", "A Release", "B Debug", "B Release"])
    #expect(try names(InspectionOptions(target: "B")) == ["B Debug", "B Release"])
    #expect(try names(InspectionOptions(configuration: "Release")) == ["A Release", "B Release"])
    #expect(try names(InspectionOptions(target: "A", configuration: "Debug")) == ["A Debug"])
  }

  @Test func aConfigurationThatTheProjectLacks() throws {
    typealias Configuration = ProjectFixture.Configuration
    let fixture = ProjectFixture(
      targets: [ProjectFixture.Target(configurations: [Configuration(name: "AdHoc")])],
      project: [
        Configuration(name: "Debug", settings: ["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"]),
        Configuration(name: "Release", settings: ["SDKROOT": "macosx"]),
      ])
    #expect(try fixture.checked().verdict("setup/device-family") == "pass note")
  }
}
