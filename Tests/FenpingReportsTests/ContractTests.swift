import FenpingCore
import FenpingModel
import Foundation
import Testing

@testable import FenpingReports

/// The keys that scripts rely on (schemaVersion 1). More may be added; none may go.
@Suite struct ContractTests {
  private static let statementKeys: Set<String> = [
    "id", "document", "line", "kind", "modality", "subject", "condition", "procedure", "step", "text",
    "quote",
    "translation", "because", "rules", "concepts", "confidence",
  ]

  private func object(_ json: JSON) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
  }

  private func keys(_ value: Any?) -> Set<String> {
    Set((value as? [String: Any])?.keys.map { $0 } ?? [])
  }

  @Test func aStatementHasItsKeys() throws {
    let statement = try object(GuideJSON.statement(Fixtures.requirement))
    #expect(keys(statement).isSuperset(of: Self.statementKeys))
    #expect(statement["because"] as? [String] == ["guide.md#3"])
    #expect(statement["line"] as? Int == 7)
    // What is not there is null, not absent.
    #expect(try object(GuideJSON.statement(Fixtures.fact))["condition"] is NSNull)
  }

  @Test func answersHaveTheirKeys() throws {
    let document = try object(
      AnswerJSON.document(Fixtures.answers(.english, gloss: "Support all."), isStale: true))
    #expect(
      keys(document).isSuperset(of: [
        "schemaVersion", "question", "language", "intent", "stale", "answers", "notes",
      ]))
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["stale"] as? Bool == true)
    let answers = try #require(document["answers"] as? [[String: Any]])
    let first = try #require(answers.first)
    #expect(
      keys(first).isSuperset(of: [
        "rank", "score", "statement", "gloss", "reasons", "rules", "outdated", "conflicts",
      ]))
    #expect(first["rank"] as? Int == 1)
    #expect(first["score"] as? Double == 2.5)
    #expect(keys(first["statement"]).isSuperset(of: Self.statementKeys))

    let reasons = try #require(first["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["origin"] as? String } == ["guide", "rule"])
    #expect(reasons.allSatisfy { keys($0).isSuperset(of: Self.statementKeys) })

    let rule = try #require((first["rules"] as? [[String: Any]])?.first)
    #expect(keys(rule).isSuperset(of: ["id", "title", "run", "source"]))
    #expect(keys(rule["title"]) == ["zh-Hans", "zh-Hant", "en"])
  }

  @Test func anEmptyListIsPrinted() throws {
    let document = try object(AnswerJSON.document(Fixtures.empty, isStale: false))
    #expect((document["answers"] as? [Any])?.isEmpty == true)
    #expect((document["notes"] as? [Any])?.isEmpty == true)
  }

  @Test func anOutdatedStatementSaysSinceWhen() throws {
    let set = AnswerSet(
      question: "?", language: .english, intent: .fact,
      answers: [
        Answer(
          statement: Fixtures.fact, parts: [], gloss: nil, reasons: [], rules: [],
          outdated: .init(
            since: Version(26), replacement: LocalizedText(hans: "窗口", hant: "視窗", en: "windows")))
      ])
    let answers = try #require(
      try object(AnswerJSON.document(set, isStale: false))["answers"] as? [[String: Any]])
    let outdated = try #require(answers.first?["outdated"] as? [String: Any])
    #expect(outdated["since"] as? String == "26")
    #expect(keys(outdated["replacement"]) == ["zh-Hans", "zh-Hant", "en"])
  }

  @Test func rulesHaveTheirKeys() throws {
    let rules = try #require(try object(RuleJSON.list(Catalogue.all))["rules"] as? [[String: Any]])
    #expect(rules.count == Catalogue.all.count)
    #expect(rules.allSatisfy { keys($0).isSuperset(of: ["id", "area", "shape", "severity", "title"]) })
  }

  @Test func aRuleHasItsKeys() throws {
    for rule in Catalogue.all {
      let page = try object(RuleJSON.page(rule))
      #expect(
        keys(page).isSuperset(of: [
          "id", "area", "shape", "severity", "title", "statement", "rationale", "advice", "validity",
          "sources",
          "inputs", "examples",
        ]))
      let inputs = try #require(page["inputs"] as? [[String: Any]])
      #expect(inputs.allSatisfy { keys($0).isSuperset(of: ["name", "type", "accepted", "unit"]) })
      let examples = try #require(page["examples"] as? [[String: Any]])
      #expect(examples.count == rule.examples.count)
      #expect(examples.allSatisfy { keys($0).isSuperset(of: ["name", "input", "expected"]) })
    }
  }

  @Test func anEvaluationHasItsKeys() throws {
    for rule in Catalogue.all {
      for example in rule.examples {
        let evaluation = try rule.evaluate(example.input)
        let document = try object(RuleJSON.evaluation(evaluation, of: rule))
        #expect(keys(document).isSuperset(of: ["rule", "outcome", "explanation", "evidence"]))
        #expect(keys(document["explanation"]) == ["zh-Hans", "zh-Hant", "en"])
        let outcome: Set<String> =
          switch evaluation.outcome {
          case .verdict: ["verdict"]
          case .value: ["value"]
          case .events: ["events"]
          }
        #expect(keys(document["outcome"]) == outcome)
      }
    }
  }

  @Test func hitsHaveTheirKeys() throws {
    let hit = SearchHit(
      place: SourcePlace(document: "a.md", line: 3), title: nil, snippet: "分屏", highlights: [0..<6],
      score: 1.25)
    let line = GuideJSON.hits([hit], of: "分屏").line
    #expect(
      line
        == #"{"query":"分屏","results":[{"document":"a.md","highlights":[{"length":2,"start":0}],"line":3,"#
        + #""score":1.25,"snippet":"分屏","title":null}]}"#
    )
  }
}
