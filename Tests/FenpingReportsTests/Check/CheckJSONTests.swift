import FenpingCore
import FenpingModel
import Foundation
import Testing

@testable import FenpingReports

@Suite struct CheckJSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func holdsTheContract() throws {
    let document = try object(CheckJSON.report(CheckFixtures.full))
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["path"] as? String == "App.xcodeproj")
    let results = try #require(document["results"] as? [[String: Any]])
    #expect(results.count == CheckFixtures.full.findings.count)
    let keys: Set<String> = [
      "target", "configuration", "rule", "verdict", "severity", "heuristic", "message", "file", "line",
      "evidence",
    ]
    for result in results {
      #expect(Set(result.keys) == keys)
      #expect(Set((result["message"] as? [String: Any] ?? [:]).keys) == ["zh-Hans", "zh-Hant", "en"])
    }
    #expect(Set(results.compactMap { $0["verdict"] as? String }) == Set(Verdict.allCases.map(\.rawValue)))
    // What is not there is null, not absent.
    #expect(results.last?["configuration"] is NSNull)
    #expect(results.last?["file"] is NSNull && results.last?["line"] is NSNull)
  }

  @Test func tellsWhereValuesCameFrom() throws {
    let document = try object(CheckJSON.report(CheckFixtures.full))
    let results = try #require(document["results"] as? [[String: Any]])
    let evidence = try #require(results[1]["evidence"] as? [[String: Any]])
    #expect(evidence.map { $0["name"] as? String }[1] == "UIDeviceFamily")
    #expect(evidence[1]["value"] as? [Int] == [1, 2])
    let origins = try #require(evidence[1]["origins"] as? [[String: Any]])
    #expect(origins.map { $0["level"] as? String } == ["project", "default"])
    #expect(origins[0]["file"] as? String == CheckFixtures.project)
    #expect(origins[0]["line"] as? Int == 50)
    #expect(origins[0]["text"] as? String == "TARGETED_DEVICE_FAMILY = 1,2")
    #expect(origins[1]["file"] is NSNull)
  }

  @Test func tellsWhatWasLeftOut() throws {
    let document = try object(CheckJSON.report(CheckFixtures.full))
    let skipped = try #require(document["skipped"] as? [[String: Any]])
    #expect(skipped[0]["target"] as? String == "Widget")
    #expect((skipped[0]["reason"] as? [String: String])?["en"] == "an app extension")
    // Nothing is lost of a hostile text.
    #expect(skipped[1]["target"] as? String == CheckFixtures.hostile)
    #expect((document["notes"] as? [[String: String]])?.first?["zh-Hant"] == "缺少 Base.xcconfig。")
  }

  @Test func printsEmptyLists() throws {
    let document = try object(CheckJSON.report(CheckFixtures.empty))
    for key in ["results", "skipped", "notes"] { #expect((document[key] as? [Any])?.isEmpty == true) }
  }
}
