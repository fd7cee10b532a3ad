import FenpingModel
import FenpingStore
import FenpingText
import TestSupport
import Testing

/// The tokenizer's expectations, put through FTS5 itself.
@Suite struct TokenizerVectorTests {
  @Test(arguments: TokenizerVector.all)
  func vector(_ vector: TokenizerVector) throws {
    let folder = try TemporaryFolder()
    try Samples.write([Samples.document("a.txt", [vector.document])], to: folder("index"))
    let reader = try IndexReader(path: folder("index"))
    for pattern in [vector.pattern, try #require(MatchPattern(vector.query)).all] {
      let hits = try reader.search(pattern, limit: 10)
      #expect(hits.count == (vector.matches ? 1 : 0))
      #expect(try reader.documentFrequency(match: pattern) == hits.count)
      #expect(try reader.candidates(match: pattern, limit: 10).count == hits.count)
    }
    if let marked = vector.highlighted {
      let hit = try #require(try reader.search(vector.pattern, limit: 1).first)
      #expect(hit.snippet == vector.document)
      #expect(hit.marked == marked)
    }
  }
}

extension SearchHit {
  /// The highlighted stretches.
  var marked: [String] {
    highlights.map { String(decoding: Array(snippet.utf8)[$0], as: UTF8.self) }
  }
}
