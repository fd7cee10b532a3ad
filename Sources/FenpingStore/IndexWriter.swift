public import FenpingModel

/// Writes an index.
public enum IndexWriter {
  /// Writes a whole new index of these documents, in whatever order they come, and puts it in the place of
  /// the one at `path`. Equal input gives equal bytes. Whenever it fails or is killed, the old index stays.
  ///
  /// - Parameters:
  ///   - ways: how people ask for the rules.
  ///   - versions: of what made them.
  public static func write(
    _ documents: [IndexedDocument], ways: [WayToAsk] = [], to path: String, versions: IndexVersions
  ) throws(StoreError) {
    let builder = try IndexBuilder(path: path, versions: versions)
    let sorted = documents.sorted {
      $0.document.name.utf8.lexicographicallyPrecedes($1.document.name.utf8)
    }
    for document in sorted { try builder.add(document) }
    try builder.add(ways)
    try builder.finish()
  }

  /// From now on SIGINT, SIGTERM and SIGHUP remove what this process has begun to write, and end it then. After a
  /// kill the next writer does it.
  public static func cleansUpOnSignals() {
    Interruption.install()
  }
}
