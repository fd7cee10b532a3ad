import FenpingModel

/// What a reader of one format finds in a text.
struct DocumentContent {
  var title: String?
  var blocks: [Block]
  var omissions: [Omission]

  /// Moves an advert at the end from the blocks to the omissions.
  mutating func omitAdvert() {
    guard let start = AdvertFinder.start(in: blocks) else { return }
    let lines =
      blocks[start].lines.first...max(blocks[start].lines.first, blocks[blocks.count - 1].lines.last)
    omissions.append(Omission(.advert, lines: lines))
    blocks.removeSubrange(start...)
  }
}
