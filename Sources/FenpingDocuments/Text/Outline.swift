import FenpingModel

/// The title of a document and the levels of its headings: level 1 is the title's alone.
struct Outline {
  let title: String?
  let blocks: [Block]

  /// - Parameter metadata: the title that stands in the front matter or in the page's head.
  init(title metadata: String?, blocks: [Block]) {
    let headings = blocks.indices.filter { blocks[$0].isHeading }
    let tops = headings.filter { blocks[$0].kind == .heading(level: 1) }
    // Sections are often written with the title's level, below a title that stands elsewhere.
    let isTitled = tops.first == headings.first && (tops.count == 1 || metadata == nil)
    let own = isTitled ? tops.first : nil
    let hasUnmarked = Self.beginsWithTitle(
      blocks, heading: headings.first.map { blocks[$0].text }, isOnlyTitle: metadata == nil && own == nil)
    let isDemoting = tops.count > (own == nil ? 0 : 1)

    self.blocks = blocks.enumerated().map { index, block in
      if index == 0, hasUnmarked { return Block(.heading(level: 1), text: block.text, lines: block.lines) }
      guard isDemoting, index != own, case .heading(let level) = block.kind else {
        return block
      }
      return Block(
        .heading(level: min(level + 1, 6)), text: block.text, lines: block.lines)
    }
    let marked = own ?? headings.first { $0 < 2 }
    title = metadata ?? (hasUnmarked ? blocks.first?.text : marked.map { blocks[$0].text })
  }

  /// Whether the first paragraph is a title that carries no mark: because there is no other one, or because the first
  /// heading repeats it.
  private static func beginsWithTitle(_ blocks: [Block], heading: String?, isOnlyTitle: Bool) -> Bool {
    guard blocks.count > 1, let first = blocks.first, first.kind == .paragraph else { return false }
    let shape = LineShape(first.text)
    if let heading, first.text.contains(heading) { return Heading.isLikely(shape, limit: 80) }
    return isOnlyTitle && Heading.isLikely(shape, limit: blocks[1].kind == .paragraph ? 60 : 80)
  }
}
