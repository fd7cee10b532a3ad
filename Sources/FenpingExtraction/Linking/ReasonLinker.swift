import FenpingModel

/// Finds which statement says why which holds: inside a sentence by its markers, across sentences by the words
/// with which the second begins.
struct ReasonLinker {
  /// A statement to be, with what its links hang on.
  struct Item {
    let role: Unit.Role
    let isResult: Bool
    let opening: Marker.Sense?
    let isImportance: Bool
    /// Statements of one sentence, and of one block, bear the same number.
    let sentence: Int
    let block: Int
  }

  /// - Returns: for each item the indices of its reasons, in the order found.
  static func reasons(of items: [Item]) -> [[(index: Int, origin: ReasonLink.Origin)]] {
    var reasons = Array(repeating: [(index: Int, origin: ReasonLink.Origin)](), count: items.count)
    for (index, item) in items.enumerated() {
      let sameSentence = items.indices.filter { items[$0].sentence == item.sentence }
      let before = main(before: index, items)
      switch item.role {
      case .reasonForNext:
        for main in sameSentence where main > index && items[main].role == .main {
          reasons[main].append((index, .guide))
        }
      case .reasonForPrevious:
        if let before { reasons[before].append((index, .guide)) }
      case .main:
        // 因为 A，所以 B: the sentence has said why already.
        let isExplained = sameSentence.contains { $0 < index && items[$0].role == .reasonForNext }
        if item.isResult || item.opening == .result || item.opening == .consequence, let before, !isExplained
        {
          let known = reasons[before].map(\.index)
          if known.allSatisfy({ $0 < before }), item.sentence != items[before].sentence {
            reasons[index] += reasons[before]
          }
          if !reasons[index].contains(where: { $0.index == before }) {
            reasons[index].append((before, .guide))
          }
        } else if item.opening == .elaboration, let before {
          reasons[before].append((index, .inferred))
        } else if item.isImportance, let next = mainAfter(index, items) {
          reasons[index].append((next, .inferred))
        }
      case .reference, .aside:
        break
      }
    }
    return reasons
  }

  /// The nearest main statement before `index` in the same block.
  private static func main(before index: Int, _ items: [Item]) -> Int? {
    items.indices[..<index].last { items[$0].role == .main && items[$0].block == items[index].block }
      ?? (index > 0 && items[index].opening == .consequence
        ? items.indices[..<index].last { items[$0].role == .main } : nil)
  }

  private static func mainAfter(_ index: Int, _ items: [Item]) -> Int? {
    items.indices[(index + 1)...].first { items[$0].role == .main && items[$0].block == items[index].block }
  }
}
