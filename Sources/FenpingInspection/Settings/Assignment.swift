import FenpingModel

/// One line that makes a build setting, in a project file or in an xcconfig.
struct Assignment {
  let name: String
  /// All of them must hold: `sdk=iphoneos*`, `config=Debug`.
  let conditions: [SettingCondition]
  let value: String
  let level: Origin.Level
  var file: String
  let line: Int?

  /// - Parameter key: the name with its conditions, as `NAME[sdk=iphoneos*][arch=*]`.
  init(key: String, value: String, level: Origin.Level, file: String, line: Int?) {
    let parts = key.split(separator: "[")
    name = parts.first.map { $0.trimmingBlanks } ?? ""
    conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map { SettingCondition($0) }
    }
    self.value = value
    self.level = level
    self.file = file
    self.line = line
  }

  var origin: Origin {
    let suffix = conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
    return Origin(level, file: file, line: line, text: "\(name)\(suffix) = \(value)")
  }
}

/// What an assignment asks for before it counts, such as `sdk=iphoneos*`.
struct SettingCondition {
  let parameter: String
  let pattern: String

  init(_ text: some StringProtocol) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    parameter = parts.first.map { $0.trimmingBlanks } ?? ""
    pattern = parts.count > 1 ? parts[1].trimmingBlanks : ""
  }

  /// Whether it holds in a build for devices. The value of a parameter that is not known matches only `*`.
  ///
  /// - Parameter sdk: the SDK's name, with its version where that is known.
  func holds(in configuration: String, sdk: String = "iphoneos") -> Bool {
    switch parameter {
    case "sdk": Wildcard.matches(sdk, pattern) || pattern == "iphoneos"
    case "arch": Wildcard.matches("arm64", pattern)
    case "config": Wildcard.matches(configuration, pattern)
    case "variant": Wildcard.matches("normal", pattern)
    default: pattern == "*"
    }
  }
}

/// The patterns of file names: `*` for any characters, `?` for one.
enum Wildcard {
  /// In time of the product of both lengths at most.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (position, place) = (0, 0)
    var retry: (star: Int, from: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") || pattern[place] == text[position]
      {
        place += 1
        position += 1
      } else if let last = retry {
        retry = (last.star, last.from + 1)
        (place, position) = (last.star + 1, last.from + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension StringProtocol {
  var trimmingBlanks: String {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]
    let front = utf8.drop { blanks.contains($0) }
    let end = front.reversed().drop { blanks.contains($0) }
    return String(decoding: end.reversed(), as: UTF8.self)
  }
}
