/// How deep the values of a property list lie in one another, found out before they are decoded: the decoder calls itself
/// for each level, so that a file that is nested deep enough would end the program.
///
/// The decoder never finds more levels in a file than are counted here. Where it is not sure what the decoder will see,
/// more are counted. Of the old style the decoder itself reads 512 levels and no more.
struct PlistNesting {
  /// A project and an Info.plist have about ten.
  static let limit = 200

  private let bytes: [UInt8]
  private var position = 0
  private var state = State.text
  private var depth = 0
  private var deepest = 0
  /// Whether an end tag is one for the decoder as well.
  private var areEndsCertain: Bool

  private enum State {
    case text
    /// Up to `>`; whether a container begins with it.
    case tag(opens: Bool)
    /// In a comment or the like, up to its mark.
    case passed([UInt8])
  }

  static func isHarmless(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return BinaryPlistShape.isHarmless(bytes) }
    let encoding = declaredEncoding(of: bytes)
    guard encoding != "utf-7" else { return false }
    // In UTF-16 there is a zero in every character of a tag. Without it other characters look like tags.
    let isWide = bytes.contains(0)
    let isPlain = !isWide && [nil, "utf-8", "us-ascii", "ascii", "iso-8859-1"].contains(encoding)
    var scan = PlistNesting(isWide ? bytes.filter { $0 != 0 } : bytes, areEndsCertain: isPlain)
    scan.run()
    return scan.deepest <= limit
  }

  /// In small letters; nil where none is declared.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(512).filter { $0 != 0 && $0 > 0x20 }
    let mark = Array("encoding=".utf8)
    guard let start = head.indices.first(where: { head[$0...].starts(with: mark) }) else { return nil }
    let name = head[(start + mark.count)...].dropFirst().prefix { $0 != 0x22 && $0 != 0x27 && $0 != 0x3E }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private init(_ bytes: [UInt8], areEndsCertain: Bool) {
    self.bytes = bytes
    self.areEndsCertain = areEndsCertain
  }

  private mutating func run() {
    while position < bytes.count, deepest <= Self.limit {
      let byte = bytes[position]
      // Wherever it stands, in a comment too.
      let opens = byte == UInt8(ascii: "<") && Self.starts.contains(where: at)
      if opens {
        depth += 1
        deepest = max(deepest, depth)
      }
      read(byte, opens: opens)
      position += 1
    }
  }

  private mutating func read(_ byte: UInt8, opens: Bool) {
    switch state {
    case .text:
      guard byte == UInt8(ascii: "<") else { return }
      if let passed = Self.passed.first(where: { at($0.start) }) {
        state = .passed(passed.end)
      } else {
        if Self.ends.contains(where: at) { close() }
        state = .tag(opens: opens)
      }
    case .tag(let opens):
      if byte == UInt8(ascii: ">") {
        if opens, bytes[position - 1] == UInt8(ascii: "/") { close() }
        state = .text
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), depth > 1 {
        // A `>` in quotes may end the tag or not. Nothing but `<plist>` has attributes.
        areEndsCertain = false
      }
    case .passed(let end): if at(end) { state = .text }
    }
  }

  private mutating func close() {
    if areEndsCertain { depth = max(0, depth - 1) }
  }

  private func at(_ mark: [UInt8]) -> Bool { bytes[position...].starts(with: mark) }

  private static let starts = ["<dict", "<array", "<plist"].map { Array($0.utf8) }
  private static let ends = ["</dict", "</array", "</plist"].map { Array($0.utf8) }
  private static let passed = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")].map {
    (start: Array($0.0.utf8), end: Array($0.1.utf8))
  }
}
