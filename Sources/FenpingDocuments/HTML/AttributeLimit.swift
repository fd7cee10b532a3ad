/// Shortens tags that have more attributes than any author gives them: libxml2 compares each with all before it, so that
/// a page of one tag would keep it busy for hours.
enum AttributeLimit {
  /// In breaks between words: a long style or a link has some, too.
  private static let most = 2_000

  /// `html` with spaces in place of the attributes that are too many. Its lines stay where they are.
  static func applied(to html: String) -> String {
    var html = html
    let excesses = html.withUTF8 { Self.excesses(in: $0) }
    if excesses.isEmpty { return html }
    var bytes = Array(html.utf8)
    for range in excesses {
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands in a tag behind its last attribute that is allowed.
  private static func excesses(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var excesses: [Range<Int>] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), isLetter(bytes[index + 1]) else {
        index += 1
        continue
      }
      var words = 0
      var excess: Int?
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        // An attribute begins behind white space, a quotation mark or a slash; a value with these in it counts for
        // several.
        if isBreak(bytes[index]) {
          words += 1
          if words == most { excess = index + 1 }
        }
        index += 1
      }
      if let excess { excesses.append(excess..<index) }
    }
    return excesses
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "/")
  }
}
