import CSQLite

// `fenping_marks(table, column)`: where the phrases of the query stand in a column of the row, as ranges of
// UTF-8 bytes, `start-end`, separated by spaces, in rising order, none touching another. FTS5's highlight()
// returns a text with marks in it instead, in which a guide's own text could pass for a mark.

extension FullText {
  /// The byte range of each position of a text.
  private final class Positions {
    var ranges: [Range<Int>] = []
  }

  static func marks(
    _ api: UnsafePointer<Fts5ExtensionApi>?, _ context: OpaquePointer?, result: OpaquePointer?,
    column: Int32
  ) {
    guard let api = api?.pointee else { return }
    do {
      let ranges = try ranges(api, context, column: column)
      let text = ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
      fenping_result_text(result, text, Int32(text.utf8.count))
    } catch {
      sqlite3_result_error_code(result, error.code)
    }
  }

  private static func ranges(
    _ api: Fts5ExtensionApi, _ context: OpaquePointer?, column: Int32
  ) throws(SQLiteError) -> [Range<Int>] {
    let positions = try positions(api, context, column: column)
    var instances: Int32 = 0
    try succeed(api.xInstCount(context, &instances))
    var marked: [Range<Int>] = []
    for instance in 0..<instances {
      var (phrase, place, offset): (Int32, Int32, Int32) = (0, 0, 0)
      try succeed(api.xInst(context, instance, &phrase, &place, &offset))
      let first = Int(offset)
      let last = first + Int(api.xPhraseSize(context, phrase)) - 1
      // Positions beyond the text's tokens would mean that text and index disagree.
      guard place == column, first <= last, positions.indices.contains(last) else { continue }
      marked.append(
        positions[first].lowerBound..<max(positions[first].upperBound, positions[last].upperBound))
    }
    return merged(marked)
  }

  private static func positions(
    _ api: Fts5ExtensionApi, _ context: OpaquePointer?, column: Int32
  ) throws(SQLiteError) -> [Range<Int>] {
    var text: UnsafePointer<CChar>?
    var size: Int32 = 0
    try succeed(api.xColumnText(context, column, &text, &size))
    let positions = Positions()
    try succeed(
      api.xTokenize(context, text, size, Unmanaged.passUnretained(positions).toOpaque()) {
        positions, flags, _, _, start, end in
        guard let positions, flags & FTS5_TOKEN_COLOCATED == 0 else { return SQLITE_OK }
        let range = Int(start)..<Int(max(start, end))
        Unmanaged<Positions>.fromOpaque(positions).takeUnretainedValue().ranges.append(range)
        return SQLITE_OK
      })
    return positions.ranges
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
