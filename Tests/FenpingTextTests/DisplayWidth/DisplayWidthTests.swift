import FenpingText
import TestSupport
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("iPad", 4), ("分屏", 4), ("分屏 iPad", 9), ("，。", 4), ("“a”", 3), ("ＡＢ", 4), ("e\u{301}", 1),
    ("\u{200B}", 0),
    ("\u{FEFF}a", 1), ("🙂", 2), ("👩‍💻", 2), ("🇨🇳", 2), ("❤️", 2), ("❤", 1), ("…", 1), ("한글", 4), ("か\u{3099}", 2),
    ("𠀋", 2), ("\u{1B}[0m", 3), ("　", 2), ("〇", 2), ("①", 1),
  ])
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
  }

  @Test(arguments: [
    ("分屏视图", 8, "分屏视图"), ("分屏视图", 7, "分屏视…"), ("分屏视图", 6, "分屏…"), ("分屏视图", 1, "…"), ("分屏视图", 0, ""),
    ("split view", 6, "split…"), ("split view", 7, "split…"), ("abc", 3, "abc"),
  ])
  func truncated(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, to: columns) == expected)
  }

  @Test func padded() {
    #expect(DisplayWidth.padded("分屏", to: 6) == "分屏  ")
    #expect(DisplayWidth.padded("分屏", to: 6, .right) == "  分屏")
    #expect(DisplayWidth.padded("分屏", to: 3) == "分屏")
  }

  @Test(arguments: [
    ("侧栏默认隐藏，点按钮显示。", 12, ["侧栏默认隐", "藏，点按钮显", "示。"]),
    ("先按「完成」按钮", 6, ["先按", "「完", "成」按", "钮"]),
    ("使用 UISplitViewController 类", 21, ["使用", "UISplitViewController", "类"]),
    ("the split view controller", 10, ["the split", "view", "controller"]),
    ("UISplitViewController", 8, ["UISplitV", "iewContr", "oller"]),
    ("甲\n\n乙", 10, ["甲", "", "乙"]),
    ("  缩进 ", 10, ["缩进"]),
    ("", 10, [""]),
  ])
  func wrapped(text: String, columns: Int, expected: [String]) {
    #expect(DisplayWidth.wrapped(text, to: columns) == expected)
  }

  @Test(arguments: 0..<100)
  func anyText(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = random.text(ofScalars: 60)
    let columns = 8 + seed % 20
    let lines = DisplayWidth.wrapped(text, to: columns)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
    #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    #expect(DisplayWidth.columns(of: DisplayWidth.truncated(text, to: columns)) <= columns)
  }
}
