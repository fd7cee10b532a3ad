/// Decides whether a paragraph without a bullet is a further item of the list before it.
///
/// A copied page often keeps the bullet of the first item alone, or of none; what makes the rest items is that
/// they look like the first one.
struct ListFollower {
  /// The item that the list began with, and the one before this paragraph.
  private let first: Paragraph
  private var previous: Paragraph
  private(set) var count = 1
  private var bullets: Int
  /// The items end in `；`: the first one that does not is the last.
  private var isClosed = false

  init(first: Paragraph) {
    self.first = first
    previous = first
    bullets = first.marker == nil ? 0 : 1
  }

  /// Whether an item with a marker belongs to the list: not where it counts from 1 again, nor where it has a bullet and
  /// those before have none.
  func goesOn(with item: Paragraph) -> Bool {
    if first.marker == nil, item.marker != nil { return false }
    return item.marker != .number(1) || previous.marker == nil || item.indent > previous.indent
  }

  mutating func add(_ item: Paragraph) {
    isClosed = previous.shape.ending == .clause && item.shape.ending != .clause
    count += 1
    if item.marker != nil { bullets += 1 }
    previous = item
  }

  func accepts(_ paragraph: Paragraph) -> Bool {
    if isClosed || LayoutWords.labels.isLabel(paragraph.head) { return false }
    if LayoutWords.anaphora.isPrefix(of: paragraph.head) { return false }
    let shape = paragraph.shape
    if shape.ending == .leadIn || shape.sentences > 2 { return false }
    if previous.shape.ending == .clause { return true }
    if Self.isInstruction(first), Self.isInstruction(paragraph) { return true }
    // Where every item had its bullet, one without is none.
    if bullets > 1, bullets == count { return false }
    return looksLike(previous, paragraph)
  }

  private static func isInstruction(_ paragraph: Paragraph) -> Bool {
    LayoutWords.instructions.isPrefix(of: paragraph.head)
  }

  /// One sentence each, of comparable length, ended in the same manner.
  private func looksLike(_ one: Paragraph, _ other: Paragraph) -> Bool {
    let (left, right) = (one.shape, other.shape)
    return left.ending == right.ending && left.sentences <= 1 && right.sentences <= 1
      && right.columns <= max(60, 2 * left.columns) && right.columns <= 120
  }
}
