/// What a Markdown document consists of, in its order. Lines count from 1.
enum MarkdownEvent {
  enum Container: Equatable {
    case quotation
    /// `start` is the first item's number in an ordered list.
    case list(start: Int?)
    case item
    case heading(level: Int)
    case paragraph
    case table
    case row(isHeader: Bool)
    case cell
    case link
    case strong
    case image
  }

  case enter(Container, line: Int)
  case exit(Container)
  case text(String, line: Int)
  case inlineCode(String, line: Int)
  /// A line break in the source; `isHard` where the author asked for one.
  case lineBreak(isHard: Bool)
  case inlineHTML(String)
  case htmlBlock(String, line: Int)
  /// A listing; `line` is that of its first line of code.
  case code(String, line: Int)
  case rule(line: Int)
}
