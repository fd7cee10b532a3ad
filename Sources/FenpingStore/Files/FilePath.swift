#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Paths as the system spells them, without a look at a file unless it is said.
enum FilePath {
  /// The folder of a file; `.` where the path names none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
  }

  /// The absolute path of an existing file, its links followed; nil where there is none.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The way to `path` from `folder`, both absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let target = parts(path)
    let start = parts(folder)
    var shared = 0
    while shared < min(target.count, start.count), target[shared] == start[shared] { shared += 1 }
    let up = repeatElement("..", count: start.count - shared)
    return (Array(up) + target[shared...]).joined(separator: "/")
  }

  /// An absolute path without `.` and `..`.
  static func normalized(_ path: String) -> String {
    "/" + parts(path).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    // By bytes: a combining mark after the slash would make another Character of it.
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where part != "."
    {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
