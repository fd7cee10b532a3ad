import FenpingModel

/// Reads Markdown as developers write it: CommonMark with tables, front matter and a site generator's tags.
struct MarkdownReader {
  private var blocks: [Block] = []
  private var omissions: [Omission] = []
  /// Blocks that are nothing but links.
  private var isLink: [Bool] = []
  private var inline: InlineText?
  private var quotations = 0
  private var lists: [List] = []
  private var listCount = 0
  private var tables = TableCounter()
  /// Where a paragraph that looks like `1.…` counts on.
  private var looseList: (list: Int, ordinal: Int?, end: Int)?
  /// The last numbered list that is in no other one, and the number that it came to.
  private var ordered: (list: Int, ordinal: Int)?
  private var headingLevel = 1

  private struct List {
    let id: Int
    var ordinal: Int?
    /// The item's first paragraph has not come yet.
    var isFresh = true
  }

  static func content(of source: String) -> DocumentContent {
    let markdown = MarkdownSource(source)
    var reader = MarkdownReader()
    if let lines = markdown.frontMatter { reader.omissions.append(Omission(.frontMatter, lines: lines)) }
    CommonMarkParser.parse(markdown.text) { reader.handle($0) }
    reader.omitTrailingLinks()
    reader.omitListsOfLinks()
    let outline = Outline(title: markdown.title, blocks: reader.blocks)
    var content = DocumentContent(title: outline.title, blocks: outline.blocks, omissions: reader.omissions)
    content.omitAdvert()
    return content
  }

  private mutating func handle(_ event: MarkdownEvent) {
    switch event {
    case .enter(let container, let line): enter(container, line: line)
    case .exit(let container): exit(container)
    case .text(let text, let line), .inlineCode(let text, let line): inline?.append(text, line: line)
    case .lineBreak(let isHard): inline?.breakLine(isHard: isHard)
    case .inlineHTML(let tag): if tag.lowercased().hasPrefix("<br") { inline?.breakLine(isHard: true) }
    case .code(let code, let line): appendCode(code, line: line)
    case .htmlBlock(let html, let line): appendHTML(html, line: line)
    case .rule: break
    }
  }

  private mutating func enter(_ container: MarkdownEvent.Container, line: Int) {
    switch container {
    case .quotation: quotations += 1
    case .list(let start):
      lists.append(List(id: listID(start: start), ordinal: start.map { $0 - 1 }))
    case .item:
      guard let last = lists.indices.last else { return }
      if let ordinal = lists[last].ordinal { lists[last].ordinal = ordinal + 1 }
      lists[last].isFresh = true
    case .heading, .paragraph, .cell: inline = InlineText(line: line)
    case .table: tables.beginTable()
    case .row(let isHeader): tables.beginRow(isHeader: isHeader)
    case .link: inline?.linkDepth += 1
    case .strong: inline?.strongDepth += 1
    case .image: inline?.imageDepth += 1
    }
  }

  private mutating func exit(_ container: MarkdownEvent.Container) {
    switch container {
    case .quotation: quotations -= 1
    case .list:
      if let list = lists.popLast(), lists.isEmpty, let ordinal = list.ordinal {
        ordered = (list.id, ordinal)
      }
    case .link: inline?.linkDepth -= 1
    case .strong: inline?.strongDepth -= 1
    case .image: inline?.imageDepth -= 1
    case .heading(let level):
      headingLevel = level
      ordered = nil
      append(takeLines(), as: .heading(level: headingLevel))
    case .cell: append(takeLines(), as: tables.nextCell(), separator: " ")
    case .paragraph: finishParagraph(takeLines())
    case .item, .table, .row: break
    }
  }

  private mutating func takeLines() -> [InlineText.Line] {
    defer { inline = nil }
    return inline?.finished() ?? []
  }

  private mutating func append(_ lines: [InlineText.Line], as kind: Block.Kind, separator: String? = nil) {
    var builder = TextBuilder()
    for line in lines {
      if let separator, !builder.isEmpty { builder.append(separator, line: builder.lastLine) }
      builder.join(line.text, line: line.number)
    }
    if builder.isEmpty { return }
    blocks.append(builder.block(kind))
    isLink.append(lines.allSatisfy(\.isLink))
  }

  /// HTML that holds a text: a table with joined cells, a centred caption. Embedded media give nothing.
  private mutating func appendHTML(_ html: String, line: Int) {
    let found = HTMLReader.blocks(ofFragment: html, line: line, firstList: listCount)
    listCount = found.listCount
    for block in found.blocks {
      blocks.append(tables.renumbered(block))
      isLink.append(false)
    }
  }

  private mutating func appendCode(_ code: String, line: Int) {
    var builder = TextBuilder()
    for (index, text) in code.splitLines().enumerated() {
      if index > 0 { builder.breakLine() }
      builder.append(text, line: line + index)
    }
    if builder.text[...].trimmed.isEmpty { return }
    blocks.append(builder.block(.code).withoutEmptyEnds)
    isLink.append(false)
  }

  /// A list that counts on where the last one ended is the same one: a figure between two steps has cut it.
  private mutating func listID(start: Int?) -> Int {
    if lists.isEmpty, let start, start > 1, let ordered, ordered.ordinal + 1 == start { return ordered.list }
    listCount += 1
    return listCount
  }

  // MARK: Paragraphs

  private mutating func finishParagraph(_ lines: [InlineText.Line]) {
    var open: [InlineText.Line] = []
    for line in lines {
      if isAlert(line) || isAttribution(line) {
        finishGroup(&open)
      } else if breaks(before: line, after: open.last) {
        finishGroup(&open)
        open = [line]
      } else {
        open.append(line)
      }
    }
    finishGroup(&open)
  }

  /// `[!NOTE]`, which only sets the quotation's colour.
  private func isAlert(_ line: InlineText.Line) -> Bool {
    line.text.hasPrefix("[!") && line.text.hasSuffix("]")
  }

  private mutating func isAttribution(_ line: InlineText.Line) -> Bool {
    guard Attribution.isAttribution(line.text, shape: LineShape(line.text), isLink: line.isLink) else {
      return false
    }
    omissions.append(Omission(.attribution, lines: line.number...line.number))
    return true
  }

  /// Whether `line` begins a block of its own inside a paragraph.
  private func breaks(before line: InlineText.Line, after previous: InlineText.Line?) -> Bool {
    guard let previous else { return false }
    let shape = LineShape(previous.text)
    if line.followsHardBreak, shape.ending != .comma, shape.openBrackets == 0 { return true }
    if shape.ending == .open, shape.last?.isLatin == true, ListMarker(previous.text[...]) == nil {
      return false
    }
    return ListMarker(line.text[...]) != nil || Caption.isCaption(line.text)
      || previous.number + 1 == line.number && Caption.isCaption(previous.text)
  }

  private mutating func finishGroup(_ lines: inout [InlineText.Line]) {
    defer { lines = [] }
    guard var first = lines.first else { return }
    if lines.count == 1, Caption.isCaption(first.text) {
      append(lines, as: .caption)
    } else if lines.count == 1, first.isStrong, Heading.isLikely(LineShape(first.text), limit: 50),
      lists.isEmpty
    {
      append(lines, as: .heading(level: min(headingLevel + 1, 6)))
    } else if lines.count == 1,
      CodeLines.looksLikeCode(SourceLine(number: first.number, text: first.text[...]))
    {
      append(lines, as: .code)
    } else if let last = lists.indices.last, lists[last].isFresh {
      lists[last].isFresh = false
      append(
        lines, as: .listItem(list: lists[last].id, depth: lists.count, ordinal: lists[last].ordinal))
    } else if let marker = ListMarker(first.text[...]) {
      first.text = String(first.text[...].dropScalars(marker.length))
      lines[0] = first
      appendLoose(lines, marker)
    } else {
      append(lines, as: quotations > 0 ? .quotation : .paragraph)
    }
  }

  /// A paragraph with a marker that is none in CommonMark: an item, or a heading with a chapter's number.
  private mutating func appendLoose(_ lines: [InlineText.Line], _ marker: ListMarker) {
    if lines.count == 1, marker.isChapter, Heading.isLikely(LineShape(lines[0].text), limit: 50) {
      append(lines, as: .heading(level: min(headingLevel + 1, 6)))
      return
    }
    let list = looseListID(marker.ordinal)
    append(lines, as: .listItem(list: list, depth: lists.count + 1, ordinal: marker.ordinal))
    looseList = (list, marker.ordinal, blocks.count)
  }

  /// The list that an item goes on with: the one that it counts on, or whose bullet stands right before it.
  private mutating func looseListID(_ ordinal: Int?) -> Int {
    if let looseList {
      let counts = ordinal != nil && looseList.ordinal.map { $0 + 1 } == ordinal
      if counts || ordinal == nil && looseList.ordinal == nil && looseList.end == blocks.count {
        return looseList.list
      }
    }
    listCount += 1
    return listCount
  }

  // MARK: Navigation

  /// Leaves out the links to other pages that follow the text.
  private mutating func omitTrailingLinks() {
    var start = blocks.count
    var links = 0
    while start > 0, isLink[start - 1] || blocks[start - 1].isShortTail && start > 1 && isLink[start - 2] {
      start -= 1
      if isLink[start] { links += 1 }
    }
    guard links >= 2, start > 0, start < blocks.count else { return }
    if blocks[start - 1].isHeading, start > 1 { start -= 1 }
    omissions.append(
      Omission(.navigation, lines: blocks[start].lines.first...blocks[blocks.count - 1].lines.last))
    blocks.removeSubrange(start...)
    isLink.removeSubrange(start...)
  }

  /// Leaves out tables of contents, and other lists of two or more links and nothing else.
  private mutating func omitListsOfLinks() {
    var index = 0
    while index < blocks.count {
      guard case .listItem(let list, _, _) = blocks[index].kind else {
        index += 1
        continue
      }
      let end = blocks[index...].firstIndex { $0.list != list } ?? blocks.count
      if end - index >= 2, isLink[index..<end].allSatisfy({ $0 }) {
        omissions.append(
          Omission(.navigation, lines: blocks[index].lines.first...blocks[end - 1].lines.last))
        blocks.removeSubrange(index..<end)
        isLink.removeSubrange(index..<end)
      } else {
        index = end
      }
    }
  }
}

extension Block {
  fileprivate var list: Int? {
    if case .listItem(let list, _, _) = kind { list } else { nil }
  }

  /// A line without a sentence, such as the page's own name in a list of pages.
  fileprivate var isShortTail: Bool {
    let shape = LineShape(text)
    return !isHeading && !isCode && shape.sentences == 0 && shape.columns <= 120
  }
}
