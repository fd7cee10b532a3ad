/// An encoding: IANA's name for the reader, the system's name for the converter.
struct Encoding: Hashable {
  let name: String
  let system: String

  static let utf8 = Encoding(name: "UTF-8", system: "UTF-8")
  static let utf16LittleEndian = Encoding(name: "UTF-16LE", system: "UTF-16LE")
  static let utf16BigEndian = Encoding(name: "UTF-16BE", system: "UTF-16BE")
  static let gb18030 = Encoding(name: "GB18030", system: "GB18030")
  static let big5 = Encoding(name: "Big5", system: "CP950")

  private init(name: String, system: String) {
    self.name = name
    self.system = system
  }

  /// The encoding that a document or a detector means by `label`.
  ///
  /// Pages that say GB2312 use characters of GBK; GB18030 contains both. Big5 pages use Microsoft's additions.
  init?(label: String) {
    let key = label.lowercased().filter { $0.isLetter || $0.isNumber }
    switch key {
    case "": return nil
    case "utf8", "unicode11utf8": self = .utf8
    case "gb2312", "gbk", "gb18030", "gb231280", "xgbk", "cp936", "ms936", "windows936", "euccn", "chinese",
      "hzgb2312":
      self = .gb18030
    case "big5", "cp950", "big5eten", "xxbig5", "cnbig5", "windows950", "ms950": self = .big5
    case "big5hkscs": self.init(name: "Big5-HKSCS", system: "BIG5-HKSCS")
    case "utf16", "utf16le", "unicode": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    // Nobody writes Chinese in these; a page that declares one of them was never decoded by it.
    case "iso88591", "latin1", "usascii", "ascii", "windows1252": return nil
    default:
      guard label.utf8.count <= 24,
        label.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x20 && $0 != UInt8(ascii: "/") })
      else { return nil }
      self.init(name: label.uppercased(), system: label)
    }
  }

  var isChinese: Bool { self == .gb18030 || self == .big5 || name == "Big5-HKSCS" }
}
