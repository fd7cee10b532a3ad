import FenpingModel

/// Numbers the cells of the tables of a document.
struct TableCounter {
  private var table = 0
  private var row = 0
  private var column = 0
  private var isHeader = false

  mutating func beginTable() {
    table += 1
    row = 0
  }

  /// A block of a piece that counted its own tables from 1.
  mutating func renumbered(_ block: Block) -> Block {
    guard case .tableCell(_, let row, let column, let isHeader) = block.kind else { return block }
    if row == 1, column == 1 { beginTable() }
    return Block(
      .tableCell(table: table, row: row, column: column, isHeader: isHeader), text: block.text,
      lines: block.lines)
  }

  mutating func beginRow(isHeader: Bool) {
    row += 1
    column = 0
    self.isHeader = isHeader
  }

  /// A cell of a table whose first row is its header.
  func cell(row: Int, column: Int) -> Block.Kind {
    .tableCell(table: table, row: row, column: column, isHeader: row == 1)
  }

  mutating func nextCell() -> Block.Kind {
    column += 1
    return .tableCell(table: table, row: row, column: column, isHeader: isHeader)
  }
}
