import FenpingModel

/// The title of a document and the levels of its headings: level 1 is the title's alone.
struct Outline {
  let title: String?
  let blocks: [Block]

  /// - Parameter title: what the document's metadata says.
  init(title: String?, blocks: [Block]) {
    let tops = blocks.indices.filter { blocks[$0].kind == .heading(level: 1) }
    let first = blocks.firstIndex { $0.isHeading && !$0.isCaption }
    // Sections are often written with the title's level, below a title that stands elsewhere.
    let own = tops.count == 1 || title == nil ? tops.first.flatMap { $0 == first ? $0 : nil } : nil
    self.title = title ?? own.map { blocks[$0].text } ?? first.flatMap { $0 < 2 ? blocks[$0].text : nil }
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
