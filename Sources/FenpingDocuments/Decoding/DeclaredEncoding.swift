/// The encoding that a page declares in its first bytes: `charset=…`, `encoding="…"`.
enum DeclaredEncoding {
  private static let searched = 4096

  static func find(in bytes: ArraySlice<UInt8>) -> Encoding? {
    let head = String(
      decoding: bytes.prefix(searched).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    // A declaration stands in mark-up; a text may speak about one.
    guard head.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let lower = head.lowercased()[...]
    if lower.trimmed.hasPrefix("<?xml"), let encoding = value(after: "encoding=", in: lower) {
      return encoding
    }
    var rest = lower
    while let meta = rest.range(of: "<meta") {
      rest = rest[meta.upperBound...]
      let tag = rest.prefix { $0 != ">" }
      if let encoding = value(after: "charset=", in: tag) { return encoding }
    }
    return nil
  }

  private static func value(after key: String, in text: Substring) -> Encoding? {
    guard let found = text.range(of: key) else { return nil }
    let value = text[found.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
    return Encoding(label: String(value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }))
  }
}
