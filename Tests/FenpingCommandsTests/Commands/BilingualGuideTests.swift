import TestSupport
import Testing

/// A guide that has each Chinese paragraph below its English original: each statement once, with the original.
@Suite struct BilingualGuideTests {
  @Test func givesEachStatementOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      # Split View 分屏指南

      ## Requirements 要求

      Your app must support all orientations. Otherwise it runs full screen.

      应用必须支持全部方向。否则它会以全屏方式运行。

      You must not use the screen size for layout.

      不得用屏幕的尺寸来布局。

      You should save the state when the app enters the background.

      应用进入后台时，应该保存状态。
      """, to: "guide.md")
    let run = CommandRun("extract", path, "--format", "jsonl")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    for (translation, line) in [
      ("Your app must support all orientations.", 7), ("Otherwise it runs full screen.", 7),
      ("You must not use the screen size for layout.", 11),
      ("You should save the state when the app enters the background.", 15),
    ] {
      let own = lines.filter { $0.contains("\"translation\":\"\(translation)\"") }
      #expect(own.count == 1, "\(translation)")
      #expect(own.allSatisfy { $0.contains("\"line\":\(line),") })
    }
  }
}
