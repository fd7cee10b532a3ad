/// Cuts a text into the tokens of the full-text index: a pure function over UTF-8, the same for documents
/// and for queries. No dictionary segments the Chinese: each Han character is a token, a query is a phrase
/// of them, and what a reader can see in a text can be found in it.
///
/// - A Han character is one token, folded (``FoldedText``).
/// - A word of letters and digits is cut into parts, as names of an API are read: `UISplitViewController`
///   is ui, split, view, controller; `iOS8` is ios, 8. Each part is a token without case and plural s.
/// - In a document, each part also stands for the rest of its word (colocated tokens `uisplitviewcontroller`
///   at ui, `splitviewcontroller` at split …), so that whole names are found in any case, and by prefix.
/// - In a document, the end of a sentence is a token of its own, ``sentinel``, which no phrase crosses.
/// - Everything else separates words and leaves no trace: `API配置` is `API 配置`.
public enum Tokenizer {
  /// Rises whenever some text may yield other tokens, by a change here or in the fold table: an index of
  /// another version has to be built again.
  public static let version = 1

  public enum Side: Sendable {
    case document
    case query
  }

  /// The text of the token that ends a sentence. No query yields it.
  public static let sentinel: UInt8 = 1

  /// Receives one token: its folded text, which is valid during the call; the range of bytes in the
  /// original; and whether it shares the position of the token before. A result other than 0 stops.
  public typealias Emit = (
    _ token: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ isColocated: Bool
  ) -> Int32

  /// Calls `emit` with each token of `text`, in order; the ranges rise and never overlap.
  /// - Returns: 0, or the first other result of `emit`, at once.
  public static func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, as side: Side, _ emit: Emit
  ) -> Int32 {
    var word = WordRun()
    var offset = 0
    while offset < text.count {
      let (scalar, length) = decodeScalar(text, at: offset)
      let start = offset
      offset += length
      let scalarClass = ScalarClass(scalar)
      if scalarClass.isWord {
        if word.isFull {
          let result = word.flush(as: side, emit)
          if result != 0 { return result }
        }
        word.append(scalar, scalarClass, start..<offset)
        continue
      }
      if scalarClass == .invisible {
        word.extend(to: offset)
        continue
      }
      var result = word.flush(as: side, emit)
      if result == 0 {
        if scalarClass == .ideograph {
          skipInvisible(text, &offset)
          result = emitIdeograph(scalar, in: text, start, length, offset, emit)
        } else if scalarClass == .sentenceEnd, side == .document,
          endsSentence(scalar, before: offset, in: text)
        {
          result = withUnsafePointer(to: sentinel) {
            emit(UnsafeBufferPointer(start: $0, count: 1), start, offset, false)
          }
        }
      }
      if result != 0 { return result }
    }
    return word.flush(as: side, emit)
  }

  @inline(__always)
  private static func emitIdeograph(
    _ scalar: UInt32, in text: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int, _ end: Int,
    _ emit: Emit
  ) -> Int32 {
    let folded = ScalarFold.folded(scalar)
    if folded == scalar {
      return emit(UnsafeBufferPointer(rebasing: text[start..<start + length]), start, end, false)
    }
    return withUTF8(of: folded) { emit($0, start, end, false) }
  }

  /// Moves past what nobody sees, which belongs to the character before it.
  @inline(__always)
  private static func skipInvisible(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
    while offset < text.count, text[offset] >= 0xC2 {
      let (scalar, length) = decodeScalar(text, at: offset)
      guard ScalarFold.isInvisible(scalar) else { return }
      offset += length
    }
  }

  /// `!`, `?` and `;` are also signs of a programming language: `delegate?.window` is one phrase.
  private static func endsSentence(
    _ scalar: UInt32, before next: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard scalar < 0x80, next < text.count else { return true }
    let follower = text[next]
    return follower >= 0x80
      || !(ScalarClass(UInt32(follower)).isWord || follower == UInt8(ascii: ".")
        || follower == UInt8(ascii: "_"))
  }
}
