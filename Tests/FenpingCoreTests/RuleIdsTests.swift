import Foundation
import TestSupport
import Testing

@testable import FenpingCore

/// Ids are written down in guides, in scripts and in other people's configurations: once published, one stays.
struct RuleIdsTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("rule-ids.txt")

  private func published() throws -> [String] {
    try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// A rule that is renamed keeps its old id as an alias.
  @Test func noPublishedIdIsForgotten() throws {
    for id in try published() {
      #expect(Catalogue.rule(id) != nil, "\(id) is published: keep it, or make it an alias of its successor")
    }
  }

  /// `FENPING_RECORD=1` adds what is new, and fails; nothing takes a line away.
  @Test func everyIdIsPublished() throws {
    let published = try published()
    let known = Set(published)
    let new = Catalogue.all.flatMap { [$0.id] + $0.aliases }.filter { !known.contains($0) }
    #expect(new.isEmpty, "not in rule-ids.txt; FENPING_RECORD=1 adds them")
    #expect(published == known.sorted(), "rule-ids.txt is sorted, and names no id twice")
    if isRecordingGoldens, !new.isEmpty {
      let lines = (published + new).sorted().map { $0 + "\n" }
      try lines.joined().write(to: Self.file, atomically: true, encoding: .utf8)
    }
  }

  @Test func anAliasLeadsToItsRule() {
    let text = LocalizedText(hans: "文", hant: "文", en: "text")
    func rule(_ id: String, _ aliases: [String] = []) -> Rule {
      Rule(
        id, aliases: aliases, title: text, statement: text, rationale: text, advice: text, validity: [],
        sources: [], patterns: [],
        evaluator: .check { _ in
          Evaluation(.verdict(.pass), LocalizedText(hans: "过", hant: "過", en: "passes"))
        })
    }
    let rules = [rule("a/old", ["a/older"]), rule("a/new", ["a/was"])]
    #expect(Catalogue.rule("a/was", in: rules)?.id == "a/new")
    #expect(Catalogue.rule("a/older", in: rules)?.id == "a/old")
    #expect(Catalogue.rule("a/new", in: rules)?.id == "a/new")
    #expect(Catalogue.rule("a/none", in: rules) == nil)
    // An id wins over an alias.
    #expect(Catalogue.rule("a/x", in: [rule("a/y", ["a/x"]), rule("a/x")])?.id == "a/x")
  }
}
