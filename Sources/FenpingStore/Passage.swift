import FenpingModel

/// A block with the headings above it.
struct Passage {
  let block: Block
  /// The headings above, outermost first, joined by ` › `, without the document's own title.
  let section: String

  static func passages(of document: Document) -> [Passage] {
    var headings: [(level: Int, text: String)] = []
    return document.blocks.map { block in
      if case .heading(let level) = block.kind {
        while let last = headings.last, last.level >= level { headings.removeLast() }
      }
      let section = headings.map(\.text).filter { $0 != document.title }.joined(separator: " › ")
      if case .heading(let level) = block.kind { headings.append((level, block.text)) }
      return Passage(block: block, section: section)
    }
  }
}
