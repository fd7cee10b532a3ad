import FenpingModel

/// Tells what each paragraph of a plain text is: title, heading, paragraph, item, listing or none of the text.
struct BlockBuilder {
  private let paragraphs: [Paragraph]
  private let hasTitle: Bool
  private let hasHeadings: Bool
  private(set) var blocks: [Block] = []
  private(set) var omissions: [Omission] = []
  private(set) var title: String?
  private(set) var listCount: Int
  private var follower: ListFollower?
  private var tables = TableCounter()
  private var indents: [Int] = []

  /// - Parameters:
  ///   - hasTitle: whether the first line may be the title.
  ///   - hasHeadings: whether a short line may be a heading; not so where mark-up tells.
  ///   - firstList: how many lists the document has already.
  init(_ paragraphs: [Paragraph], hasTitle: Bool = true, hasHeadings: Bool = true, firstList: Int = 0) {
    self.paragraphs = paragraphs
    self.hasTitle = hasTitle
    self.hasHeadings = hasHeadings
    listCount = firstList
    for index in paragraphs.indices { take(index) }
  }

  private mutating func take(_ index: Int) {
    let paragraph = paragraphs[index]
    switch paragraph.content {
    case .code:
      blocks.append(paragraph.builder.block(.code))
    case .attribution:
      omissions.append(Omission(.attribution, lines: paragraph.firstLine...paragraph.lastLine))
    case .caption:
      endList()
      blocks.append(paragraph.builder.block(.caption))
    case .cell(let row, let column):
      endList()
      if row == 1, column == 1 { tables.beginTable() }
      blocks.append(paragraph.builder.block(tables.cell(row: row, column: column)))
    case .prose:
      takeProse(paragraph, at: index)
    }
  }

  private mutating func takeProse(_ paragraph: Paragraph, at index: Int) {
    if isTitle(paragraph, at: index) {
      title = paragraph.builder.text
      blocks.append(paragraph.builder.block(.heading(level: 1)))
    } else if let level = headingLevel(paragraph, at: index) {
      endList()
      blocks.append(paragraph.builder.block(.heading(level: level)))
    } else if let marker = paragraph.marker {
      takeItem(paragraph, ordinal: marker)
    } else if let follower, follower.accepts(paragraph) {
      takeItem(paragraph, ordinal: nil)
    } else if beginsListWithoutBullets(at: index) {
      endList()
      takeItem(paragraph, ordinal: nil)
    } else {
      if !LayoutWords.remarks.isPrefix(of: paragraph.head) { endList() }
      blocks.append(paragraph.builder.block(.paragraph))
    }
  }

  private mutating func endList() {
    follower = nil
    indents = []
  }

  private mutating func takeItem(_ paragraph: Paragraph, ordinal: ListMarker.Kind?) {
    if let follower, !follower.goesOn(with: paragraph) { endList() }
    if follower != nil {
      follower?.add(paragraph)
    } else {
      listCount += 1
      follower = ListFollower(first: paragraph)
    }
    if paragraph.marker != nil {
      while let last = indents.last, last > paragraph.indent { indents.removeLast() }
      if indents.last != paragraph.indent { indents.append(paragraph.indent) }
    }
    let number: Int? =
      switch ordinal {
      case .number(let number), .chineseNumber(let number): number
      default: nil
      }
    let kind = Block.Kind.listItem(list: listCount, depth: max(1, indents.count), ordinal: number)
    blocks.append(paragraph.builder.block(kind))
  }

  /// A lead-in before it, and at least one more paragraph of the same shape after it.
  private func beginsListWithoutBullets(at index: Int) -> Bool {
    guard index > 0, index + 1 < paragraphs.count, follower == nil else { return false }
    let (leadIn, first, second) = (paragraphs[index - 1], paragraphs[index], paragraphs[index + 1])
    guard leadIn.content == .prose, second.content == .prose, second.marker == nil else { return false }
    guard leadIn.shape.ending == .leadIn, first.shape.sentences <= 2, first.shape.ending != .leadIn else {
      return false
    }
    guard !LayoutWords.labels.isLabel(first.head) else { return false }
    let announces = LayoutWords.announcing.isFound(in: Folding.scalars(leadIn.builder.text.unicodeScalars))
    return (announces || first.shape.ending == .clause) && ListFollower(first: first).accepts(second)
  }

  private func isTitle(_ paragraph: Paragraph, at index: Int) -> Bool {
    guard hasTitle, blocks.isEmpty, title == nil, index + 1 < paragraphs.count, index < 3 else {
      return false
    }
    let shape = paragraph.shape
    return paragraph.marker == nil && paragraph.lineCount <= 2 && shape.columns <= 90
      && shape.openBrackets == 0
      && (shape.ending == .open || shape.sentences == 1 && shape.last != "。") && shape.sentences <= 1
  }

  private func headingLevel(_ paragraph: Paragraph, at index: Int) -> Int? {
    guard index + 1 < paragraphs.count, paragraph.lineCount == 1 else { return nil }
    let next = paragraphs[index + 1]
    // What a lead-in announces is an item, however short.
    if index > 0, paragraphs[index - 1].content == .prose, paragraphs[index - 1].shape.ending == .leadIn {
      return nil
    }
    switch paragraph.marker {
    case .section(let depth):
      return Heading.isLikely(paragraph.shape, limit: 60) ? min(5, depth) : nil
    case .chineseNumber:
      // A section has a text; items follow each other.
      if case .chineseNumber = next.marker { return nil }
      return Heading.isLikely(paragraph.shape, limit: 60) ? 2 : nil
    case .number, .bullet:
      return nil
    case nil:
      guard hasHeadings, Heading.isLikely(paragraph), follower.map({ !$0.accepts(paragraph) }) ?? true else {
        return nil
      }
      // What stands below a heading is a text, a listing or a further heading.
      let heads = next.content != .prose || next.shape.sentences > 0 || next.shape.ending == .leadIn
      return heads || Heading.isLikely(next) || paragraph.followsBlank ? 2 : nil
    }
  }
}
