import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct HardWrapTests {
  /// Every line is broken at the same width, whatever stands there.
  @Test func joinsLinesOfAFixedWidth() throws {
    let text = """
      旋转的次序

      手机转动以后，加速度计先把新的朝向报给系统，系统再去问窗
      的根控制器是否愿意跟着转。只要有一方不愿意，画面就停在原
      处，什么也不会发生，用户看到的仍是原来那一页。

      愿意的话，窗口会先换成新的大小，再把消息一层一层地往下传
      给里面的每个子控制器。
      """
    let found = try blocks(text)
    #expect(found.count == 3)
    #expect(found[1].hasPrefix("3-5 paragraph: ") && found[2].hasPrefix("7-8 paragraph: "))
    #expect(!found.contains { $0.contains(" 的根") })
    expectLines(of: try document(text), in: text)
  }

  @Test("A name that is longer than the line does not hide the width")
  func findsTheWidthBehindALongName() throws {
    let text = """
      手机转动以后，加速度计先把新的朝向报给系统，系统再去问窗
      的根控制器是否愿意跟着转。窗口实现 windowSceneDidUpdateCoordinateSpace 方法，
      什么也不会发生，用户看到的仍是原来那一页，要等到下一次转
      动才会再问一遍，在那以前窗口里的每一个控件都留在原来的地
      方，只有状态栏会先消失，再从新的上边缘滑出来，好让用户知
      道系统收到了消息。
      """
    #expect(try blocks(text).count == 1)
  }

  @Test("Where every paragraph is one line, a name at the end of one joins nothing")
  func leavesUnwrappedTextAlone() throws {
    let lines = (1...30).map { number in
      String(repeating: "很长的", count: number % 7 * 3) + "一段话，其中说到的方法叫作 viewDidLoad"
    }
    #expect(try blocks(lines.joined(separator: "\n")).count == 30)
  }

  @Test(arguments: [
    // A comma, an open bracket, a word that needs another one.
    ("把清单交给它，", "它会自己排序。"), ("它有两种样式（紧凑", "与常规）可选。"), ("点击右上角的", "按钮即可。"),
    // A break beside a name, in either direction.
    ("然后实现委托里，名叫 viewWill", "transition 的方法。"), ("记得提供 Start.storyboard", "文件，否则会被拒绝。"),
    // Punctuation cannot begin a line.
    ("这个值是固定的", "，不会改变。"),
  ])
  func joins(first: String, second: String) throws {
    let found = try blocks("标题\n开头是一段完整的说明。\n\(first)\n\(second)")
    #expect(found.count == 3)
    #expect(found.last?.hasPrefix("3-4 paragraph: ") == true)
  }

  @Test(arguments: [
    ("左栏保存着全部条目。", "右栏显示所选的条目。"), ("如下所示", "注意：不要写死宽度。"), ("两栏一样宽。", "图 3-2 两栏"),
  ])
  func keepsApart(first: String, second: String) throws {
    #expect(try blocks("标题\n开头是一段完整的说明。\n\(first)\n\(second)\n末尾是另一段说明。").count == 5)
  }

  /// A name that was cut in two is whole again where the text has it elsewhere.
  @Test func joinsNames() throws {
    let found = try blocks("标题\n每个 PaneContainer 都有两栏，名叫 Pane\nContainer 的类管理它们。")
    #expect(found.last == "2-3 paragraph: 每个 PaneContainer 都有两栏，名叫 PaneContainer 的类管理它们。")
  }

  /// A heading in front of a paragraph that begins with a Latin name is no wrap.
  @Test func keepsHeadings() throws {
    let text = """
      容器
      第一段先交代背景，再说用途。
      用代码建立容器
      sidebar container 也可以不靠故事板，直接在代码里建立。
      """
    #expect(try blocks(text)[2] == "3 heading 2: 用代码建立容器")
  }
}
