import FenpingModel

/// Finds which statement says why which holds: inside a sentence by its markers, across sentences by the words
/// with which the second begins. What nobody marked is left to ``ReasonInference``.
struct ReasonLinker {
  /// A statement to be, with what its links hang on.
  struct Item {
    let role: Unit.Role
    let isResult: Bool
    /// A name before a dash or a colon, which the rest of its sentence explains.
    var isLabel = false
    let opening: Marker.Sense?
    let isImportance: Bool
    /// It binds somebody: who reads it asks why.
    let binds: Bool
    /// It leaves a choice.
    var permits = false
    /// It frees somebody from a duty.
    var frees = false
    /// It weighs one way against another: 更简单, 没有什么好处.
    var evaluates = false
    /// It says, behind what it says to do, what that is good for: 关闭动画防止闪烁.
    var givesPurpose = false
    /// It begins by pointing back: 它, 这, 如果是.
    let pointsBack: Bool
    /// A pronoun stands near its beginning: 当它再次出现时.
    var hasPronoun = false
    /// It speaks of a deed or a need named before: 这样做, 这个行为.
    var isAnaphoric = false
    /// A step of a procedure is explained by the procedure, not by its neighbour.
    var isStep = false
    /// What it names itself.
    var concepts: Set<String> = []
    /// Statements of one sentence, and of one block, bear the same number.
    let sentence: Int
    let block: Int
  }

  typealias Link = (index: Int, origin: ReasonLink.Origin)

  private let items: [Item]
  /// For each item the nearest main statement before it, and after it, in its block.
  private let mainBefore: [Int?]
  private let mainAfter: [Int?]
  private var reasons: [[Link]]

  /// - Returns: for each item the indices of its reasons, in the order found.
  static func reasons(of items: [Item]) -> [[Link]] {
    var linker = ReasonLinker(items)
    var start = 0
    while start < items.count {
      let end = items[start...].firstIndex { $0.sentence != items[start].sentence } ?? items.count
      for index in start..<end { linker.link(index, in: start..<end) }
      start = end
    }
    let inference = ReasonInference(items, taken: Set(linker.reasons.joined().map(\.index)))
    for index in items.indices where linker.reasons[index].isEmpty || items[index].isLabel {
      let known = Set(linker.reasons[index].map(\.index))
      linker.reasons[index] += inference.reasons(of: index).filter { !known.contains($0) }
        .map { ($0, .inferred) }
    }
    for index in items.indices where items[index].evaluates {
      guard let way = inference.wayJudged(by: index), linker.reasons[way].isEmpty else { continue }
      linker.reasons[way].append((index, .inferred))
    }
    return linker.reasons
  }

  private init(_ items: [Item]) {
    self.items = items
    mainBefore = Self.nearestMain(items, order: Array(items.indices))
    mainAfter = Self.nearestMain(items, order: items.indices.reversed())
    reasons = Array(repeating: [], count: items.count)
  }

  /// For each item the last main one that `order` passed in the same block.
  private static func nearestMain(_ items: [Item], order: [Int]) -> [Int?] {
    var nearest: [Int?] = Array(repeating: nil, count: items.count)
    var last: Int?
    for index in order {
      nearest[index] = last.flatMap { items[$0].block == items[index].block ? $0 : nil }
      if items[index].role == .main { last = index }
    }
    return nearest
  }

  private mutating func link(_ index: Int, in sentence: Range<Int>) {
    let item = items[index]
    switch item.role {
    case .reasonForNext:
      for main in index + 1..<sentence.upperBound where items[main].role == .main {
        reasons[main].append((index, .guide))
      }
      if let label = labelBefore(index, in: sentence) { reasons[label].append((index, .guide)) }
    case .reasonForPrevious:
      guard let before = item.opening == .comparison ? choiceBefore(index) : mainBefore[index] else { return }
      reasons[before].append((index, .guide))
      continueReason(index, of: before)
      // 你会用到这种做法，因为 …: what explains the need explains the way named before.
      if items[before].isAnaphoric, items[before].sentence == item.sentence, let way = mainBefore[before] {
        reasons[way].append((index, .inferred))
      }
    case .main:
      linkMain(index, in: sentence)
    case .reference, .aside:
      break
    }
  }

  private mutating func linkMain(_ index: Int, in sentence: Range<Int>) {
    let item = items[index]
    let follows = item.isResult || [.result, .resultTail, .consequence].contains(item.opening)
    // 因为 A，所以 B: the sentence has said why already.
    let isExplained = (sentence.lowerBound..<index).contains { items[$0].role == .reasonForNext }
    if isExplained, let label = labelBefore(index, in: sentence) {
      reasons[label].append((index, .inferred))
    } else if follows, !isExplained, let before = mainBefore[index] ?? previousParagraph(index) {
      if item.sentence != items[before].sentence, reasons[before].allSatisfy({ $0.index < before }) {
        reasons[index] += reasons[before]
      }
      if !reasons[index].contains(where: { $0.index == before }) { reasons[index].append((before, .guide)) }
    } else if item.opening == .elaboration, let before = mainBefore[index] {
      reasons[before].append((index, .inferred))
    } else if item.isImportance, let next = mainAfter[index] {
      reasons[index].append((next, .inferred))
    }
  }

  /// What a comparison speaks for: the nearest choice, or else what precedes.
  private func choiceBefore(_ index: Int) -> Int? {
    let near = items.indices[..<index].suffix(4).filter {
      items[$0].role == .main && items[$0].block == items[index].block
    }
    return near.last { items[$0].permits } ?? mainBefore[index]
  }

  /// 相比 … 更简单。它让每个窗口只管一件事。它也 …: a reason goes on for as long as it is spoken of.
  private mutating func continueReason(_ index: Int, of explained: Int) {
    var last = items[index]
    guard index == items.firstIndex(where: { $0.sentence == last.sentence }) else { return }
    for next in items.indices[(index + 1)...] {
      let item = items[next]
      guard item.block == last.block, item.sentence == last.sentence + 1, item.role == .main,
        item.pointsBack, !item.binds
      else { return }
      reasons[explained].append((next, .inferred))
      last = item
    }
  }

  private func labelBefore(_ index: Int, in sentence: Range<Int>) -> Int? {
    (sentence.lowerBound..<index).last { items[$0].isLabel }
  }

  /// 这要求 … may begin a paragraph; what it follows from stands just before.
  private func previousParagraph(_ index: Int) -> Int? {
    guard items[index].opening == .consequence || items[index].opening == .resultTail else { return nil }
    return items[..<index].suffix(4).lastIndex { $0.role == .main }
  }
}
