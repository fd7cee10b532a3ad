import FenpingCore
public import FenpingModel

/// What `fenping check` found, as the contract with scripts has it: every finding, whatever its verdict.
public enum CheckJSON {
  public static func report(_ report: CheckReport) -> String { document(report).text }

  static func document(_ report: CheckReport) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "path": .string(report.path),
      "results": .array(report.findings.map(result)),
      "skipped": .array(
        report.skipped.map { ["target": .string($0.target), "reason": JSON($0.reason)] }),
      "notes": .array(report.notes.map { JSON($0) }),
    ]
  }

  private static func result(_ finding: Finding) -> JSON {
    [
      "target": .string(finding.target), "configuration": JSON(finding.configuration),
      "rule": .string(finding.rule), "verdict": .string(finding.verdict.rawValue),
      "severity": .string(finding.severity.rawValue), "heuristic": .bool(finding.isHeuristic),
      "message": JSON(finding.message), "file": JSON(finding.file),
      "line": finding.line.map(JSON.number) ?? nil,
      "evidence": .array(finding.evidence.map(evidence)),
    ]
  }

  private static func evidence(_ evidence: Finding.TracedEvidence) -> JSON {
    [
      "name": .string(evidence.name), "value": JSON(evidence.value),
      "origins": .array(
        evidence.origins.map { origin in
          [
            "level": .string(origin.level.rawValue), "file": JSON(origin.file),
            "line": origin.line.map(JSON.number) ?? nil, "text": .string(origin.text),
          ]
        }),
    ]
  }
}
