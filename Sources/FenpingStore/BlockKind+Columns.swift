import FenpingModel

/// A block's kind as two columns: a name to read and select by, and the numbers that go with it, so that
/// a passage of an unchanged source gives back the block that it was made from.
extension Block.Kind {
  var columns: (name: String, position: String?) {
    switch self {
    case .heading(let level): ("heading", "\(level)")
    case .caption: ("caption", nil)
    case .paragraph: ("paragraph", nil)
    case .listItem(let list, let depth, let ordinal):
      ("list-item", "\(list) \(depth)" + (ordinal.map { " \($0)" } ?? ""))
    case .tableCell(let table, let row, let column, let isHeader):
      (isHeader ? "table-header" : "table-cell", "\(table) \(row) \(column)")
    case .quotation: ("quotation", nil)
    case .code: ("code", nil)
    }
  }

  init?(name: String, position: String?) {
    let numbers = (position ?? "").split(separator: " ").map { Int($0) }
    switch (name, numbers.count) {
    case ("heading", 1):
      guard let level = numbers[0] else { return nil }
      self = .heading(level: level)
    case ("caption", 0): self = .caption
    case ("paragraph", 0): self = .paragraph
    case ("list-item", 2...3):
      guard let list = numbers[0], let depth = numbers[1] else { return nil }
      self = .listItem(list: list, depth: depth, ordinal: numbers.count == 3 ? numbers[2] : nil)
    case ("table-cell", 3), ("table-header", 3):
      guard let table = numbers[0], let row = numbers[1], let column = numbers[2] else { return nil }
      self = .tableCell(table: table, row: row, column: column, isHeader: name == "table-header")
    case ("quotation", 0): self = .quotation
    case ("code", 0): self = .code
    default: return nil
    }
  }
}
