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

  mutating func beginRow(isHeader: Bool) {
    row += 1
    column = 0
    self.isHeader = isHeader
  }

  mutating func nextCell() -> Block.Kind {
    column += 1
    return .tableCell(table: table, row: row, column: column, isHeader: isHeader)
  }
}
