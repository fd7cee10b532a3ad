extension Device {
  /// The screen of that name: an id, or the name of a model, in any spelling people use for it: `iPad Pro 12.9`,
  /// `ipad pro 12.9-inch`, `iPad mini (6th generation)`, `IPAD-10.5`, `12.9 英寸`.
  ///
  /// A name that stands for screens of several sizes, such as `iPad Pro`, is none.
  public init?(familiar name: String) {
    let key = Self.key(of: name)
    let names = Self.words.map { (Self.key(of: $0), Device(word: $0)) }
    if let device = names.first(where: { $0.0 == key })?.1 {
      self = device
    } else if let model = Self.models.first(where: { $0.names.contains { Self.key(of: $0) == key } }) {
      self = model.device
    } else {
      return nil
    }
  }

  /// Model names that are understood besides the ids; for "did you mean", and for documentation.
  public static let modelNames: [String] = models.flatMap(\.names)

  private static let models: [(device: Device, names: [String])] = [
    (.ipad83, ["iPad mini 6", "iPad mini 7", "iPad mini 8.3"]),
    (
      .ipad97,
      [
        "iPad Pro 9.7", "iPad Air", "iPad Air 1", "iPad Air 2", "iPad 5", "iPad 6", "iPad mini 2",
        "iPad mini 3",
        "iPad mini 4", "iPad mini 5", "iPad mini 7.9",
      ]
    ),
    (.ipad102, ["iPad 7", "iPad 8", "iPad 9"]),
    (.ipad105, ["iPad Pro 10.5", "iPad Air 3", "iPad Air 10.5"]),
    (.ipad109, ["iPad Air 4", "iPad Air 5", "iPad Air 10.9", "iPad 10"]),
    (.ipad11, ["iPad Pro 11"]),
    (.ipad11M4, ["iPad Pro 11 M4"]),
    (.ipad129, ["iPad Pro 12.9"]),
    (.ipad13M4, ["iPad Pro 13", "iPad Pro 13 M4"]),
  ]

  /// What is left of a name where all is dropped that people write or leave out: `iPad Pro (12.9-inch)` and
  /// `pro 12.9` are both `ipad pro 12.9`.
  private static func key(of name: String) -> String {
    var words: [String] = []
    var word = ""
    for byte in Array(name.lowercased().utf8) + [UInt8(ascii: " ")] {
      let isDot = byte == UInt8(ascii: ".")
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      if isDot || isDigit || isLetter {
        word.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    words = words.map(withoutOrdinal).filter { !fillers.contains($0) }
    if let first = words.first, first.contains(".") || families.contains(first) {
      words.insert("ipad", at: 0)
    }
    return words.joined(separator: " ")
  }

  private static let families: Set<String> = ["pro", "air", "mini"]
  private static let fillers: Set<String> = ["inch", "inches", "in", "gen", "generation", "the", "apple"]

  /// `6th` is `6`; `12.9inch` is `12.9`.
  private static func withoutOrdinal(_ word: String) -> String {
    let number = word.prefix { $0.isNumber || $0 == "." }
    let rest = word.dropFirst(number.count)
    return !number.isEmpty && (["st", "nd", "rd", "th"].contains(rest) || fillers.contains(String(rest)))
      ? String(number) : word
  }
}
