import FenpingCore
import FenpingModel
import TestSupport
import Testing

@testable import FenpingInspection

/// What a check makes of something written to a folder of its own, which lives as long.
struct Checked {
  let inspection: Inspection
  let folder: TemporaryFolder

  init(_ inspection: Inspection, folder: TemporaryFolder) {
    self.inspection = inspection
    self.folder = folder
  }

  /// Of an Info.plist that stands alone; one with DTPlatformName is a built app's.
  init(
    plist: [String: Value], _ options: InspectionOptions = InspectionOptions()
  ) throws {
    try self.init(plistText: PlistText.xml(plist), options)
  }

  init(plistText: String, _ options: InspectionOptions = InspectionOptions()) throws {
    folder = try TemporaryFolder()
    let path = try folder.write(plistText, to: "Info.plist")
    inspection = try Inspector.inspect(path, options)
  }

  /// Of an app whose values a build has stamped: for devices, with the 26 SDK, from iOS 17 on, if nothing else is said.
  static func built(
    _ values: [String: Value], sdk: String = "26.0", from minimum: String? = "17.0"
  ) throws -> Checked {
    var all: [String: Value] = [
      "DTPlatformName": "iphoneos", "DTPlatformVersion": .text(sdk), "UIDeviceFamily": [1, 2],
    ]
    all["MinimumOSVersion"] = minimum.map(Value.text)
    return try Checked(plist: all.merging(values) { $1 })
  }

  func target(_ name: String = "App", _ configuration: String? = nil) throws -> InspectedTarget {
    let found = inspection.targets.first {
      (inspection.targets.count == 1 || $0.name == name)
        && (configuration == nil || $0.configuration == configuration)
    }
    return try #require(found, "no target \(name) (\(configuration ?? "any")) was checked")
  }

  func finding(_ rule: String, _ target: String = "App", _ configuration: String? = nil) throws -> Finding {
    let rule = try #require(Catalogue.all.first { $0.id == rule }, "no rule \(rule)")
    let findings = Checker.findings(try self.target(target, configuration), rules: [rule])
    return try #require(findings.first, "\(rule.id) was not asked")
  }

  /// Such as `fail warning`.
  func verdict(_ rule: String, _ target: String = "App", _ configuration: String? = nil) throws -> String {
    let finding = try finding(rule, target, configuration)
    return "\(finding.verdict.rawValue) \(finding.severity.rawValue)"
  }

  /// The value of a key in the Info.plist as it would be built.
  func value(_ key: String, _ configuration: String? = nil) throws -> Value? {
    try target("App", configuration).facts.values[key]
  }

  /// The file of a finding from the folder that was checked, and its line: `Target.xcconfig:2`.
  func place(_ finding: Finding) -> String? {
    guard let file = finding.file else { return nil }
    // Where the folder for temporary files is a link, the file may be named by where it really is.
    let root = folder.path("")
    let name =
      FilePath.below(FilePath.resolved(root) ?? root, file) ?? FilePath.below(FilePath.normal(root), file)
      ?? file
    return finding.line.map { "\(name):\($0)" } ?? name
  }
}

/// The four orientations, and three, two and one of them.
enum Orientations {
  static let all: Value = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]
  static let phone: Value = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]
  static let landscape: Value = [
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]
  static let upright: Value = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown"]
  static let portrait: Value = ["UIInterfaceOrientationPortrait"]

  static let allSetting = """
    UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown \
    UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight
    """
}
