import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct MeasuredTests {
  @Test(
    arguments: [
      ("How many snapshots does the system take?", "snapshot"), ("How tall is the first pane?", "height"),
      ("第一个窗格有多宽？", "width"), ("分隔线的宽度是多少？", "width"), ("最多能打开多少个标签？", "标签"),
      ("What is the minimum width of the second pane?", "width"), ("系统会拍几张快照？", "snapshot"),
      ("How many megabytes does it take?", "megabytes"),
      // They ask for no measure.
      ("How are the panes shown?", nil), ("split view 是第几个场景？", nil), ("旋转时几乎不用写代码，为什么？", nil),
      ("Why is the width fixed?", nil), ("Which method is called?", nil),
      ("Which callback tells the app that the height has changed?", nil),
      ("When the height changes, what is the callback?", nil), ("Which width has the first pane?", "width"),
      ("", nil),
    ] as [(String, String?)])
  func knowsWhatIsMeasured(question: String, name: String?) {
    #expect(QuestionReader.read(Question(question)).measured == name)
  }
}
