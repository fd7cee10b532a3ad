/// Captions of figures, listings and tables: `图4-1 …`, `清单 2：…`; the figure itself is mostly lost.
enum Caption {
  static func isCaption(_ line: SourceLine) -> Bool {
    isCaption(head: line.head, shape: line.shape)
  }

  static func isCaption(_ text: String) -> Bool {
    isCaption(head: Folding.head(of: text), shape: LineShape(text))
  }

  static func isCaption(head: [Unicode.Scalar], shape: LineShape) -> Bool {
    let length = LayoutWords.captions.match(head)
    guard length > 0, shape.columns <= 100, shape.sentences == 0,
      shape.ending == .open || shape.ending == .leadIn
    else { return false }
    let rest = head[length...].drop { $0.isBlank }
    let number = rest.prefix { $0.isASCIIDigit || $0 == "-" || $0 == "." || $0 == "–" || $0 == "－" }
    guard number.first?.isASCIIDigit == true else { return false }
    // 「图 4-1 显示了…」 is a sentence about the figure.
    let words = rest.dropFirst(number.count).drop { $0.isBlank || $0 == ":" || $0 == "：" || $0 == "." }
    return !LayoutWords.captionVerbs.isPrefix(of: words)
  }
}
