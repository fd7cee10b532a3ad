import FenpingModel

/// What a reader of one format finds in a text.
struct DocumentContent {
  var title: String?
  var blocks: [Block]
  var omissions: [Omission]

  /// The omissions by line, without those that lie in another one of the same reason.
  var orderedOmissions: [Omission] {
    let sorted = omissions.enumerated().sorted { left, right in
      let (a, b) = (left.element.lines, right.element.lines)
      return (a.lowerBound, -a.upperBound, left.offset) < (b.lowerBound, -b.upperBound, right.offset)
    }
    var result: [Omission] = []
    var end: [Omission.Reason: Int] = [:]
    for (_, omission) in sorted where omission.lines.upperBound > end[omission.reason] ?? 0 {
      end[omission.reason] = omission.lines.upperBound
      result.append(omission)
    }
    return result
  }

  /// Moves an advert at the end from the blocks to the omissions.
  mutating func omitAdvert() {
    guard let start = AdvertFinder.start(in: blocks) else { return }
    let lines =
      blocks[start].lines.first...max(blocks[start].lines.first, blocks[blocks.count - 1].lines.last)
    omissions.append(Omission(.advert, lines: lines))
    blocks.removeSubrange(start...)
  }
}
