import FenpingCore

/// Links a statement to the rules that say the same, by the patterns declared beside each rule.
struct RuleLinker: Sendable {
  private struct Candidate {
    let rule: String
    let pattern: StatementPattern
  }

  private let candidates: [Candidate]

  static let standard = RuleLinker(Catalogue.all)

  init(_ rules: [Rule]) {
    candidates = rules.flatMap { rule in rule.patterns.map { Candidate(rule: rule.id, pattern: $0) } }
  }

  /// - Parameters:
  ///   - own: concepts that the statement itself names; a pattern must be met at least in part by them.
  ///   - inherited: those of its lead-in and its condition.
  ///   - topics: those of its headings and of the document's title.
  ///   - binds: it says what somebody must or must not do.
  /// - Returns: the rules whose most specific pattern is the most specific of all; usually one.
  func rules(own: Set<String>, inherited: Set<String>, topics: Set<String> = [], binds: Bool = true)
    -> [String]
  {
    // A guide on watchOS states no rule of the iPad, however alike it sounds.
    guard !topics.isOfAnotherPlatform else { return [] }
    let named = own.union(inherited)
    let isAboutSplitViews = !named.union(topics).isDisjoint(with: ConceptGroups.splitView)
    var best: [String: Int] = [:]
    for candidate in candidates where matches(candidate.pattern, own: own, named: named) {
      if candidate.pattern.isInstruction, !binds { continue }
      // The system's Split View, or any view controller, is not a UISplitViewController.
      if candidate.rule.hasPrefix("split-view/"), !isAboutSplitViews { continue }
      best[candidate.rule] = max(best[candidate.rule] ?? 0, candidate.pattern.all.count)
    }
    guard let most = best.values.max() else { return [] }
    return best.filter { $0.value == most }.keys.sorted()
  }

  private func matches(_ pattern: StatementPattern, own: Set<String>, named: Set<String>) -> Bool {
    named.isDisjoint(with: pattern.none)
      && pattern.all.allSatisfy { !named.isDisjoint(with: $0) }
      && pattern.all.contains { !own.isDisjoint(with: $0) }
  }
}
