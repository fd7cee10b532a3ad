import FenpingText

/// Decides whether a line goes on with the sentence of the line before it.
///
/// A page that was copied as text is broken around links and names as often as at a fixed width, without a blank
/// line between its paragraphs. The rules below go from the surest sign to the weakest.
struct HardWrap {
  /// The width at which the whole text is broken, where it is.
  let width: Int?
  /// The text's identifiers, by which one that was cut in two is recognised.
  private let names: Set<String>
  /// A copy that lost its links, or the places of its bullets: it is broken beside Latin names too.
  private let breaksAtNames: Bool

  init(_ lines: [SourceLine]) {
    width = Self.commonWidth(lines)
    names = Self.identifiers(in: lines)
    breaksAtNames =
      lines.count < 24
      || lines.contains { line in
        ListMarker.isLoneBullet(line.text) || line.shape.first.map(Self.cannotBegin) ?? false
      }
  }

  func isName(_ word: String) -> Bool { names.contains(word) }

  /// Words with a hump: `UISplitViewController`, `viewDidLoad`.
  private static func identifiers(in lines: [SourceLine]) -> Set<String> {
    var names: Set<String> = []
    for line in lines {
      for word in line.text.unicodeScalars.split(whereSeparator: { !$0.isLatin && $0 != "_" })
      where word.count > 5 {
        if zip(word, word.dropFirst()).contains(where: { $0.isASCIILower && $1.isASCIIUpper }) {
          names.insert(String(word))
        }
      }
    }
    return names
  }

  /// The width that most lines nearly reach, if lines stop there.
  private static func commonWidth(_ lines: [SourceLine]) -> Int? {
    let inner = zip(lines, lines.dropFirst()).filter { !$0.isBlank && !$1.isBlank }.map(\.0.shape)
    guard inner.count >= 3, let widest = edge(of: inner.map(\.columns)), widest >= 30, widest <= 130 else {
      return nil
    }
    let full = inner.filter { $0.columns >= widest - 10 }
    // Sentences of like length are no wrap: that falls inside of sentences.
    let cut = full.filter { $0.ending == .open || $0.ending == .comma }
    return full.count * 2 > inner.count && cut.count * 2 > full.count ? widest : nil
  }

  /// Where most lines end: at most three columns short of it, the few that a long name pushes over it left aside.
  private static func edge(of columns: [Int]) -> Int? {
    let sorted = columns.sorted()
    var best: (edge: Int, lines: Int)?
    var low = 0
    for (index, edge) in sorted.enumerated() {
      while sorted[low] < edge - 3 { low += 1 }
      let isLast = index + 1 == sorted.count || sorted[index + 1] != edge
      guard isLast, 5 * (sorted.count - 1 - index) <= sorted.count else { continue }
      if index - low + 1 >= best?.lines ?? 0 { best = (edge, index - low + 1) }
    }
    return best?.edge
  }

  /// Whether `next` continues `paragraph`, whose last line is `last`.
  func continues(_ paragraph: Paragraph, last: SourceLine, next: SourceLine, blanksBetween: Int) -> Bool {
    if blanksBetween > 1 || LayoutWords.labels.isLabel(next.head) { return false }
    let isUnfinished = isUnfinished(paragraph, last: last)
    // A lost figure or link may leave an empty line inside a sentence; after a short line it is a heading's.
    if blanksBetween == 1 { return isUnfinished && paragraph.columns > 16 }
    if isUnfinished { return true }
    if let first = next.shape.first, Self.cannotBegin(first) { return true }
    let isFull = isFull(last, before: next)
    switch last.shape.ending {
    case .sentence, .leadIn, .clause: return isFull && next.indent <= last.indent
    case .comma: return true
    case .open: break
    }
    if isFull { return next.indent <= last.indent || paragraph.lineCount == 1 && paragraph.marker != nil }
    return breaksAtNames && continuesAtName(paragraph, last: last, next: next)
  }

  /// The line says by itself that its sentence is not over.
  private func isUnfinished(_ paragraph: Paragraph, last: SourceLine) -> Bool {
    if last.shape.ending == .comma { return true }
    // A bracket that stays open for long was never going to be closed.
    if paragraph.openBrackets > 0, last.shape.ending != .sentence, paragraph.columns < 600 { return true }
    return last.shape.ending == .open && Self.dangles(last)
  }

  private static func dangles(_ line: SourceLine) -> Bool {
    if LayoutWords.notDangling.isSuffix(of: line.tail) { return false }
    guard let last = line.tail.last else { return false }
    if !last.isLatin { return LayoutWords.dangling.isSuffix(of: line.tail) }
    let word = Folding.scalars(line.text.unicodeScalars.reversed().prefix { $0.isLatin }.reversed())
    return word.count < line.text.unicodeScalars.count && LayoutWords.dangling.match(word) == word.count
  }

  private static func cannotBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "，", "。", "、", "；", "：", "！", "？", ",", ";", "）", "」", "』", "”", "》", "】": true
    default: false
    }
  }

  /// The line has no room for the first word of the next one.
  private func isFull(_ line: SourceLine, before next: SourceLine) -> Bool {
    guard let width else { return false }
    let word = next.text.unicodeScalars.prefix { $0.isLatin }
    let needed = word.isEmpty ? DisplayWidth.columns(of: next.text.prefix(1)) : word.count + 1
    return line.shape.columns + needed >= width - 2
  }

  /// The lines were broken beside a Latin name, as copied links are.
  private func continuesAtName(_ paragraph: Paragraph, last: SourceLine, next: SourceLine) -> Bool {
    guard let left = last.shape.last, let right = next.shape.first else { return false }
    let isHeading = Heading.isLikely(paragraph)
    // A line that is open at its end and has a colon there was cut behind a piece of a selector.
    switch (left.isLatin || left == ":", right.isLatin) {
    case (true, true): return right.isASCIILower || right.isASCIIDigit || !isHeading
    case (true, false):
      if LayoutWords.completing.isPrefix(of: next.head) { return true }
      return !isHeading && !LayoutWords.instructions.isPrefix(of: next.head)
        && !LayoutWords.anaphora.isPrefix(of: next.head)
    case (false, true): return paragraph.marker != nil || !isHeading
    case (false, false): return false
    }
  }
}

extension PhraseSet {
  /// Whether the text begins with one of the phrases and a colon.
  func isLabel(_ head: [Unicode.Scalar]) -> Bool {
    let length = match(head)
    guard length > 0 else { return false }
    if head[length - 1] == ":" { return true }
    let rest = head[length...].drop { $0.isBlank }
    return rest.first == ":" || rest.first == "："
  }
}
