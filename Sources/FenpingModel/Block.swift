/// A piece of main text that no sentence crosses: a heading, a paragraph, a list item, a cell, a listing.
public struct Block: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Level 1 is the document's own title; 6 is the deepest.
    case heading(level: Int)
    /// What stands under or over a figure or a listing. It is searched, and heads nothing.
    case caption
    case paragraph
    /// `ordinal` is the item's number in an ordered list; `depth` counts from 1; `list` tells lists of
    /// one document apart.
    case listItem(list: Int, depth: Int, ordinal: Int?)
    case tableCell(table: Int, row: Int, column: Int, isHeader: Bool)
    case quotation
    case code
  }

  public let kind: Kind
  /// The text without mark-up and without hard wraps; code keeps its lines.
  public let text: String
  /// Which source line each stretch of `text` came from.
  public let lines: LineMap

  public init(_ kind: Kind, text: String, lines: LineMap) {
    self.kind = kind
    self.text = text
    self.lines = lines
  }

  public var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }

  public var isCode: Bool { kind == .code }
}

/// Maps UTF-8 offsets of an unwrapped text to lines of its source.
public struct LineMap: Sendable, Hashable {
  /// Sorted by offset; each entry says that from this offset on the text stands on this line.
  private let starts: [(offset: Int, line: Int)]

  /// - Parameter starts: in rising order of offset; the first offset is 0.
  public init(_ starts: [(offset: Int, line: Int)]) {
    self.starts = starts
  }

  /// A text that stands on one line.
  public init(line: Int) {
    self.init([(0, line)])
  }

  /// The source line, from 1, of the byte at `offset`.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1].line : starts.first?.line ?? 1
  }

  public var first: Int { starts.first?.line ?? 1 }
  public var last: Int { starts.last?.line ?? 1 }

  public static func == (left: LineMap, right: LineMap) -> Bool {
    left.starts.elementsEqual(right.starts) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    for start in starts {
      hasher.combine(start.offset)
      hasher.combine(start.line)
    }
  }
}
