import FenpingText
import Testing

@testable import FenpingAnswers

@Suite struct NamesTests {
  @Test func focusIsTheShareOfItsNames() {
    #expect(Names("分隔线与快照").focus(on: Self.concepts("divider")) == 0.5)
    #expect(Names("分隔線與快照").focus(on: Self.concepts("divider", "snapshot", "pane")) == 1)
    #expect(Names("今天天气好").focus(on: Self.concepts("divider")) == 0)
  }

  @Test func countsEachNameOnce() {
    #expect(Names("分隔线、分隔线和快照").count(of: Self.concepts("divider", "pane")) == 1)
  }

  private static func concepts(_ ids: String...) -> [Int] {
    ids.compactMap { TermBase.standard.index(of: $0) }
  }
}
