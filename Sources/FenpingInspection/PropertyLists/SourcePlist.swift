import FenpingCore

/// An Info.plist as it stands in a project, before Xcode has run a preprocessor over it or expanded a setting in it.
struct SourcePlist {
  /// nil where it is no property list before the directives in it have been obeyed.
  let values: [String: Value]?
  /// The line of each key of the outermost dictionary.
  let lines: [String: Int]
  /// The line of the first directive. Xcode obeys it where INFOPLIST_PREPROCESS is set; what it makes of the file, and so
  /// whether the values count, is then not known.
  let firstDirective: Int?

  /// - Parameter file: its name, for the error.
  init(_ bytes: [UInt8], file: String) throws(InspectionError) {
    lines = PlistLines.keys(in: bytes)
    firstDirective = Self.firstDirective(in: bytes)
    do {
      values = try PropertyList(bytes, file: file).values
    } catch {
      guard firstDirective != nil else { throw error }
      values = nil
    }
  }

  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "include", "import", "define", "undef", "error",
    "warning", "pragma", "line",
  ]
  private static let opening = Array("<!--".utf8)
  private static let closing = Array("-->".utf8)

  /// The line, from 1, on which `#if`, `#include` or their like begins. What a text holds at the start of a line, such as
  /// `# heading` or `#ffffff`, is none, and in a comment a directive does no harm.
  static func firstDirective(in bytes: [UInt8]) -> Int? {
    var line = 1
    var position = 0
    var isInComment = false
    var isAtStart = true
    while position < bytes.count {
      let byte = bytes[position]
      if isInComment {
        isInComment = !bytes[position...].starts(with: closing)
      } else if byte == UInt8(ascii: "#"), isAtStart, isDirective(bytes[(position + 1)...]) {
        return line
      } else if byte == UInt8(ascii: "<"), bytes[position...].starts(with: opening) {
        isInComment = true
        position += 2
      }
      let isLineEnd = byte == 0x0A || (byte == 0x0D && !bytes[(position + 1)...].starts(with: [0x0A]))
      if isLineEnd { line += 1 }
      isAtStart = isLineEnd || (isAtStart && (byte == 0x20 || byte == 0x09))
      position += 1
    }
    return nil
  }

  private static func isDirective(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = bytes.drop { $0 == 0x20 || $0 == 0x09 }.prefix(8).prefix {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    guard directives.contains(String(decoding: word, as: UTF8.self)) else { return false }
    guard word.endIndex < bytes.endIndex else { return true }
    let next = Unicode.Scalar(bytes[word.endIndex])
    return !next.properties.isAlphabetic && !("0"..."9").contains(next) && next != "_"
  }
}
