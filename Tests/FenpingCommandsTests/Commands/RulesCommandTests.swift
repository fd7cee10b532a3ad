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

/// What has become of a rule in the version that its reader asks about.
@Suite struct VersionOptionTests {
  @Test func ruleMarksTheClausesThatHold() {
    let run = CommandRun("rule", "privilege/status-bar", "--os", "26")
    #expect(run.output.contains("\nsystem 26: replaced\n  iPadOS 26 "))
    #expect(run.output.contains("system · since 26 · replaced  ← 26\n"))
    #expect(run.output.contains("system · since 9, before 11 · holds\n"))
  }

  @Test func axesAreNotMixed() {
    // Built with the 18 SDK, running on 27: on each axis the rule says what it says there.
    let run = CommandRun("rule", "setup/full-screen-opt-out", "--os", "27", "--sdk", "18", "--lang", "en")
    #expect(run.output.contains("SDK · since 9, before 26 · holds  ← 18\n"))
    #expect(run.output.contains("SDK · since 27 · replaced\n"))
    #expect(run.output.contains("system · since 16 · replaced  ← 27\n"))
    let other = CommandRun("rule", "setup/base-sdk", "--os", "26")
    #expect(other.output.contains("\nsystem 26: the rule does not depend on it\n"))
    #expect(!other.output.contains("←"))
  }

  @Test func saysWhereAVersionIsNotCovered() {
    #expect(
      CommandRun("rule", "privilege/status-bar", "--os", "8").output.contains("system 8: not covered\n"))
  }

  @Test func rulesSaysOfEachWhatHasBecomeOfIt() {
    let lines = CommandRun("rules", "privilege", "--os", "26").output.split(separator: "\n")
    let rules = Catalogue.all.filter { $0.area == "privilege" }
    #expect(lines.count { $0 == "    system 26: replaced" } == rules.count)
    #expect(
      CommandRun("rules", "--os", "26", "--format", "markdown").output.contains("\n  - system 26: holds\n"))
  }

  @Test func jsonHasTheStandingOnEachAxisThatWasAskedAbout() {
    let page = CommandRun("rule", "setup/full-screen-opt-out", "--sdk", "27", "--json").output
    #expect(page.contains("\"standings\""))
    #expect(page.contains("\"status\" : \"replaced\",\n      \"version\" : \"27\""))
    #expect(!CommandRun("rule", "setup/full-screen-opt-out", "--json").output.contains("standings"))
    #expect(CommandRun("rules", "--os", "26", "--json").output.contains("\"standings\""))
  }

  @Test func runTakesAVersionForTheInputOfThatName() {
    let long = CommandRun("run", "privilege/status-bar", "--set", "role=secondary", "--set", "os=11")
    #expect(
      CommandRun("run", "privilege/status-bar", "--set", "role=secondary", "--os", "11").output == long.output
    )
    let project = CommandRun("run", "setup/base-sdk", "--set", "UIDeviceFamily=2", "--sdk", "latest")
    #expect(project.output.hasPrefix("pass\n"))
  }

  @Test func runRefusesAVersionThatTheRuleDoesNotTake() {
    let run = CommandRun("run", "setup/user-setting", "--sdk", "27", "--os", "26")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "Error: The rule 'setup/user-setting' has no input 'sdk': its outcome does not depend on one. "
        + "Please provide 'os'.\n")
    let value = CommandRun("run", "setup/user-setting", "--os", "x")
    #expect(value.errors.hasPrefix("Error: The value 'x' is invalid for 'os'. Please provide a version"))
  }
}
