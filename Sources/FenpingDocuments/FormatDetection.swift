import FenpingModel

/// Tells the formats apart by what a text looks like; a file's extension only tips the balance.
enum FormatDetection {
  /// So many lines tell the format; front matter is never longer.
  private static let searchedLines = 2_000

  static func format(of text: String, name: String) -> Document.Format {
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let beginning = firstLine(of: text)
    if isJSONLine(beginning) { return .jsonLines }
    if isHTML(text, beginning: beginning, suffix: suffix) { return .html }
    let signs = markdownSigns(text.splitLines(limit: searchedLines))
    let isNamedMarkdown = suffix == "md" || suffix == "markdown" || suffix == "mdown"
    if isNamedMarkdown ? signs.strong + signs.weak > 0 : signs.strong >= 2 && signs.strong + signs.weak >= 3 {
      return .markdown
    }
    return .text
  }

  /// The first line that is not blank, without the white space at its ends.
  private static func firstLine(of text: String) -> Substring {
    let rest = text.unicodeScalars.drop { $0.isBlank }
    return Substring(rest.prefix { $0 != "\n" && $0 != "\r" }).trimmed
  }

  private static func isJSONLine(_ line: Substring) -> Bool {
    line.first == "{" && line.last == "}" && line.range(of: "\"text\"") != nil
  }

  private static func isHTML(_ text: String, beginning: Substring, suffix: String) -> Bool {
    let head = String(beginning.unicodeScalars.prefix(200)).lowercased()
    if ["<!doctype html", "<html", "<head", "<body"].contains(where: head.hasPrefix) { return true }
    let opening = String(decoding: text.utf8.prefix(4000).map(ASCIICase.lower), as: UTF8.self)[...]
    if ["<html", "<!doctype html", "<body"].contains(where: { opening.range(of: $0) != nil }) {
      return suffix.hasPrefix("htm") || suffix == "xhtml" || head.hasPrefix("<")
    }
    guard suffix.hasPrefix("htm") || suffix == "xhtml" else { return false }
    return text[...].range(of: "</") != nil && text.utf8.contains(UInt8(ascii: ">"))
  }

  /// Counts lines that Markdown has: `strong` ones that a plain text has not (headings, fences, links, metadata), and
  /// `weak` ones that it has, too (bullets, quotations).
  private static func markdownSigns(_ lines: [Substring]) -> (strong: Int, weak: Int) {
    var strong = FrontMatter(lines) == nil ? 0 : 3
    var weak = 0
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      guard let first = text.unicodeScalars.first else { continue }
      switch first {
      case "#":
        let level = text.prefix { $0 == "#" }.count
        if level <= 6, text.dropFirst(level).first == " " { strong += 2 }
      case "`", "~":
        if text.hasPrefix("```") || text.hasPrefix("~~~") { strong += 2 }
      case "=", "-":
        // A heading's underline; a lone dash is a bullet of a copied page.
        let isUnderline = text.utf8.count >= 3 && text.unicodeScalars.allSatisfy { $0 == first }
        if isUnderline, index > 0, !lines[index - 1].trimmed.isEmpty { strong += 2 }
        if text.hasPrefix("- "), !text.hasPrefix("- (") { weak += 1 }
      case "|": strong += text.hasSuffix("|") ? 1 : 0
      case ">", "*", "+": weak += text.unicodeScalars.dropFirst().first == " " ? 1 : 0
      default: break
      }
      if text.range(of: "](") != nil || text.range(of: "**") != nil { strong += 1 }
      if strong >= 3 { break }
    }
    return (strong, weak)
  }
}

private enum ASCIICase {
  /// A letter of ASCII in lower case, any other byte as it is.
  static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
