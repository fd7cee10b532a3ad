import FenpingModel

extension Block {
  /// A listing without empty lines at its ends.
  var withoutEmptyEnds: Block {
    let lines = text.splitLines()
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }),
      let last = lines.lastIndex(where: { !$0.trimmed.isEmpty })
    else { return self }
    let skipped = lines[..<first].reduce(0) { $0 + $1.utf8.count + 1 }
    var starts: [(offset: Int, line: Int)] = []
    var offset = 0
    for line in lines[first...last] {
      starts.append((offset, self.lines.line(at: skipped + offset)))
      offset += line.utf8.count + 1
    }
    return Block(kind, text: lines[first...last].joined(separator: "\n"), lines: LineMap(starts))
  }
}
