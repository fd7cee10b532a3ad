#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Paths as text, cut by bytes: a combining mark behind a slash would make another Character of it.
enum FilePath {
  static let slash = UInt8(ascii: "/")

  /// `ios/a.plist` for `ios` and `a.plist`.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// `path` as it is meant in `folder`: an absolute one stays.
  static func place(_ path: String, in folder: String) -> String {
    path.utf8.first == slash ? path : join(folder, path)
  }

  /// The last part: `a.plist` of `ios/a.plist`.
  static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.flatMap { String($0) } ?? path
  }

  /// What stands before the last part; empty where nothing does.
  static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    return end == path.utf8.startIndex ? "/" : String(path[..<end])
  }

  /// What follows the last full stop of the name, in lower case.
  static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: stop)...].lowercased()
  }

  /// The name without that.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")), stop > name.utf8.startIndex
    else { return name }
    return String(name[..<stop])
  }

  /// Without `.`, `..` and empty parts. A `..` that leads above a relative path's start stays.
  static func normal(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      guard part.elementsEqual("..".utf8) else {
        parts.append(part)
        continue
      }
      if let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// What of `path` follows `folder`; nil where it is not below it.
  static func below(_ folder: String, _ path: String) -> String? {
    let start = folder.utf8.last == slash ? folder : folder + "/"
    guard path.utf8.count > start.utf8.count, path.utf8.starts(with: start.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(start.utf8.count)))
  }

  /// The path without links, `.` and `..`; nil where nothing is there, and `errno` says why.
  static func resolved(_ path: String) -> String? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }

  /// `Main.storyboard` of `Main~ipad.storyboard`; nil of a name that is not for iPad alone.
  static func withoutIPad(_ name: String) -> String? {
    let stem = stem(of: name)
    return stem.hasSuffix("~ipad") ? stem.dropLast("~ipad".count) + "." + suffix(of: name) : nil
  }
}
