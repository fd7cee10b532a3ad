/// Lines that say who wrote, translated or published a text, and where.
enum Attribution {
  static func isAttribution(_ text: some StringProtocol, shape: LineShape, isLink: Bool = false) -> Bool {
    guard shape.sentences <= 1, shape.columns <= 160 else { return false }
    let head = Folding.head(of: text)
    if LayoutWords.attributions.isLabel(head) { return true }
    if isLink, LayoutWords.attributions.isPrefix(of: head) { return true }
    // 「本文由某某翻译」 is one, 「本文由浅入深」 is none.
    return LayoutWords.credits.isPrefix(of: head)
      && LayoutWords.creditVerbs.isFound(in: Folding.scalars(text.unicodeScalars))
  }
}
