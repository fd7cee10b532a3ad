import Testing

@testable import FenpingCore

/// How much the opt-out matters depends on versions that are never mixed.
struct FullScreenOptOutTests {
  @Test(
    arguments: [
      // Not there, or not true: nothing to report.
      ([:], .pass, .note),
      (["UIRequiresFullScreen": false, "sdk": 26, "deployment-target": 17], .pass, .note),
      // A source project does not carry its SDK, so what depends on that is a note.
      (["UIRequiresFullScreen": true, "sdk": "latest", "deployment-target": 17], .pass, .note),
      (["UIRequiresFullScreen": true, "sdk": "18.5", "deployment-target": 17], .pass, .note),
      (["UIRequiresFullScreen": true, "sdk": 26, "deployment-target": 17], .pass, .warning),
      (["UIRequiresFullScreen": true, "sdk": "27.0", "deployment-target": 17], .fail, .warning),
      // Its presence alone is deprecated, on the axis of the deployment target.
      (["UIRequiresFullScreen": false, "sdk": 26, "deployment-target": "26.0"], .fail, .warning),
      (["UIRequiresFullScreen": [], "sdk": 26, "deployment-target": "26.0"], .fail, .warning),
      (["UIRequiresFullScreen": true, "sdk": "latest", "deployment-target": "26.1"], .fail, .warning),
      // An SDK before 26 cannot deploy from 26.
      (["UIRequiresFullScreen": true, "sdk": 18], .pass, .note),
      (["UIRequiresFullScreen": true, "sdk": 26], .unknown, nil),
    ] as [([String: Value], Verdict, Severity?)])
  func severityFollowsTheVersions(
    _ values: [String: Value], _ verdict: Verdict, _ severity: Severity?
  ) throws {
    let facts = TargetFacts(values.merging(["UIDeviceFamily": [2]]) { own, _ in own })
    let evaluation = try #require(Rule.fullScreenOptOut.verdict(on: facts))
    #expect(evaluation.outcome == .verdict(verdict), "\(evaluation.explanation.en)")
    #expect(evaluation.severity == severity, "\(evaluation.explanation.en)")
  }

  @Test func anAssumedFamilyIsSaidToBeOne() throws {
    let facts = TargetFacts(["UISupportedInterfaceOrientations~ipad": []])
    let evaluation = try #require(Rule.allOrientations.verdict(on: facts))
    #expect(evaluation.outcome == .verdict(.fail))
    #expect(evaluation.explanation.en.contains("assumed"))
    #expect(evaluation.explanation.hans.contains("假定"))
    #expect(evaluation.explanation.hant.contains("假定"))
  }

  @Test func anUnresolvedSettingIsQuoted() throws {
    let facts = TargetFacts(["UIDeviceFamily": [2], "UIRequiresFullScreen": "$(FULL_SCREEN)"])
    let evaluation = try #require(Rule.allOrientations.verdict(on: facts))
    #expect(evaluation.outcome == .verdict(.unknown))
    for language in Language.allCases {
      #expect(evaluation.explanation[language].contains("$(FULL_SCREEN)"), "\(language)")
    }
    #expect(evaluation.evidence.contains(Evidence("UIRequiresFullScreen", "$(FULL_SCREEN)")))
  }
}
