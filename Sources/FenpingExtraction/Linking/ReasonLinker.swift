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
    /// It binds somebody: who reads it asks why.
    let binds: Bool
    /// It begins by pointing back: 它, 这, 如果是.
    let pointsBack: Bool
    /// Statements of one sentence, and of one block, bear the same number.
    let sentence: Int
    let block: Int
  }

  private let items: [Item]
  /// For each item the nearest main statement before it, and after it, in its block.
  private let mainBefore: [Int?]
  private let mainAfter: [Int?]
  private var reasons: [[(index: Int, origin: ReasonLink.Origin)]]

  /// - Returns: for each item the indices of its reasons, in the order found.
  static func reasons(of items: [Item]) -> [[(index: Int, origin: ReasonLink.Origin)]] {
    var linker = ReasonLinker(items)
    var start = 0
    while start < items.count {
      let end = items[start...].firstIndex { $0.sentence != items[start].sentence } ?? items.count
      for index in start..<end { linker.link(index, in: start..<end) }
      start = end
    }
    for index in items.indices where items[index].binds && linker.reasons[index].isEmpty {
      linker.infer(index)
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
    case .reasonForPrevious:
      if let before = mainBefore[index] { reasons[before].append((index, .guide)) }
    case .main:
      linkMain(index, in: sentence)
    case .reference, .aside:
      break
    }
  }

  private mutating func linkMain(_ index: Int, in sentence: Range<Int>) {
    let item = items[index]
    let follows = item.isResult || item.opening == .result || item.opening == .consequence
    // 因为 A，所以 B: the sentence has said why already.
    let isExplained = (sentence.lowerBound..<index).contains { items[$0].role == .reasonForNext }
    if follows, !isExplained, let before = mainBefore[index] ?? previousParagraph(index) {
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

  /// A rule that nobody explains, and a sentence behind it that points back to it and binds nobody:
  /// 结果不能为零。如果是，系统会抛出异常。
  private mutating func infer(_ index: Int) {
    guard let next = mainAfter[index], items[next].pointsBack, !items[next].binds,
      items[next].sentence == items[index].sentence + 1
    else { return }
    reasons[index].append((next, .inferred))
  }

  /// 这要求 … may begin a paragraph; what it follows from stands just before.
  private func previousParagraph(_ index: Int) -> Int? {
    guard items[index].opening == .consequence else { return nil }
    return items[..<index].suffix(4).lastIndex { $0.role == .main }
  }
}
