public import FenpingCore

/// For whom a text is laid out: the reader's language, and what the reader's terminal can show.
public struct TextStyle: Sendable {
  public let language: Language
  /// Columns of the terminal.
  public let columns: Int
  public let isColored: Bool

  public init(language: Language, columns: Int = 80, isColored: Bool = false) {
    self.language = language
    // Lines that are too long to be followed by the eye help nobody, however wide the window is.
    self.columns = min(max(columns, 40), 100)
    self.isColored = isColored
  }

  enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// `text` in that paint, line by line, so that a pager that shows one line shows it right.
  func paint(_ paint: Paint, _ text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(paint.rawValue)m\($0)\u{1B}[0m" }
      .joined(separator: "\n")
  }
}
