/// The column of line numbers beside a listing, which blog engines make a cell of its own in a table.
enum LineNumbers {
  /// Whether a cell holds nothing but numbers that count up, and the next cell a listing.
  static func areCell(_ index: Int, of tree: HTMLTree) -> Bool {
    let node = tree.nodes[index]
    guard node.tag == .cell, node.end < tree.nodes.count, tree.nodes[node.end].tag == .cell,
      tree.nodes[node.end].parent == node.parent
    else { return false }
    let next = tree.nodes[node.end]
    guard tree.nodes[node.end..<next.end].contains(where: { $0.tag == .pre || $0.tag == .code }) else {
      return false
    }
    return countsUp(tree, in: index..<node.end)
  }

  private static func countsUp(_ tree: HTMLTree, in range: Range<Int>) -> Bool {
    var last: Int?
    var number: Int?

    /// Ends a number; false where it is not the one after the last.
    func endNumber() -> Bool {
      defer { number = nil }
      guard let number else { return true }
      defer { last = number }
      return last.map { number == $0 + 1 } ?? true
    }

    for node in tree.nodes[range] where node.tag == .text {
      for byte in tree.text[node.text] {
        switch byte {
        case 0x30...0x39:
          number = (number ?? 0) &* 10 &+ Int(byte &- 0x30)
          if number ?? 0 > 1_000_000 { return false }
        case 0x09, 0x0A, 0x0D, 0x20: if !endNumber() { return false }
        default: return false
        }
      }
      // Two elements are two numbers.
      if !endNumber() { return false }
    }
    return last != nil
  }
}
