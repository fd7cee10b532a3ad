#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A new file beside the one that it will replace: `.NAME.PROCESS-N.tmp` in the same folder.
///
/// Its maker holds a lock on it (`flock`), which ends with the process however that ends. So a temporary
/// file that can be locked belongs to nobody any more, and the next writer of the same index removes it.
struct TemporaryFile: ~Copyable {
  private static let suffix = ".tmp"

  let file: OpenFile
  private var isKept = false

  var path: String { file.path }

  init(beside target: String) throws(StoreError) {
    let folder = FilePath.folder(of: target)
    let prefix = ".\(FilePath.name(of: target))."
    Self.removeAbandoned(in: folder, prefix: prefix)
    file = try Self.create(in: folder, prefix: prefix)
  }

  deinit {
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
  }

  /// Creates and locks a file whose name no other has.
  private static func create(in folder: String, prefix: String) throws(StoreError) -> OpenFile {
    var attempt = 0
    while true {
      let path = FilePath.join(folder, "\(prefix)\(getpid())-\(attempt)\(suffix)")
      do {
        let file = try OpenFile(creating: path)
        // Nobody else holds the lock of a new file for longer than it takes to remove it as abandoned.
        flock(file.descriptor, LOCK_EX)
        if FileStatus(path: path) != nil { return file }
      } catch .system(_, EEXIST) {
        // Another writer of this process.
      } catch .system(_, let code) {
        // The name of a file that never was says nothing to anybody.
        throw .system(path: folder, code: code)
      }
      attempt += 1
    }
  }

  /// Removes what this process has not finished writing, for one that is about to end.
  static func removeOwn(beside target: String) {
    remove(in: FilePath.folder(of: target), prefix: ".\(FilePath.name(of: target)).\(getpid())-") { _ in true
    }
  }

  /// Removes what killed writers of the same index have left.
  private static func removeAbandoned(in folder: String, prefix: String) {
    remove(in: folder, prefix: prefix) { path in
      guard let file = try? OpenFile(reading: path) else { return false }
      return flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    }
  }

  private static func remove(in folder: String, prefix: String, if isUnwanted: (String) -> Bool) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      guard name.utf8.starts(with: prefix.utf8), name.hasSuffix(suffix) else { continue }
      let path = FilePath.join(folder, name)
      if isUnwanted(path) { unlink(path) }
    }
  }
}
