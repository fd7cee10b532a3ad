import FenpingModel
import FenpingStore

/// Reads guides on all processors and puts them into an index one after the other; what fails is reported by name,
/// and the rest goes on.
struct Ingestion {
  let console: Console
  let builder: IndexBuilder
  /// The index that is about to be replaced, where it can be drawn on.
  let previous: PreviousIndex?

  private(set) var documents = 0
  private(set) var statements = 0
  private(set) var hasFailed = false
  private var storeError: StoreError?

  /// Documents of bulk files, in the reverse order of their names: a name there says nothing about its file, so that
  /// they must all be known before the first can go into the index.
  private var bulk: [(document: IndexedDocument, path: String)] = []
  private var last: (name: String, path: String)?
  private var number = 0

  /// How many bytes of guides may be in work at a time.
  private static let budget = 2 << 20

  init(console: Console, builder: IndexBuilder, previous: PreviousIndex?) {
    self.console = console
    self.builder = builder
    self.previous = previous
  }

  mutating func run(_ sources: [GuideFinder.Source]) throws(StoreError) {
    let isBulk = sources.map { GuideFile.isBulk($0.path) }
    let (bulkSources, others) = (
      zip(sources, isBulk).filter(\.1).map(\.0), zip(sources, isBulk).filter { !$0.1 }.map(\.0)
    )
    read(bulkSources, of: sources.count) { ingestion, source, found in
      ingestion.bulk += found.map { ($0, source.path) }
      return true
    }
    // Equal names keep the order of their files.
    bulk = bulk.enumerated().sorted { left, right in
      let (one, other) = (left.element.document.document.name.utf8, right.element.document.document.name.utf8)
      return other.lexicographicallyPrecedes(one) || one.elementsEqual(other) && left.offset > right.offset
    }.map(\.element)
    read(others, of: sources.count) { ingestion, source, found in
      ingestion.addBulk(before: source.name)
      for document in found { ingestion.add(document, from: source.path) }
      return ingestion.storeError == nil
    }
    addBulk(before: nil)
    if let storeError { throw storeError }
  }

  private mutating func read(
    _ sources: [GuideFinder.Source], of count: Int,
    _ take: (inout Ingestion, GuideFinder.Source, [IndexedDocument]) -> Bool
  ) {
    let known = previous?.hashes ?? [:]
    OrderedPool.run(
      sources, weight: { Files.size(of: $0.path) }, budget: Self.budget,
      work: { GuideReading(of: $0, knownHash: known[$0.name]) }
    ) { source, reading in
      number += 1
      console.progress("\(number)/\(count) \(source.name.singleLine)")
      do throws(CommandError) {
        let found = try documents(of: source, reading)
        let statements = found.reduce(0) { $0 + $1.statements.count }
        console.remark("\(source.name.singleLine): \(statements) statements")
        return take(&self, source, found)
      } catch {
        fail(error)
        return true
      }
    }
  }

  private func documents(
    of source: GuideFinder.Source, _ reading: GuideReading
  ) throws(CommandError) -> [IndexedDocument] {
    switch reading {
    case .read(let documents): return documents
    case .failed(let error): throw error
    case .unchanged:
      let location = Files.realPath(source.path)
      if let documents = previous?.documents(of: source.name, location: location) { return documents }
      return try documents(of: source, GuideReading(of: source, knownHash: nil))
    }
  }

  private mutating func addBulk(before name: String?) {
    while let next = bulk.last, storeError == nil {
      if let name, !next.document.document.name.utf8.lexicographicallyPrecedes(name.utf8) { return }
      bulk.removeLast()
      add(next.document, from: next.path)
    }
  }

  private mutating func add(_ document: IndexedDocument, from path: String) {
    let name = document.document.name
    if let last, last.name.utf8.elementsEqual(name.utf8) { return fail(.sameName(name, last.path, path)) }
    do throws(StoreError) {
      try builder.add(document)
      last = (name, path)
      documents += 1
      statements += document.statements.count
    } catch {
      storeError = error
    }
  }

  private mutating func fail(_ error: CommandError) {
    console.progress("")
    console.error(error.message)
    hasFailed = true
  }
}
