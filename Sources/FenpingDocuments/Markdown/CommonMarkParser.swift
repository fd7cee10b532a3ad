import CCommonMark

/// Parses Markdown with cmark-gfm; the only file that knows it.
enum CommonMarkParser {
  /// Deeper nesting than any author's; what is inside is left out.
  private static let deepest = 100

  /// cmark registers its extensions in a list without a lock.
  private static let extensions: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Calls `handle` with the events of `markdown`, in the document's order.
  static func parse(_ markdown: String, _ handle: (MarkdownEvent) -> Void) {
    extensions
    guard let parser = cmark_parser_new(CMARK_OPT_SOURCEPOS) else { return }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(root) }
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    var depth = 0
    var shift = 0
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_EXIT { depth -= 1 }
      if event == CMARK_EVENT_ENTER, let correction = lineCorrection(of: node) { shift = correction }
      if depth < deepest { visit(node, shift, entering: event == CMARK_EVENT_ENTER, handle) }
      if event == CMARK_EVENT_ENTER, !isLeaf(node) { depth += 1 }
    }
  }

  private static func visit(
    _ node: OpaquePointer, _ shift: Int, entering: Bool, _ handle: (MarkdownEvent) -> Void
  ) {
    let line = Int(cmark_node_get_start_line(node)) + shift
    if let container = container(of: node) {
      handle(entering ? .enter(container, line: line) : .exit(container))
      return
    }
    guard entering else { return }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: handle(.text(literal(node), line: line))
    case CMARK_NODE_CODE: handle(.inlineCode(literal(node), line: line))
    case CMARK_NODE_SOFTBREAK: handle(.lineBreak(isHard: false))
    case CMARK_NODE_LINEBREAK: handle(.lineBreak(isHard: true))
    case CMARK_NODE_HTML_INLINE: handle(.inlineHTML(literal(node)))
    case CMARK_NODE_HTML_BLOCK: handle(.htmlBlock(literal(node), line: line))
    case CMARK_NODE_THEMATIC_BREAK: handle(.rule(line: line))
    case CMARK_NODE_CODE_BLOCK:
      var (length, offset, character): (CInt, CInt, CChar) = (0, 0, 0)
      let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
      handle(.code(literal(node), line: isFenced ? line + 1 : line))
    default: break
    }
  }

  /// What the lines of a block's text lack; nil for what is inside a block.
  ///
  /// Where a table follows a paragraph without an empty line, cmark parses both as one paragraph first: the paragraph
  /// gets no line and the table's header that of the paragraph.
  private static func lineCorrection(of node: OpaquePointer) -> Int? {
    let type = cmark_node_get_type(node)
    guard type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_BLOCK) else { return nil }
    let line = Int(cmark_node_get_start_line(node))
    switch container(of: node) {
    case .paragraph:
      guard line == 0, let table = cmark_node_next(node), let header = headerLine(of: table) else { return 0 }
      return max(1, header - 1 - lineBreaks(in: node))
    case .cell:
      guard let row = cmark_node_parent(node), let table = cmark_node_parent(row) else { return 0 }
      let isHeader = container(of: row) == .row(isHeader: true)
      return (isHeader ? headerLine(of: table) : Int(cmark_node_get_start_line(row))).map { $0 - line } ?? 0
    default: return 0
    }
  }

  private static func lineBreaks(in node: OpaquePointer) -> Int {
    guard let iterator = cmark_iter_new(node) else { return 0 }
    defer { cmark_iter_free(iterator) }
    var breaks = 0
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      let type = cmark_node_get_type(cmark_iter_get_node(iterator))
      if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK { breaks += 1 }
    }
    return breaks
  }

  /// The line of a table's header: two above its first row, or one above its end.
  private static func headerLine(of table: OpaquePointer) -> Int? {
    guard container(of: table) == .table, let header = cmark_node_first_child(table) else { return nil }
    if let row = cmark_node_next(header) { return Int(cmark_node_get_start_line(row)) - 2 }
    return max(Int(cmark_node_get_start_line(header)), Int(cmark_node_get_end_line(table)) - 1)
  }

  private static func container(of node: OpaquePointer) -> MarkdownEvent.Container? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: return .quotation
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_LINK: return .link
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_IMAGE: return .image
    default: break
    }
    // The table extension gives its node types at run time.
    switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
    case "table": return .table
    case "table_header": return .row(isHeader: true)
    case "table_row": return .row(isHeader: false)
    case "table_cell": return .cell
    case "tasklist": return .item
    default: return nil
    }
  }

  /// Nodes without an exit event.
  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_HTML_INLINE,
      CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK:
      true
    default: false
    }
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}
