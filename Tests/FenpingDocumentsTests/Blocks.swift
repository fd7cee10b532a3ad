import FenpingModel
import Testing

@testable import FenpingDocuments

/// Reads a text and describes its blocks, one a line: `4-6 paragraph: …`, `8 item 1.1: …`.
func blocks(_ text: String, name: String = "guide.txt") throws -> [String] {
  try document(text, name: name).blocks.map(\.summary)
}

func document(_ text: String, name: String = "guide.txt") throws -> Document {
  try #require(DocumentReader.documents(from: Array(text.utf8), name: name).first)
}

extension Block {
  var summary: String {
    let lines = lines.first == lines.last ? "\(lines.first)" : "\(lines.first)-\(lines.last)"
    return "\(lines) \(kind.summary): \(text)"
  }
}

extension Block.Kind {
  fileprivate var summary: String {
    switch self {
    case .heading(let level): "heading \(level)"
    case .caption: "caption"
    case .paragraph: "paragraph"
    case .listItem(let list, let depth, let ordinal):
      "item \(list).\(depth)" + (ordinal.map { " no. \($0)" } ?? "")
    case .tableCell(let table, let row, let column, let isHeader):
      "\(isHeader ? "header" : "cell") \(table).\(row).\(column)"
    case .quotation: "quotation"
    case .code: "code"
    }
  }
}

/// Checks that every stretch of every block stands on the source line that its line map names.
///
/// White space and the given marks are left aside, as unwrapping and mark-up change them.
func expectLines(
  of document: Document, in source: String, marks: String = "", _ location: SourceLocation = #_sourceLocation
) {
  func bare(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !$0.isBlank && !marks.unicodeScalars.contains($0) }))
  }
  let lines = source.splitLines().map(bare)
  for block in document.blocks {
    var offset = 0
    for scalar in block.text.unicodeScalars {
      let line = block.lines.line(at: offset)
      let isThere =
        lines.indices.contains(line - 1)
        && (scalar.isBlank || lines[line - 1].unicodeScalars.contains(scalar))
      #expect(isThere, "\(scalar) of \(block.summary) on line \(line)", sourceLocation: location)
      offset += String(scalar).utf8.count
    }
  }
}
