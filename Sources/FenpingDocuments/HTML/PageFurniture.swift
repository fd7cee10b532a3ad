import FenpingModel

/// Takes out of a page's main element what is not its text: dates, paging, buttons, the foot of the page.
enum PageFurniture {
  /// A line with a sign of furniture that is longer than this is a text about it.
  private static let longestLine = 80
  /// Where the end of the text may be announced, and how much may follow.
  private static let earliestEnd = 0.5

  static func remove(from content: inout DocumentContent) {
    cutEnd(&content)
    var kept: [Block] = []
    var seen: Set<String> = []
    for block in content.blocks {
      // Some pages bring their text twice, for small screens or to be read aloud.
      let isRepeated =
        block.text.utf8.count >= longestLine && !block.isCode && !seen.insert(block.text).inserted
      if isRepeated {
        content.omissions.append(Omission(.navigation, lines: block.lines.first...block.lines.last))
      } else if let reason = reason(toDrop: block) {
        content.omissions.append(Omission(reason, lines: block.lines.first...block.lines.last))
      } else {
        kept.append(block)
      }
    }
    // A page of nothing else is left as it is.
    if !kept.isEmpty { content.blocks = kept }
  }

  private static func cutEnd(_ content: inout DocumentContent) {
    let sizes = content.blocks.map(\.text.utf8.count)
    let total = Double(sizes.reduce(0, +))
    var before = 0.0
    for (index, block) in content.blocks.enumerated() {
      let isAnnounced =
        !block.isCode && LineShape(block.text).columns <= 40
        && FurnitureSigns.endOfText.isPrefix(of: Folding.head(of: block.text))
      if isAnnounced, before >= earliestEnd * total, index > 0 {
        let lines =
          block.lines.first...max(block.lines.first, content.blocks[content.blocks.count - 1].lines.last)
        content.omissions.append(Omission(.navigation, lines: lines))
        content.blocks.removeSubrange(index...)
        return
      }
      before += Double(sizes[index])
    }
  }

  private static func reason(toDrop block: Block) -> Omission.Reason? {
    switch block.kind {
    case .code, .tableCell: return nil
    case .caption: return nil
    default: break
    }
    if block.text.utf8.count > 4 * longestLine { return nil }
    let shape = LineShape(block.text)
    guard shape.columns <= longestLine, shape.ending != .sentence || shape.columns <= 40 else { return nil }
    let text = Folding.scalars(block.text.unicodeScalars)
    if FurnitureSigns.inLine.isFound(in: text), shape.sentences <= 1 { return .navigation }
    return beginsWithDate(text) && shape.sentences == 0 && !block.isHeading ? .attribution : nil
  }

  /// `2005-04-05 …`, `2005年8月16日 …`
  private static func beginsWithDate(_ text: [Unicode.Scalar]) -> Bool {
    let scalars = Array(text.drop { !$0.isASCIIDigit && !$0.isHan }.prefix(16))
    let year = scalars.prefix { $0.isASCIIDigit }
    guard year.count == 4, scalars.count > 6, "-/.年".unicodeScalars.contains(scalars[4]) else { return false }
    return scalars[5].isASCIIDigit && scalars[5...].prefix(3).contains { "-/.月".unicodeScalars.contains($0) }
  }
}
