import FenpingStore

/// The index that was written before, by the same extractor and with the same terms: what it holds of an unchanged
/// source need not be extracted again.
struct PreviousIndex {
  private let reader: IndexReader
  /// The names and the hash of the documents of each source.
  private let known: [String: (names: [String], hashes: Set<String>)]

  /// nil where there is no such index. One that is damaged is no reason to stop: it will be replaced. But nothing is
  /// taken out of it, for the seal of the new index would vouch for it.
  init?(path: String) {
    guard let reader = try? IndexReader(path: path, madeBy: .current), (try? reader.isIntact()) == true,
      let info = try? reader.info()
    else { return nil }
    self.reader = reader
    var known: [String: (names: [String], hashes: Set<String>)] = [:]
    for document in info.documents {
      // A line of a bulk file that has no id of its own is named after the file and its number.
      var sources = [document.name]
      if let mark = document.name.utf8.lastIndex(of: UInt8(ascii: "#")) {
        sources.append(String(document.name[..<mark]))
      }
      for source in sources {
        known[source, default: ([], [])].names.append(document.name)
        known[source, default: ([], [])].hashes.insert(document.hash)
      }
    }
    self.known = known
  }

  /// The hash of each source that is known.
  var hashes: [String: String] {
    known.compactMapValues { $0.hashes.count == 1 ? $0.hashes.first : nil }
  }

  /// The documents of a source, or nil where they cannot be had.
  func documents(of source: String, location: String?) -> [IndexedDocument]? {
    guard let names = known[source]?.names else { return nil }
    let found = names.compactMap { try? reader.indexedDocument(named: $0, location: location) }
    return found.count == names.count ? found : nil
  }
}
