import FenpingCore
import FenpingExtraction
import FenpingModel
import FenpingStore
import FenpingText

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
    var ingestion = Ingestion(console: session.console, target: target)
    for path in arguments.words(paths) { ingestion.find(path) }
    ingestion.read()
    session.console.progress("")

    guard !ingestion.documents.isEmpty else {
      if ingestion.hasFailed { return .failure }
      session.console.note(Messages.noGuide[session.language(arguments)])
      return .nothing
    }
    do throws(StoreError) {
      try IndexWriter.write(
        ingestion.documents, to: target, extractorVersion: Extractor.version,
        termBaseVersion: TermBase.version)
    } catch .notFound(let folder) {
      throw .file(.missing(folder))
    } catch {
      throw .store(error)
    }
    let statements = ingestion.documents.reduce(0) { $0 + $1.statements.count }
    session.console.remark(
      "\(ingestion.documents.count) documents, \(statements) statements: \(target.singleLine)")
    return ingestion.hasFailed ? .failure : .success
  }
}
