import FenpingText
import Testing

@Suite struct GlossTests {
  @Test(arguments: [
    // One space around a gloss, none before a stop or at the end.
    ("拖动分隔线时创建窗口", "拖动 [move] 分隔线 [divider] 时创建 [create] 窗口 [window]"),
    ("旋轉裝置，再放開。", "旋轉 [rotation] 裝置 [device]，再放開 [release]。"),
    // Each concept once.
    ("窗口和窗口", "窗口 [window] 和窗口"),
    // What is Latin needs no gloss, nor what the author glosses.
    ("用 Auto Layout 设置 Slide Over", "用 Auto Layout 设置 Slide Over"),
    ("从库（library）中拖出", "从库（library）中拖出 [drag out]"),
    // Everyday words stay as they are.
    ("不允许改变", "不允许改变"),
    ("", ""),
  ])
  func glossesWhatAReaderOfEnglishNeeds(text: String, glossed: String) {
    #expect(TermBase.standard.glossed(text) == glossed)
  }
}
