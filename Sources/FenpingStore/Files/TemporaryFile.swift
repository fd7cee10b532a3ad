#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A new file beside the one that it will replace: `.NAME.tmp` in the same folder.
///
/// There is one for each index, and its maker holds a lock on it (`flock`), which ends with the process however
/// that ends. So writers of one index come one after the other, what a killed one left is taken over by the
/// next, and no file is there for the lock alone.
struct TemporaryFile: ~Copyable {
  let file: OpenFile
  private var isKept = false

  var path: String { file.path }
  /// The name of a second file, which only the holder of the lock may make.
  var companion: String { file.path + "2" }
  /// What SQLite makes beside the file while it writes it; left by a kill, it would be applied to the next one.
  private var journal: String { file.path + "-journal" }

  /// - Parameter onWait: called once where another writer is at work, before it is waited for.
  init(beside target: String, onWait: () -> Void) throws(StoreError) {
    let path = FilePath.join(FilePath.folder(of: target), ".\(FilePath.name(of: target)).tmp")
    file = try Self.acquire(path, onWait)
    Interruption.remember([path, companion, journal])
    unlink(companion)
    unlink(journal)
  }

  deinit {
    Interruption.forget()
    unlink(journal)
    if !isKept { unlink(file.path) }
  }

  /// Puts the file, which is on the disk then, in the place of `target`.
  mutating func replace(_ target: String) throws(StoreError) {
    guard fsync(file.descriptor) == 0, rename(file.path, target) == 0 else {
      throw StoreError(errno: errno, path: target)
    }
    isKept = true
    // The new name must survive a power cut as well; where a folder cannot be synchronised it will.
    if let folder = try? OpenFile(reading: FilePath.folder(of: target)) { fsync(folder.descriptor) }
    // The next writer need not wait for the end of this one's process.
    flock(file.descriptor, LOCK_UN)
  }

  /// Opens or creates the file and locks it.
  private static func acquire(_ path: String, _ onWait: () -> Void) throws(StoreError) -> OpenFile {
    var hasWaited = false
    while true {
      let file: OpenFile
      do {
        file = try OpenFile(writing: path)
      } catch .system(_, let code) {
        // The name of a file that never was says nothing to anybody.
        throw .system(path: FilePath.folder(of: path), code: code)
      }
      if flock(file.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        if !hasWaited { onWait() }
        hasWaited = true
        while flock(file.descriptor, LOCK_EX) != 0, errno == EINTR {}
      }
      // A file system without locks lets everybody through: writers disturb each other there, and the seal
      // shows it. The one that was waited for has renamed or removed its file: that is not ours then.
      guard let now = FileStatus(path: path), now.identity == (try file.status()).identity else { continue }
      // What a killed one has left in it goes.
      guard ftruncate(file.descriptor, 0) == 0 else { throw StoreError(errno: errno, path: path) }
      return file
    }
  }
}
