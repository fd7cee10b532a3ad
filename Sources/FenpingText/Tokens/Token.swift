/// One token of the full-text index, for those who are in no hurry; ``Tokenizer/tokenize(_:as:_:)`` makes none.
public struct Token: Sendable, Hashable {
  /// The folded text, in UTF-8.
  public let text: [UInt8]
  /// The range of UTF-8 offsets in the original.
  public let start: Int
  public let end: Int
  /// Whether it shares the position of the token before.
  public let isColocated: Bool

  public init(_ text: [UInt8], start: Int, end: Int, isColocated: Bool = false) {
    self.text = text
    self.start = start
    self.end = end
    self.isColocated = isColocated
  }

  public var string: String { String(decoding: text, as: UTF8.self) }

  /// Whether it is a Han character or another that is written without spaces.
  public var isIdeograph: Bool {
    text.withUnsafeBufferPointer { !$0.isEmpty && ScalarClass(decodeScalar($0, at: 0).scalar) == .ideograph }
  }
}

extension Tokenizer {
  /// The tokens of `text`.
  public static func tokens(of text: String, as side: Side) -> [Token] {
    var text = text
    return text.withUTF8 { tokens(of: $0, as: side) }
  }

  /// The tokens of UTF-8 that may be ill-formed.
  public static func tokens(of text: UnsafeBufferPointer<UInt8>, as side: Side) -> [Token] {
    var tokens: [Token] = []
    _ = tokenize(text, as: side) { bytes, start, end, isColocated in
      tokens.append(Token(Array(bytes), start: start, end: end, isColocated: isColocated))
      return 0
    }
    return tokens
  }
}
