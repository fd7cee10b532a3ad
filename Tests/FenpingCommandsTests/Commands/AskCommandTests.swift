import FenpingCore
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct AskCommandTests {
  private let folder: TemporaryFolder
  private let index: String

  init() throws {
    folder = try TemporaryFolder()
    index = folder.path("i.sqlite")
    let guide = try folder.write(
      """
      # 多窗口入门

      应用必须支持全部四个方向，因为窗口的形状由用户决定。

      ## 创建分屏控制器

      要创建分屏控制器，请依次完成：

      1. 打开主 storyboard。
      2. 拖出一个分屏控制器。

      上传时若缺少方向，会收到 ITMS-90474。
      """, to: "guide.md")
    try #require(CommandRun("ingest", guide, "--index", index).status == .success)
  }

  private func ask(_ words: String..., environment: [String: String] = [:]) -> CommandRun {
    CommandRun(words + ["--index", index], environment: environment)
  }

  @Test func printsASentenceOnce() {
    let run = ask("ask", "为什么必须支持全部方向？")
    #expect(run.output.hasPrefix("应用必须支持全部四个方向，因为窗口的形状由用户决定。\n\n"))
    #expect(run.output.split(separator: "支持全部四个方向").count == 2)
  }

  /// Whatever the answer: the sources are looked at meanwhile.
  @Test(arguments: ["为什么必须支持全部方向？", "今天天气怎么样？"])
  func namesASourceThatHasChanged(question: String) throws {
    #expect(!ask("ask", question).errors.contains("guide.md"))
    _ = try folder.write("应用必须支持全部四个方向。", to: "guide.md")
    #expect(ask("ask", question).errors.contains("guide.md"))
    #expect(ask("ask", question, "--json").output.contains("\"stale\" : true"))
  }

  @Test func printsStepsAsAChecklist() {
    let steps = ask("ask", "创建分屏控制器的步骤")
    #expect(steps.output.contains("[ ] 1.  打开主 storyboard。\n"))
    #expect(steps.output == ask("checklist", "创建分屏控制器的步骤").output)
    #expect(!ask("ask", "创建分屏控制器的步骤", "--explain").output.contains("[ ]"))
  }

  /// The number of a message has no language; who asks has one.
  @Test(arguments: [("zh_TW.UTF-8", "出處"), ("zh_CN.UTF-8", "出处"), ("C", "Source")])
  func answersANameInTheLanguageOfTheLocale(locale: String, label: String) {
    let run = ask("why", "ITMS-90474", environment: ["LANG": locale])
    #expect(run.status == .success)
    #expect(run.output.contains("\n\(label)"))
  }

  @Test func givesARulesOwnReasonWhereTheGuidesAreSilent() throws {
    let rule = try #require(Catalogue.rule("split-view/not-pushed"))
    let run = ask("why", rule.id)
    #expect(run.status == .nothing)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        The guides do not speak of this rule. The rule's own reason:
        \(rule.rationale.en)

        """)
  }
}
