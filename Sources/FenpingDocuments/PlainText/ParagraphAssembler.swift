import FenpingModel

/// Joins the lines of a plain text to paragraphs, each with the marker that stands before it.
struct ParagraphAssembler {
  private let lines: [SourceLine]
  private let isCode: [Bool]
  private let rows: [Int]
  private let wrap: HardWrap
  private var paragraphs: [Paragraph] = []
  /// The last line of the paragraph that may go on; nil where the next line begins a new one.
  private var open: SourceLine?
  private var pendingBullet = false
  private var blanks = 0

  private init(_ lines: [SourceLine]) {
    self.lines = lines
    isCode = CodeLines.flags(lines)
    rows = TabbedTable.rows(lines)
    wrap = HardWrap(lines)
  }

  static func paragraphs(of lines: [SourceLine]) -> [Paragraph] {
    var assembler = ParagraphAssembler(lines)
    assembler.run()
    assembler.begin(nil)
    return assembler.paragraphs
  }

  private mutating func run() {
    for (index, line) in lines.enumerated() {
      if isCode[index] {
        takeCode(line, isFirst: index == 0 || !isCode[index - 1])
      } else if line.isBlank {
        blanks += 1
      } else if rows[index] > 0 {
        takeRow(line, number: rows[index])
      } else if ListMarker.isLoneBullet(line.text) {
        begin(nil)
        pendingBullet = true
      } else if !Self.isRule(line.text) {
        takeProse(line)
      }
    }
  }

  /// A line of dashes or the like, which only divides.
  private static func isRule(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, text.unicodeScalars.count >= 3 else { return false }
    return "-=_*~—─".unicodeScalars.contains(first)
      && text.unicodeScalars.allSatisfy { $0 == first || $0.isBlank }
  }

  private mutating func begin(_ paragraph: Paragraph?) {
    if let last = paragraphs.indices.last { paragraphs[last].seal() }
    if let paragraph { paragraphs.append(paragraph) }
    open = nil
    pendingBullet = false
    blanks = 0
  }

  private mutating func takeCode(_ line: SourceLine, isFirst: Bool) {
    if !isFirst, let last = paragraphs.indices.last {
      paragraphs[last].appendCode(line, indent: paragraphs[last].indent)
    } else {
      begin(Paragraph(.code, line: line, text: line.text, marker: nil, followsBlank: blanks > 0))
    }
  }

  private mutating func takeRow(_ line: SourceLine, number: Int) {
    for (column, cell) in TabbedTable.cells(of: line).enumerated() where !cell.isEmpty {
      begin(
        Paragraph(
          .cell(row: number, column: column + 1), line: line, text: cell, marker: nil,
          followsBlank: blanks > 0))
    }
  }

  private mutating func takeProse(_ source: SourceLine) {
    let (line, endsInBullet) = withoutGluedBullet(source)
    let content = Self.content(of: line)
    if content != .prose {
      begin(Paragraph(content, line: line, text: line.text, marker: nil, followsBlank: blanks > 0))
    } else if let marker = ListMarker(line.text), !isWrappedNumber(marker, line) {
      let text = line.text.dropScalars(marker.length)
      begin(Paragraph(.prose, line: line, text: text, marker: marker.kind, followsBlank: blanks > 0))
      open = line
    } else if let open, !pendingBullet, let last = paragraphs.indices.last,
      wrap.continues(paragraphs[last], last: open, next: line, blanksBetween: blanks)
    {
      paragraphs[last].join(line, isName: wrap.isName)
      self.open = line
    } else {
      let marker: ListMarker.Kind? = pendingBullet ? .bullet : nil
      begin(Paragraph(.prose, line: line, text: line.text, marker: marker, followsBlank: blanks > 0))
      open = line
    }
    blanks = 0
    if endsInBullet {
      open = nil
      pendingBullet = true
    }
  }

  /// A number at the start of a line that belongs to the sentence before: `iOS|9. 之后`.
  private func isWrappedNumber(_ marker: ListMarker, _ line: SourceLine) -> Bool {
    guard case .number = marker.kind, let open, blanks == 0, let last = paragraphs.last else { return false }
    guard open.shape.ending == .open, open.shape.last?.isLatin == true, !Heading.isLikely(last) else {
      return false
    }
    return line.shape.first?.isASCIIDigit == true
  }

  /// Cuts off the bullet of the next line that a copied page glued to the end of this one.
  private func withoutGluedBullet(_ line: SourceLine) -> (SourceLine, Bool) {
    let scalars = line.text.unicodeScalars
    guard let last = scalars.last, ListMarker.isBullet(last), let before = scalars.dropLast().last,
      before.isBlank || "：；。:;".unicodeScalars.contains(before)
    else {
      return (line, false)
    }
    let rest = SourceLine(
      number: line.number, text: line.text[..<scalars.index(before: scalars.endIndex)], indent: line.indent,
      breaks: line.breaks)
    return rest.shape.ending == .open ? (line, false) : (rest, true)
  }

  private static func content(of line: SourceLine) -> Paragraph.Content {
    if Attribution.isAttribution(line.text, shape: line.shape) { return .attribution }
    return Caption.isCaption(line) ? .caption : .prose
  }
}

extension Substring {
  func dropScalars(_ count: Int) -> Substring {
    let scalars = unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
    return self[(start ?? scalars.endIndex)...]
  }
}
