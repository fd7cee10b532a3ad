import FenpingAnswers
import FenpingModel
import FenpingStore
import FenpingText

/// A question on the fixture guides.
struct GateQuestion: Decodable {
  let id: String
  let question: String
  /// Ids of the annotations that answer it; none where the guides do not say.
  let relevant: [String]
  /// The same question in the other script.
  let otherSpelling: String?
}

/// A full-text query, and the annotations that stand in the passages to be found.
struct GateSearch: Decodable {
  let query: String
  let relevant: [String]
}

/// Puts questions and queries to an index of the fixture guides.
struct AnswerScorer {
  let index: IndexReader
  /// Annotation → its words.
  let quotes: [String: String]

  private static let searchDepth = 10

  func score() throws -> (values: [Measure: Double], mistakes: [Mistake]) {
    var mistakes: [Mistake] = []
    var (asked, right, unanswerable, silent, pairs, alike) = (0, 0, 0, 0, 0, 0)
    for question in try Fixtures.questions() {
      let first = try firstAnswer(question.question)
      let shown = "\(question.id) \(question.question) → \(first?.statement.quote ?? "nothing")"
      if question.relevant.isEmpty {
        unanswerable += 1
        silent += first == nil ? 1 : 0
        if first != nil { mistakes.append(Mistake("answered \(shown)", .abstain)) }
        continue
      }
      asked += 1
      if let first, first.texts.contains(where: { shows($0, question.relevant) }) {
        right += 1
      } else {
        mistakes.append(Mistake("answer  \(shown)", .top1))
      }
      guard let spelling = question.otherSpelling else { continue }
      pairs += 1
      let other = try firstAnswer(spelling)
      if let first, first.statement.id == other?.statement.id {
        alike += 1
      } else {
        let answer = other?.statement.quote ?? "nothing"
        mistakes.append(Mistake("parity  \(shown) / \(spelling) → \(answer)", .parity))
      }
    }
    let search = try searchScore()
    return (
      [
        .top1: ratio(right, asked), .abstain: ratio(silent, unanswerable), .parity: ratio(alike, pairs),
        .search: search.value,
      ],
      mistakes + search.mistakes
    )
  }

  private func firstAnswer(_ question: String) throws -> Answer? {
    try AnswerEngine(index: index).answer(Question(question)).answers.first
  }

  private func searchScore() throws -> (value: Double, mistakes: [Mistake]) {
    var (sum, mistakes): (Double, [Mistake]) = (0, [])
    let searches = try Fixtures.searches()
    for search in searches {
      let hits = try hits(of: search.query)
      let rank = hits.firstIndex { shows($0.snippet, search.relevant) }
      sum += rank.map { 1 / Double($0 + 1) } ?? 0
      if rank != 0 {
        let first = hits.first?.snippet ?? "nothing"
        mistakes.append(Mistake("search  \(search.query) → \(first)", .search))
      }
    }
    return (sum / Double(searches.count), mistakes)
  }

  /// As `fenping search` does: every word or, where no passage has them all, as many as can be.
  private func hits(of query: String) throws -> [SearchHit] {
    guard let pattern = MatchPattern(query) else { return [] }
    let hits = try index.search(pattern.all, limit: Self.searchDepth)
    return hits.isEmpty ? try index.search(pattern.any, limit: Self.searchDepth) : hits
  }

  private func shows(_ text: String, _ relevant: [String]) -> Bool {
    relevant.contains { id in quotes[id].map { text.shows($0) } ?? false }
  }
}

extension Answer {
  /// The guide's words that the answer shows: its own and its reasons'.
  fileprivate var texts: [String] {
    [statement.quote]
      + reasons.compactMap { reason in
        switch reason.origin {
        case .guide(let statement), .inferred(let statement): statement.quote
        case .rule: nil
        }
      }
  }
}

extension String {
  /// Whether the text has the words of an annotation: as they stand, or most of their neighbouring pairs.
  func shows(_ annotated: String) -> Bool {
    let (own, wanted) = (folded, annotated.folded)
    if !places(of: wanted, in: own).isEmpty { return true }
    if own.count * 10 >= wanted.count * 6, !places(of: own, in: wanted).isEmpty { return true }
    func pairs(_ text: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
      Set(zip(text, text.dropFirst()).map { [$0, $1] })
    }
    let wantedPairs = pairs(wanted)
    return !wantedPairs.isEmpty
      && wantedPairs.intersection(pairs(own)).count * 10 >= wantedPairs.count * 6
  }
}
