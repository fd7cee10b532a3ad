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
  /// A row's length is only looked up where it could be among the best: first of those that would be if no row had
  /// a length, then of all others that could still do better than the worst of these.
  ///
  /// - Parameter lengths: the numbers of tokens of rows, in their order; one that is not there is left out.
  func best(
    _ limit: Int, lengths: (_ rowids: [Int64]) throws(SQLiteError) -> [(rowid: Int64, length: Int)]
  ) throws(SQLiteError) -> [(rowid: Int64, score: Double)] {
    let averageLength = max(1, Double(tableTokens) / Double(max(1, tableRows)))
    let scores = Scores(rows: rows, entries: entries, inverseFrequencies: inverseFrequencies)
    let bounds = rows.indices.map { scores.score($0, relativeLength: 0) }

    func exact(_ indices: [Int]) throws(SQLiteError) -> [(rowid: Int64, score: Double)] {
      let found = try lengths(indices.map { rows[$0].rowid })
      var next = found.startIndex
      return indices.map { index in
        let rowid = rows[index].rowid
        while next < found.endIndex, found[next].rowid < rowid { next += 1 }
        let isThere = next < found.endIndex && found[next].rowid == rowid
        let length = isThere ? Double(found[next].length) : 0
        return (rowid, scores.score(index, relativeLength: length / averageLength))
      }
    }

    guard rows.count > limit else { return Self.best(limit, of: try exact(Array(rows.indices))) }
    let bound = Selection.largest(limit, of: bounds)
    let first = Self.best(limit, of: try exact(rows.indices.filter { bounds[$0] >= bound }))
    // Fewer are where scores are no numbers, out of a damaged index.
    guard let worst = first.last?.score, first.count == limit else {
      return Self.best(limit, of: try exact(Array(rows.indices)))
    }
    let others = try exact(rows.indices.filter { bounds[$0] < bound && bounds[$0] >= worst })
    return Self.best(limit, of: first + others)
  }

  private static func best(
    _ limit: Int, of rows: [(rowid: Int64, score: Double)]
  ) -> [(rowid: Int64, score: Double)] {
    guard rows.count > limit else { return sorted(rows) }
    let worst = Selection.largest(limit, of: rows.map(\.score))
    return Array(sorted(rows.filter { $0.score >= worst }).prefix(limit))
  }

  private static func sorted(
    _ rows: [(rowid: Int64, score: Double)]
  ) -> [(rowid: Int64, score: Double)] {
    rows.sorted { ($1.score, $0.rowid) < ($0.score, $1.rowid) }
  }

  private var inverseFrequencies: [Double] {
    frequencies.map { frequency in
      log(1 + (Double(tableRows) - Double(frequency) + 0.5) / (Double(frequency) + 0.5))
    }
  }

  /// The scores of rows whose phrases are counted.
  private struct Scores {
    let rows: [(rowid: Int64, firstEntry: Int)]
    let entries: [(phrase: Int32, count: Double)]
    let inverseFrequencies: [Double]

    func score(_ index: Int, relativeLength: Double) -> Double {
      let end = index + 1 < rows.count ? rows[index + 1].firstEntry : entries.count
      let damping = Tally.saturation * (1 - Tally.lengthWeight + Tally.lengthWeight * relativeLength)
      var sum = 0.0
      for entry in entries[rows[index].firstEntry..<end] {
        sum +=
          inverseFrequencies[Int(entry.phrase)] * entry.count * (Tally.saturation + 1)
          / (entry.count + damping)
      }
      return sum
    }
  }
}

enum Selection {
  /// The value that stands at this place, counted from 1, where `values` are sorted with the largest first; in linear
  /// time, as most of them are never sorted.
  static func largest(_ place: Int, of values: [Double]) -> Double {
    var (rest, place) = (values, place)
    while true {
      let pivot = rest[rest.count / 2]
      let larger = rest.filter { $0 > pivot }
      if place <= larger.count {
        rest = larger
        continue
      }
      let smaller = rest.filter { $0 < pivot }
      let equal = rest.count - larger.count - smaller.count
      // Of values that are no numbers none is larger or smaller.
      if place <= larger.count + equal { return pivot }
      place -= larger.count + equal
      rest = smaller
    }
  }
}
