import FenpingModel

@testable import FenpingDocuments

/// The folded source of a guide, and where each of its lines begins in it.
///
/// Statements and annotations meet here and not in what the reader made of the guide: a paragraph that the reader
/// lost is missed as well.
struct FoldedGuide {
  let text: [Unicode.Scalar]
  private let lineStarts: [Int]

  init(bytes: [UInt8], name: String) throws {
    self.init(source: try DecodedText(bytes).text, isHTML: name.hasSuffix(".html"))
  }

  init(source: String, isHTML: Bool) {
    var text: [Unicode.Scalar] = []
    var starts: [Int] = []
    let lines = source.withoutMarkup(isHTML: isHTML).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      starts.append(text.count)
      text += String(line).folded
    }
    self.text = text
    lineStarts = starts
  }

  /// The line, from 1, of a place.
  func line(at place: Int) -> Int { lineStarts.count { $0 <= place } }

  /// Where the annotations stand, each at the first place behind the one before it.
  func spans(of annotations: [Annotation]) -> [Range<Int>?] {
    var behind = 0
    return annotations.map { annotation in
      guard let span = span(of: annotation.quote, choose: { $0.first { $0 >= behind } ?? $0[0] }) else {
        return nil
      }
      // A statement may overlap the next; a heading may have the words of one.
      behind = annotation.status == .noise ? span.upperBound : span.lowerBound
      return span
    }
  }

  /// Where a printed statement stands: of several places the one nearest to its line.
  func span(of statement: Statement) -> Range<Int>? {
    span(of: statement.quote) { places in
      places.min { abs(line(at: $0) - statement.place.line) < abs(line(at: $1) - statement.place.line) }
        ?? places[0]
    }
  }

  private func span(of quote: String, choose: ([Int]) -> Int) -> Range<Int>? {
    let quote = quote.withoutMarkup(isHTML: false).folded
    let found = places(of: quote, in: text)
    guard !found.isEmpty else { return nil }
    let start = choose(found)
    return start..<(start + quote.count)
  }
}
