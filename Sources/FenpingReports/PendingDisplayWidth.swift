// pending: to be deleted when FenpingText has its DisplayWidth.
enum DisplayWidth {
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ character: Character) -> Int {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  static func wrap(_ text: String, to limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    var word = ""
    func flush(_ next: Character?) {
      if width + columns(of: word) > limit, width > 0 {
        lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
        line = ""
        width = 0
      }
      line += word
      width += columns(of: word)
      word = ""
    }
    for character in text {
      if character == " " {
        flush(nil)
        if width > 0, width < limit {
          line += " "
          width += 1
        }
      } else if columns(character) == 2 {
        if !"，。、；：）」』！？".contains(character) { flush(nil) }
        word.append(character)
      } else {
        if let last = word.last, columns(last) == 2 { flush(nil) }
        word.append(character)
      }
    }
    flush(nil)
    lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
    return lines
  }

  static func truncate(_ text: String, to limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    var out = ""
    var width = 0
    for character in text {
      if width + columns(character) > limit - 1 { break }
      out.append(character)
      width += columns(character)
    }
    return out + "…"
  }

  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }
}
