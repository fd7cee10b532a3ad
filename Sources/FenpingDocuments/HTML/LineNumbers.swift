/// The column of line numbers beside a listing, which blog engines make a cell of its own in a table.
enum LineNumbers {
  /// Where the next cell is a listing, it begins with one; further on, tables in tables would be searched again and again.
  private static let searched = 64

  /// Whether a cell holds nothing but numbers that count up, and the next cell a listing.
  static func areCell(_ index: Int, of tree: HTMLTree) -> Bool {
    let node = tree.nodes[index]
    guard node.tag == .cell, node.end < tree.nodes.count, tree.nodes[node.end].tag == .cell,
      tree.nodes[node.end].parent == node.parent
    else { return false }
    let next = tree.nodes[node.end..<tree.nodes[node.end].end].prefix(searched)
    let holdsListing = next.contains { $0.tag == .pre || $0.tag == .code }
    guard holdsListing, let numbers = numbers(tree, in: index..<node.end) else { return false }
    // One number alone is mostly a value of something.
    return numbers.count > 1 || numbers == 1...1 && next.contains { $0.tag == .pre }
  }

  /// The numbers of a text in which each is one more than the one before; nil for any other text.
  private static func numbers(_ tree: HTMLTree, in range: Range<Int>) -> ClosedRange<Int>? {
    var first: Int?
    var last: Int?
    var number: Int?

    /// Ends a number; false where it is not the one after the last.
    func endNumber() -> Bool {
      defer { number = nil }
      guard let number else { return true }
      defer { last = number }
      first = first ?? number
      return last.map { number == $0 + 1 } ?? true
    }

    for node in tree.nodes[range] where node.tag == .text {
      for byte in tree.text[node.text] {
        switch byte {
        case 0x30...0x39:
          number = (number ?? 0) &* 10 &+ Int(byte &- 0x30)
          if number ?? 0 > 1_000_000 { return nil }
        case 0x09, 0x0A, 0x0D, 0x20: if !endNumber() { return nil }
        default: return nil
        }
      }
      // Two elements are two numbers.
      if !endNumber() { return nil }
    }
    guard let first, let last else { return nil }
    return first...last
  }
}
