/// One thing of the field under all its names, in three languages. A view of its line in the term table:
/// making one copies nothing, and most of them are never asked for a name.
public struct Concept: Sendable, Identifiable {
  /// What part of the field a concept belongs to.
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
  private let table: StaticString
  /// Where each of the line's seven fields begins, and last the next line.
  private let starts: SIMD8<UInt32>

  /// - Parameters:
  ///   - table: text in the form of ``TermTable``, which the concept reads when it is asked.
  ///   - start: where the concept's line begins.
  /// - Returns: nil where no line of seven fields is, or where its area is none.
  init?(_ table: StaticString, lineAt start: Int) {
    var starts = SIMD8<UInt32>()
    let fieldCount = table.withUTF8Buffer { text in
      guard start < text.count else { return 0 }
      starts[0] = UInt32(start)
      var count = 1
      var offset = start
      while offset < text.count, text[offset] != UInt8(ascii: "\n") {
        offset += 1
        if text[offset - 1] == UInt8(ascii: ";"), count < 8 {
          starts[count] = UInt32(offset)
          count += 1
        }
      }
      starts[7] = UInt32(offset + 1)
      return count
    }
    guard fieldCount == 7, let area = Area(rawValue: Self.text(of: table, starts, 1)) else { return nil }
    self.area = area
    self.table = table
    self.starts = starts
  }

  /// Where the names stand in the table, and where the next line begins.
  var names: Range<Int> { Self.range(starts, 6) }
  var lineEnd: Int { Int(starts[7]) }

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

  private func field(_ index: Int) -> String { Self.text(of: table, starts, index) }

  private static func text(of table: StaticString, _ starts: SIMD8<UInt32>, _ index: Int) -> String {
    table.withUTF8Buffer { text in
      String(decoding: UnsafeBufferPointer(rebasing: text[range(starts, index)]), as: UTF8.self)
    }
  }

  private static func range(_ starts: SIMD8<UInt32>, _ index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1]) - 1
  }
}

extension Concept: CustomStringConvertible {
  public var description: String { id }
}
