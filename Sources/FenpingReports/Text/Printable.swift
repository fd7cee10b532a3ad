extension String {
  /// The text with everything taken out that could steer a terminal or reorder a line: control characters of
  /// both kinds and bidirectional overrides become U+FFFD; a tab or a line break becomes a space.
  func printable(keepingLines: Bool = false) -> String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where keepingLines: scalars.append(scalar)
      case "\n", "\r", "\t": scalars.append(" ")
      case _ where scalar.isUnsafeToPrint: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it could steer a terminal or reorder a line.
  var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Line and paragraph separators, and the embeddings, overrides and isolates of bidirectional text.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
