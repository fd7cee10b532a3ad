import FenpingCore

/// Writes an Info.plist as XML, and a value as Xcode writes it in a project file.
enum PlistText {
  static func xml(_ values: [String: Value]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(.record(values)))
    </plist>

    """
  }

  private static func element(_ value: Value) -> String {
    switch value {
    case .text(let text): "<string>\(escaped(text))</string>"
    case .flag(let flag): flag ? "<true/>" : "<false/>"
    case .number(let number):
      Int(exactly: number).map { "<integer>\($0)</integer>" } ?? "<real>\(number)</real>"
    case .list(let items): "<array>\n\(items.map { element($0) + "\n" }.joined())</array>"
    case .record(let record):
      // One line for each key, in their order, so that a test can say on which line a key stands.
      "<dict>\n"
        + record.sorted { $0.key < $1.key }.map { "<key>\(escaped($0.key))</key>\n\(element($0.value))\n" }
        .joined() + "</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// A word of letters and digits stands as it is, everything else in quotes.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || "_./".utf8.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    let inside = text.reduce(into: "") { result, character in
      switch character {
      case "\"", "\\": result += "\\" + String(character)
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return "\"\(inside)\""
  }
}
