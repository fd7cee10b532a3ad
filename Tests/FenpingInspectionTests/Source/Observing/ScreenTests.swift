import FenpingCore
import Testing

@testable import FenpingInspection

/// Cases C64 and C67 among them.
struct ScreenTests {
  @Test(
    arguments: [
      ("let width = UIScreen.main.bounds.width", .screenBounds),
      ("print(window!.screen.bounds)", .screenBounds),
      ("f(view.window?.windowScene?.screen.bounds.size)", .screenBounds),
      ("if UIScreen.main.bounds.width > 700 {}", .screenBounds),
      ("let a = UIScreen.mainScreen().bounds", .screenBounds),
      ("window = UIWindow(frame: UIScreen.main.bounds)", .screenBoundsWindow),
      ("view.frame = rect\nprint(UIScreen.main.bounds)", .screenBounds),
      (
        "menu.frame =\n  CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1)",
        .screenBoundsLayout
      ),
      ("let columns = isWide\n  ? Int(UIScreen.main.bounds.width / 100)\n  : 1", .screenBoundsLayout),
    ] as [(String, SourcePattern)])
  func readsSwift(text: String, pattern: SourcePattern) {
    #expect(SourceFixture.patterns(text) == [pattern])
  }

  @Test(
    arguments: [
      ("CGRect r = [UIScreen mainScreen].bounds;", .screenBounds),
      ("f([[UIScreen mainScreen] bounds]);", .screenBounds),
      ("CGFloat w = self.view.window.screen.bounds.size.width;", .screenBounds),
      ("#define SCREEN_WIDTH [UIScreen mainScreen].bounds.size.width", .screenBounds),
      ("self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];", .screenBoundsWindow),
      ("self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];", .screenBoundsWindow),
    ] as [(String, SourcePattern)])
  func readsObjectiveC(text: String, pattern: SourcePattern) {
    #expect(SourceFixture.patterns(text, "A.m") == [pattern])
  }

  @Test(arguments: [
    "view.bounds", "// UIScreen.main.bounds", "\"UIScreen.main.bounds\"", "UIScreen.main.scale",
    "Screen.main.bounds",
    "let bounds = 1", "#if os(tvOS)\nf(UIScreen.main.bounds)\n#endif", "[[UIView new] bounds]",
    "screen.bounds",
  ])
  func leavesOutTheRest(text: String) {
    #expect(SourceFixture.patterns(text).isEmpty)
    #expect(SourceFixture.patterns(text, "A.m").isEmpty)
  }

  @Test func codeInAStringIsCode() {
    #expect(SourceFixture.summary(#"print("width: \(UIScreen.main.bounds.width)")"#) == ["screen-bounds@1"])
  }

  @Test func followsAConstant() {
    let text = """
      enum Size { static let screenWidth = UIScreen.main.bounds.width }
      func a() { bar.frame = CGRect(x: 0, y: 0, width: Size.screenWidth, height: 1) }
      func b() { let w = UIScreen.main.bounds.width; print(w) }
      func c(w: CGFloat) { bar.frame.size.width = w }
      """
    #expect(SourceFixture.summary(text) == ["screen-bounds@1", "screen-bounds-layout@2", "screen-bounds@3"])
  }

  @Test func followsAMacroIntoAnotherFile() {
    let header = "#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)"
    let source = "void f() { bar.frame = CGRectMake(0, 0, SCREEN_WIDTH, 44); log(SCREEN_WIDTH); }"
    let found = SourceReader.observations(inFiles: [
      ("A.h", Array(header.utf8)), ("A.m", Array(source.utf8)),
    ])
    #expect(found.map(\.pattern) == [.screenBounds, .screenBoundsLayout])
    #expect(found.map(\.file) == ["A.h", "A.m"])
  }

  @Test(arguments: [
    "let a = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1",
    "if traitCollection.userInterfaceIdiom != .phone {}",
    "if .pad == UIDevice.current.userInterfaceIdiom {}", "let a = UI_USER_INTERFACE_IDIOM() == .pad",
    "switch UIDevice.current.userInterfaceIdiom { case .pad: a()\ndefault: b() }",
  ])
  func seesTheIdiom(text: String) {
    #expect(SourceFixture.patterns(text) == [.deviceIdiom])
  }

  @Test(arguments: [
    "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) {}",
    "if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) {}",
    "#define IS_IPAD ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad)",
  ])
  func seesTheIdiomInObjectiveC(text: String) {
    #expect(SourceFixture.patterns(text, "A.m") == [.deviceIdiom])
  }

  @Test(arguments: [
    "// userInterfaceIdiom == .pad", "f(\"userInterfaceIdiom == .pad\")",
    "let a = device.userInterfaceIdiom == .mac",
    "let a = UITraitCollection(userInterfaceIdiom: .pad)", "let a = device.userInterfaceIdiom",
    "if UIDevice.current.userInterfaceIdiom == .pad { a.popoverPresentationController?.sourceView = b }",
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { d.userInterfaceIdiom == .pad ? .all : .b }",
  ])
  func leavesOutOtherQuestions(text: String) {
    #expect(SourceFixture.patterns(text).isEmpty)
  }

  @Test(
    arguments: [
      ("menu.frame.size.width = UIScreen.main.bounds.width", .fail),
      ("f(UIScreen.main.bounds)", .needsReview),
      ("let a = UIDevice.current.userInterfaceIdiom == .pad", .needsReview), ("f(view.bounds)", .pass),
    ] as [(String, Verdict)])
  func reachesTheRule(text: String, verdict: Verdict) throws {
    #expect(try SourceFixture.verdict("window/use-window-bounds", text) == .verdict(verdict))
  }
}
