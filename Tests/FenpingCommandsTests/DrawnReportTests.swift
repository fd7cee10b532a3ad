import TestSupport
import Testing

@testable import FenpingCommands

/// What `trace` and `sizes` draw, as a whole: only an eye can judge it, and only once.
@Suite struct DrawnReportTests {
  @Test(arguments: [
    ("trace-half-to-two-thirds", "trace --device ipad-12.9 --from 1/2 move 2/3 release"),
    (
      "trace-rotation.zh-Hant",
      "trace --device ipad-10.5 touch move 1/2 rotate portrait release --lang zh-Hant"
    ),
    (
      "trace-edge-with-scenes",
      "trace --device ipad-11 --os 17 --life-cycle scene move trailing-edge release"
    ),
    ("trace-edge-live.zh-Hans", "trace --device ipad-11 --os 26 move trailing-edge release --lang zh-Hans"),
    ("trace-slide-over", "trace --from slide-over rotate portrait"),
    ("trace-markdown", "trace --from 1/2 move 2/3 release --format markdown"),
    ("sizes-all", "sizes"),
    ("sizes-11-m4.zh-Hans", "sizes ipad-11-m4 --lang zh-Hans"),
    ("sizes-26", "sizes ipad-12.9 --os 26"),
    ("sizes-markdown", "sizes ipad-9.7 --format markdown"),
  ])
  func isAsRecorded(name: String, line: String) throws {
    let run = CommandRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    try expectGolden(run.output, name + ".txt")
  }

  /// 40 is the narrowest that a report is laid out for.
  @Test(arguments: [40, 60, 72, 80, 100, 120], ["en", "zh-Hans", "zh-Hant"])
  func staysWithinTheTerminal(columns: Int, language: String) {
    for line in [
      "trace --device ipad-10.5 touch move 1/2 rotate portrait release",
      "trace --device ipad-11 --os 26 move trailing-edge release", "trace --from slide-over rotate portrait",
      "trace --from full rotate portrait press-home", "sizes ipad-8.3", "sizes ipad-13-m4 --os 17",
    ] {
      let words = line.split(separator: " ").map(String.init) + ["--lang", language]
      let run = CommandRun(words, columns: columns)
      let long = run.output.split(separator: "\n").filter { TextWidth.columns(of: $0) > columns }
      #expect(long.isEmpty, "\(line): \(long)")
    }
  }

  /// The lines of a drawing end below each other, whatever is written in it.
  @Test(arguments: ["en", "zh-Hans", "zh-Hant"])
  func windowsHaveStraightBorders(language: String) {
    for device in ["ipad-8.3", "ipad-9.7", "ipad-11", "ipad-13-m4"] {
      let run = CommandRun(["sizes", device, "--lang", language], columns: 80)
      let drawings = run.output.split(separator: "\n").filter { "┌│└".contains($0.first ?? " ") }
      let widths = drawings.map(TextWidth.columns)
      #expect(Set(widths).count == 2, "landscape and portrait: \(widths)")
    }
  }
}

/// Columns as a terminal counts them, for these texts: what is Chinese or full width takes two.
enum TextWidth {
  static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let isWide = 0x2E80...0x9FFF ~= scalar.value || 0xFF01...0xFF60 ~= scalar.value
      return sum + (isWide ? 2 : 1)
    }
  }
}
