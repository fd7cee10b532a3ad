import FenpingCore
import FenpingModel

/// Where the cause of an evaluation lies: the place of the value that decided, else of what should have declared it.
struct Cause {
  let file: String?
  let line: Int?
  /// It rests on a reading of source code.
  let isHeuristic: Bool
  /// It stands in the source code, in one place that can be shown.
  let isSeen: Bool

  init(_ rule: Rule, _ evaluation: Evaluation, _ target: InspectedTarget) {
    // A place in the source goes first: it is the narrowest, and of several the one that the message names.
    let seen = target.facts[TargetField.source].value ?? []
    let message = evaluation.explanation.en
    let named = seen.compactMap { seen in message.place(of: seen.place).map { (seen, $0) } }
      .min { $0.1 < $1.1 }?.0
    let shown = evaluation.evidence.first { $0.name == TargetField.source.name }?.observations.first
    isHeuristic = Self.restsOnSource(rule, evaluation, target)
    isSeen = named != nil || shown != nil
    if let place = named ?? shown {
      file = place.file
      line = place.line
      return
    }
    // Of several interfaces the one that the message names.
    let interface = target.origins[TargetField.storyboards.name]?
      .compactMap { origin in message.place(of: origin.text).map { (origin, $0) } }.min { $0.1 < $1.1 }?.0
    let isOfInterfaces = evaluation.evidence.contains { $0.name == TargetField.storyboards.name }
    let origin =
      (isOfInterfaces ? interface : nil)
      ?? Self.names(rule, evaluation).lazy.compactMap { name in
        target.origins[name]?.first { $0.file != nil }
      }.first
    file = (origin ?? target.fallback).file
    line = (origin ?? target.fallback).line
  }

  /// What was looked at and may be the cause, the likeliest first.
  private static func names(_ rule: Rule, _ evaluation: Evaluation) -> [String] {
    let names = evaluation.evidence.flatMap { evidence -> [String] in
      guard evidence.name == TargetField.buildSettings.name, case .record(let settings) = evidence.value
      else { return [evidence.name] }
      // Which file is merged is no cause of what is merged into it.
      return settings.keys.filter { $0 != "INFOPLIST_FILE" }.sorted() + [evidence.name]
    }
    // The family, the versions and the full-screen key say whether a rule applies, unless it is about them.
    if let first = rule.inputs.first, circumstances.contains(first.name) { return names }
    let subject = names.filter { !circumstances.contains($0) && !$0.hasPrefix("TARGETED_") }
    // What should be declared and is nowhere has no line of its own.
    return evaluation.verdict == .fail ? subject : subject + names
  }

  /// Whether nothing but the source code says so. The set-up of an app is settled by what it declares.
  private static func restsOnSource(
    _ rule: Rule, _ evaluation: Evaluation, _ target: InspectedTarget
  ) -> Bool {
    let source = TargetField.source.name
    guard evaluation.verdict == .fail || evaluation.verdict == .needsReview, rule.area != "setup",
      rule.inputs.contains(where: { $0.name == source }), target.facts.values[source] != nil
    else { return false }
    let declared = TargetFacts(target.facts.values.filter { $0.key != source })
    return rule.evaluation(of: declared)?.verdict != evaluation.verdict
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

extension String {
  /// Where `name` stands in the text as a whole, and not as a part of a longer name or number; in bytes.
  fileprivate func place(of name: String) -> Int? {
    let (text, name) = (Array(utf8), Array(name.utf8))
    guard !name.isEmpty, text.count >= name.count else { return nil }
    return (0...text.count - name.count).first { start in
      guard text[start...].starts(with: name) else { return false }
      let before = start > 0 ? text[start - 1] : 0x20
      let end = start + name.count
      let after = end < text.count ? text[end] : 0x20
      return !before.isIdentifier && before != UInt8(ascii: "/") && !after.isIdentifier
    }
  }
}
