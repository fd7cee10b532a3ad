import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the phrases of a pattern do in the rows that match, gathered in one pass over them, and the ranking
/// that follows from it: BM25 with a weight for each column, the higher the better.
///
/// FTS5's own bm25() differs in two ways. It lets a phrase that stands in more than half of the rows count
/// for nothing, which on a few guides about one subject takes away the very subject; here Lucene's idf is
/// always positive. And it goes through the rows twice, once to count them, and looks up each one's length;
/// here that is done only for the rows that could be among the best.
final class Tally {
  /// How fast further occurrences of a phrase lose weight, and how much a long row is held against it.
  private static let saturation = 1.2
  private static let lengthWeight = 0.75

  private let weights: [Double]
  private var rows: [(rowid: Int64, firstEntry: Int)] = []
  /// The phrases of one row after the other, each with how often it stands there, weighted.
  private var entries: [(phrase: Int32, count: Double)] = []
  /// In how many of the rows each phrase stands. Of a pattern that wants all its terms these are the same
  /// rows, and all terms weigh the same: no row could lack one.
  private var frequencies: [Int] = []
  private var tableRows: Int64 = 0
  private var tableTokens: Int64 = 0

  /// - Parameter weights: of the table's columns.
  init(weights: [Double]) {
    self.weights = weights
  }

  /// Takes the current row of a query.
  func add(_ api: UnsafePointer<Fts5ExtensionApi>, _ context: OpaquePointer?) -> Int32 {
    if rows.isEmpty {
      frequencies = Array(repeating: 0, count: Int(api.pointee.xPhraseCount(context)))
      let result = api.pointee.xRowCount(context, &tableRows)
      guard result == SQLITE_OK else { return result }
      let tokens = api.pointee.xColumnTotalSize(context, -1, &tableTokens)
      guard tokens == SQLITE_OK else { return tokens }
    }
    rows.append((api.pointee.xRowid(context), entries.count))
    for phrase in 0..<Int32(frequencies.count) {
      var places = Fts5PhraseIter()
      var (column, offset): (Int32, Int32) = (-1, 0)
      let result = api.pointee.xPhraseFirst(context, phrase, &places, &column, &offset)
      guard result == SQLITE_OK else { return result }
      guard column >= 0 else { continue }
      var count = 0.0
      while column >= 0 {
        // A damaged index may name any column.
        if Int(column) < weights.count { count += weights[Int(column)] }
        api.pointee.xPhraseNext(context, &places, &column, &offset)
      }
      entries.append((phrase, count))
      frequencies[Int(phrase)] += 1
    }
    return SQLITE_OK
  }

  /// The best rows, best first, of equals the one with the lower number first.
  ///
  /// - Parameter length: the number of tokens of a row.
  func best(
    _ limit: Int, length: (_ rowid: Int64) throws(SQLiteError) -> Int
  ) throws(SQLiteError) -> [(rowid: Int64, score: Double)] {
    let inverseFrequencies = frequencies.map { frequency in
      log(1 + (Double(tableRows) - Double(frequency) + 0.5) / (Double(frequency) + 0.5))
    }
    let averageLength = max(1, Double(tableTokens) / Double(max(1, tableRows)))
    let (rows, entries) = (rows, entries)
    var best: [(rowid: Int64, score: Double)] = []
    for (index, row) in rows.enumerated() {
      let end = index + 1 < rows.count ? rows[index + 1].firstEntry : entries.count
      func score(relativeLength: Double) -> Double {
        let damping = Self.saturation * (1 - Self.lengthWeight + Self.lengthWeight * relativeLength)
        return entries[row.firstEntry..<end].reduce(0) { sum, entry in
          sum + inverseFrequencies[Int(entry.phrase)] * entry.count * (Self.saturation + 1)
            / (entry.count + damping)
        }
      }
      let isFull = best.count >= limit
      // Not even a row of no length would do; rows come in rising order, so an equal one is no better.
      if isFull, score(relativeLength: 0) <= best.last?.score ?? .infinity { continue }
      let exact = score(relativeLength: Double(try length(row.rowid)) / averageLength)
      if isFull, exact <= best.last?.score ?? .infinity { continue }
      if isFull { best.removeLast() }
      let place = best.lastIndex { $0.score >= exact }.map { $0 + 1 } ?? 0
      best.insert((row.rowid, exact), at: place)
    }
    return best
  }
}
