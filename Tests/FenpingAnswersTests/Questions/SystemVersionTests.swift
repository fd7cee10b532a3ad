import FenpingCore
import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct SystemVersionTests {
  @Test(
    arguments: [
      ("How wide is the divider on iPadOS 26?", "26"), ("在 iOS 9.3 上怎么关闭分屏？", "9.3"),
      ("iPadOS26 還有側拉嗎", "26"),
      ("Is it so in iOS 9.", "9"),
    ])
  func readsTheVersion(question: String, version: String) {
    #expect(SystemVersion.version(in: FoldedText(question).bytes) == Version(version))
  }

  @Test(arguments: ["iOS 上的分屏", "axios 9", "分隔线宽 10 点", "", "iOS ..", "iOS 99999"])
  func readsNoOther(question: String) {
    #expect(SystemVersion.version(in: FoldedText(question).bytes) == nil)
  }
}
