/// A piece of code. Comments and white space are none.
struct Token {
  let kind: Kind
  /// The word's number in the ``WordTable``; 0 for everything else.
  let word: Int32
  /// Counted from one.
  let line: Int32
  /// The innermost bracket that is open around it, or -1.
  var parent: Int32
  /// Of a bracket: the one that closes or opens it, or -1 where there is none.
  var match: Int32 = -1

  /// A punctuation character stands for itself: `kind == "("`.
  struct Kind: Hashable, ExpressibleByUnicodeScalarLiteral {
    let byte: UInt8

    init(byte: UInt8) { self.byte = byte }
    init(unicodeScalarLiteral scalar: Unicode.Scalar) { byte = UInt8(truncatingIfNeeded: scalar.value) }

    /// Behind the last token and before the first.
    static let none = Kind(byte: 0)
    static let word = Kind(byte: 1)
    static let text = Kind(byte: 2)
    static let number = Kind(byte: 3)
    /// `==` and `===`.
    static let equality = Kind(byte: 4)
    /// `!=` and `!==`.
    static let inequality = Kind(byte: 6)
    /// Any other operator of more than one character.
    static let longOperator = Kind(byte: 5)
  }
}
