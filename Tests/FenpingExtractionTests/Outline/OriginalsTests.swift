import FenpingModel
import Testing

@testable import FenpingExtraction

@Suite struct OriginalsTests {
  private static let bilingual: [(Block.Kind, String)] = [
    (.heading(level: 1), "Windows"), (.heading(level: 1), "窗口"),
    (.paragraph, "A window needs a root. Its size may change."), (.paragraph, "窗口必须有根视图。它的大小可能改变。"),
    (.paragraph, "Do not cache the width of a window."), (.paragraph, "不要缓存窗口的宽度。"),
    (.paragraph, "Every app must:"), (.paragraph, "每个应用必须："),
    (.listItem(list: 1, depth: 1, ordinal: nil), "Save its state."),
    (.listItem(list: 1, depth: 1, ordinal: nil), "保存自己的状态。"),
  ]

  @Test("Each sentence has its original, and the original is no statement of its own")
  func givesEachSentenceItsOriginal() {
    let statements = Extractor.statements(in: Samples.document(Self.bilingual))
    #expect(statements.map(\.quote) == ["窗口必须有根视图", "它的大小可能改变", "不要缓存窗口的宽度", "保存自己的状态"])
    #expect(
      statements.map(\.translation) == [
        "A window needs a root.", "Its size may change.", "Do not cache the width of a window.",
        "Save its state.",
      ])
    #expect(statements.last?.modality == .must, "the lead-in reaches the item across the originals")
  }

  @Test("A line of English makes no document bilingual")
  func needsMoreThanALine() {
    let statements = Extractor.statements(
      in: Samples.document([
        (.paragraph, "Read the manual first"), (.paragraph, "窗口必须有根视图。"), (.paragraph, "不要缓存窗口的宽度。"),
      ]))
    #expect(statements.allSatisfy { $0.translation == nil })
  }
}
