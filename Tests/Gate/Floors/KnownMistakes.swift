import Foundation

/// The mistakes that were there when the floors were recorded: what a change has brought stands out against them.
struct KnownMistakes {
  private let lines: Set<String>

  private static let file = Fixtures.folder.appendingPathComponent("known-mistakes.txt")

  init(_ mistakes: [Mistake]) {
    lines = Set(mistakes.map(\.description))
  }

  private init(text: String) {
    lines = Set(text.split(separator: "\n").map(String.init))
  }

  static func read() throws -> KnownMistakes {
    KnownMistakes(text: try String(contentsOf: file, encoding: .utf8))
  }

  func write() throws {
    let text = lines.sorted().map { $0 + "\n" }.joined()
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// A line each, new ones first, with a `+` before them.
  func marked(_ mistakes: [Mistake]) -> String {
    let texts = mistakes.map(\.description)
    let new = texts.filter { !lines.contains($0) }.map { "+ \($0)" }
    return (new + texts.filter(lines.contains).map { "  \($0)" }).joined(separator: "\n")
  }

  /// Those that are mended.
  func mended(by mistakes: [Mistake]) -> [String] {
    lines.subtracting(mistakes.map(\.description)).sorted()
  }
}
