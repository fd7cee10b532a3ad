import FenpingModel
import FenpingText

/// Gathers the text of one block and notes on which source line each stretch of it stands.
struct TextBuilder {
  private(set) var text = ""
  private var starts: [(offset: Int, line: Int)] = []
  private(set) var lastLine = 0

  var isEmpty: Bool { text.isEmpty }
  var firstLine: Int { starts.first?.line ?? lastLine }
  var lines: LineMap { LineMap(starts) }

  mutating func append(_ stretch: some StringProtocol, line: Int) {
    if stretch.isEmpty { return }
    if lastLine != line || starts.isEmpty { starts.append((text.utf8.count, line)) }
    lastLine = line
    text.append(contentsOf: stretch)
  }

  /// Begins a new line of a listing; the line break belongs to the line that it ends.
  mutating func breakLine() {
    append("\n", line: lastLine)
  }

  /// Goes on with the next line of a hard-wrapped text.
  mutating func join(_ next: some StringProtocol, line: Int) {
    appendJoint(before: next)
    append(next, line: line)
  }

  /// Goes on with a line, which may stand on several source lines.
  mutating func join(_ line: SourceLine, isName: (String) -> Bool = { _ in false }) {
    appendJoint(before: line.text, isName: isName)
    append(line.text, of: line)
  }

  private mutating func appendJoint(
    before next: some StringProtocol, isName: (String) -> Bool = { _ in false }
  ) {
    if !text.isEmpty, SoftWrap.joint(text, next, isName: isName) == .space { text.append(" ") }
  }

  /// Appends `stretch`, a part of the text of `line`.
  mutating func append(_ stretch: Substring, of line: SourceLine) {
    let base = stretch.base.utf8
    let start = base.distance(from: base.startIndex, to: stretch.startIndex)
    let end = start + stretch.utf8.count
    var from = stretch.startIndex
    var number = line.number
    for next in line.breaks where next.offset < end {
      if next.offset > start {
        let to = base.index(base.startIndex, offsetBy: next.offset)
        append(stretch[from..<to], line: number)
        from = to
      }
      number = next.line
    }
    append(stretch[from...], line: number)
  }

  func block(_ kind: Block.Kind) -> Block {
    Block(kind, text: text, lines: lines)
  }
}
