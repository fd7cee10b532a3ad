import FenpingCore
import Testing

@testable import FenpingCommands

@Suite struct RulesCommandTests {
  @Test func listsEveryRule() {
    let lines = CommandRun("rules").output.split(separator: "\n")
    #expect(lines.count == Catalogue.all.count)
    #expect(zip(lines, Catalogue.all).allSatisfy { $0.hasPrefix($1.id) })
  }

  @Test func listsOneArea() {
    let run = CommandRun("rules", "setup")
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("setup/") })
  }

  @Test func namesTheAreasWhereOneIsUnknown() {
    let run = CommandRun("rules", "cooking")
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("Error: Unknown area 'cooking'. Please provide one of "))
  }

  @Test(arguments: [("zh-Hans", "原因"), ("zh-Hant", "建議"), ("en", "Advice")])
  func explainsInTheReadersLanguage(language: String, word: String) {
    #expect(CommandRun("rule", "setup/all-orientations", "--lang", language).output.contains(word))
  }

  @Test func followsTheLocale() {
    let run = CommandRun("rule", "setup/all-orientations", environment: ["LANG": "zh_TW.UTF-8"])
    #expect(run.output.contains("適用版本"))
  }

  @Test(arguments: Language.allCases)
  func explainsEveryRule(language: Language) {
    for rule in Catalogue.all {
      for format in ["text", "markdown", "json"] {
        let run = CommandRun("rule", rule.id, "--lang", language.rawValue, "--format", format)
        #expect(run.status == .success)
        #expect(run.output.contains(format == "text" ? rule.id : "`\(rule.id)`") || format == "json")
        #expect(!run.output.contains("%@"))
      }
    }
  }
}
