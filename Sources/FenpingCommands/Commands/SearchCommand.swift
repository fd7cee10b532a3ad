import FenpingCore
import FenpingModel
import FenpingReports
import FenpingStore
import FenpingText

extension Command {
  private static let words = Argument(
    "terms", .oneOrMore, "Words to find; - reads one query a line from standard input.")
  private static let format = Options.format(.text, .json, .jsonLines)

  /// `fenping search`
  static let search = Command(
    "search", "Find passages of the guides by their words.",
    discussion: """
      Terms are parted by spaces and commas; "quotes" or 「…」 keep one together, a * behind a word or a phrase \
      finds all that begin so. Nothing else is syntax. In a shell quotes need quotes: fenping search '"split view" \
      rotat*'. Traditional and Simplified, full and half width, upper and lower case find each other. A passage has \
      to have all terms; where none has, those that share the most with the query are shown, and a note says so.
      """,
    arguments: [words],
    options: [
      format.description, Options.json.description, Options.limit.description,
      Options.language.description, Options.index.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let queries = try session.lines(arguments.phrase(words))
    let index = try session.openIndex(arguments)
    let limit = arguments[Options.limit] ?? 10
    let language = session.language(arguments)
    let style = session.style(arguments, language: language)
    var searches: [(query: String, hits: [SearchHit])] = []
    var hasHit = false
    for query in queries where !session.console.isClosed {
      let (hits, isPartial) = try hits(of: query, in: index, limit: limit)
      hasHit = hasHit || !hits.isEmpty
      if isPartial, queries.count == 1 { session.console.note(Messages.partialHits[language]) }
      switch arguments[format] {
      case .json: searches.append((query, hits))
      case .jsonLines: session.console.print(GuideJSON.hits(hits, of: query).line)
      default: if !hits.isEmpty { session.console.print(GuideText.hits(hits, style)) }
      }
    }
    if arguments[format] == .json { session.console.print(GuideJSON.searches(searches).text) }
    if !hasHit { session.console.note(Messages.noHit[language]) }
    return hasHit ? .success : .nothing
  }

  /// The passages that have every word or, where none has, those that share the most with the query. Nothing for a
  /// query without a word.
  private static func hits(
    of query: String, in index: IndexReader, limit: Int
  ) throws(CommandError) -> (hits: [SearchHit], isPartial: Bool) {
    guard let pattern = MatchPattern(query) else { return ([], false) }
    do throws(StoreError) {
      let hits = try index.search(pattern.all, limit: limit)
      guard hits.isEmpty else { return (hits, false) }
      let partial = try index.search(pattern.any, limit: limit)
      return (partial, !partial.isEmpty)
    } catch {
      throw .store(error)
    }
  }
}
