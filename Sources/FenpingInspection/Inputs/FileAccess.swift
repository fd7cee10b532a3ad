#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads files of the tree that is checked, and of nothing else: whatever a project names, and wherever a link in it
/// leads, what lies outside of the root is refused.
///
/// A path is absolute, or starts at the root. Errors name files as `relative` does.
struct FileAccess: Sendable {
  /// The root as it was given.
  let root: String
  /// The root with the working directory before it and without `.` and `..`.
  let folder: String
  /// The root without links; nil where nothing is there.
  private let resolved: String?

  /// - Parameter root: a folder, or a file, in which case that file alone can be read.
  init(root: String) {
    self.root = root
    let absolute = root.utf8.first == FilePath.slash ? root : FilePath.join(Self.workingFolder, root)
    folder = FilePath.normal(absolute)
    resolved = FilePath.resolved(root)
  }

  private static var workingFolder: String {
    guard let name = getcwd(nil, 0) else { return "/" }
    defer { free(name) }
    return String(cString: name)
  }

  /// The whole of a regular file.
  func bytes(of path: String, limit: Int) throws(InspectionError) -> [UInt8] {
    let place = try place(of: path)
    // Links are resolved already. Without O_NONBLOCK the opening of a pipe waits for a writer.
    let number = open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard number >= 0 else { throw refusal(path) }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw refusal(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(file: relative(path), reason: "it is a folder")
    default: throw .unreadable(file: relative(path), reason: "it is a pipe or a device, not a file")
    }
    guard status.st_size <= limit else { throw .tooLarge(file: relative(path), limit: limit) }
    // A file may grow while it is read, and some of the system's own say that they are empty and are not.
    guard let bytes = Self.read(number, size: Int(status.st_size), limit: limit) else { throw refusal(path) }
    guard bytes.count <= limit else { throw .tooLarge(file: relative(path), limit: limit) }
    return bytes
  }

  /// Whether there is anything at the path, inside of the root.
  func exists(_ path: String) -> Bool { kind(of: path) != nil }

  func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether the path itself is a link, wherever it leads.
  func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, sorted by their bytes so that the order is the same everywhere.
  func entries(of path: String) throws(InspectionError) -> [String] {
    guard let stream = opendir(try place(of: path)) else { throw refusal(path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      guard names.count <= Self.entryLimit else {
        throw .unreadable(
          file: relative(path), reason: "the folder holds more than \(Self.entryLimit) entries")
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path from the root, for messages: `ios/Info.plist`; the root's own is as it was given.
  func relative(_ path: String) -> String {
    let whole = absolute(path)
    if whole == folder { return root }
    return FilePath.below(folder, whole) ?? whole
  }

  /// The path with the root before it and without `.` and `..`.
  func absolute(_ path: String) -> String {
    FilePath.normal(path.utf8.first == FilePath.slash ? path : FilePath.join(folder, path))
  }

  private static let entryLimit = 100_000

  /// Where the file really is, which is inside of the root.
  private func place(of path: String) throws(InspectionError) -> String {
    guard !path.utf8.contains(0) else {
      throw .unreadable(file: relative(path), reason: "no file can have this name")
    }
    // The links in a path come before its `..`, so that it must not be made normal before.
    let whole = path.utf8.first == FilePath.slash ? path : FilePath.join(folder, path)
    guard let place = FilePath.resolved(whole) else { throw refusal(path) }
    guard let resolved, place == resolved || FilePath.below(resolved, place) != nil else {
      throw .unreadable(file: relative(path), reason: "it lies outside of what is checked")
    }
    return place
  }

  private func kind(of path: String) -> mode_t? {
    var status = stat()
    guard let place = try? place(of: path), stat(place, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Up to one byte more than the limit; nil where the system says no.
  private static func read(_ number: Int32, size: Int, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    while bytes.count <= limit {
      let room = min(1 << 16, limit + 1 - bytes.count)
      var got = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        repeat {
          got = pread(number, buffer.baseAddress, room, off_t(bytes.count))
        } while got < 0 && errno == EINTR
        filled = max(0, got)
      }
      if got < 0 { return nil }
      if got == 0 { break }
      bytes += chunk
    }
    return bytes
  }

  /// What the system has just said about a file.
  private func refusal(_ path: String) -> InspectionError {
    let reason =
      switch errno {
      case ENOENT: "there is no such file"
      case ENOTDIR: "it is not a folder, or something above it is not"
      case EACCES, EPERM: "permission denied"
      case ELOOP: "its links lead in a circle"
      case ENAMETOOLONG: "its name is too long"
      case ENXIO: "it is a pipe or a device, not a file"
      case let code: String(cString: strerror(code)).lowercased()
      }
    return .unreadable(file: relative(path), reason: reason)
  }
}
