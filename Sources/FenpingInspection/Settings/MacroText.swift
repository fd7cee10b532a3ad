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
        case "base": value.nameOfPath.withoutSuffix
        case "file": value.nameOfPath
        case "dir": value.folderOfPath.isEmpty ? "" : value.folderOfPath + "/"
        case "suffix": String(value.nameOfPath.dropFirst(value.nameOfPath.withoutSuffix.count))
        case "identifier", "c99extidentifier": value.replacing(with: "_", allowed: "_")
        case "rfc1034identifier": value.replacing(with: "-", allowed: "-.")
        default: value
        }
      }
    }
  }

  /// No setting is as long; a text of openings alone would take square time.
  private static let longest = 1 << 16

  /// An opening that is not closed is text.
  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest, bytes.contains(UInt8(ascii: "$")) else { return [.text(text)] }
    var parts: [Part] = []
    var plain = 0
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "$"), let close = closing[bytes[position + 1]],
        let end = end(of: bytes, from: position + 2, open: bytes[position + 1], close: close)
      else {
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

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private static func end(of bytes: [UInt8], from start: Int, open: UInt8, close: UInt8) -> Int? {
    var depth = 1
    for index in start..<bytes.count {
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
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
