import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct NamesTests {
  @Test(
    arguments: [
      ("竖屏时隐藏侧栏", "portrait", 1), ("竖屏时隐藏侧栏", "orientation", 0.85),
      // Two kinds of one thing do not name each other; the thing names its kinds a little.
      ("竖屏时隐藏侧栏", "landscape", 0), ("介面的方向不同", "rotation", 0.4), ("第一个窗格", "second-pane", 0),
      ("水平尺寸類別", "horizontal-size-class", 1), ("尺寸類別在水平的那一邊", "horizontal-size-class", 0.9),
      ("尺寸类别会改变", "horizontal-size-class", 0.4),
      // Names that people use for one another.
      ("分屏里的应用", "split-view-controller", 0.6), ("分割檢視控制器", "split-view", 0.6),
      ("標題預設置中", "pane", 0), ("", "pane", 0), ("窗格", "no-such-concept", 0),
    ] as [(String, String, Double)])
  func saysHowWellATextNamesAConcept(text: String, id: String, share: Double) {
    #expect(abs(Names(text).share(of: id) - share) < 0.001)
  }

  @Test func focusIsTheShareOfItsNames() {
    #expect(Names("分隔线与快照").focus(on: ["divider"]) == 0.5)
    #expect(Names("分隔線與快照").focus(on: ["divider", "snapshot", "pane"]) == 1)
    #expect(Names("今天天气好").focus(on: ["divider"]) == 0)
  }
}
