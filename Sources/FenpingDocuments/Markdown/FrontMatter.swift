/// The metadata before a Markdown text: between two rules, or what is left of that after careless copying.
struct FrontMatter {
  let title: String?
  /// How many lines it takes at the top.
  let lineCount: Int

  private static let longest = 120

  /// Nil where the text begins at once.
  init?(_ lines: [Substring]) {
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }) else { return nil }
    let fence = lines[first].trimmed
    let isFenced = fence == "---" || fence == "+++"
    if !isFenced, Self.key(of: lines[first]) == nil { return nil }
    let start = isFenced ? first + 1 : first
    var end = start
    var keys = 0
    while end < lines.count, end - start < Self.longest, Self.isMetadata(lines[end]) {
      if Self.key(of: lines[end]) != nil { keys += 1 }
      end += 1
    }
    let isClosed =
      end < lines.count && (isFenced && lines[end].trimmed == fence || lines[end].trimmed == "---")
    // Without either rule, a few lines that look like keys are a text with colons.
    guard keys > 0, isClosed || isFenced else { return nil }
    guard isFenced || keys >= 2 else { return nil }
    // Where the closing rule is lost, an empty line ends it, or what is a heading rather than a comment.
    if !isClosed { end = lines[start..<end].firstIndex { $0.trimmed.isEmpty || $0.first == "#" } ?? end }
    lineCount = isClosed ? end + 1 : end
    title = lines[start..<end].lazy.compactMap(Self.title).first
  }

  /// `key: value`, `key = value`, an item or continuation of a value, a comment, or nothing.
  private static func isMetadata(_ line: Substring) -> Bool {
    let text = line.trimmed
    if text.isEmpty || text.first == "#" { return true }
    if text == "---" || text == "+++" { return false }
    return key(of: line) != nil || text.hasPrefix("- ") || line.first == " " || line.first == "\t"
      || text.first == "]" || text.first == "["
  }

  private static func key(of line: Substring) -> Substring? {
    guard let separator = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let key = line[..<separator].trimmed
    let isName = key.unicodeScalars.allSatisfy { $0.isLatin || $0 == "." || $0 == "_" || $0 == "-" }
    guard isName, !key.isEmpty, line.first != " " else { return nil }
    let rest = line[line.index(after: separator)...]
    return rest.isEmpty || rest.first?.isWhitespace == true ? key : nil
  }

  private static func title(in line: Substring) -> String? {
    guard let key = key(of: line), key.lowercased() == "title" else { return nil }
    let value = line[key.endIndex...].drop { $0 == " " || $0 == ":" || $0 == "=" }.trimmed
    return value.isEmpty ? nil : String(unquoted(value))
  }

  private static func unquoted(_ value: Substring) -> Substring {
    guard value.count >= 2, let first = value.first, first == "\"" || first == "'" else { return value }
    return first == value.last ? value.dropFirst().dropLast() : value.dropFirst()
  }
}
