public import FenpingCore

/// Rules and their evaluations as JSON.
public enum RuleJSON {
  /// `fenping rules`: one line of facts for each rule.
  public static func list(_ rules: [Rule], asked: [ValidityClause.Axis: Version] = [:]) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "rules": .array(
        rules.map { rule in JSON.object(summary(rule)).merging(standings(of: rule, asked: asked)) }),
    ]
  }

  /// `fenping rule ID`: all that is known of one.
  public static func page(_ rule: Rule, asked: [ValidityClause.Axis: Version] = [:]) -> JSON {
    JSON.object(summary(rule)).merging(standings(of: rule, asked: asked)).merging([
      "schemaVersion": .schemaVersion,
      "aliases": .strings(rule.aliases),
      "storeCodes": .strings(rule.storeCodes),
      "messages": .strings(rule.messages),
      "questions": .array(rule.questions.map { JSON($0) }),
      "statement": JSON(rule.statement),
      "rationale": JSON(rule.rationale),
      "advice": JSON(rule.advice),
      "validity": .array(rule.validity.map(clause)),
      "sources": .array(rule.sources.map(source)),
      "inputs": .array(rule.inputs.map(input)),
      "examples": .array(rule.examples.map { example($0, of: rule) }),
      "source": .string(rule.sourceFile),
    ])
  }

  /// `fenping run ID`: what the rule says about one input.
  public static func evaluation(_ evaluation: Evaluation, of rule: Rule) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "rule": .string(rule.id),
      "severity": .string((evaluation.severity ?? rule.severity).rawValue),
      "outcome": JSON(evaluation.outcome),
      "explanation": JSON(evaluation.explanation),
      "evidence": .array(
        evaluation.evidence.map { ["name": .string($0.name), "value": JSON($0.value)] }),
    ]
  }

  private static func summary(_ rule: Rule) -> [String: JSON] {
    [
      "id": .string(rule.id), "area": .string(rule.area), "shape": .string(rule.shape.rawValue),
      "severity": .string(rule.severity.rawValue), "title": JSON(rule.title),
    ]
  }

  /// What has become of the rule in the versions that are asked about; no member where none is.
  private static func standings(
    of rule: Rule, asked: [ValidityClause.Axis: Version]
  ) -> [String: JSON] {
    guard !asked.isEmpty else { return [:] }
    return [
      "standings": .array(
        rule.standings(in: asked).map { standing in
          [
            "axis": .string(standing.axis.rawValue), "version": .string(standing.version.description),
            "dependsOnAxis": .bool(standing.dependsOnAxis), "status": JSON(standing.status?.rawValue),
            "clauses": .array(standing.clauses.map(clause)),
          ]
        })
    ]
  }

  private static func clause(_ clause: ValidityClause) -> JSON {
    [
      "axis": .string(clause.axis.rawValue), "since": JSON(clause.since), "until": JSON(clause.until),
      "status": .string(clause.status.rawValue), "text": JSON(clause.text),
    ]
  }

  private static func source(_ source: Source) -> JSON {
    [
      "title": .string(source.title), "location": .string(source.location),
      "confidence": .string(source.confidence.rawValue),
    ]
  }

  private static func input(_ field: any InputField) -> JSON {
    [
      "name": .string(field.name), "type": .string(field.kind.name),
      "accepted": .strings(field.kind.accepted), "unit": JSON(field.unit),
      "default": field.fallback.map { JSON($0) } ?? nil, "summary": JSON(field.summary),
    ]
  }

  private static func example(_ example: Example, of rule: Rule) -> JSON {
    [
      "name": JSON(example.name), "input": .object(example.input.mapValues { JSON($0) }),
      "expected": JSON(example.expected), "run": .string(rule.command(running: example)),
    ]
  }
}
