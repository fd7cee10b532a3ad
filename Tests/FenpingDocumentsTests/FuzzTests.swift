import FenpingModel
import Testing

@testable import FenpingDocuments

/// Seeded damage to the fixtures: whatever comes, the readers end, and what they give is sound.
@Suite struct FuzzTests {
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(1, bound)))
    }
  }

  private static let pieces = [
    "<", ">", "</div>", "<table>", "<pre>", "&#x4e00;", "\n", "\n\n", "- ", "-\n", "1. ", "```\n",
    "| a | b |\n|---|---|\n",
    "**", "{%", "%}", "---\n", "：", "。", "（", "\t", "\u{3000}", "\u{0}", "\u{FEFF}", "图 1-1 ", "{", "}", "> ",
    "<br>",
  ]

  @Test(arguments: [
    (PlainTextReaderTests.steps, "a.txt"), (PlainTextReaderTests.glued, "a.md"),
    (HTMLReaderTests.page, "a.html"),
    (MarkdownReaderTests.guide, "a.md"),
  ])
  func survivesDamage(text: String, name: String) {
    var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<150 {
      var bytes = Array(text.utf8)
      for _ in 0...generator.next(6) {
        let at = generator.next(bytes.count)
        switch generator.next(4) {
        case 0: bytes[at] = UInt8(generator.next(256))
        case 1: bytes.removeSubrange(at..<min(bytes.count, at + generator.next(40)))
        case 2: bytes.insert(contentsOf: Self.pieces[generator.next(Self.pieces.count)].utf8, at: at)
        default:
          bytes.insert(
            contentsOf: bytes[at..<min(bytes.count, at + generator.next(60))], at: generator.next(bytes.count)
          )
        }
        if bytes.isEmpty { bytes = [0x0A] }
      }
      guard let documents = try? DocumentReader.documents(from: bytes, name: name) else { continue }
      let lastLine = bytes.reduce(1) { $0 + ($1 == 0x0A || $1 == 0x0D ? 1 : 0) }
      for block in documents.flatMap(\.blocks) {
        #expect(!block.text.isEmpty)
        #expect(block.lines.first >= 1 && block.lines.last <= lastLine, "\(block.summary) of \(lastLine)")
      }
    }
  }
}
