/// Tells tables of data from tables that only lay out a page.
enum HTMLTable {
  /// Text in a cell beyond this is an article in a layout.
  private static let longestCell = 1_200

  static func holdsData(_ tree: HTMLTree, table: Int) -> Bool {
    let inside = tree.nodes[(table + 1)..<tree.nodes[table].end]
    if inside.contains(where: { $0.tag == .table }) { return false }
    var rows = 0
    var cells = 0
    var hasHeader = false
    var index = table + 1
    while index < tree.nodes[table].end {
      let node = tree.nodes[index]
      switch node.tag {
      case .row: rows += 1
      case .headerCell, .cell:
        cells += 1
        hasHeader = hasHeader || node.tag == .headerCell
        if textLength(tree, in: index..<node.end) > longestCell { return false }
      default: break
      }
      index += 1
    }
    return hasHeader && cells > 1 || rows >= 2 && cells >= 2 * rows
  }

  private static func textLength(_ tree: HTMLTree, in range: Range<Int>) -> Int {
    range.reduce(0) { $0 + tree.nodes[$1].text.count }
  }
}
