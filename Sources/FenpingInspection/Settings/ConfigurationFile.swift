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
    let given = FilePath.normal(name)
    guard count < Self.mostFiles, open.count < Self.deepest else {
      notes.append(.includesTooMuch(given))
      return
    }
    // The extension may be left out.
    let found = [given, given + ".xcconfig"].lazy.compactMap { [read] file in read(file).map { (file, $0) } }
      .first
    guard let (file, bytes) = found else {
      if !isOptional { entries.append(.missing(file: given)) }
      return
    }
    guard !open.contains(file) else {
      notes.append(.includesItself(file))
      return
    }
    count += 1
    open.append(file)
    readLines(bytes, in: file)
    open.removeLast()
  }

  /// A line ends at a line feed, at a carriage return, or at both; a mark of the byte order is no part of the first.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.split(separator: 0x0A, omittingEmptySubsequences: false).flatMap { line in
      (line.last == 0x0D ? line.dropLast() : line).split(separator: 0x0D, omittingEmptySubsequences: false)
    }
  }

  private mutating func readLines(_ bytes: [UInt8], in file: String) {
    let lines = Self.lines(bytes)
    var number = 0
    while number < lines.count {
      let start = number + 1
      var pieces = [Self.content(lines[number])]
      number += 1
      // A value whose line ends in a backslash goes on in the next one, which is not an empty one.
      while pieces[0].utf8.contains(UInt8(ascii: "=")), let last = pieces.last, last.hasSuffix("\\") {
        pieces[pieces.count - 1] = last.dropLast().trimmingBlanks
        guard number < lines.count else { break }
        let next = Self.content(lines[number])
        if next.isEmpty { break }
        pieces.append(next)
        number += 1
      }
      readLine(pieces.filter { !$0.isEmpty }.joined(separator: " "), number: start, in: file)
    }
  }

  private mutating func readLine(_ line: String, number: Int, in file: String) {
    if line.hasPrefix("#") {
      let directive = line.dropFirst().trimmingBlanks
      guard directive.hasPrefix("include") else { return }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 2 else { return }
      include(
        FilePath.place(String(parts[1]), in: FilePath.folder(of: file)),
        isOptional: directive.hasPrefix("include?"))
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

  /// Two slashes begin a comment wherever they stand, in a URL too; one semicolon at the end does no harm.
  private static func content(_ line: ArraySlice<UInt8>) -> String {
    var end = line.startIndex
    while end < line.endIndex {
      if line[end] == UInt8(ascii: "/"), end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    let text = String(decoding: line[line.startIndex..<end], as: UTF8.self).trimmingBlanks
    return text.hasSuffix(";") ? text.dropLast().trimmingBlanks : text
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
