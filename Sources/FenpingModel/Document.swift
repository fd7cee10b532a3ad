/// A guide as it was understood: its main text in blocks, and what was left out of it.
public struct Document: Sendable, Hashable {
  public enum Format: String, Sendable, CaseIterable {
    case text
    case markdown
    case html
    case jsonLines = "json-lines"
  }

  /// A Chinese text's script, or another language.
  public enum Script: String, Sendable, CaseIterable {
    case simplified = "zh-Hans"
    case traditional = "zh-Hant"
    case other
  }

  /// The path below the argument that brought it in (a file: its name); for a line of JSON, its id.
  public let name: String
  public let title: String?
  public let format: Format
  /// The encoding that the bytes were in, in IANA's spelling: `UTF-8`, `GB18030`, `Big5`.
  public let encoding: String
  public let script: Script
  public let blocks: [Block]
  public let omissions: [Omission]

  public init(
    name: String, title: String?, format: Format, encoding: String, script: Script, blocks: [Block],
    omissions: [Omission] = []
  ) {
    self.name = name
    self.title = title
    self.format = format
    self.encoding = encoding
    self.script = script
    self.blocks = blocks
    self.omissions = omissions
  }
}

/// A stretch of the source that is not main text.
public struct Omission: Sendable, Hashable {
  public enum Reason: String, Sendable, CaseIterable {
    case advert
    case attribution
    case frontMatter = "front-matter"
    case navigation
    case comment
  }

  public let reason: Reason
  /// First and last line in the source, from 1.
  public let lines: ClosedRange<Int>

  public init(_ reason: Reason, lines: ClosedRange<Int>) {
    self.reason = reason
    self.lines = lines
  }
}
