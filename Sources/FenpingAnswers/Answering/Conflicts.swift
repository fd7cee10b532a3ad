import FenpingCore
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

  /// The rules of `statement` that say otherwise: the guide is wrong, or speaks of a case that the rule does not.
  static func disputed(_ statement: Statement) -> [String] {
    statement.rules.filter { Catalogue.rule($0).map { contradict(statement, $0) } ?? false }
  }

  static func contradict(_ statement: Statement, _ rule: Rule) -> Bool {
    // What a guide says of one version is a matter of when the rule holds, which ``VersionCheck`` tells.
    guard statement.kind != .reference, !VersionFit.isOfOneVersion(statement) else { return false }
    let text = FoldedText(rule.statement.hans).bytes
    let concepts = TermBase.standard.concepts(in: text)
    let named = statement.concepts.count { concepts.contains($0) }
    guard !statement.concepts.isEmpty, Double(named) >= 0.7 * Double(statement.concepts.count) else {
      return false
    }
    let forbids = prohibitions.contains { text.firstRange(of: Array($0.utf8)) != nil }
    return forbids
      // A rule forbids one thing and asks for another; only leave to do it is surely against it.
      ? statement.modality == .may
      : Figures(statement.quote).disagree(with: Figures(rule.statement.hans))
  }

  /// What a rule that forbids something says, folded.
  private static let prohibitions = ["不能", "不得", "不可", "不要"]

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
    let alike = likeness(one.concepts, other.concepts)
    if alike >= 0.5, oppose(one.modality, other.modality) || oppose(other.modality, one.modality) {
      return true
    }
    return alike >= 0.7 && Figures(one.quote).disagree(with: Figures(other.quote))
  }

  private static func oppose(_ one: Statement.Modality, _ other: Statement.Modality) -> Bool {
    one == .mustNot && [.must, .should, .may].contains(other)
  }

  /// The share of the concepts of both that both name, 0…1.
  private static func likeness(_ one: [String], _ other: [String]) -> Double {
    let (mine, theirs) = (Set(one), Set(other))
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
