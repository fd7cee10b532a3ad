public import FenpingModel

/// What was read in guides, as a person reads it on a terminal.
public enum GuideText {
  /// `fenping read --format text`: the main text alone, a block a paragraph, nothing else.
  public static func document(_ document: Document) -> String {
    document.blocks.map { $0.text.printable(keepingLines: $0.isCode) }.joined(separator: "\n\n") + "\n"
  }

  /// `fenping extract`: each statement with its place, what it is, its rules and its reasons.
  public static func statements(_ statements: [Statement], _ style: TextStyle) -> String {
    statements.map { statement in
      let reasons = statement.reasons.map { "← " + $0.statement }
      let facts =
        [statement.kind.rawValue, statement.modality == .none ? nil : statement.modality.rawValue]
        .compactMap(\.self) + statement.rules + reasons
      return style.paint(.bold, "\(statement.place.document):\(statement.place.line)".printable()) + "  "
        + style.paint(.dim, facts.joined(separator: " · ").printable()) + "\n"
        + TextLayout.indented(statement.text.printable(), by: 2, columns: style.columns)
    }.joined(separator: "\n\n") + "\n"
  }

  /// `fenping search`: the excerpts, what matched in bold.
  public static func hits(_ hits: [SearchHit], _ style: TextStyle) -> String {
    hits.map { hit in
      let place = style.paint(.cyan, "\(hit.place.document):\(hit.place.line)".printable())
      let title = hit.title.map { "  " + style.paint(.dim, $0.printable()) } ?? ""
      return place + title + "\n  " + snippet(hit, style)
    }.joined(separator: "\n\n") + "\n"
  }

  private static func snippet(_ hit: SearchHit, _ style: TextStyle) -> String {
    let bytes = Array(hit.snippet.utf8)
    var text = ""
    var end = 0
    for range in hit.highlights where range.lowerBound >= end && range.upperBound <= bytes.count {
      text += String(decoding: bytes[end..<range.lowerBound], as: UTF8.self).printable()
      text += style.paint(.bold, String(decoding: bytes[range], as: UTF8.self).printable())
      end = range.upperBound
    }
    return text + String(decoding: bytes[end...], as: UTF8.self).printable()
  }
}
