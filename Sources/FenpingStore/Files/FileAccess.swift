#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the system knows about a file.
struct FileStatus {
  let size: Int
  let isDirectory: Bool
  let isRegular: Bool
  /// When its content was last written, and when anything about it last changed, in nanoseconds.
  let modified: Int64
  let changed: Int64
  /// Which file it is, under whatever name.
  let identity: Identity

  struct Identity: Equatable {
    let device: UInt64
    let node: UInt64
  }

  /// Nil where there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    size = Int(status.st_size)
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
    #if canImport(Darwin)
      let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modification, change) = (status.st_mtim, status.st_ctim)
    #endif
    modified = Int64(modification.tv_sec) * 1_000_000_000 + Int64(modification.tv_nsec)
    changed = Int64(change.tv_sec) * 1_000_000_000 + Int64(change.tv_nsec)
  }
}

/// An open file, closed with its owner.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let path: String

  /// Opens for reading.
  init(reading path: String) throws(StoreError) {
    // Without O_NONBLOCK a pipe in the file's place would be waited for.
    try self.init(path: path, flags: O_RDONLY | O_NONBLOCK)
  }

  /// Opens for reading and writing, and creates it where it is not there. A link is not followed.
  init(writing path: String) throws(StoreError) {
    try self.init(path: path, flags: O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
  }

  private init(path: String, flags: Int32) throws(StoreError) {
    descriptor = open(path, flags | O_CLOEXEC, 0o666)
    self.path = path
    guard descriptor >= 0 else {
      let code = errno
      throw StoreError(errno: code, path: path)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func status() throws(StoreError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw StoreError(errno: errno, path: path) }
    return FileStatus(status)
  }

  /// The `count` bytes from `offset`, fewer at the file's end.
  func read(_ count: Int, at offset: Int) throws(StoreError) -> [UInt8] {
    var done = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      while done < count {
        let result = pread(
          descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
        if result < 0, errno == EINTR { continue }
        if result < 0 { code = errno }
        if result <= 0 { break }
        done += result
      }
      size = done
    }
    if code != 0 { throw StoreError(errno: code, path: path) }
    return bytes
  }

  /// Writes all bytes at `offset`.
  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
    var done = 0
    while done < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        pwrite(descriptor, buffer.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw StoreError(errno: errno, path: path) }
      done += result
    }
  }

  /// SHA-256 of the whole file, the bytes in `zeros` taken for ASCII zeros.
  func hexDigest(zeros: Range<Int> = 0..<0) throws(StoreError) -> String {
    let step = 1 << 18
    var hash = SHA256()
    var offset = 0
    while true {
      var chunk = try read(step, at: offset)
      for index in zeros.clamped(to: offset..<offset + chunk.count) {
        chunk[index - offset] = UInt8(ascii: "0")
      }
      chunk.withUnsafeBytes { hash.update($0) }
      offset += chunk.count
      if chunk.count < step { return hash.hexDigest() }
    }
  }
}
