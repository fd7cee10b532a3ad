/// Makes Markdown of what site generators have added to it, line by line, so that lines keep their numbers.
struct MarkdownSource {
  let title: String?
  let frontMatter: ClosedRange<Int>?
  /// The Markdown without front matter, template tags and anchors.
  let text: String

  init(_ source: String) {
    let lines = source.splitLines()
    let front = FrontMatter(lines)
    title = front?.title
    let skipped = front?.lineCount ?? 0
    frontMatter = skipped > 0 ? 1...skipped : nil
    var result: [String] = Array(repeating: "", count: skipped)
    result.reserveCapacity(lines.count)
    var fence: Fence?
    var block: TemplateBlock?
    let blockEnds = TemplateBlock.ends(in: lines)
    var hasLoneBullet = false
    for (index, line) in lines.enumerated().dropFirst(skipped) {
      if let open = block {
        if open.isClosed(by: line) { block = nil }
        result.append(open == .raw && block != nil ? String(line) : "")
      } else if fence == nil, let open = TemplateBlock(line), blockEnds[open] ?? 0 > index {
        block = open
        result.append("")
      } else if let open = fence {
        if open.isClosed(by: line) {
          fence = nil
          result.append(open.isTemplate ? "```" : String(line))
        } else {
          result.append(String(line))
        }
      } else if let open = Fence(line) {
        fence = open
        result.append(open.isTemplate ? "```" : String(line))
      } else if ListMarker.isLoneBullet(line.trimmed) {
        // A copied page's bullet; CommonMark would make a heading of the line before it.
        hasLoneBullet = true
        result.append("")
      } else if hasLoneBullet, !line.trimmed.isEmpty {
        hasLoneBullet = false
        result.append("- " + Self.clean(line.trimmed))
      } else {
        result.append(Self.clean(line))
      }
    }
    text = result.joined(separator: "\n").withoutCarriageReturns
  }

  /// A listing's beginning: a code fence, or the tag that Jekyll has for it.
  private struct Fence {
    let isTemplate: Bool
    private let mark: Character
    private let length: Int

    init?(_ line: Substring) {
      let text = line.trimmed
      if text.hasPrefix("{%"), text.contains("highlight"), !text.contains("endhighlight") {
        (isTemplate, mark, length) = (true, "`", 3)
        return
      }
      guard let first = text.first, first == "`" || first == "~" else { return nil }
      let run = text.prefix { $0 == first }.count
      guard run >= 3, !text.dropFirst(run).contains("`") else { return nil }
      (isTemplate, mark, length) = (false, first, run)
    }

    func isClosed(by line: Substring) -> Bool {
      let text = line.trimmed
      if isTemplate { return text.hasPrefix("{%") && text.contains("endhighlight") }
      return text.count >= length && text.allSatisfy { $0 == mark }
    }
  }

  /// What Liquid leaves out, or leaves as it stands, from a line with its tag to a line with the tag that ends it.
  private enum TemplateBlock: String {
    case comment
    case raw

    /// Nil where `line` is not the beginning of such a block.
    init?(_ line: Substring) {
      guard let name = Self.tag(of: line), let block = TemplateBlock(rawValue: name) else { return nil }
      self = block
    }

    /// The last line that ends a block of each kind: a tag that nothing closes must not swallow the rest of the guide.
    static func ends(in lines: [Substring]) -> [TemplateBlock: Int] {
      var ends: [TemplateBlock: Int] = [:]
      for (index, line) in lines.enumerated() {
        guard let name = tag(of: line), name.hasPrefix("end") else { continue }
        if let block = TemplateBlock(rawValue: String(name.dropFirst(3))) { ends[block] = index }
      }
      return ends
    }

    func isClosed(by line: Substring) -> Bool { Self.tag(of: line) == "end" + rawValue }

    /// `raw` of `{% raw %}` or `{%- raw -%}`, where nothing else is on the line.
    private static func tag(of line: Substring) -> String? {
      guard line.utf8.count < 100, line.utf8.contains(UInt8(ascii: "%")) else { return nil }
      let text = line.trimmed
      guard text.hasPrefix("{%"), text.hasSuffix("%}") else { return nil }
      return String(text.dropFirst(2).dropLast(2).filter { $0 != "-" && $0 != " " })
    }
  }

  /// A line with more bars is no row of a table: cmark takes time with the square of their number.
  private static let widestTable = 200

  private static func clean(_ line: Substring) -> String {
    var line = String(line)
    if line.utf8.contains(UInt8(ascii: "{")) {
      line = line.removing(from: "{%", through: "%}").removing(from: "{{", through: "}}")
    }
    if line.utf8.count > widestTable, line.utf8.count(where: { $0 == UInt8(ascii: "|") }) > widestTable {
      line = line.escapingBars
    }
    // An anchor on a line of its own would make HTML of a heading that follows without an empty line.
    let text = line[...].trimmed
    if text.hasPrefix("<a "), text.hasSuffix("</a>") || text.hasSuffix("/>"), !text.contains("href") {
      let inner = text.drop { $0 != ">" }.dropFirst()
      if inner.isEmpty || inner == "</a>" { return "" }
    }
    return line
  }
}

extension String {
  /// With spaces in place of `\r`: what ends no line anywhere else must end none for CommonMark, or the lines slip.
  fileprivate var withoutCarriageReturns: String {
    let (carriage, space) = (UInt8(ascii: "\r"), UInt8(ascii: " "))
    guard utf8.contains(carriage) else { return self }
    return String(decoding: utf8.map { $0 == carriage ? space : $0 }, as: UTF8.self)
  }

  /// With a backslash before each bar that has none.
  fileprivate var escapingBars: String {
    var result: [UInt8] = []
    result.reserveCapacity(2 * utf8.count)
    for byte in utf8 {
      if byte == UInt8(ascii: "|"), result.last != UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Without each stretch from `opening` through the next `closing`.
  func removing(from opening: String, through closing: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.range(of: opening), let end = rest[start.upperBound...].range(of: closing) {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
      // The spaces on both sides would be two.
      if result.utf8.last == 0x20, rest.utf8.first == 0x20 { rest.removeFirst() }
    }
    return result + rest
  }

  /// The lines, without their line breaks.
  ///
  /// - Parameter limit: so many at most, where the beginning is enough.
  func splitLines(limit: Int = .max) -> [Substring] {
    let breaker: Unicode.Scalar = unicodeScalars.contains("\n") ? "\n" : "\r"
    // What is left behind the last split is no line.
    let splits = limit == .max ? limit : limit + 1
    let lines = unicodeScalars.split(separator: breaker, maxSplits: splits, omittingEmptySubsequences: false)
    return lines.prefix(limit).map { line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
  }
}

extension Substring {
  /// Where `needle`, which is ASCII, stands first.
  func range(of needle: String) -> Range<Index>? {
    let bytes = utf8
    guard let head = needle.utf8.first else { return nil }
    var from = bytes.startIndex
    while let start = bytes[from...].firstIndex(of: head) {
      if bytes[start...].starts(with: needle.utf8) {
        return start..<bytes.index(start, offsetBy: needle.utf8.count)
      }
      from = bytes.index(after: start)
    }
    return nil
  }
}
