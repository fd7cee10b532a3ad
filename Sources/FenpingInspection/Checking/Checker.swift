public import FenpingCore
public import FenpingModel

/// Puts the core's rules to what was read, and says where the cause of each answer lies.
public enum Checker {
  /// - Parameter rules: those to ask; none but check rules count.
  public static func findings(_ target: InspectedTarget, rules: [Rule]) -> [Finding] {
    rules.compactMap { finding($0, target) }
  }

  private static func finding(_ rule: Rule, _ target: InspectedTarget) -> Finding? {
    guard var evaluation = rule.evaluation(of: target.facts) else { return nil }
    guard target.wasAskedFor(rule, evaluation.verdict) else { return nil }
    // What was read can show that something is there, and not that nothing is.
    let partial = target.partial.intersection(rule.inputs.map(\.name))
    // A fault that one storyboard has is there whatever the others say.
    let isFound = evaluation.verdict == .fail && partial == [TargetField.storyboards.name]
    if !partial.isEmpty, !isFound, !Cause(rule, evaluation, target).isSeen,
      let strict = rule.evaluation(of: target.wholeFacts)
    {
      evaluation = strict
    }
    let cause = Cause(rule, evaluation, target)
    // A reading of source code is a heuristic: it does not condemn, it asks somebody to look.
    let verdict =
      cause.isHeuristic && evaluation.verdict == .fail ? .needsReview : evaluation.verdict ?? .unknown
    return Finding(
      target: target.name, configuration: target.configuration, rule: rule.id, verdict: verdict,
      severity: evaluation.severity ?? rule.severity, isHeuristic: cause.isHeuristic,
      message: evaluation.explanation, file: cause.file, line: cause.line,
      evidence: evaluation.evidence.map {
        Finding.TracedEvidence($0, origins: target.origins[$0.name] ?? [])
      })
  }
}

extension InspectedTarget {
  /// Without what was read in part.
  fileprivate var wholeFacts: TargetFacts {
    TargetFacts(facts.values.filter { !partial.contains($0.key) })
  }

  /// Without a project there is no source code and no storyboard: what only they would tell was not asked for, which is
  /// no reason to call it unknown.
  fileprivate func wasAskedFor(_ rule: Rule, _ verdict: Verdict?) -> Bool {
    guard verdict == .unknown, facts.values[TargetField.buildSettings.name] == nil else { return true }
    if rule.inputs.first?.name == TargetField.buildSettings.name { return false }
    let content = [TargetField.source.name, TargetField.storyboards.name]
    return !rule.inputs.contains { content.contains($0.name) && facts.values[$0.name] == nil }
  }
}

extension Evaluation {
  var verdict: Verdict? {
    if case .verdict(let verdict) = outcome { verdict } else { nil }
  }
}
