/// Whether the sources of an index are still what was read. It needs no database, so that another thread may look while
/// the index is asked.
public struct SourceCheck: Sendable {
  /// The path of the index as it was given.
  let index: String
  let records: [SourceRecord]

  /// How many bytes of sources may be hashed.
  private static let hashed = 2 << 20

  /// The paths of the sources that are no longer what was read.
  ///
  /// A source that is not there is not stale. One of another size is. Of the others at most 2 MB are hashed,
  /// those first that were touched after the index was written, so that the answer never waits for a large
  /// corpus.
  public func stale() -> [String] {
    let index = FilePath.resolved(index) ?? index
    let written = FileStatus(path: index)?.modified ?? 0
    var stale: [String] = []
    var same: [(path: String, hash: String, status: FileStatus)] = []
    for record in records {
      let path = FilePath.normalized(FilePath.join(FilePath.folder(of: index), record.location))
      guard let status = FileStatus(path: path), status.isRegular else { continue }
      if status.size == record.size { same.append((path, record.hash, status)) } else { stale.append(path) }
    }
    var budget = Self.hashed
    for isSuspect in [true, false] {
      for source in same where (source.status.changed > written) == isSuspect {
        guard source.status.size <= budget else { continue }
        budget -= source.status.size
        // One that cannot be read now says nothing about the index; one that has grown meanwhile is another one.
        guard let file = try? OpenFile(reading: source.path),
          let bytes = try? file.read(source.status.size + 1, at: 0)
        else { continue }
        if SHA256.hexDigest(of: bytes) != source.hash { stale.append(source.path) }
      }
    }
    return stale.sorted()
  }
}
