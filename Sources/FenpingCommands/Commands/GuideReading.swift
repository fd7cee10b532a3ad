import FenpingDocuments
import FenpingExtraction
import FenpingModel
import FenpingStore

/// What came of one source.
enum GuideReading: Sendable {
  case read([IndexedDocument])
  /// It has the hash that the previous index knows.
  case unchanged
  case failed(CommandError)

  init(of source: GuideFinder.Source, knownHash: String?) {
    do throws(CommandError) {
      let bytes = try GuideFile.read(source.path)
      let hash = SHA256.hexDigest(of: bytes)
      self = hash == knownHash ? .unchanged : .read(try Self.documents(bytes, of: source, hash: hash))
    } catch {
      self = .failed(error)
    }
  }

  private static func documents(
    _ bytes: [UInt8], of source: GuideFinder.Source, hash: String
  ) throws(CommandError) -> [IndexedDocument] {
    let location = Files.realPath(source.path)
    do throws(ReadingError) {
      return try DocumentReader.documents(from: bytes, name: source.name).map { document in
        IndexedDocument(
          document: document, statements: Extractor.statements(in: document), hash: hash, size: bytes.count,
          location: location)
      }
    } catch {
      throw .reading(source.path, error)
    }
  }
}
