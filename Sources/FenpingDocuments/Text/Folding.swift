import FenpingText

/// The folded ends of a text: as much of them as the vocabulary can match.
enum Folding {
  static func head(of text: some StringProtocol) -> [Unicode.Scalar] {
    scalars(text.unicodeScalars.prefix(14))
  }

  static func tail(of text: some StringProtocol) -> [Unicode.Scalar] {
    scalars(text.unicodeScalars.suffix(8))
  }

  static func scalars(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    foldedScalars(Array(scalars))
  }
}
