/// The lines of a project file on which its configurations make their settings. Foundation reads the file and says
/// nothing of lines; Xcode writes every setting on a line of its own, which is all that is needed here.
struct ProjectLines {
  /// By the configuration's id and the setting's name; counted from one.
  private var settings: [String: [String: Int]] = [:]
  /// The line on which an object begins.
  private var objects: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    var current: String?
    var isConfiguration = false
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if let id = Self.identifier(text), text.contains(UInt8(ascii: "{")) {
        current = id
        isConfiguration = Self.contains("isa = XCBuildConfiguration", text)
        objects[id] = number
      } else if !isConfiguration {
        isConfiguration = current != nil && Self.contains("isa = XCBuildConfiguration", text)
      } else if let current, let name = Self.name(text) {
        settings[current, default: [:]][name] = settings[current]?[name] ?? number
      }
    }
  }

  func line(of setting: String, in configuration: String) -> Int? { settings[configuration]?[setting] }
  func line(of object: String) -> Int? { objects[object] }

  /// `8A1B… /* Debug */ = {` begins an object; ids are of 24 digits, or of whatever a generator likes.
  private static func identifier(_ line: ArraySlice<UInt8>) -> String? {
    let word = line.prefix { $0.isIdentifier }
    let rest = line.dropFirst(word.count).drop { $0 == 0x20 }
    // `buildSettings = {` stands inside an object, and has no digit.
    guard word.count >= 8, word.contains(where: { (0x30...0x39).contains($0) }),
      rest.starts(with: "/*".utf8) || rest.starts(with: "= {".utf8)
    else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// `NAME = value;`, and `"NAME[sdk=iphoneos*]" = (`.
  private static func name(_ line: ArraySlice<UInt8>) -> String? {
    if line.first == UInt8(ascii: "\"") {
      let name = line.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
      let rest = line[name.endIndex...].dropFirst()
      return rest.starts(with: " = ".utf8) ? String(decoding: name, as: UTF8.self) : nil
    }
    let name = line.prefix { $0.isIdentifier }
    guard !name.isEmpty, line[name.endIndex...].starts(with: " = ".utf8) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func contains(_ text: String, _ line: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text.utf8)
    guard line.count >= bytes.count else { return false }
    return (line.startIndex...line.endIndex - bytes.count).contains { line[$0...].starts(with: bytes) }
  }
}

extension UInt8 {
  /// A letter, a digit or an underscore of ASCII.
  var isIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
