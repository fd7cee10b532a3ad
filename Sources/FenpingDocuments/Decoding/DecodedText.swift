/// A text in UTF-8, and the encoding that it came in.
struct DecodedText {
  let text: String
  /// In IANA's spelling.
  let encoding: String
}
