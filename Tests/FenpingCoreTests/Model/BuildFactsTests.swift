import Testing

@testable import FenpingCore

/// Device families as a project's settings and its Info.plist make them.
struct BuildFactsTests {
  @Test(
    arguments: [
      ("1", [1], []), ("2", [2], []), ("1,2", [1, 2], []), ("2 1", [1, 2], []), ("1, 2,", [1, 2], []),
      ("2,2", [2], []),
      // Families of other platforms are dropped without a word.
      ("1,2,6,7", [1, 2], []), ("2,4", [2], []),
      ("1,0", [1], ["0"]), ("1,iPad", [1], ["iPad"]), ("-2,2", [2], ["-2"]),
      ("99999999999999999999", [1, 2], ["99999999999999999999"]),
    ] as [(String, [Int], [String])])
  func settingIsReadAsXcodeDoes(_ text: String, _ families: [Int], _ unexpected: [String]) throws {
    let setting = try #require(DeviceFamilySetting(text))
    #expect(setting.families == families)
    #expect(setting.unexpected == unexpected)
  }

  @Test func whereNothingFitsAllCount() throws {
    let setting = try #require(DeviceFamilySetting("3,4"))
    #expect(setting.fitsNothing)
    #expect(setting.families == [1, 2])
  }

  @Test(arguments: ["", " ", ","])
  func emptySettingWritesNothing(_ text: String) {
    #expect(DeviceFamilySetting(text) == nil)
  }

  @Test(
    arguments: [
      // An Info.plist alone: what it says.
      (["UIDeviceFamily": [2]], .known([2])), ([:], .absent),
      // In a project the setting decides, and its absence is an answer.
      (["build-settings": ["TARGETED_DEVICE_FAMILY": "1"], "UIDeviceFamily": [1, 2]], .known([1])),
      (["build-settings": [:], "UIDeviceFamily": [1, 2]], .known([1])),
      (["build-settings": "{}"], .known([1])),
      (["build-settings": ["TARGETED_DEVICE_FAMILY": ""], "UIDeviceFamily": [2]], .known([2])),
      (["build-settings": ["TARGETED_DEVICE_FAMILY": 2]], .known([2])),
      (["build-settings": ["TARGETED_DEVICE_FAMILY": "$(FAMILY)"]], .unresolved("$(FAMILY)")),
      // A file that cannot be read makes unknown only what nothing else sets.
      (["build-settings": [:], "missing-files": ["a.xcconfig"]], .unresolved("$(TARGETED_DEVICE_FAMILY)")),
      (["build-settings": ["TARGETED_DEVICE_FAMILY": "2"], "missing-files": ["a.xcconfig"]], .known([2])),
    ] as [([String: Value], Fact<[Int]>)])
  func familiesAreThoseOfTheBuiltApp(_ values: [String: Value], _ families: Fact<[Int]>) {
    #expect(TargetFacts(values).effectiveFamilies == families)
  }

  @Test func everyRuleGoesByTheSetting() throws {
    let facts = TargetFacts([
      "build-settings": ["TARGETED_DEVICE_FAMILY": "1"], "UIDeviceFamily": [1, 2], "sdk": "latest",
    ])
    for rule in [Rule.allOrientations, .launchScreen, .fullScreenOptOut, .baseSDK, .useWindowBounds] {
      let evaluation = try #require(rule.verdict(on: facts))
      #expect(evaluation.outcome == .verdict(.notApplicable), "\(rule.id)")
    }
  }

  @Test func onlyTheSettingThatMattersIsEvidence() throws {
    let facts = TargetFacts([
      "build-settings": ["TARGETED_DEVICE_FAMILY": "1", "OTHER_LDFLAGS": "-ObjC"], "sdk": "latest",
    ])
    let evaluation = try #require(Rule.allOrientations.verdict(on: facts))
    #expect(
      evaluation.evidence.contains(Evidence("build-settings", ["TARGETED_DEVICE_FAMILY": "1"])))
  }

  @Test(arguments: [TargetField.buildSettings, TargetField.infoPlistFile])
  func settingsAreADictionary(_ field: Field<Fact<[String: Value]>>) {
    #expect(field.accepts([:]))
    #expect(field.accepts("{}"))
    #expect(!field.accepts([]))
  }

  @Test func whatIsNoValueOfItsFieldIsRefused() {
    #expect(!TargetField.missingFiles.accepts("a.xcconfig"))
    #expect(!TargetField.isPreprocessed.accepts("maybe"))
    #expect(!TargetField.os.accepts([]))
    #expect(TargetField.os.accepts(26.1))
  }

  @Test func preprocessedPropertyListIsNotKnown() throws {
    let facts = TargetFacts(["UIDeviceFamily": [2], "preprocessed": true, "sdk": 18])
    for rule in [
      Rule.allOrientations, .launchScreen, .fullScreenOptOut, .launchScreenMandatory, .launchStoryboardName,
      .launchImagesRetired, .launchScreenAutoLayout, .sceneManifest,
    ] {
      let evaluation = try #require(rule.verdict(on: facts))
      #expect(evaluation.outcome == .verdict(.unknown), "\(rule.id)")
    }
  }
}
