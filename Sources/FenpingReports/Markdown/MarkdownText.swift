import FenpingCore
import FenpingModel

/// Text as Markdown shows it literally.
enum MarkdownText {
  /// Escapes what would be mark-up inside a line. A guide's text is data: it starts no list, no link, no HTML.
  static func escaped(_ text: String) -> String {
    let text = text.printable()
    var result = ""
    if let first = text.first, "#+-=".contains(first) { result = "\\" }
    // `1. ` and `1) ` would begin an ordered list.
    let ordinal = text.prefix { $0.isNumber && $0.isASCII }
    let isList = !ordinal.isEmpty && text.dropFirst(ordinal.count + 1).first?.isWhitespace ?? true
    for character in text {
      let endsOrdinal = isList && result == ordinal && (character == "." || character == ")")
      if endsOrdinal || "\\`*_[]<>|~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// A row of a table; the cells are Markdown already.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// What stands below the first row of a table.
  static func rowRule(_ columns: Int) -> String { row(Array(repeating: "---", count: columns)) }

  /// An inline code span that holds `text`, whatever backticks are in it.
  static func code(_ text: String) -> String {
    let text = text.printable()
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }
}

extension MarkdownText {
  /// Where a statement stands: the place as code, the headings as text.
  static func reference(_ statement: Statement) -> String {
    ([code("\(statement.place.document):\(statement.place.line)")] + statement.nearHeadings.map(escaped))
      .joined(separator: " › ")
  }

  /// The rule's id with a link to the file that implements it, from the root of the project.
  static func link(toRule id: String) -> String? {
    Catalogue.rule(id).map { "[\(code($0.id))](\($0.sourceFile))" }
  }
}
