import FenpingModel

/// Tells the formats apart by what a text looks like; a file's extension only tips the balance.
enum FormatDetection {
  static func format(of text: String, name: String) -> Document.Format {
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let lines = text.splitLines()
    let beginning = lines.lazy.map(\.trimmed).first { !$0.isEmpty } ?? ""
    if isJSONLine(beginning) { return .jsonLines }
    if isHTML(text, beginning: beginning, suffix: suffix) { return .html }
    let signs = markdownSigns(lines)
    let isNamedMarkdown = suffix == "md" || suffix == "markdown" || suffix == "mdown"
    if isNamedMarkdown ? signs > 0 : signs >= 3 { return .markdown }
    return .text
  }

  private static func isJSONLine(_ line: Substring) -> Bool {
    line.first == "{" && line.last == "}" && line.contains("\"text\"")
  }

  private static func isHTML(_ text: String, beginning: Substring, suffix: String) -> Bool {
    let head = String(beginning.prefix(200)).lowercased()
    if ["<!doctype html", "<html", "<head", "<body"].contains(where: head.hasPrefix) { return true }
    let opening = text.prefix(4000).lowercased()
    if opening.contains("<html") || opening.contains("<!doctype html") || opening.contains("<body") {
      return suffix.hasPrefix("htm") || suffix == "xhtml" || head.hasPrefix("<")
    }
    guard suffix.hasPrefix("htm") || suffix == "xhtml" else { return false }
    return text.contains("</") && text.contains(">")
  }

  /// Counts lines that only Markdown has: headings, fences, links, metadata, tables, emphasis.
  private static func markdownSigns(_ lines: [Substring]) -> Int {
    var signs = FrontMatter(lines) == nil ? 0 : 3
    for (index, line) in lines.enumerated().prefix(2_000) {
      let text = line.trimmed
      guard let first = text.unicodeScalars.first else { continue }
      switch first {
      case "#":
        let level = text.prefix { $0 == "#" }.count
        if level <= 6, text.dropFirst(level).first == " " { signs += 2 }
      case "`", "~":
        if text.hasPrefix("```") || text.hasPrefix("~~~") { signs += 2 }
      case "=", "-":
        // A heading's underline; a lone dash is a bullet of a copied page.
        let isUnderline = text.utf8.count >= 3 && text.unicodeScalars.allSatisfy { $0 == first }
        if isUnderline, index > 0, !lines[index - 1].trimmed.isEmpty { signs += 2 }
        if text.hasPrefix("- ") { signs += 1 }
      case "|": signs += text.hasSuffix("|") ? 1 : 0
      case ">", "*", "+": signs += text.unicodeScalars.dropFirst().first == " " ? 1 : 0
      default: break
      }
      if text.contains("](") || text.contains("**") { signs += 1 }
      if signs >= 3 { break }
    }
    return signs
  }
}
