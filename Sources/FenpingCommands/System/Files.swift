#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What cannot be done with a file.
enum FileError: Error, Sendable, Hashable {
  case missing(String)
  case isFolder(String)
  /// A pipe, a device, a socket.
  case notAFile(String)
  /// Folders in folders beyond the limit.
  case tooDeep(String, limit: Int)
  case tooLarge(String, limit: Int)
  /// The system says no, in its own words.
  case refused(String, SystemError)
}

/// The file system, as far as the commands need it.
enum Files {
  /// No input is read beyond this.
  static let inputLimit = 1 << 29

  enum Kind {
    case file
    case folder
    case link
    /// A pipe, a device, a socket.
    case other
  }

  /// What is at `path`; nil where nothing is.
  static func kind(of path: String, followsLink: Bool = true) -> Kind? {
    var status = stat()
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  static func read(_ path: String, limit: Int = inputLimit) throws(FileError) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw failure(path) }
    defer { close(number) }
    if kind(of: path) == .folder { throw .isFolder(path) }
    switch FileDescriptor(number: number).read(limit: limit) {
    case .success(let bytes) where bytes.count > limit: throw .tooLarge(path, limit: limit)
    case .success(let bytes): return bytes
    case .failure(let error): throw .refused(path, error)
    }
  }

  /// A guide: a file that says by itself how long it is. A pipe would have to be waited for, a device may never end.
  ///
  /// - Parameter limit: of the file, by its first byte. What is longer is left unread.
  static func readGuide(_ path: String, limit: (UInt8?) -> Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK the opening of a pipe waits for a writer.
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw failure(path) }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw failure(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder(path)
    default: throw .notAFile(path)
    }
    var first: UInt8 = 0
    let limit = limit(pread(number, &first, 1, 0) == 1 ? first : nil)
    guard status.st_size <= limit else { throw .tooLarge(path, limit: limit) }
    switch FileDescriptor(number: number).read(limit: limit) {
    case .success(let bytes) where bytes.count > limit: throw .tooLarge(path, limit: limit)
    case .success(let bytes): return bytes
    case .failure(let error): throw .refused(path, error)
    }
  }

  /// The first bytes of a file; none where it is no file that can be read.
  static func beginning(of path: String, _ count: Int) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return [] }
    defer { close(number) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(number, buffer.baseAddress, count, 0))
    }
  }

  /// The size of a file; 0 where there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Why `kind(of:)` says that nothing is at `path`.
  static func reasonForNothing(at path: String) -> FileError {
    var status = stat()
    return stat(path, &status) == 0 ? .missing(path) : failure(path)
  }

  /// Writes `text` beside `path` and renames it, so that a report is never left half written.
  static func write(_ text: String, to path: String) throws(FileError) {
    // A pipe or a device cannot be replaced; it is written to.
    let isReplaceable = kind(of: path).map { $0 == .file } ?? true
    let target = isReplaceable ? "\(path).\(getpid()).part" : path
    let number = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw failure(path) }
    let error = FileDescriptor(number: number).write(Array(text.utf8))
    close(number)
    guard isReplaceable else {
      if let error { throw .refused(path, error) }
      return
    }
    guard error == nil, rename(target, path) == 0 else {
      let reason = error ?? .current
      unlink(target)
      throw .refused(path, reason)
    }
  }

  /// The names in a folder, sorted by their bytes so that the order is the same everywhere; hidden ones left
  /// out.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path without links, `.` and `..`; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func failure(_ path: String) -> FileError {
    switch errno {
    case ENOENT, ENOTDIR: .missing(path)
    // A socket cannot even be opened.
    case ENXIO: .notAFile(path)
    case EISDIR: .isFolder(path)
    default: .refused(path, .current)
    }
  }
}

/// Paths as text, cut by bytes: a combining mark behind a slash would make another Character of it.
enum Path {
  private static let slash = UInt8(ascii: "/")

  /// `guides/a.txt` for `guides` and `a.txt`.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The last part: `a.txt` of `guides/a.txt`.
  static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.flatMap { String($0) } ?? path
  }

  /// What stands before the last part; `.` where nothing does.
  static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// What follows the last full stop of the name, in lower case.
  static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: stop)...].lowercased()
  }
}
