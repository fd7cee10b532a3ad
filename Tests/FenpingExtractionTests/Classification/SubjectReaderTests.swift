import FenpingModel
import Testing

@testable import FenpingExtraction

@Suite struct SubjectReaderTests {
  @Test(
    arguments: [
      (["pane"], .splitViewController), (["display-mode", "landscape"], .splitViewController),
      (["slide-over"], .multitasking), (["divider", "primary-app", "landscape"], .multitasking),
      (["size-class"], .sizeClasses), (["resign-active", "snapshot"], .appLifeCycle),
      (["rotation"], .rotation), (["window"], .other), ([], .other),
    ] as [(Set<String>, Statement.Subject)])
  func countsAStatementsOwnConcepts(own: Set<String>, subject: Statement.Subject) {
    #expect(SubjectReader.subject(of: own, in: []) == subject)
  }

  @Test func asksTheNearestSurroundingsFirst() {
    let surroundings: [Set<String>] = [["window"], ["rotation"], ["pane", "two-panes"]]
    #expect(SubjectReader.subject(of: ["slide-over"], in: surroundings) == .multitasking)
    #expect(SubjectReader.subject(of: ["window"], in: surroundings) == .rotation)
    #expect(SubjectReader.subject(of: [], in: [[], ["window"]]) == .other)
  }

  @Test("The name alone is the system's mode in one guide, the controller in another")
  func readsSplitViewByItsHeading() throws {
    func subject(under heading: String) -> Statement.Subject? {
      let document = Samples.document([(.heading(level: 1), heading), (.paragraph, "不要在这里弹出提示框。")])
      return Extractor.statements(in: document).first?.subject
    }
    #expect(subject(under: "侧拉与画中画") == .multitasking)
    #expect(subject(under: "分割檢視控制器的窗格") == .splitViewController)
  }
}
