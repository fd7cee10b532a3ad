/// The quotations and brackets of one text. Only pairs count: what opens and never closes, or closes
/// without an opening, is a slip of the pen and holds nothing together.
struct Enclosures {
  /// For each index at which an outermost pair opens, where it closes; nil elsewhere.
  private var closings: [Int?]

  private static let deepest = 32

  init(of text: ScalarText) {
    closings = Array(repeating: nil, count: text.count)
    var open: [(index: Int, closer: UInt32)] = []
    for index in text.indices {
      let scalar = text[index]
      if let last = open.lastIndex(where: { $0.closer == scalar }), Self.mayClose(text, index) {
        closings[open[last].index] = index
        open.removeSubrange(last...)
      } else if let closer = Self.closer(of: scalar), Self.mayOpen(text, index) {
        // Nobody nests so deep; a text that opens and opens shall not cost more than another one.
        if open.count == Self.deepest { open.removeFirst() }
        open.append((index, closer))
      }
    }
    keepOutermost()
  }

  /// Where the outermost pair that opens at `index` closes.
  func closing(of index: Int) -> Int? { closings[index] }

  private mutating func keepOutermost() {
    var index = 0
    while index < closings.count {
      if let closing = closings[index] {
        for inner in index + 1..<closing { closings[inner] = nil }
        index = closing
      }
      index += 1
    }
  }

  private static func closer(of opener: UInt32) -> UInt32? {
    switch opener {
    case 0x22: 0x22  // "
    case 0x28: 0x29  // ( )
    case 0x5B: 0x5D  // [ ]
    case 0x60: 0x60  // `
    case 0x7B: 0x7D  // { }
    case 0x2018: 0x2019  // ‘ ’
    case 0x201C: 0x201D  // “ ”
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016: opener + 1  // 〈《「『【〔〖
    case 0x301D: 0x301E  // 〝 〞
    default: nil
    }
  }

  static func isCloser(_ scalar: UInt32) -> Bool { scalar.isOne(of: "\")]}`’”〉》」』】〕〗〞") }

  static func isQuotation(_ opener: UInt32) -> Bool { opener.isOne(of: "\"‘“「『〝") }

  /// `9.7"` is a length.
  private static func mayOpen(_ text: ScalarText, _ index: Int) -> Bool {
    text[index] != 0x22 || !text[index - 1].isDigit
  }

  /// `don’t` has an apostrophe.
  private static func mayClose(_ text: ScalarText, _ index: Int) -> Bool {
    text[index] != 0x2019 || !(text[index - 1].isASCIIWord && text[index + 1].isASCIIWord)
  }
}
