import FenpingModel
import FenpingStore
import FenpingText

/// Where two guides disagree, the reader must see both: neither is silently taken for the truth.
final class Conflicts {
  private let index: IndexReader
  /// The answers to one question mostly have a rule in common.
  private var linked: [String: [Statement]] = [:]

  init(_ index: IndexReader) {
    self.index = index
  }

  /// The statements of other guides that contradict `statement`: linked to a rule of its, about the same things,
  /// and the one forbids what the other asks for or allows, or they give different figures in one unit.
  func of(_ statement: Statement) throws(StoreError) -> [Statement] {
    var found: [Statement] = []
    for rule in statement.rules {
      for other in try statements(of: rule) where Self.contradict(statement, other) {
        if !found.contains(where: { $0.id == other.id }) { found.append(other) }
      }
    }
    return found
  }

  private func statements(of rule: String) throws(StoreError) -> [Statement] {
    if let known = linked[rule] { return known }
    let statements = try index.statements(linkedTo: rule, limit: Self.most)
    linked[rule] = statements
    return statements
  }

  /// A rule that thousands of statements repeat is not compared with all of them while somebody waits.
  private static let most = 64

  static func contradict(_ one: Statement, _ other: Statement) -> Bool {
    guard one.place.document != other.place.document, one.kind != .reference, other.kind != .reference else {
      return false
    }
    let alike = likeness(one, other)
    if alike >= 0.5, oppose(one.modality, other.modality) || oppose(other.modality, one.modality) {
      return true
    }
    return alike >= 0.7 && Figures(one.quote).disagree(with: Figures(other.quote))
  }

  private static func oppose(_ one: Statement.Modality, _ other: Statement.Modality) -> Bool {
    one == .mustNot && [.must, .should, .may].contains(other)
  }

  /// The share of the concepts of both that both name, 0…1.
  private static func likeness(_ one: Statement, _ other: Statement) -> Double {
    let (mine, theirs) = (Set(one.concepts), Set(other.concepts))
    let shared = mine.intersection(theirs).count
    let all = mine.count + theirs.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }
}

/// The numbers of a sentence, by the unit behind them: 320 点, 1/2.
struct Figures {
  private var byUnit: [String: Set<String>] = [:]

  init(_ text: String) {
    let bytes = FoldedText(text).bytes
    var position = 0
    while position < bytes.count {
      guard (0x30...0x39).contains(bytes[position]) else {
        position += 1
        continue
      }
      let number = bytes[position...].prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2F }
      position += number.count
      let rest = bytes[position...].drop { $0 == 0x20 }
      let isWord = number.startIndex > 0 && bytes[number.startIndex - 1].isASCIIWord
      guard !isWord, let unit = Self.units.first(where: { rest.starts(with: $0.utf8) }) else { continue }
      byUnit[unit, default: []].insert(String(decoding: number, as: UTF8.self))
    }
  }

  /// Both give figures in one unit, and have none of them in common.
  func disagree(with other: Figures) -> Bool {
    byUnit.contains { unit, numbers in other.byUnit[unit].map { numbers.isDisjoint(with: $0) } ?? false }
  }

  /// Folded; what stands behind a size or a share.
  private static let units = ["点", "point", "pt", "像素", "px", "%", "度", "个", "秒"]
}
