/// Reasons that no word marks: writers put what a platform does before the rule that follows from it, and what
/// speaks for a way of doing things behind it. A neighbour counts as a reason only where something holds the two
/// together: a pronoun, a judgement, or a subject that the guide does not name everywhere.
struct ReasonInference {
  private let items: [ReasonLinker.Item]
  /// In how many statements each concept is named.
  private let frequency: [String: Int]
  /// What is known to explain something else.
  private let taken: Set<Int>

  init(_ items: [ReasonLinker.Item], taken: Set<Int>) {
    self.items = items
    self.taken = taken
    var frequency: [String: Int] = [:]
    for item in items {
      for concept in item.concepts { frequency[concept, default: 0] += 1 }
    }
    self.frequency = frequency
  }

  /// - Returns: the statements that say why the one at `index` holds; often none.
  func reasons(of index: Int) -> [Int] {
    let item = items[index]
    guard item.role == .main, item.binds || item.permits || item.isLabel, !item.isStep else { return [] }
    let behind = whatFollows(index)
    guard behind.isEmpty, item.binds || item.frees, !item.isLabel else { return behind }
    return whatPrecedes(index).map { [$0] } ?? []
  }

  /// The way of doing things, one of the last statements, for which a judgement speaks; nil for none.
  func wayJudged(by index: Int) -> Int? {
    items.indices[..<index].suffix(4).last {
      let way = items[$0]
      return way.role == .main && (way.binds || way.permits) && !way.isStep && shareSubject(way, items[index])
    }
  }

  /// 结果不能为零。如果是，系统会抛出异常。 And as long as the sentences go on about the same.
  private func whatFollows(_ index: Int) -> [Int] {
    var found: [Int] = []
    var sentence = items[index].sentence
    for next in items.indices[(index + 1)...] where items[next].role == .main {
      let candidate = items[next]
      guard candidate.block == items[index].block, candidate.sentence <= sentence + 1 else { break }
      guard candidate.sentence > items[index].sentence || candidate.pointsBack else { continue }
      guard speaksFor(candidate, items[index], isFirst: found.isEmpty) else { break }
      found.append(next)
      sentence = candidate.sentence
    }
    return found
  }

  private func speaksFor(
    _ candidate: ReasonLinker.Item, _ rule: ReasonLinker.Item, isFirst: Bool
  ) -> Bool {
    // 即便这样做了，你仍然需要 …: conceded against the other way.
    if candidate.opening == .evenIf, candidate.isAnaphoric { return true }
    if candidate.givesPurpose, !candidate.isStep, shareSubject(candidate, rule) { return true }
    guard !candidate.binds else { return false }
    if candidate.evaluates { return candidate.pointsBack || shareSubject(candidate, rule) || !isFirst }
    return candidate.pointsBack || rule.isLabel && isFirst && shareSubject(candidate, rule)
  }

  /// 系统会自动更新方向。大部分情况下你不需要处理它。
  private func whatPrecedes(_ index: Int) -> Int? {
    let item = items[index]
    guard let before = items[..<index].lastIndex(where: { $0.role == .main }),
      !taken.contains(before), items[before].block == item.block, items[before].sentence + 1 == item.sentence,
      !items[before].binds, !items[before].permits, !items[before].isLabel
    else { return nil }
    return item.hasPronoun || item.isAnaphoric || shareSubject(items[before], item) ? before : nil
  }

  /// Both name something that not every fifth statement names.
  private func shareSubject(_ one: ReasonLinker.Item, _ other: ReasonLinker.Item) -> Bool {
    let common = max(4, items.count / 5)
    return one.concepts.intersection(other.concepts).contains { frequency[$0, default: 0] <= common }
  }
}
