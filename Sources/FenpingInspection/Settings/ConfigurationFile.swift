import FenpingCore
import FenpingModel

/// One step in the order in which Xcode makes settings; a later one is stronger.
enum SettingEntry {
  case assignment(Assignment)
  /// A file that would have been read here, and is not there.
  case missing(file: String)
}

/// Reads an xcconfig with all that it includes.
///
/// Source: `MacroConfigFileLoader.swift` of swift-build.
struct ConfigurationFile {
  private(set) var entries: [SettingEntry] = []
  private(set) var notes: [LocalizedText] = []
  private let level: Origin.Level
  private let read: (String) -> [UInt8]?
  private var open: [String] = []
  private var count = 0

  /// More files than any project includes, and deeper than any nests them.
  private static let mostFiles = 500
  private static let deepest = 64

  /// - Parameter read: the bytes of a file; nil where it is not there.
  init(_ file: String, level: Origin.Level, read: @escaping (String) -> [UInt8]?) {
    self.level = level
    self.read = read
    include(file, isOptional: false)
  }

  private mutating func include(_ name: String, isOptional: Bool) {
    let file = name.normalizedPath
    guard !open.contains(file) else {
      notes.append(.includesItself(file))
      return
    }
    guard open.count < Self.deepest, count < Self.mostFiles else {
      notes.append(.includesTooMuch(file))
      return
    }
    guard let bytes = read(file) ?? read(file + ".xcconfig") else {
      if !isOptional { entries.append(.missing(file: file)) }
      return
    }
    count += 1
    open.append(file)
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      readLine(Self.withoutComment(line).trimmingBlanks, number: number, in: file)
    }
    open.removeLast()
  }

  private mutating func readLine(_ line: String, number: Int, in file: String) {
    guard !line.isEmpty else { return }
    if line.hasPrefix("#include") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 2 else { return }
      let folder = file.folderOfPath
      let name = String(parts[1])
      let path = name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name
      include(path, isOptional: line.hasPrefix("#include?"))
      return
    }
    guard let (key, value) = Self.assignment(line) else { return }
    entries.append(.assignment(Assignment(key: key, value: value, level: level, file: file, line: number)))
  }

  /// The first equals sign outside the brackets of conditions.
  private static func assignment(_ line: String) -> (key: String, value: String)? {
    var depth = 0
    for (offset, byte) in line.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth <= 0:
        let bytes = Array(line.utf8)
        let key = String(decoding: bytes[..<offset], as: UTF8.self).trimmingBlanks
        return key.isEmpty
          ? nil : (key, String(decoding: bytes[(offset + 1)...], as: UTF8.self).trimmingBlanks)
      default: break
      }
    }
    return nil
  }

  /// Two slashes begin a comment wherever they stand, in a URL too.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> String {
    var end = line.startIndex
    while end < line.endIndex {
      if line[end] == UInt8(ascii: "/"), end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    return String(decoding: line[line.startIndex..<end], as: UTF8.self)
  }
}

extension String {
  /// All but the last part; empty where there is one part only.
  var folderOfPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// The last part.
  var nameOfPath: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  /// Without `.` and, where there is something to go back from, without `..`.
  var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension LocalizedText {
  fileprivate static func includesItself(_ file: String) -> LocalizedText {
    LocalizedText(
      hans: "\(file) 经 #include 又包含了自己；按 Xcode 的做法跳过。",
      hant: "\(file) 經 #include 又包含了自己；按 Xcode 的做法略過。",
      en: "\(file) includes itself; skipped, as Xcode does.")
  }

  fileprivate static func includesTooMuch(_ file: String) -> LocalizedText {
    LocalizedText(
      hans: "#include 的层数或文件太多，没有读 \(file)。",
      hant: "#include 的層數或檔案太多，沒有讀 \(file)。",
      en: "Too many files are included, or too deep; \(file) was not read.")
  }
}
