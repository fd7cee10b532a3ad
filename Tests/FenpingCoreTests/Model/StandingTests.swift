import Testing

@testable import FenpingCore

struct StandingTests {
  private static let text = LocalizedText(hans: "文", hant: "文", en: "text")

  private static let rule = Rule(
    "a/b", title: text, statement: text, rationale: text, advice: text,
    validity: [
      ValidityClause(.os, since: Version(9), until: Version(26), .holds, text),
      ValidityClause(.os, since: Version(16), .deprecated, text),
      ValidityClause(.os, since: Version(26), .replaced, text),
      ValidityClause(.sdk, until: Version(9), .replaced, text),
    ],
    sources: [], patterns: [],
    evaluator: .check { _ in Evaluation(.verdict(.pass), LocalizedText(hans: "过", hant: "過", en: "passes")) })

  @Test(
    arguments: [
      (.os, Version(8), nil), (.os, Version(9), .holds), (.os, Version(15, 9), .holds),
      (.os, Version(16), .deprecated), (.os, Version(25), .deprecated), (.os, Version(26), .replaced),
      (.sdk, Version(8), .replaced), (.sdk, Version(9), nil), (.deploymentTarget, Version(8), nil),
    ] as [(ValidityClause.Axis, Version, ValidityClause.Status?)])
  func theGravestClauseThatHasTheVersionDecides(
    axis: ValidityClause.Axis, version: Version, status: ValidityClause.Status?
  ) {
    let standing = Self.rule.standing(on: axis, at: version)
    #expect(standing.status == status)
    #expect(standing.clauses.allSatisfy { $0.axis == axis && $0.contains(version) })
    #expect(standing.dependsOnAxis == (axis != .deploymentTarget))
  }

  @Test func eachVersionIsReadOnItsOwnAxis() {
    let standings = Self.rule.standings(in: [.sdk: Version(8), .os: Version(26)])
    #expect(standings.map(\.axis) == [.os, .sdk])
    #expect(standings.map(\.status) == [.replaced, .replaced])
    #expect(Self.rule.standings(in: [:]).isEmpty)
  }
}
