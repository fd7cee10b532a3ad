import FenpingCore
import FenpingModel
import Foundation
import Testing

@testable import FenpingReports

@Suite struct SARIFTests {
  private typealias Object = [String: Any]

  private func run(
    _ report: CheckReport = CheckFixtures.full, problemsOnly: Bool = false, in folder: String = ""
  ) throws -> Object {
    let text = SARIF.report(report, version: "1.2.3", problemsOnly: problemsOnly, in: folder, .english)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func results(_ run: Object) -> [Object] { run["results"] as? [Object] ?? [] }

  private func rules(_ run: Object) -> [Object] {
    ((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object] ?? []
  }

  @Test func describesTheRules() throws {
    let run = try run()
    let driver = (run["tool"] as? Object)?["driver"] as? Object
    #expect(driver?["name"] as? String == "fenping")
    #expect(driver?["version"] as? String == "1.2.3")
    let rule = try #require(rules(run).first { $0["id"] as? String == "setup/all-orientations" })
    #expect(rule["name"] as? String == "AllOrientations")
    #expect((rule["helpUri"] as? String)?.hasPrefix("https://developer.apple.com/") == true)
    #expect((rule["defaultConfiguration"] as? Object)?["level"] as? String == "error")
    #expect((rule["properties"] as? Object)?["tags"] as? [String] == ["setup", "ITMS-90474"])
    let help = try #require(rule["help"] as? [String: String])
    #expect(help["text"]?.contains("fenping why setup/all-orientations") == true)
    #expect(help["markdown"]?.contains("`fenping why setup/all-orientations`") == true)
  }

  @Test func resultsPointToTheirRules() throws {
    let run = try run()
    let rules = rules(run)
    #expect(results(run).count == CheckFixtures.full.findings.count)
    for result in results(run) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func onlyAFailureHasALevel() throws {
    let pairs = results(try run()).map { "\($0["kind"] ?? "") \($0["level"] ?? "")" }
    #expect(
      pairs.prefix(7) == [
        "review none", "fail error", "pass none", "fail warning", "notApplicable none", "open none",
        "fail note",
      ])
  }

  @Test func leavesOutWhatIsNoProblem() throws {
    let run = try run(problemsOnly: true)
    let kinds = Set(results(run).compactMap { $0["kind"] as? String })
    #expect(kinds == ["review", "fail", "open"])
    #expect(!rules(run).contains { $0["id"] as? String == "setup/base-sdk" })
  }

  @Test func encodesPlaces() throws {
    func location(_ run: Object, _ index: Int) -> Object? {
      let locations = results(run)[index]["locations"] as? [Object]
      return locations?.first?["physicalLocation"] as? Object
    }
    let run = try run()
    let artifact = location(run, 0)?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "Sources/%E4%B8%BB%E8%8F%9C%E5%8D%95.swift", "uriBaseId": "%SRCROOT%"])
    #expect(location(run, 0)?["region"] as? [String: Int] == ["startLine": 7])
    #expect(
      (location(run, 2)?["artifactLocation"] as? [String: String])?["uri"]
        == "%E6%88%91%E7%9A%84%20%E5%BA%94%E7%94%A8/Info%20%231%2C%2050%25.plist")
    #expect(results(run).last?["locations"] == nil)
    let below = try self.run(in: "./ios/")
    #expect(
      (location(below, 1)?["artifactLocation"] as? [String: String])?["uri"]
        == "ios/App.xcodeproj/project.pbxproj")
  }

  @Test func fingerprintsOutliveMovedLines() throws {
    func fingerprints(_ report: CheckReport) throws -> [String] {
      results(try run(report)).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["fenpingFinding/v1"]
      }
    }
    let own = try fingerprints(CheckFixtures.full)
    #expect(Set(own).count == CheckFixtures.full.findings.count)
    let moved = CheckReport(path: ".", findings: CheckFixtures.app("Debug", line: 999))
    #expect(try fingerprints(moved) == Array(own.prefix(7)))
  }

  @Test func keepsBracesFromBeingPlaceholders() throws {
    let last = try #require(results(try run()).dropLast().last?["message"] as? [String: String])
    #expect(last["text"]?.hasSuffix("]]>{{0}}") == true)
  }

  @Test func marksWhatIsHeuristic() throws {
    let first = try #require(results(try run()).first)
    #expect((first["properties"] as? Object)?["heuristic"] as? Bool == true)
    #expect((first["properties"] as? Object)?["configuration"] as? String == "Debug")
    #expect((first["message"] as? [String: String])?["text"]?.contains("heuristic") == true)
  }
}
