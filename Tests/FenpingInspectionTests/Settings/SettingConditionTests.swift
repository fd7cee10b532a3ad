import FenpingCore
import Testing

@testable import FenpingInspection

/// Which assignments count, by `MacroCondition.swift` of swift-build: all conditions must hold, and no condition is
/// stronger than another.
@Suite struct SettingConditionTests {
  @Test(arguments: [
    ("A[sdk=iphoneos*]", true), ("A[sdk=*]", true), ("A[sdk=iphone*]", true), ("A[sdk=iphoneos]", true),
    ("A[sdk=iphonesimulator*]", false), ("A[sdk=macosx*]", false), ("A[sdk=IPHONEOS*]", false),
    ("A[config=Debug]", true), ("A[config=De*]", true), ("A[config=Release]", false),
    ("A[config=debug]", false),
    ("A[arch=arm64]", true), ("A[arch=*]", true), ("A[arch=armv7]", false), ("A[arch=x86_64]", false),
    ("A[variant=normal]", true), ("A[variant=profile]", false),
    // What is not known matches only what matches everything.
    ("A[compiler=*]", true), ("A[compiler=clang]", false), ("A[weather=*]", true),
    ("A[weather=fine*]", false),
    ("A[sdk=iphoneos*][config=Debug]", true), ("A[sdk=iphoneos*][config=Release]", false),
    ("A[sdk=iphoneos*,arch=arm64]", true), ("A[sdk=iphoneos*,arch=i386]", false),
  ])
  func conditions(key: String, holds: Bool) {
    let stack = SettingStackTests.stack(["A = plain"], ["\(key) = conditioned"])
    #expect(stack.value(of: "A") == (holds ? "conditioned" : "plain"))
  }

  /// In an xcconfig what stands below wins, and conditions do not make it stronger.
  @Test func theLastLineThatHoldsWins() {
    #expect(SettingStackTests.stack(["A[sdk=iphoneos*] = 1", "A = 2"]).value(of: "A") == "2")
    #expect(SettingStackTests.stack(["A = 2", "A[sdk=iphoneos*] = 1"]).value(of: "A") == "1")
    #expect(SettingStackTests.stack(["A[sdk=iphoneos*] = 1"], ["A = 2"]).value(of: "A") == "2")
  }

  /// A project file's settings are made in the order of their names.
  @Test(arguments: [
    (["A": "1", "A[sdk=iphoneos*]": "2"], "2"), (["A[arch=arm64]": "1", "A[config=Debug]": "2"], "2"),
    (["A[sdk=iphoneos*]": "3", "A[config=Debug]": "2", "A[arch=arm64]": "1", "A": "0"], "3"),
    (["A[sdk=iphonesimulator*]": "3", "A[config=Debug]": "2"], "2"),
    (["A[sdk=macosx*]": "1", "A": "0"], "0"),
    (["A[sdk=iphoneos*]": "1", "A[sdk=*]": "0"], "1"),
  ])
  func sortedNames(settings: [String: String], expected: String) throws {
    let fixture = ProjectFixture(settings.merging(["INFOPLIST_KEY_X": "$(A)"]) { $1 })
    let target = try fixture.checked().target()
    let read = try #require(target.facts.values["build-settings"])
    guard case .record(let record) = read else {
      Issue.record("no settings")
      return
    }
    #expect(record["INFOPLIST_KEY_X"] == .text(expected))
  }

  @Test func aConditionOfTheProjectLosesToTheTarget() throws {
    let fixture = ProjectFixture(
      ["TARGETED_DEVICE_FAMILY": "1"], project: ["TARGETED_DEVICE_FAMILY[sdk=iphoneos*]": "1,2"])
    #expect(try fixture.checked().verdict("setup/device-family") == "not-applicable note")
  }

  @Test func fourLevels() throws {
    let name = "TARGETED_DEVICE_FAMILY"
    func families(_ target: String?, _ targetFile: String?, _ project: String?, _ projectFile: String?) throws
      -> String
    {
      let fixture = ProjectFixture(
        target.map { [name: $0] } ?? [:], targetFile: targetFile.map { "\(name) = \($0)" },
        project: project.map { [name: $0] } ?? [:], projectFile: projectFile.map { "\(name) = \($0)" })
      return try fixture.checked().verdict("setup/device-family")
    }
    let iPad = "pass note"
    #expect(try families("1,2", "1", "1", "1") == iPad)
    #expect(try families(nil, "1,2", "1", "1") == iPad)
    #expect(try families(nil, nil, "1,2", "1") == iPad)
    #expect(try families(nil, nil, nil, "1,2") == iPad)
    #expect(try families("$(inherited)", "$(inherited)", "$(inherited)", "1,2") == iPad)
    #expect(try families("$(inherited),2", "$(inherited)", nil, "1") == iPad)
  }

  @Test(
    "A version of the SDK counts where it is known",
    arguments: [
      ("sdk=iphoneos18*", "iphoneos18.2", true), ("sdk=iphoneos18*", "iphoneos26.0", false),
      ("sdk=iphoneos18*", "iphoneos", false), ("sdk=iphoneos*", "iphoneos18.2", true),
    ])
  func versionsOfTheSDK(text: String, sdk: String, holds: Bool) {
    #expect(SettingCondition(text).holds(in: "Debug", sdk: sdk) == holds)
  }
}
