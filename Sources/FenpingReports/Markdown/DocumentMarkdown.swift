public import FenpingModel

/// A guide as it was understood, as Markdown.
public enum DocumentMarkdown {
  public static func report(_ document: Document) -> String {
    var parts: [String] = []
    var previous: Block?
    for block in document.blocks {
      let text = markdown(block, after: previous)
      // Items of one list and rows of one table stand close together.
      if let last = parts.last, let previous, continues(block, previous) {
        parts[parts.count - 1] = last + text
      } else {
        parts.append(text)
      }
      previous = block
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func continues(_ block: Block, _ previous: Block) -> Bool {
    switch (block.kind, previous.kind) {
    case (.listItem(let list, _, _), .listItem(let other, _, _)): list == other
    case (.tableCell(let table, _, _, _), .tableCell(let other, _, _, _)): table == other
    default: false
    }
  }

  private static func markdown(_ block: Block, after previous: Block?) -> String {
    let text = MarkdownText.escaped(block.text)
    let continues = previous.map { Self.continues(block, $0) } ?? false
    switch block.kind {
    case .heading(let level): return String(repeating: "#", count: min(max(level, 1), 6)) + " " + text
    case .caption: return "*\(text)*"
    case .paragraph: return text
    case .quotation: return "> " + text
    case .code: return fenced(block.text)
    case .listItem(_, let depth, let ordinal):
      let indent = String(repeating: "   ", count: max(depth - 1, 0))
      return (continues ? "\n" : "") + indent + (ordinal.map { "\($0). " } ?? "- ") + text
    case .tableCell(_, let row, let column, _):
      return cell(text, row: row, column: column, after: continues ? previous : nil)
    }
  }

  private static func cell(_ text: String, row: Int, column: Int, after previous: Block?) -> String {
    guard case .tableCell(_, let lastRow, let lastColumn, _)? = previous?.kind else { return "| \(text) |" }
    if row == lastRow { return " \(text) |" }
    // Markdown wants the rule below the first row, whether or not its cells are headers.
    let isSecondRow = lastRow == 0
    let rule = isSecondRow ? "\n|" + String(repeating: " --- |", count: lastColumn + 1) : ""
    return rule + "\n| \(text) |"
  }

  private static func fenced(_ code: String) -> String {
    var fence = "```"
    while code.contains(fence) { fence += "`" }
    return "\(fence)\n\(code.printable(keepingLines: true))\n\(fence)"
  }
}
