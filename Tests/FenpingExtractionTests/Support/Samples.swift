import FenpingDocuments
import FenpingModel

@testable import FenpingExtraction

/// Small documents, and what the extractor makes of them.
enum Samples {
  /// A document of these blocks, one to a line.
  static func document(_ blocks: [(kind: Block.Kind, text: String)]) -> Document {
    Document(
      name: "sample.txt", title: nil, format: .text, encoding: "UTF-8", script: .simplified,
      blocks: blocks.enumerated().map { Block($1.kind, text: $1.text, lines: LineMap(line: $0 + 1)) })
  }

  /// The statements of one paragraph.
  static func statements(_ paragraph: String) -> [Statement] {
    Extractor.statements(in: document([(.paragraph, paragraph)]))
  }

  /// The statements of a list's items, under the sentence that introduces it.
  static func items(_ lead: String, _ items: [String], areOrdered: Bool = false) -> [Statement] {
    let blocks = items.enumerated().map { index, text in
      (kind: Block.Kind.listItem(list: 1, depth: 1, ordinal: areOrdered ? index + 1 : nil), text: text)
    }
    return Extractor.statements(in: document([(.paragraph, lead)] + blocks)).filter { $0.procedure != nil }
  }

  /// A guide as a file of plain text.
  static func document(_ text: String, name: String) throws -> Document {
    try DocumentReader.documents(from: Array(text.utf8), name: name)[0]
  }
}
