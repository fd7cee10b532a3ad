import CSQLite

// `fenping_marks(table, column, pattern)`: where the phrases of the query stand in a column of the row, as ranges
// of UTF-8 bytes, `start-end`, separated by spaces, in rising order, none touching another. FTS5's highlight()
// returns a text with marks in it instead, in which a guide's own text could pass for a mark.

extension FullText {
  /// The tokens of a text, one a position.
  private final class Positions {
    struct Token {
      let text: [UInt8]
      let range: Range<Int>
      /// Whether the rest of a name, from here on, stands at this position as well.
      var beginsName = false
    }

    var tokens: [Token] = []
  }

  static func marks(
    _ api: UnsafePointer<Fts5ExtensionApi>?, _ context: OpaquePointer?, result: OpaquePointer?,
    column: Int32, pattern: String
  ) {
    guard let api = api?.pointee else { return }
    do {
      let ranges = try ranges(api, context, column: column, phrases: phrases(of: pattern))
      let text = ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
      fenping_result_text(result, text, Int32(text.utf8.count))
    } catch {
      sqlite3_result_error_code(result, error.code)
    }
  }

  /// The phrases of a pattern in the order in which FTS5 numbers them; a pattern of ours quotes every one, and none
  /// has a quote in it.
  private static func phrases(of pattern: String) -> [[UInt8]] {
    pattern.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { Array($0.element) }
  }

  private static func ranges(
    _ api: Fts5ExtensionApi, _ context: OpaquePointer?, column: Int32, phrases: [[UInt8]]
  ) throws(SQLiteError) -> [Range<Int>] {
    let tokens = try positions(api, context, column: column).tokens
    var instances: Int32 = 0
    try succeed(api.xInstCount(context, &instances))
    var marked: [Range<Int>] = []
    for instance in 0..<instances {
      var (phrase, place, offset): (Int32, Int32, Int32) = (0, 0, 0)
      try succeed(api.xInst(context, instance, &phrase, &place, &offset))
      let first = Int(offset)
      var last = first + Int(api.xPhraseSize(context, phrase)) - 1
      // Positions beyond the text's tokens would mean that text and index disagree.
      guard place == column, first <= last, tokens.indices.contains(last) else { continue }
      if first == last, phrases.indices.contains(Int(phrase)),
        !tokens[first].text.starts(with: phrases[Int(phrase)])
      {
        // `uisplitview` is not what UI in UISplitView begins with: the name matched, up to its last part.
        while tokens[last].beginsName, last + 1 < tokens.count { last += 1 }
      }
      let (start, end) = (tokens[first].range, tokens[last].range)
      marked.append(start.lowerBound..<max(start.upperBound, end.upperBound))
    }
    return merged(marked)
  }

  private static func positions(
    _ api: Fts5ExtensionApi, _ context: OpaquePointer?, column: Int32
  ) throws(SQLiteError) -> Positions {
    var text: UnsafePointer<CChar>?
    var size: Int32 = 0
    try succeed(api.xColumnText(context, column, &text, &size))
    let positions = Positions()
    try succeed(
      api.xTokenize(context, text, size, Unmanaged.passUnretained(positions).toOpaque()) {
        positions, flags, text, size, start, end in
        guard let positions, let text else { return SQLITE_OK }
        let found = Unmanaged<Positions>.fromOpaque(positions).takeUnretainedValue()
        if flags & FTS5_TOKEN_COLOCATED != 0 {
          if let last = found.tokens.indices.last { found.tokens[last].beginsName = true }
        } else {
          found.tokens.append(
            Positions.Token(
              text: Array(UnsafeRawBufferPointer(start: text, count: Int(size))),
              range: Int(start)..<Int(max(start, end))))
        }
        return SQLITE_OK
      })
    return positions
  }

  /// The ranges in rising order, those that overlap or touch as one.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  private static func succeed(_ result: Int32) throws(SQLiteError) {
    guard result == SQLITE_OK else { throw SQLiteError(code: result, message: "in fenping_marks") }
  }
}
