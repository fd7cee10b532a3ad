import FenpingCore
import Foundation
import Testing

@testable import FenpingReports

@Suite struct RuleCommandTests {
  @Test func theSourceFileOfEveryRuleIsThere() {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for rule in Catalogue.all {
      let file = root.appendingPathComponent(rule.sourceFile).path
      #expect(FileManager.default.fileExists(atPath: file), "\(rule.id): \(rule.sourceFile)")
    }
  }

  @Test(
    arguments: [
      (["os": 9, "role": "primary"], "fenping run a/b --set os=9 --set role=primary"),
      (["on": true, "list": ["x", "y"]], "fenping run a/b --set list=x,y --set on=yes"),
      (["text": "two words"], "fenping run a/b --set 'text=two words'"),
      (["text": "it's $HOME"], #"fenping run a/b --set 'text=it'\''s $HOME'"#),
      (["none": [], "empty": [:]], "fenping run a/b --set 'empty={}' --set none="),
      (["record": ["k": "v"]], #"echo '{"record":{"k":"v"}}' | fenping run a/b --input -"#),
      (["list": ["a,b"]], #"echo '{"list":["a,b"]}' | fenping run a/b --input -"#),
      ([:], "fenping run a/b"),
    ] as [([String: Value], String)])
  func writesACommandThatAShellReadsBack(input: [String: Value], command: String) {
    let text = LocalizedText(hans: "", hant: "", en: "")
    let example = Example(text, input, .verdict(.pass))
    let rule = Rule(
      "a/b", title: text, statement: text, rationale: text, advice: text, validity: [], sources: [],
      patterns: [],
      evaluator: .check { _ in Evaluation(.verdict(.pass), LocalizedText(hans: "过", hant: "過", en: "passes"))
      }, examples: [example])
    #expect(rule.command(running: example) == command)
    #expect(rule.exampleCommand == command)
  }
}
