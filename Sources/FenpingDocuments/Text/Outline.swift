import FenpingModel

/// The title of a document and the levels of its headings: level 1 is the title's alone.
struct Outline {
  let title: String?
  let blocks: [Block]

  /// A first paragraph that can only be a title, for a text whose title carries no mark.
  private static func unmarkedTitle(_ blocks: [Block]) -> String? {
    guard blocks.count > 1, let first = blocks.first, first.kind == .paragraph else { return nil }
    let shape = LineShape(first.text)
    return Heading.isLikely(shape, limit: 80) && blocks[1].kind != first.kind
      || Heading.isLikely(shape, limit: 60)
      ? first.text : nil
  }

  /// - Parameter title: what the document's metadata says.
  init(title: String?, blocks: [Block]) {
    let tops = blocks.indices.filter { blocks[$0].kind == .heading(level: 1) }
    let first = blocks.firstIndex { $0.isHeading && !$0.isCaption }
    // Sections are often written with the title's level, below a title that stands elsewhere.
    let own = tops.count == 1 || title == nil ? tops.first.flatMap { $0 == first ? $0 : nil } : nil
    let unmarked = title == nil && own == nil ? Self.unmarkedTitle(blocks) : nil
    self.title =
      title ?? unmarked ?? own.map { blocks[$0].text } ?? first.flatMap { $0 < 2 ? blocks[$0].text : nil }
    var blocks = blocks
    if let unmarked { blocks[0] = Block(.heading(level: 1), text: unmarked, lines: blocks[0].lines) }
    self.blocks =
      tops.isEmpty || tops.count == 1 && own != nil
      ? blocks
      : blocks.enumerated().map { index, block in
        guard case .heading(let level) = block.kind, index != own, !block.isCaption else { return block }
        return Block(
          .heading(level: min(level + 1, Block.captionLevel - 1)), text: block.text, lines: block.lines)
      }
  }
}
