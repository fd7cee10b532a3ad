import FenpingCore
import Testing

@testable import FenpingInspection

struct SilencingCommentTests {
  static let use = "print(UIScreen.main.bounds)"

  @Test(arguments: [
    "\(use) // fenping:ignore window/use-window-bounds",
    "// fenping:ignore window/use-window-bounds -- a game\n\(use)",
    "// fenping:ignore window/use-window-bounds\n\n// more\n\(use)",
    "\(use) /* fenping:ignore window/use-window-bounds */",
    "\(use) // fenping:ignore split-view/not-pushed, window/use-window-bounds",
    "\(use)\n// fenping:ignore-file window/use-window-bounds",
  ])
  func silences(text: String) {
    #expect(SourceFixture.patterns(text).isEmpty)
    #expect(SourceReader.read([("A.swift", Array(text.utf8))]).notes.isEmpty)
  }

  @Test(arguments: [
    "\(use) // fenping:ignore", "\(use) // fenping:ignore split-view/not-pushed",
    "\(use) // see fenping:ignore window/use-window-bounds",
    "let a = \"fenping:ignore window/use-window-bounds\"\n\(use)",
    "// fenping:ignore window/use-window-bounds\nlet a = 1\n\(use)",
    "\(use) // fenping:ignored window/use-window-bounds",
    "\(use) // fenping:ignore -- window/use-window-bounds",
  ])
  func silencesNothingElse(text: String) {
    #expect(SourceFixture.patterns(text) == [.screenBounds])
  }

  @Test func anUnknownRuleIsReported() {
    let text = "let a = 1\n// fenping:ignore window/no-such-rule window/use-window-bounds\n\(Self.use)"
    let reading = SourceReader.read([("Sources/A.swift", Array(text.utf8))])
    #expect(reading.observations.isEmpty)
    #expect(reading.notes.count == 1)
    for language in Language.allCases {
      #expect(reading.notes.first?[language].contains("Sources/A.swift:2") ?? false)
      #expect(reading.notes.first?[language].contains("window/no-such-rule") ?? false)
    }
  }
}
