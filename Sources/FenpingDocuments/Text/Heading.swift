/// The look of a heading in a text without mark-up.
enum Heading {
  /// A short line that is no sentence: nothing in it ends, pauses or stays open.
  static func isLikely(_ paragraph: Paragraph, columns limit: Int = 44) -> Bool {
    guard paragraph.content == .prose, paragraph.lineCount == 1, paragraph.marker == nil else { return false }
    return isLikely(paragraph.shape, limit: limit) && !LayoutWords.anaphora.isPrefix(of: paragraph.head)
  }

  static func isLikely(_ shape: LineShape, limit: Int) -> Bool {
    let asks = shape.ending == .sentence && (shape.last == "？" || shape.last == "?")
    return shape.columns <= limit && shape.columns > 1 && shape.commas == 0 && shape.openBrackets == 0
      && (shape.ending == .open || asks) && shape.sentences <= (asks ? 1 : 0)
  }
}
