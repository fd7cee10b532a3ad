/// Tables that were copied from a page: a line a row, a tab between two cells.
enum TabbedTable {
  /// For each line the number of its row, from 1; 0 where it is none. Two rows of as many cells make a table.
  static func rows(_ lines: [SourceLine]) -> [Int] {
    var rows = [Int](repeating: 0, count: lines.count)
    var index = 0
    while index < lines.count {
      let width = cells(of: lines[index]).count
      var end = index + 1
      if width > 1 {
        while end < lines.count, cells(of: lines[end]).count == width { end += 1 }
        if end - index > 1 {
          for row in index..<end { rows[row] = row - index + 1 }
        }
      }
      index = end
    }
    return rows
  }

  static func cells(of line: SourceLine) -> [Substring] {
    guard line.text.utf8.contains(UInt8(ascii: "\t")), !CodeLines.looksLikeCode(line) else {
      return [line.text]
    }
    return line.text.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
