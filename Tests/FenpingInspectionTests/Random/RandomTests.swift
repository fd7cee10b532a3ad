import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// A thousand inputs of each kind, put to the rules and to the oracle; the same ones in every run.
@Suite struct RandomTests {
  /// What differs, by rule: expected, found.
  private func differences(_ target: InspectedTarget, _ oracle: Oracle) -> [String] {
    let expected = oracle.verdicts
    let rules = Catalogue.all.filter { expected[$0.id] != nil }
    let found = Dictionary(
      uniqueKeysWithValues: Checker.findings(target, rules: rules).map { ($0.rule, $0) })
    return expected.keys.sorted().compactMap { rule in
      let wanted = (expected[rule] ?? "").split(separator: " ")
      guard let finding = found[rule], let verdict = wanted.first else { return "\(rule): not asked" }
      let isSame =
        finding.verdict.rawValue == verdict
        && (wanted.count < 2 || finding.severity.rawValue == wanted[1])
      return isSame
        ? nil
        : "\(rule): expected \(expected[rule] ?? ""), found \(finding.verdict.rawValue) \(finding.severity.rawValue)"
    }
  }

  @Test func infoPlists() throws {
    var input = RandomInput(seed: 20_150_916)
    var counts: [String: Int] = [:]
    for number in 0..<1000 {
      let plist = input.keys(variable: "$(NOBODY_SETS_THIS)").merging(input.stamps()) { $1 }
      let oracle = Oracle(plist)
      for (rule, verdict) in oracle.verdicts { counts["\(rule) \(verdict)", default: 0] += 1 }
      let file = try InfoPlistFile(Array(PlistText.xml(plist).utf8), file: "Info.plist")
      let target = PlistInspector.target(file, name: "App", resources: nil, InspectionOptions())
      for difference in differences(target, oracle) { Issue.record("\(number): \(difference)\n\(plist)") }
    }
    // Every answer that the rules can give was asked for.
    for rule in ["all-orientations", "launch-screen", "full-screen-opt-out", "base-sdk", "device-family"] {
      let answers = counts.keys.filter { $0.hasPrefix("setup/\(rule) ") }
      #expect(answers.count >= 3, "\(rule): \(answers.sorted())")
    }
    #expect(counts["setup/all-orientations needs-review"] ?? 0 > 0)
    #expect(counts["setup/all-orientations pass"] ?? 0 > 50)
    #expect(counts["setup/launch-screen fail"] ?? 0 > 50)
  }

  /// Many configurations in one project are as many projects, and read sooner.
  @Test(arguments: [nil, 18.0, 26, 27])
  func projects(sdk: Double?) throws {
    var input = RandomInput(seed: 20_260_608 + UInt64(sdk ?? 0))
    let options = InspectionOptions(sdk: sdk.flatMap { Version(String($0)) })
    for round in 0..<10 {
      var fixture = ProjectFixture(targets: [], project: [])
      var target = ProjectFixture.Target(configurations: [])
      var oracles: [(name: String, oracle: Oracle, input: String)] = []
      for number in 0..<25 {
        let name = "C\(round)-\(number)"
        let own = input.settings(isTarget: true).merging(["INFOPLIST_FILE": "\(name).plist"]) { $1 }
        let common = input.settings(isTarget: false).merging(["SDKROOT": "iphoneos"]) { $1 }
        let file = input.keys(variable: "$(FULL_SCREEN)")
        target.configurations.append(ProjectFixture.Configuration(name: name, settings: own))
        fixture.project.append(ProjectFixture.Configuration(name: name, settings: common))
        fixture.files["\(name).plist"] = PlistText.xml(file)
        oracles.append(
          (name, Oracle(target: own, project: common, file: file, sdk: sdk), "\(own)\n\(common)\n\(file)"))
      }
      fixture.targets = [target]
      let inspection = try fixture.checked(options).inspection
      for (name, oracle, input) in oracles {
        let found = try #require(inspection.targets.first { $0.configuration == name })
        for difference in differences(found, oracle) { Issue.record("\(name): \(difference)\n\(input)") }
      }
    }
  }
}

extension Oracle {
  /// Of an Info.plist without a project.
  init(_ plist: [String: Value]) {
    func number(_ key: String) -> Double? { plist[key].flatMap { Double($0.description) } }
    let platform = plist["DTPlatformName"]?.description
    self.init(platform: platform, plist: plist, isBuilt: platform != nil)
    sdk = number("DTPlatformVersion")
    minimum = number("MinimumOSVersion")
    if case .list(let items)? = plist["UIDeviceFamily"] {
      families = items.compactMap { Int($0.description) }
    }
  }
}
