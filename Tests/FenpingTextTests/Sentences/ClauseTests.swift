import FenpingText
import Testing

@Suite struct ClauseTests {
  /// Each sentence with a bar behind a separator at which it is cut.
  @Test(arguments: [
    "如果设备处于横屏，|就显示两栏；|否则，|只显示一栏。",
    "注意：|先存盘，|再退出。",
    "列表、详情和工具栏都可用。",
    "他说“先存盘，再退出”，|就走了。",
    "打开（可选，也可跳过）文件，|保存。",
    "共 1,024 个，|比例是 16:9，|也可写成１６：９。",
    "访问 https://example.com/a,b;c，|再回来。",
    "实现 splitViewController:shouldHideViewController:inOrientation: 方法,|然后运行。",
    "调用ApplicationWillResignActive:方法,|保存状态。",
    "调用 applicationWillResignActive: 方法。",
    "Note: |save first, |then quit.",
    "横屏,|竖屏;|都支持",
    "，|开头的逗号",
    "末尾的逗号，|",
  ])
  func clauses(marked: String) {
    let text = marked.filter { $0 != "|" }
    let sentence = 0..<text.utf8.count
    let found = SentenceSplitter.clauses(of: sentence, in: text)
    let parts = marked.split(separator: "|").map { String($0).trimmingSpaces() }
    let rebuilt = found.enumerated().map { index, clause in
      text.utf8Slice(clause.range) + (clause.separator == nil ? "" : text.separator(behind: clause.range))
    }
    #expect(rebuilt == parts.filter { $0 != "，" })
    #expect(found.dropLast().allSatisfy { $0.separator != nil })
  }

  @Test func separatorsAndOffsets() {
    let text = "前言。若甲，则乙；丙：丁。"
    let sentence = 9..<text.utf8.count
    let clauses = SentenceSplitter.clauses(of: sentence, in: text)
    #expect(clauses.map { text.utf8Slice($0.range) } == ["若甲", "则乙", "丙", "丁。"])
    #expect(clauses.map(\.separator) == [.comma, .semicolon, .colon, nil])
  }
}

extension String {
  fileprivate func separator(behind range: Range<Int>) -> String {
    let rest = String(decoding: Array(utf8)[range.upperBound...], as: UTF8.self)
    return rest.first.map { String($0) } ?? ""
  }
}
