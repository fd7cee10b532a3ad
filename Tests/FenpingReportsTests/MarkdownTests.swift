import FenpingCore
import FenpingModel
import Testing

@testable import FenpingReports

@Suite struct MarkdownTests {
  @Test func aChecklistIsATaskListInOrder() {
    let set = AnswerSet(
      question: "入门", language: .simplifiedChinese, intent: .checklist,
      answers: [
        Answer(statement: Fixtures.step, parts: [], gloss: nil, reasons: [], rules: []),
        Answer(
          statement: Fixtures.requirement, parts: [], gloss: nil,
          reasons: [.init(.inferred(Fixtures.reason))],
          rules: ["setup/user-setting"]),
        Answer(statement: Fixtures.fact, parts: [], gloss: nil, reasons: [], rules: []),
      ])
    #expect(
      ChecklistMarkdown.report(set) == """
        # 检查清单：入门

        ## 配置工程

        - [ ] 设置 \\<Base SDK\\>。
          - 出处：`guide.md:5` › 入门
        - [ ] 参与多任务时，应用必须支持全部方向。
          - 原因：「窗口的形状由用户决定。」（据上下文推断）
          - 出处：`guide.md:7` › 声明方向
          - 规则：[`setup/user-setting`](Sources/FenpingCore/Rules/Setup/UserSetting.swift)
          - 运行：`\(Catalogue.rule("setup/user-setting")?.exampleCommand ?? "")`

        ## 其他

        - [ ] 一个 \\*事实\\*。
          - 出处：`other.md:3`

        """)
  }

  @Test func anItemDoesNotRepeatItsLeadIn() {
    let step = Statement(
      id: "a#1", place: SourcePlace(document: "a.md", line: 2), kind: .setupStep, modality: .must,
      subject: .multitasking, procedure: "请依次完成：", step: 1, text: "请依次完成：设置 SDK。", quote: "设置 SDK。")
    let set = AnswerSet(
      question: "", language: .simplifiedChinese, intent: .checklist,
      answers: [Answer(statement: step, parts: [], gloss: nil, reasons: [], rules: [])])
    #expect(
      ChecklistMarkdown.report(set) == """
        # 检查清单

        ## 请依次完成

        - [ ] 设置 SDK。
          - 出处：`a.md:2`

        """)
    #expect(
      ChecklistText.report(set, TextStyle(language: .simplifiedChinese)) == """
        请依次完成
        [ ] 1.  设置 SDK。
                a.md:2

        """)
  }

  @Test func glossesTheHeadingOfAProcedure() {
    func set(_ procedure: String) -> AnswerSet {
      let step = Statement(
        id: "a#1", place: SourcePlace(document: "a.md", line: 2), kind: .setupStep, modality: .must,
        subject: .multitasking, procedure: procedure, step: 1, text: procedure + "设置 SDK。", quote: "设置 SDK")
      return AnswerSet(
        question: "", language: .english, intent: .checklist,
        answers: [Answer(statement: step, parts: [], gloss: "Set the SDK.", reasons: [], rules: [])])
    }
    let style = TextStyle(language: .english)
    #expect(
      ChecklistText.report(set("创建窗口："), style).hasPrefix("创建 [create] 窗口 [window]\n[ ] 1.  Set the SDK."))
    #expect(ChecklistText.report(set("请依次完成："), style).hasPrefix("Steps: 请依次完成\n"))
  }

  @Test func knowledgeIsOrderedByDocumentSectionAndKind() {
    let report = KnowledgeMarkdown.report(
      [Fixtures.step, Fixtures.requirement, Fixtures.reason, Fixtures.fact], topic: "", .english)
    let headings = report.split(separator: "\n").filter { $0.hasPrefix("#") || $0.hasPrefix("**") }
    #expect(
      headings == [
        "# iPad multitasking: what the guides say", "## guide.md", "### 入门", "**Setup steps**",
        "### 入门 › 声明方向",
        "**Requirements**", "**Reasons**", "## other.md", "**Facts**",
      ])
    #expect(report.contains("4 statements"))
    #expect(report.contains("  - Why: 窗口的形状由用户决定。"))
  }

  @Test(arguments: [
    ("a*b_c", "a\\*b\\_c"), ("# no", "\\# no"), ("- no", "\\- no"), ("C# - yes", "C# - yes"),
    ("<b>[x](y)</b>", "\\<b\\>\\[x\\](y)\\</b\\>"), ("1. no", "1\\. no"), ("2)", "2\\)"),
    ("9.7 英寸", "9.7 英寸"), ("版本 1.2", "版本 1.2"),
  ])
  func escapesMarkUp(text: String, markdown: String) {
    #expect(MarkdownText.escaped(text) == markdown)
  }

  @Test(arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``")])
  func fencesCode(text: String, markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  @Test func showsADocumentAsItWasUnderstood() {
    func cell(_ row: Int, _ column: Int, _ text: String) -> Block {
      Block(
        .tableCell(table: 1, row: row, column: column, isHeader: row == 0), text: text,
        lines: LineMap(line: 9))
    }
    let document = Document(
      name: "a.md", title: "标题", format: .markdown, encoding: "UTF-8", script: .simplified,
      blocks: [
        Block(.heading(level: 1), text: "标题", lines: LineMap(line: 1)),
        Block(.paragraph, text: "一段。", lines: LineMap(line: 3)),
        Block(.listItem(list: 1, depth: 1, ordinal: 1), text: "甲", lines: LineMap(line: 5)),
        Block(.listItem(list: 1, depth: 2, ordinal: nil), text: "乙", lines: LineMap(line: 6)),
        Block(.code, text: "let a = `b`\n  c", lines: LineMap(line: 7)),
        cell(0, 0, "列"), cell(0, 1, "值"), cell(1, 0, "x"), cell(1, 1, "y|z"),
        Block(.quotation, text: "引文", lines: LineMap(line: 12)),
      ])
    #expect(
      DocumentMarkdown.report(document) == """
        # 标题

        一段。

        1. 甲
           - 乙

        ```
        let a = `b`
          c
        ```

        | 列 | 值 |
        | --- | --- |
        | x | y\\|z |

        > 引文

        """)
    #expect(
      GuideText.document(document).hasPrefix("标题\n\n一段。\n\n甲\n\n乙\n\nlet a = `b`\n  c\n\n列\n\n值"))
  }
}
