/// A text with references to build settings in it: `$(NAME)`, `${NAME}`, `$(NAME:operator)`.
///
/// Source: `MacroEvaluationProgram.swift` of swift-build.
enum MacroText {
  enum Part {
    case text(String)
    case reference(Reference)
  }

  struct Reference {
    /// As it stands in the text.
    let written: String
    /// May hold references itself.
    let name: String
    let operators: [String]

    /// What `:default=` gives where the setting is empty.
    var fallback: String? {
      operators.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
    }

    func applied(to value: String) -> String {
      operators.reduce(value) { value, name in
        switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "base": FilePath.name(of: value).withoutSuffix
        case "file": FilePath.name(of: value)
        case "dir": FilePath.join(FilePath.folder(of: value), "")
        case "suffix":
          String(FilePath.name(of: value).dropFirst(FilePath.name(of: value).withoutSuffix.count))
        case "identifier", "c99extidentifier": value.replacing(with: "_", allowed: "_")
        case "rfc1034identifier": value.replacing(with: "-", allowed: "-.")
        default: value
        }
      }
    }
  }

  /// No setting is as long.
  private static let longest = 1 << 16

  /// An opening that is not closed is text.
  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest, bytes.contains(UInt8(ascii: "$")) else { return [.text(text)] }
    let ends = closings(of: bytes)
    var parts: [Part] = []
    var plain = 0
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "$"), let end = ends[position + 1] else {
        position += 1
        continue
      }
      if plain < position { parts.append(.text(String(decoding: bytes[plain..<position], as: UTF8.self))) }
      let inside = bytes[(position + 2)..<end]
      parts.append(.reference(reference(inside, written: bytes[position...end])))
      position = end + 1
      plain = position
    }
    if plain < bytes.count { parts.append(.text(String(decoding: bytes[plain...], as: UTF8.self))) }
    return parts
  }

  /// Where each bracket that is closed is closed, in one pass: there may be as many openings as bytes.
  private static func closings(of bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var round: [Int] = []
    var curly: [Int] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("): round.append(index)
      case UInt8(ascii: "{"): curly.append(index)
      case UInt8(ascii: ")"): if let start = round.popLast() { ends[start] = index }
      case UInt8(ascii: "}"): if let start = curly.popLast() { ends[start] = index }
      default: break
      }
    }
    return ends
  }

  /// The operators stand behind the first colon outside a reference.
  private static func reference(_ inside: ArraySlice<UInt8>, written: ArraySlice<UInt8>) -> Reference {
    var depth = 0
    var pieces: [[UInt8]] = [[]]
    for byte in inside {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
      if byte == UInt8(ascii: ":"), depth == 0 {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(byte)
      }
    }
    let texts = pieces.map { String(decoding: $0, as: UTF8.self) }
    return Reference(
      written: String(decoding: written, as: UTF8.self), name: texts[0], operators: Array(texts.dropFirst()))
  }
}

extension String {
  fileprivate var withoutSuffix: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }

  fileprivate func replacing(with other: Character, allowed: String) -> String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) || allowed.contains($0) ? $0 : other })
  }
}
