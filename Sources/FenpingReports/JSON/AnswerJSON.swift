import FenpingCore
public import FenpingModel

/// `ask`, `why` and `checklist` as JSON.
public enum AnswerJSON {
  /// - Parameter isStale: whether a source has changed since the index was built.
  public static func document(_ set: AnswerSet, isStale: Bool) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "question": .string(set.question),
      "language": .string(set.language.rawValue),
      "intent": .string(set.intent.rawValue),
      "stale": .bool(isStale),
      "answers": .array(
        set.answers.enumerated().map { answer($0.element, rank: $0.offset + 1, set.language) }),
      "notes": .strings(set.notes.map { $0[set.language] }),
    ]
  }

  private static func answer(_ answer: Answer, rank: Int, _ language: Language) -> JSON {
    content(answer, rank: rank, language).merging(
      answer.finding.map { finding in
        [
          "verdict": .string(finding.verdict.rawValue), "target": .string(finding.target),
          "file": finding.file.map(JSON.string) ?? nil, "line": finding.line.map(JSON.number) ?? nil,
          "message": JSON(finding.message),
        ]
      } ?? [:])
  }

  private static func content(_ answer: Answer, rank: Int, _ language: Language) -> JSON {
    [
      "rank": .number(rank),
      "score": .rounded(answer.score),
      "scoreParts": .array(
        answer.parts.map { ["name": .string($0.name), "value": .rounded($0.value)] }),
      "statement": JSON(answer.statement),
      "gloss": JSON(answer.gloss),
      "reasons": .array(answer.reasons.compactMap { reason($0, language) }),
      "rules": .array(answer.rules.compactMap(Catalogue.rule).map(rule)),
      "outdated": answer.outdated.map {
        ["since": .string($0.since.description), "replacement": JSON($0.replacement)]
      } ?? nil,
      "conflicts": .strings(answer.conflicts.map(\.id) + answer.disputes),
    ]
  }

  private static func reason(_ reason: Answer.Reason, _ language: Language) -> JSON? {
    switch reason.origin {
    case .guide(let statement): JSON(statement).merging(["origin": "guide"])
    case .inferred(let statement): JSON(statement).merging(["origin": "inferred"])
    case .rule(let id): Catalogue.rule(id).map { rationale(of: $0, language) }
    }
  }

  /// A rule's rationale with the keys of a statement; it stands in no document.
  private static func rationale(of rule: Rule, _ language: Language) -> JSON {
    [
      "id": .string(rule.id), "document": nil, "line": nil, "kind": "reason", "modality": "none",
      "subject": nil, "condition": nil, "procedure": nil, "step": nil, "section": nil,
      "text": .string(rule.rationale[language]), "quote": nil, "translation": nil, "because": [],
      "rules": [.string(rule.id)], "concepts": [], "confidence": 1, "origin": "rule",
    ]
  }

  private static func rule(_ rule: Rule) -> JSON {
    [
      "id": .string(rule.id), "title": JSON(rule.title), "run": JSON(rule.exampleCommand),
      "source": .string(rule.sourceFile),
    ]
  }
}
