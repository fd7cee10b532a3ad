import FenpingCore
import FenpingModel

/// Whether what a statement says still holds for a system version.
enum VersionCheck {
  /// The clause of the first linked rule that replaced the statement before `os`.
  static func outdated(_ rules: [String], os: Version?) -> Answer.Outdated? {
    guard let os else { return nil }
    for rule in rules.compactMap(Catalogue.rule) {
      for clause in rule.validity where clause.axis == .os && clause.status == .replaced {
        guard clause.contains(os), let since = clause.since else { continue }
        return Answer.Outdated(since: since, replacement: clause.text)
      }
    }
    return nil
  }
}
