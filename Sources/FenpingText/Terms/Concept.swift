/// One thing of the field under all its names, in three languages. A view of its line in the term table: making one copies
/// and reads nothing.
public struct Concept: Sendable, Identifiable {
  /// What part of the field a concept belongs to, in the order of `Scripts/generate-terms`.
  public enum Area: String, Sendable, CaseIterable {
    /// Platforms, and the ways in which apps share a screen.
    case mode
    /// Who acts, and with which rights.
    case party
    /// Windows, layout, orientation.
    case window
    case setup
    case lifecycle
    case splitview
    /// What users, systems and developers do.
    case action
    /// What is asked of things: how simple, which version, broken or not.
    case quality
    /// The store, its checks and messages.
    case store
    /// What people ask and a guide on multitasking does not answer.
    case outside
  }

  public let area: Area
  private let text: ConstantBytes
  private let line: Range<Int>

  init(_ index: Int, of table: TermTable) {
    area = table.area(of: index)
    text = table.text
    line = table.line(of: index)
  }

  /// Stable and in kebab-case; never reused.
  public var id: String { field(0) }
  /// The name in Simplified Chinese, as a native engineer writes it.
  public var hans: String { field(2) }
  /// The name in Traditional Chinese, with Taiwan's vocabulary.
  public var hant: String { field(3) }
  public var english: String { field(4) }
  /// Ids of what this is a kind or a part of.
  public var broader: [String] { field(5).split(separator: ",").map(String.init) }
  /// All names in the form in which they are matched, those for display among them.
  public var aliases: [String] { field(6).split(separator: "|").map(String.init) }

  private func field(_ index: Int) -> String {
    var start = line.lowerBound
    var rest = index
    while rest > 0 {
      if text[start] == separator { rest -= 1 }
      start += 1
    }
    var end = start
    while end < line.upperBound, text[end] != separator { end += 1 }
    return text.string(start..<end)
  }
}

private let separator = UInt8(ascii: ";")

/// All concepts of a term base, sorted by id; each is made when it is asked for.
public struct Concepts: RandomAccessCollection, Sendable {
  private let table: TermTable

  init(_ table: TermTable) {
    self.table = table
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { table.conceptCount }

  public subscript(index: Int) -> Concept {
    precondition(indices.contains(index), "no concept \(index)")
    return Concept(index, of: table)
  }

  /// The place of a concept.
  func index(of id: String) -> Int? {
    var id = id
    return id.withUTF8 { id in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        switch table.compare(id: middle, to: id) {
        case 0: return middle
        case ..<0: low = middle + 1
        default: high = middle
        }
      }
      return nil
    }
  }
}

extension TermTable {
  /// Below zero where the id of a concept is less than `other`, byte by byte; zero where it is the same.
  fileprivate func compare(id concept: Int, to other: UnsafeBufferPointer<UInt8>) -> Int {
    let start = line(of: concept).lowerBound
    for (index, byte) in other.enumerated() {
      let own = text[start + index]
      if own == separator { return -1 }
      if own != byte { return Int(own) - Int(byte) }
    }
    return text[start + other.count] == separator ? 0 : 1
  }
}

extension Concept: CustomStringConvertible {
  public var description: String { id }
}
