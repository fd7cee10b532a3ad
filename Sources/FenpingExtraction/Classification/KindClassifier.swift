import FenpingModel
import FenpingText

/// The kind of a unit, by the precedence of the annotation guide: a marked reason; else survival of state; else
/// what only one party may do; else an event; else orientations, then layout; else an instruction; else modality.
enum KindClassifier {
  /// - Returns: the kind, and 0…1 how sure it is.
  static func kind(
    of features: Features, modality: Statement.Modality
  ) -> (kind: Statement.Kind, confidence: Double) {
    switch features.role {
    case .reasonForNext, .reasonForPrevious: return (.reason, 0.9)
    case .reference: return (.reference, 0.8)
    case .main, .aside: break
    }
    if features.isElsewhere { return (.fact, 0.4) }
    if features.senses.contains(.definition) { return (.fact, 0.7) }
    if isStatePreservation(features, modality) { return (.statePreservation, 0.85) }
    if isReference(features, modality) { return (.reference, 0.7) }
    if isPrivilege(features, modality) { return (.privilege, 0.85) }
    if isLifecycleCallback(features, modality) { return (.lifecycleCallback, 0.8) }
    if isUserAction(features, modality) { return (.fact, 0.6) }
    if isSetupStep(features, modality) { return (.setupStep, 0.8) }
    if isOrientationRule(features) { return (.orientationRule, 0.75) }
    if isLayoutRule(features, modality) { return (.layoutRule, 0.7) }
    switch modality {
    case .mustNot: return (.prohibition, 0.8)
    case .must: return (.requirement, 0.8)
    case .should where features.senses.contains(.advice) && !features.senses.contains(.should):
      return (.tip, 0.6)
    case .should: return (.requirement, 0.6)
    case .only: return (.privilege, 0.5)
    case .may: return (.permission, 0.6)
    case .automatic, .none: return (.fact, 0.5)
    }
  }

  private static func isStatePreservation(_ features: Features, _ modality: Statement.Modality) -> Bool {
    if features.names(ConceptGroups.state) {
      return features.names(ConceptGroups.keeping)
        || features.isItem && !features.leadConcepts.isDisjoint(with: ConceptGroups.keeping)
    }
    // 在旋转之前保存可见的区域: an event is survived, whatever is saved.
    return features.isImperative && features.hasCondition && features.names(["save", "restore"])
  }

  private static func isReference(_ features: Features, _ modality: Statement.Modality) -> Bool {
    features.opening == .reference
      || (features.senses.contains(.reference) && modality != .must && modality != .mustNot
        && !features.isStep && features.names(["documentation", "sample-code"]))
  }

  private static func isPrivilege(_ features: Features, _ modality: Statement.Modality) -> Bool {
    guard modality == .only else { return false }
    let concepts = features.concepts.union(features.leadConcepts)
    return !concepts.isDisjoint(with: ConceptGroups.parties)
  }

  private static func isLifecycleCallback(_ features: Features, _ modality: Statement.Modality) -> Bool {
    let senses = features.senses
    if senses.contains(.notification), features.names(ConceptGroups.events.union(ConceptGroups.methods)) {
      return true
    }
    if features.names(["call-method"]), features.names(ConceptGroups.methods.union(ConceptGroups.callbacks)),
      modality == .none || modality == .automatic, !features.isImperative
    {
      return true
    }
    // 系统会重新载入它: an event is known by its condition.
    if senses.contains(.notification), features.hasCondition, modality == .none || modality == .automatic,
      !features.isImperative, !features.names(ConceptGroups.dimensions.union(ConceptGroups.orientations))
    {
      return true
    }
    guard features.names(ConceptGroups.events) else {
      return features.hasCondition && modality == .none && features.names(["divider"])
        && senses.contains(.evenIf)
    }
    switch modality {
    case .none, .automatic:
      return features.hasCondition || features.names(["system"]) || features.names(ConceptGroups.transitions)
    case .must, .should, .may, .only, .mustNot: return false
    }
  }

  /// What the user does is no rule for the developer.
  private static func isUserAction(_ features: Features, _ modality: Statement.Modality) -> Bool {
    features.names(["user"]) && !features.hasCondition && !features.isImperative
      && (modality == .none || modality == .may)
  }

  private static func isSetupStep(_ features: Features, _ modality: Statement.Modality) -> Bool {
    guard features.isImperative else { return false }
    switch modality {
    case .none: return true
    case .must, .should: return features.isStep && features.lead.isDisjoint(with: [.must, .should])
    case .mustNot, .may, .only, .automatic: return false
    }
  }

  private static func isOrientationRule(_ features: Features) -> Bool {
    if features.names(ConceptGroups.orientations) { return true }
    return features.names(ConceptGroups.rotation)
      && features.names(["handle", "manage", "support", "disable"])
  }

  private static func isLayoutRule(_ features: Features, _ modality: Statement.Modality) -> Bool {
    if features.names(ConceptGroups.dimensions) { return true }
    // 窗口会调整视图的 frame: the system lays out.
    if modality == .none, !features.isImperative, features.names(["resize", "layout", "adjust"]),
      features.names(["window", "bounds", "frame", "system"])
    {
      return true
    }
    if features.names(ConceptGroups.positions), features.names(["display", "present", "not-displayed"]) {
      return true
    }
    guard features.names(ConceptGroups.arrangement) else { return false }
    switch modality {
    case .must, .should, .mustNot, .may: return features.names(ConceptGroups.positions)
    case .only, .automatic, .none:
      return features.names(ConceptGroups.positions.union(["size-class", "display"]))
    }
  }
}
