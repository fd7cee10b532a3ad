import FenpingModel

/// Goes through the main element in the page's order and makes blocks of what it holds.
struct HTMLWalker {
  private let tree: HTMLTree
  private let isDropped: [Bool]
  private(set) var blocks: [Block] = []
  private(set) var omissions: [Omission] = []

  private var open: [Int] = []
  private var line = HTMLLine()
  /// The lines of the current element, as `<br>` breaks them.
  private var lines: [SourceLine] = []
  /// Loose paragraphs that have not become blocks yet, with empty lines between them.
  private var run: [SourceLine] = []
  private var headingLevel = 1
  private(set) var listCount: Int
  private var lists: [List] = []
  /// The last numbered list that is in no other one, and the number that it came to.
  private var ordered: (list: Int, ordinal: Int)?
  private var tables = TableCounter()
  /// Elements around the current node, by what they do to its text.
  private var (strongDepth, linkDepth, quotationDepth, headingDepth, itemDepth) = (0, 0, 0, 0, 0)
  private var dataTables: [Int] = []
  private var cell: Block.Kind?
  private var code: TextBuilder?

  /// So many loose lines, more than an article has, are made blocks of, so that a page of nothing else is not held twice.
  private static let longestRun = 10_000

  private struct List {
    let id: Int
    var ordinal: Int?
    var isFresh = false
  }

  /// - Parameter firstList: how many lists the document has already.
  init(_ tree: HTMLTree, isDropped: [Bool], firstList: Int = 0) {
    listCount = firstList
    self.tree = tree
    self.isDropped = isDropped
  }

  mutating func walk(_ root: Int) {
    var index = root
    while index < tree.nodes[root].end {
      closeElements(before: index)
      if isDropped[index] {
        if tree.nodes[index].tag.isBlock { endParagraph() }
        index = tree.nodes[index].end
      } else {
        enter(index)
        index += 1
      }
    }
    closeElements(before: tree.nodes[root].end)
    endParagraph()
    flushRun()
  }

  private mutating func closeElements(before index: Int) {
    while let last = open.last, tree.nodes[last].end <= index {
      leave(last)
      open.removeLast()
    }
  }

  // MARK: Elements

  private mutating func enter(_ index: Int) {
    let node = tree.nodes[index]
    switch node.tag {
    case .text: return append(node)
    case .lineBreak: return breakLine(at: node)
    default: break
    }
    if node.tag.isBlock { endParagraph() }
    switch node.tag {
    case .strong: strongDepth += 1
    case .link: linkDepth += 1
    case .quotation:
      flushRun()
      quotationDepth += 1
    case .bulletList, .orderedList:
      flushRun()
      let start = node.tag == .orderedList ? max(0, Int(node.start ?? 1) - 1) : nil
      lists.append(List(id: listID(after: start), ordinal: start))
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6: headingDepth += 1
    case .item:
      itemDepth += 1
      if lists.isEmpty {
        listCount += 1
        lists.append(List(id: listCount))
      }
      if let ordinal = lists[lists.count - 1].ordinal { lists[lists.count - 1].ordinal = ordinal + 1 }
      lists[lists.count - 1].isFresh = true
    case .table: enterTable(index)
    case .row: if isInDataTable(index) { tables.beginRow(isHeader: isHeaderRow(index)) }
    case .cell, .headerCell: if isInDataTable(index) { cell = tables.nextCell() }
    case .pre:
      flushRun()
      code = TextBuilder()
    default: break
    }
    open.append(index)
  }

  private mutating func leave(_ index: Int) {
    let node = tree.nodes[index]
    if let level = node.tag.headingLevel {
      finishHeading(level)
      headingDepth -= 1
      return
    }
    if (node.tag == .cell || node.tag == .headerCell) && cell != nil && isInDataTable(index) {
      finishCell()
      return
    }
    if node.tag.isBlock { endParagraph() }
    switch node.tag {
    case .strong: strongDepth -= 1
    case .link: linkDepth -= 1
    case .quotation:
      flushRun()
      quotationDepth -= 1
    case .bulletList, .orderedList:
      if let list = lists.popLast(), lists.isEmpty, let ordinal = list.ordinal {
        ordered = (list.id, ordinal)
      }
    case .item:
      itemDepth -= 1
      if !lists.isEmpty { lists[lists.count - 1].isFresh = false }
    case .table: if dataTables.last == index { dataTables.removeLast() }
    case .pre: finishCode()
    default: break
    }
  }

  /// A list that counts on where the last one ended is the same one: a figure between two steps has cut it.
  private mutating func listID(after ordinal: Int?) -> Int {
    if lists.isEmpty, let ordinal, ordinal > 0, let ordered, ordered.ordinal == ordinal {
      return ordered.list
    }
    listCount += 1
    return listCount
  }

  // MARK: Text

  private mutating func append(_ node: HTMLTree.Node) {
    if code != nil {
      appendCode(node.text)
    } else {
      line.append(node.text, of: tree, isStrong: strongDepth > 0, isLinked: linkDepth > 0)
    }
  }

  private mutating func breakLine(at node: HTMLTree.Node) {
    if code != nil {
      code?.breakLine()
    } else if line.isEmpty {
      if lines.last.map({ !$0.isBlank }) ?? false { lines.append(.blank(number: node.line)) }
    } else {
      lines.append(takeLine())
    }
  }

  /// Ends the paragraph of the current element.
  private mutating func endParagraph() {
    if code != nil { return }
    if cell != nil || isInHeading {
      // One block, whatever stands in it.
      if !line.isEmpty { lines.append(takeLine()) }
      return
    }
    let isStrong = lines.isEmpty && line.count > 0 && line.strong >= line.count
    if !line.isEmpty { lines.append(takeLine()) }
    while lines.last?.isBlank == true { lines.removeLast() }
    defer { lines = [] }
    guard let first = lines.first else { return }
    if let last = lists.indices.last, lists[last].isFresh, isInItem {
      flushRun()
      lists[last].isFresh = false
      appendBlock(
        lines, as: .listItem(list: lists[last].id, depth: lists.count, ordinal: lists[last].ordinal))
    } else if isStrong, Heading.isLikely(first.shape, limit: 50), !isInItem {
      flushRun()
      appendBlock(lines, as: .heading(level: min(headingLevel + 1, 6)))
    } else {
      // Two empty lines: nothing joins what stands in two elements.
      run += lines
      run += [.blank(number: first.number), .blank(number: first.number)]
      if run.count > Self.longestRun { flushRun() }
    }
  }

  private mutating func takeLine() -> SourceLine {
    defer { line = HTMLLine() }
    return line.source
  }

  private var isInHeading: Bool { headingDepth > 0 }

  private var isInItem: Bool { itemDepth > 0 }

  private mutating func appendBlock(_ lines: [SourceLine], as kind: Block.Kind, separator: String? = nil) {
    var builder = TextBuilder()
    for line in lines where !line.isBlank {
      if let separator, !builder.isEmpty { builder.append(separator, line: builder.lastLine) }
      builder.join(line)
    }
    if !builder.isEmpty { blocks.append(builder.block(kind)) }
  }

  /// Makes blocks of the loose paragraphs.
  private mutating func flushRun() {
    if run.isEmpty { return }
    let builder = BlockBuilder(
      ParagraphAssembler.paragraphs(of: run), hasTitle: false, hasHeadings: false, firstList: listCount)
    listCount = builder.listCount
    omissions += builder.omissions
    blocks += builder.blocks.map { block in
      quotationDepth > 0 && block.kind == .paragraph
        ? Block(.quotation, text: block.text, lines: block.lines) : block
    }
    run = []
  }

  private mutating func finishHeading(_ level: Int) {
    if !line.isEmpty { lines.append(takeLine()) }
    flushRun()
    headingLevel = level
    ordered = nil
    appendBlock(lines, as: .heading(level: level), separator: " ")
    lines = []
  }

  // MARK: Code

  private mutating func appendCode(_ range: Range<Int>) {
    let text = String(decoding: tree.text[range], as: UTF8.self)
    var offset = range.lowerBound
    for (index, part) in text.splitLines().enumerated() {
      if index > 0 { code?.breakLine() }
      code?.append(part, line: tree.line(at: offset))
      offset += part.utf8.count + 1
    }
  }

  private mutating func finishCode() {
    defer { code = nil }
    guard let code, !code.text[...].trimmed.isEmpty else { return }
    blocks.append(code.block(.code).withoutEmptyEnds)
  }

  // MARK: Tables

  private mutating func enterTable(_ index: Int) {
    guard HTMLTable.holdsData(tree, table: index) else { return }
    flushRun()
    dataTables.append(index)
    tables.beginTable()
  }

  private func isInDataTable(_ index: Int) -> Bool {
    guard let table = dataTables.last else { return false }
    return open.last { tree.nodes[$0].tag == .table } == table
  }

  private func isHeaderRow(_ row: Int) -> Bool {
    let cells = tree.children(of: row).map { tree.nodes[$0].tag }.filter { $0 == .cell || $0 == .headerCell }
    return !cells.isEmpty && cells.allSatisfy { $0 == .headerCell }
  }

  private mutating func finishCell() {
    guard let kind = cell else { return }
    cell = nil
    if !line.isEmpty { lines.append(takeLine()) }
    appendBlock(lines, as: kind, separator: " ")
    lines = []
  }
}
