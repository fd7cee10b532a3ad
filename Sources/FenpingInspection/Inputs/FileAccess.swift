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
    folder = FilePath.normal(FilePath.place(root, in: Self.workingFolder))
    resolved = FilePath.resolved(root)
  }

  private static var workingFolder: String {
    guard let name = getcwd(nil, 0) else { return "/" }
    defer { free(name) }
    return String(cString: name)
  }

  /// The whole of a regular file.
  func bytes(of path: String, limit: Int) throws(InspectionError) -> [UInt8] {
    let file = try open(path)
    guard file.size <= limit else { throw .tooLarge(file: file.name, limit: limit) }
    // A file may grow while it is read, and some of the system's own say that they are empty and are not.
    let bytes = try file.read(limit + 1, at: 0)
    guard bytes.count <= limit else { throw .tooLarge(file: file.name, limit: limit) }
    return bytes
  }

  /// Opens a regular file of any size, to read parts of it.
  func open(_ path: String) throws(InspectionError) -> OpenedFile {
    try OpenedFile(try place(of: path), name: relative(path))
  }

  /// Whether there is anything at the path, inside of the root.
  func exists(_ path: String) -> Bool { kind(of: path) != nil }

  func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether the path itself is a folder, and no link to one.
  func isFolderAndNoLink(_ path: String) -> Bool { ownKind(of: path) == S_IFDIR }

  /// Whether the path itself is a link, wherever it leads.
  func isLink(_ path: String) -> Bool { ownKind(of: path) == S_IFLNK }

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
    FilePath.normal(FilePath.place(path, in: folder))
  }

  private static let entryLimit = 100_000

  /// Where the file really is, which is inside of the root.
  private func place(of path: String) throws(InspectionError) -> String {
    guard !path.utf8.contains(0) else {
      throw .unreadable(file: relative(path), reason: "no file can have this name")
    }
    // The links in a path come before its `..`, so that it must not be made normal before.
    let whole = FilePath.place(path, in: folder)
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

  private func ownKind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(absolute(path), &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// What the system has just said about a file.
  private func refusal(_ path: String) -> InspectionError {
    .unreadable(file: relative(path), reason: OpenedFile.reason(errno))
  }
}
