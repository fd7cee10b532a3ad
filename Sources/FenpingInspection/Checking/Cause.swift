import FenpingCore
import FenpingModel

/// Where the cause of an evaluation lies: the place of the value that decided, else of what should have declared it.
struct Cause {
  let file: String?
  let line: Int?
  /// It rests on a reading of source code.
  let isHeuristic: Bool

  init(_ rule: Rule, _ evaluation: Evaluation, _ target: InspectedTarget) {
    // A place in the source goes first: it is the narrowest.
    if let seen = evaluation.evidence.first(where: { $0.name == TargetField.source.name })?.observations.first
    {
      file = seen.file
      line = seen.line
      isHeuristic = true
      return
    }
    isHeuristic = false
    let named = evaluation.evidence.map(\.name)
    // The family, the versions and the full-screen key say whether the rule applies; what it is about comes first.
    let subject = named.filter { !Self.circumstances.contains($0) }
    let decisive = rule.inputs.map(\.name).filter { subject.contains($0) } + subject + named
    let origin = decisive.lazy.compactMap { target.origins[$0]?.first { $0.file != nil } }.first
    file = (origin ?? target.fallback).file
    line = (origin ?? target.fallback).line
  }

  private static let circumstances: Set<String> = [
    TargetField.deviceFamilies.name, TargetField.buildSettings.name, TargetField.sdk.name,
    TargetField.deploymentTarget.name, TargetField.platform.name, TargetField.missingFiles.name,
    TargetField.requiresFullScreen.name, TargetField.infoPlistFile.name,
  ]
}

extension Evidence {
  fileprivate var observations: [SourceObservation] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap(SourceObservation.init)
  }
}
