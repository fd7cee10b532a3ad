import FenpingAnswers
import FenpingCore
import FenpingModel
import FenpingStore

extension Command {
  private static let paths = Argument(
    "path", .oneOrMore, "Guides, or folders with guides (.md .markdown .txt .html .htm .jsonl).")

  /// `fenping ingest`
  static let ingest = Command(
    "ingest", "Build an index of guides.",
    discussion: """
      The index is written whole, beside the old one, and takes its place when it is complete. What cannot be \
      read is named; the rest is written all the same, and the exit status is 2.
      """,
    arguments: [paths], options: [Options.index.description, Options.language.description]
  ) { (arguments, session) throws(CommandError) in
    guard let target = IndexLocation.toWrite(arguments, session) else { throw .noTarget }
    var finder = GuideFinder(console: session.console)
    for path in arguments.words(paths) { finder.find(path) }
    let sources = finder.sources

    var ingestion: Ingestion?
    if !sources.isEmpty {
      do throws(StoreError) {
        let builder = try IndexBuilder(path: target, versions: .current) {
          session.console.note(Messages.waiting(for: target)[session.language(arguments)])
        }
        // Behind the builder, which may have waited for the one that wrote it.
        let previous = PreviousIndex(path: target)
        var run = Ingestion(console: session.console, builder: builder, previous: previous)
        try run.run(sources)
        session.console.progress("")
        if run.documents > 0 {
          try builder.add(WaysToAsk.all)
          try builder.finish()
        }
        ingestion = run
      } catch .notFound(let folder) {
        throw .file(.missing(folder))
      } catch {
        throw .store(error)
      }
    }
    let hasFailed = finder.hasFailed || ingestion?.hasFailed ?? false
    guard let ingestion, ingestion.documents > 0 else {
      if hasFailed { return .failure }
      session.console.note(Messages.noGuide[session.language(arguments)])
      return .nothing
    }
    session.console.remark(
      "\(ingestion.documents) documents, \(ingestion.statements) statements: \(target.singleLine)")
    return hasFailed ? .failure : .success
  }
}
