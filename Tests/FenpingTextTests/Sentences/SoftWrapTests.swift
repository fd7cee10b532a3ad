import FenpingText
import Testing

@Suite struct SoftWrapTests {
  @Test(arguments: [
    ("控制器必须", "实现该方法"), ("支持横屏，", "也支持竖屏"), ("提供 LaunchScreen.storyboard", "文件"), ("打开", "Xcode 工程"),
    ("设为“最新”", "版本"), ("他说", "“好”"), ("说明：", "Xcode"), ("Info.", "plist"), ("LaunchScreen.", "storyboard"),
    ("Master-", "Detail"), ("max_row_", "count"), ("max_row", "_count"),
    ("splitViewController:", "shouldHide:"),
    ("application(", "_:)"), ("view", ", then"), ("https://example.com/", "path"), ("", "a"), ("a", ""),
    ("LaunchScreen", ".storyboard"), ("省略……", "后面"), ("ＵＩ", "View"),
  ])
  func none(left: String, right: String) {
    #expect(SoftWrap.joint(left, right) == .none)
  }

  @Test(arguments: [
    ("Slide", "Over"), ("It works.", "Then stop"), ("on iPad.", "iOS 9 adds"), ("etc.", "and more"),
    ("Note:", "save first"), ("a dash -", "and more"), ("(done)", "next"), ("view ", " controller"),
    ("the “best”", "view"), ("UISplitView", "Controller"), ("iOS", "9"),
  ])
  func space(left: String, right: String) {
    #expect(SoftWrap.joint(left, right) == .space)
  }

  @Test func knownNamesAreWholeAgain() {
    let joint = SoftWrap.joint("使用 UISplitView", "Controller 类") { $0 == "UISplitViewController" }
    #expect(joint == .none)
  }
}
