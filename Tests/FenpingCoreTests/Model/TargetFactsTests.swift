import Testing

@testable import FenpingCore

struct TargetFactsTests {
  // MARK: Known, absent, unresolved

  @Test func keyThatIsNotThereIsAbsent() {
    #expect(TargetFacts([:])[TargetField.orientations] == .absent)
  }

  @Test func valueOfATypeThatNobodyReadsIsAbsentButDeclared() {
    let facts = TargetFacts(["UILaunchStoryboardName": 1])
    #expect(facts[TargetField.launchStoryboardName] == .absent)
    #expect(facts.declares(TargetField.launchStoryboardName))
  }

  @Test(arguments: ["$(NAME)", "${NAME}", "My$(NAME:lower)Screen"])
  func buildSettingIsUnresolved(_ text: String) {
    let facts = TargetFacts([
      "UILaunchStoryboardName": .text(text), "UISupportedInterfaceOrientations": ["a", .text(text)],
      "UIRequiresFullScreen": .text(text), "sdk": .text(text),
    ])
    #expect(facts[TargetField.launchStoryboardName] == .unresolved(text))
    #expect(facts[TargetField.orientations] == .unresolved(text))
    #expect(facts[TargetField.requiresFullScreen] == .unresolved(text))
    #expect(facts[TargetField.sdk] == .unresolved(text))
  }

  @Test(arguments: ["$", "$NAME", "(NAME)", "$ (NAME)", "cost: 5$"])
  func otherTextIsItself(_ text: String) {
    #expect(
      TargetFacts(["UILaunchStoryboardName": .text(text)])[TargetField.launchStoryboardName] == .known(text))
  }

  // MARK: Loose truth

  @Test(
    arguments: [true, 1, -2, "YES", "yes", "true", "T", "1", "  Yes", "007", "+1", "-1", "yellow"] as [Value])
  func countsAsTrue(_ value: Value) {
    #expect(TargetFacts(["UIRequiresFullScreen": value])[TargetField.requiresFullScreen] == .known(true))
  }

  @Test(arguments: [false, 0, "NO", "no", "false", "", "0", "000", "-", "on", " "] as [Value])
  func countsAsFalse(_ value: Value) {
    #expect(TargetFacts(["UIRequiresFullScreen": value])[TargetField.requiresFullScreen] == .known(false))
  }

  // MARK: Facts that take more than one key

  @Test(
    arguments: [
      (["UIDeviceFamily": [1, 2]], .declared), (["UIDeviceFamily": ["2"]], .declared),
      (["UIDeviceFamily": [1]], .excluded), (["UIDeviceFamily": []], .excluded),
      (["UIDeviceFamily": [1], "UILaunchScreen~ipad": [:]], .excluded),
      (["platform": "iphoneos"], .excluded),
      (["platform": "iphoneos", "UILaunchScreen~ipad": [:]], .excluded),
      (["UILaunchScreen~ipad": [:]], .assumed), (["UIMainStoryboardFile~ipad": "Main"], .assumed),
      (["UILaunchScreen~pad": [:]], .unknown(nil)), ([:], .unknown(nil)),
      (["UIDeviceFamily": ["$(FAMILY)"]], .unknown("$(FAMILY)")),
    ] as [([String: Value], TargetFacts.IPadSupport)])
  func iPadSupportIsReadOrAssumed(_ values: [String: Value], _ support: TargetFacts.IPadSupport) {
    #expect(TargetFacts(values).iPadSupport == support)
  }

  @Test func listForIPadReplacesTheGeneralOne() {
    let both = TargetFacts([
      "UISupportedInterfaceOrientations": ["a", "b"], "UISupportedInterfaceOrientations~ipad": ["c"],
    ])
    #expect(both.iPadOrientations == ("UISupportedInterfaceOrientations~ipad", .known(["c"])))
    let mistyped = TargetFacts([
      "UISupportedInterfaceOrientations": ["a", "b"], "UISupportedInterfaceOrientations~ipad": true,
    ])
    #expect(mistyped.iPadOrientations == ("UISupportedInterfaceOrientations", .known(["a", "b"])))
  }

  @Test(
    arguments: [
      ("9", true, false), ("8.4", false, true), ("26.0", true, false), ("latest", false, false),
    ] as [(Value, Bool, Bool)])
  func sdkIsNewOrOldOnlyWhereItIsKnown(_ sdk: Value, _ new: Bool, _ old: Bool) {
    let facts = TargetFacts(["sdk": sdk])
    #expect(facts.isBuilt(withSDK: Version(9)) == new)
    #expect(facts.isBuilt(beforeSDK: Version(9)) == old)
  }

  @Test(
    arguments: [
      (["deployment-target": "14.0"], true), (["deployment-target": 13], false), ([:], nil),
      (["sdk": 13], false), (["sdk": 14], nil), (["deployment-target": "$(TARGET)"], nil),
    ] as [([String: Value], Bool?)])
  func deploymentTargetNeverExceedsTheSDK(_ values: [String: Value], _ reaches: Bool?) {
    #expect(TargetFacts(values).isDeployed(from: Version(14)) == reaches)
  }
}
