import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

// `fenping_rank(table, weight…)`: BM25 with a weight for each column, the higher the better. FTS5's own
// bm25() lets a phrase that stands in more than half of the rows count for nothing (its idf is cut off at
// 1e-6), which on a few guides about one subject takes away the very subject. This is the same sum with
// Lucene's idf, which is always positive.

extension FullText {
  /// How fast further occurrences of a phrase lose weight, and how much a long row is held against it.
  private static let saturation = 1.2
  private static let lengthWeight = 0.75

  /// What is the same for all rows of a query.
  private final class Query {
    let inverseFrequencies: [Double]
    let averageLength: Double
    let weights: [Double]
    /// Scratch: how often each phrase stands in the row, weighted.
    var counts: [Double]

    init(
      _ api: Fts5ExtensionApi, _ context: OpaquePointer?, weights: UnsafeBufferPointer<OpaquePointer?>
    ) throws(SQLiteError) {
      var rows: Int64 = 0
      var tokens: Int64 = 0
      try succeed(api.xRowCount(context, &rows))
      try succeed(api.xColumnTotalSize(context, -1, &tokens))
      averageLength = max(1, Double(tokens) / Double(max(1, rows)))
      var frequencies: [Double] = []
      for phrase in 0..<api.xPhraseCount(context) {
        var matching: Int64 = 0
        try succeed(
          api.xQueryPhrase(context, phrase, &matching) { _, _, count in
            count?.assumingMemoryBound(to: Int64.self).pointee += 1
            return SQLITE_OK
          })
        frequencies.append(log(1 + (Double(rows - matching) + 0.5) / (Double(matching) + 0.5)))
      }
      inverseFrequencies = frequencies
      counts = frequencies.map { _ in 0 }
      self.weights = (0..<Int(api.xColumnCount(context))).map {
        $0 < weights.count ? sqlite3_value_double(weights[$0]) : 1
      }
    }
  }

  static func rank(
    _ api: UnsafePointer<Fts5ExtensionApi>?, _ context: OpaquePointer?, result: OpaquePointer?,
    weights: UnsafeBufferPointer<OpaquePointer?>
  ) {
    guard let api = api?.pointee else { return }
    do {
      sqlite3_result_double(result, try score(api, context, query(api, context, weights: weights)))
    } catch {
      sqlite3_result_error_code(result, error.code)
    }
  }

  private static func query(
    _ api: Fts5ExtensionApi, _ context: OpaquePointer?, weights: UnsafeBufferPointer<OpaquePointer?>
  ) throws(SQLiteError) -> Query {
    if let known = api.xGetAuxdata(context, 0) {
      return Unmanaged<Query>.fromOpaque(known).takeUnretainedValue()
    }
    let query = try Query(api, context, weights: weights)
    // FTS5 releases it, also when it cannot keep it.
    try succeed(
      api.xSetAuxdata(context, Unmanaged.passRetained(query).toOpaque()) {
        if let query = $0 { Unmanaged<Query>.fromOpaque(query).release() }
      })
    return query
  }

  private static func score(
    _ api: Fts5ExtensionApi, _ context: OpaquePointer?, _ query: Query
  ) throws(SQLiteError) -> Double {
    var instances: Int32 = 0
    var length: Int32 = 0
    try succeed(api.xInstCount(context, &instances))
    try succeed(api.xColumnSize(context, -1, &length))
    for phrase in query.counts.indices { query.counts[phrase] = 0 }
    for instance in 0..<instances {
      var (phrase, column, offset): (Int32, Int32, Int32) = (0, 0, 0)
      try succeed(api.xInst(context, instance, &phrase, &column, &offset))
      query.counts[Int(phrase)] += query.weights[Int(column)]
    }
    let relativeLength = Double(length) / query.averageLength
    let damping = saturation * (1 - lengthWeight + lengthWeight * relativeLength)
    var score = 0.0
    for (count, inverseFrequency) in zip(query.counts, query.inverseFrequencies) where count > 0 {
      score += inverseFrequency * count * (saturation + 1) / (count + damping)
    }
    return score
  }

  static func succeed(_ result: Int32) throws(SQLiteError) {
    guard result == SQLITE_OK else { throw SQLiteError(code: result, message: "in a full-text function") }
  }
}
