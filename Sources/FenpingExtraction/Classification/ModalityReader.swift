import FenpingModel
import FenpingText

/// How strongly a unit binds. Negated forms are markers of their own, so the strongest marker decides.
enum ModalityReader {
  static func modality(of features: Features) -> Statement.Modality {
    guard features.role != .reasonForNext, features.role != .reasonForPrevious else { return .none }
    let own = features.senses
    if own.contains(.mustNot) || own.contains(.shouldNot) { return .mustNot }
    if own.contains(.avoid), features.opening == .avoid { return .mustNot }
    if own.contains(.notRequired) { return .may }
    if own.contains(.must) || (own.contains(.ensure) && features.begins(with: .ensure)) { return .must }
    if own.contains(.should) || own.contains(.advice) { return .should }
    if own.contains(.only) || features.lead.contains(.only) { return .only }
    if features.lead.contains(.must) { return .must }
    if features.lead.contains(.should) || features.lead.contains(.advice) { return .should }
    // 你可以按以下步骤改用字典：the way is free, its steps are not.
    let isStepOfAChoice = features.isImperative && features.isStep
    if own.contains(.may) || (features.lead.contains(.may) && !isStepOfAChoice) { return .may }
    if own.contains(.automatic) { return .automatic }
    return .none
  }
}
