extension Evaluation {
  /// A privilege as iOS 9 and 10 grant it; other versions grant it by no role.
  /// - Parameters:
  ///   - inOtherModels: what the rule allows where there are no roles to tell apart.
  ///   - decide: whether the role may, and why, where there are.
  static func privilege(
    of role: AppRole, os: Version, inOtherModels: Bool = true,
    decide: () -> (allowed: Bool, because: LocalizedText)
  ) -> Evaluation {
    let model = MultitaskingModel(os: os)
    // Where one app fills the screen there is nothing that could be called secondary.
    let otherwise = model == .oneApp ? role == .primary : inOtherModels
    let (allowed, because) = model == .roles ? decide() : (otherwise, model.insteadOfRoles)
    let value: [String: Value] = [
      "allowed": .flag(allowed), "applicable": .flag(model == .roles), "model": .text(model.rawValue),
    ]
    return Evaluation(
      .value(.record(value)), because,
      evidence: [Evidence("role", .text(role.rawValue)), Evidence("os", .text(os.description))])
  }
}
