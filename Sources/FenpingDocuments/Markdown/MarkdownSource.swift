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
    var hasLoneBullet = false
    for line in lines.dropFirst(skipped) {
      if let open = fence {
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

  private static func clean(_ line: Substring) -> String {
    var line = String(line)
    if line.utf8.contains(UInt8(ascii: "{")) {
      line = line.removing(from: "{%", through: "%}").removing(from: "{{", through: "}}")
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

  /// Without each stretch from `opening` through the next `closing`.
  func removing(from opening: String, through closing: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.range(of: opening), let end = rest[start.upperBound...].range(of: closing) {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The lines, without their line breaks.
  func splitLines() -> [Substring] {
    let breaker: Unicode.Scalar = unicodeScalars.contains("\n") ? "\n" : "\r"
    return unicodeScalars.split(separator: breaker, omittingEmptySubsequences: false).map { line in
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
