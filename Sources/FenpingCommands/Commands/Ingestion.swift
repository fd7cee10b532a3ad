import FenpingDocuments
import FenpingExtraction
import FenpingModel
import FenpingStore
import FenpingText

/// Finds guides and reads them; what fails is reported by name, and the rest goes on.
struct Ingestion {
  let console: Console
  /// The index that is about to be replaced, where it can be drawn on.
  private let previous: PreviousIndex?
  private(set) var documents: [IndexedDocument] = []
  private(set) var hasFailed = false

  /// Name → path; the name is what stands below the argument that brought the file in.
  private var sources: [(name: String, path: String)] = []
  private var taken: [String: String] = [:]

  /// Folders deeper than this are a loop or a trap.
  private static let depthLimit = 64
  private static let suffixes: Set<String> = ["md", "markdown", "txt", "html", "htm", "jsonl"]

  /// - Parameter target: the index that will be written.
  init(console: Console, target: String) {
    self.console = console
    previous = PreviousIndex(path: target)
  }

  mutating func find(_ path: String) {
    switch Files.kind(of: path) {
    case nil: fail(.file(.missing(path)))
    case .folder: walk(path, below: "", depth: 0)
    case .file, .other: add(path, name: Path.name(of: path))
    }
  }

  private mutating func walk(_ folder: String, below prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    do throws(FileError) {
      for name in try Files.names(in: folder) {
        let path = Path.join(folder, name)
        // A link could lead out of what was given; it is not followed.
        switch Files.kind(of: path, followsLink: false) {
        case .folder: walk(path, below: Path.join(prefix, name), depth: depth + 1)
        case .file where Self.suffixes.contains(Path.suffix(of: name)):
          add(path, name: Path.join(prefix, name))
        default: break
        }
      }
    } catch {
      fail(.file(error))
    }
  }

  private mutating func add(_ path: String, name: String) {
    let location = Files.realPath(path) ?? path
    if let other = taken[name] {
      if other != location { fail(.sameName(name, other, location)) }
      return
    }
    taken[name] = location
    sources.append((name, path))
  }

  mutating func read() {
    for (number, source) in sources.enumerated() {
      console.progress("\(number + 1)/\(sources.count) \(source.name.singleLine)")
      do throws(CommandError) {
        let read = try documents(of: source)
        documents += read
        let count = read.reduce(0) { $0 + $1.statements.count }
        console.remark("\(source.name.singleLine): \(count) statements")
      } catch {
        fail(error)
      }
    }
  }

  private func documents(
    of source: (name: String, path: String)
  ) throws(CommandError) -> [IndexedDocument] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(source.path) } catch { throw .file(error) }
    let hash = SHA256.hexDigest(of: bytes)
    let location = Files.realPath(source.path)
    if let unchanged = previous?.documents(of: source.name, hash: hash, location: location) {
      return unchanged
    }
    do throws(ReadingError) {
      return try DocumentReader.documents(from: bytes, name: source.name).map { document in
        IndexedDocument(
          document: document, statements: Extractor.statements(in: document), hash: hash,
          size: bytes.count, location: location)
      }
    } catch {
      throw .reading(source.path, error)
    }
  }

  private mutating func fail(_ error: CommandError) {
    console.progress("")
    console.error(error.message)
    hasFailed = true
  }
}

/// The index that was written before, by the same extractor and with the same terms: what it holds of an unchanged
/// source need not be extracted again.
private struct PreviousIndex {
  private let reader: IndexReader
  private let documents: [IndexInfo.DocumentInfo]

  /// nil where there is no such index. One that is damaged is no reason to stop: it will be replaced.
  init?(path: String) {
    guard let reader = try? IndexReader(path: path), let info = try? reader.info(),
      info.extractorVersion == Extractor.version, info.termBaseVersion == TermBase.version
    else { return nil }
    self.reader = reader
    documents = info.documents
  }

  /// The documents of the source of that name, or nil where it is not known or has changed.
  func documents(of source: String, hash: String, location: String?) -> [IndexedDocument]? {
    let own = documents.filter { $0.name == source || $0.name.hasPrefix(source + "#") }
    guard !own.isEmpty, own.allSatisfy({ $0.hash == hash }) else { return nil }
    let found = own.compactMap { try? reader.indexedDocument(named: $0.name, location: location) }
    return found.count == own.count ? found : nil
  }
}
