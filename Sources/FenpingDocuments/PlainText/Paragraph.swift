import FenpingModel

/// Lines of a plain text that belong together, before it is known what they are.
struct Paragraph {
  enum Content: Equatable {
    case prose
    case code
    case caption
    /// A cell of a table; rows and columns count from 1.
    case cell(row: Int, column: Int)
    case attribution
  }

  let content: Content
  var marker: ListMarker.Kind?
  let indent: Int
  let followsBlank: Bool
  /// The folded beginning, behind the marker.
  let head: [Unicode.Scalar]
  var builder: TextBuilder
  /// How many source lines it was joined from.
  var lineCount: Int

  /// The shape of the whole text; while lines are joined to it, that of the first one.
  private(set) var shape: LineShape
  /// The columns and the open brackets of all lines so far.
  private(set) var columns: Int
  private(set) var openBrackets: Int
  var firstLine: Int { builder.firstLine }
  var lastLine: Int { builder.lastLine }

  /// Begins a paragraph of prose.
  init(
    _ content: Content, line: SourceLine, text: Substring, marker: ListMarker.Kind?, followsBlank: Bool
  ) {
    self.content = content
    self.marker = marker
    self.followsBlank = followsBlank
    indent = line.indent
    head = Folding.head(of: text)
    builder = TextBuilder()
    builder.append(text, of: line)
    lineCount = 1
    shape = LineShape(text)
    columns = shape.columns
    openBrackets = shape.openBrackets
  }

  mutating func join(_ line: SourceLine, isName: (String) -> Bool) {
    builder.join(line, isName: isName)
    lineCount += 1
    columns += line.shape.columns
    openBrackets = max(0, openBrackets - line.shape.strayClosers) + line.shape.openBrackets
  }

  /// No line will be joined any more.
  mutating func seal() {
    if lineCount > 1, content == .prose { shape = LineShape(builder.text) }
  }

  /// Adds a line of code, below the lines that it has.
  mutating func appendCode(_ line: SourceLine, indent: Int) {
    let padding = String(repeating: " ", count: max(0, line.indent - indent))
    builder.breakLine()
    builder.append(padding, line: line.number)
    builder.append(line.text, of: line)
    lineCount += 1
  }
}
