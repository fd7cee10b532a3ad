import FenpingCore
import Testing

@testable import FenpingInspection

struct SourceReaderTests {
  @Test(arguments: [
    ("A.swift", true), ("A.m", true), ("A.mm", true), ("A.h", true), ("A.SWIFT", true), ("A.c", false),
    ("swift", false),
  ])
  func readsByExtension(file: String, isRead: Bool) {
    #expect((SourceLanguage(file: file) != nil) == isRead)
  }

  /// Whatever it is, it ends, in a time that grows with its length.
  @Test(arguments: [
    "\"", "\"\"\"", "#\"", "/*", "//", "{", "(", "[", "}", ")", "\\(", "\"\\(", "#if ", "#if (\n", "#else\n",
    "'", "@",
    "#define A {\n", "- (void)a", "- a ", "@implementation A ", "class A { ", "func a(", "/", "=/\\", "a.",
    "a ", "a = ",
    "UIScreen.main.bounds", "UIScreen.main.bounds, ", "[UIScreen mainScreen].bounds ",
    "f(UIScreen.main.bounds",
    "save(", "[a save:", "viewControllers = [", "userInterfaceIdiom == ", "a ? b : ",
    "UISplitViewController(",
    "let a: UISplitViewController = ", "#selector(a) ", "selector(", "\u{0}", "界", "\r", "\n", "#",
    "// fenping:ignore a\n", "func a() { ", "as! UISplitViewController ", "x.scenePhase) { save() ",
  ])
  func survivesRepetition(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    let clock = ContinuousClock()
    let time = clock.measure {
      for file in ["A.swift", "A.m"] { _ = SourceReader.observations(in: bytes, file: file) }
    }
    #expect(time < .seconds(20), "\(piece)")
  }

  @Test func survivesAnyBytes() {
    var state: UInt64 = 20_150_611
    for round in 0..<200 {
      let bytes = (0..<round * 10).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 40)
      }
      for file in ["A.swift", "A.m"] { _ = SourceReader.observations(in: bytes, file: file) }
    }
  }

  /// Every beginning of a source is one too.
  @Test func survivesTruncation() {
    let text = Array((SplitViewTests.scene + "\nlet a = \"\\(b(\"c\"))\" + \"\"\"\n\\(d)\n\"\"\" // e").utf8)
    for count in text.indices {
      for file in ["A.swift", "A.m"] { _ = SourceReader.observations(in: Array(text[..<count]), file: file) }
    }
  }
}
