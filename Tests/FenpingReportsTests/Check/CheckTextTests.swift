import FenpingCore
import FenpingModel
import Testing

@testable import FenpingReports

@Suite struct CheckTextTests {
  private func lines(
    _ report: CheckReport, _ language: Language = .english, columns: Int = 80, explains: Bool = false,
    verbose: Bool = false
  ) -> [String] {
    CheckText.report(
      report, explains: explains, verbose: verbose, TextStyle(language: language, columns: columns)
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func showsConfigurationsThatSayTheSameOnce() {
    let lines = lines(CheckFixtures.full)
    #expect(lines[0] == "App (Debug, Release)")
    #expect(lines.count { $0.hasPrefix("✗ error  Declare all four orientations") } == 1)
    #expect(
      lines.contains("  App.xcodeproj/project.pbxproj:100, 200 · setup/all-orientations · ITMS-90474"))
  }

  @Test func keepsConfigurationsApartThatDiffer() {
    let release = [
      CheckFixtures.finding("App", "Release", "setup/base-sdk", .pass, .error, CheckFixtures.same("fine"))
    ]
    let lines = lines(
      CheckReport(path: ".", findings: CheckFixtures.app("Debug", line: 1) + release))
    #expect(lines[0] == "App (Debug)")
    #expect(lines.contains("App (Release)"))
    #expect(lines.contains("No problems in App (Release)"))
  }

  @Test func putsTheUrgentFirst() {
    let marks = lines(CheckFixtures.full).prefix { $0 != "✓ 1 passed  – 1 not applicable" }.filter { line in
      ["✗ ", "! ", "i ", "? "].contains { line.hasPrefix($0) }
    }
    #expect(
      marks.map { $0.split(separator: "  ")[0] } == [
        "✗ error", "! warning", "i note", "? needs review", "? unknown",
      ])
  }

  @Test func saysWhyWhatToDoAndWhereToReadOn() throws {
    let lines = lines(CheckFixtures.full)
    let start = try #require(lines.firstIndex { $0.hasPrefix("✗") })
    #expect(lines[start + 2].hasPrefix("  Why       The list that counts on iPad lacks"))
    #expect(lines[start + 4].hasPrefix("  Advice    Add UISupportedInterfaceOrientations~ipad"))
    #expect(lines.contains("  Guide     fenping why setup/all-orientations"))
    #expect(
      lines.contains("  Why       No callback was found. (heuristic: judged by how the source reads)"))
  }

  @Test func explainsWhereEachValueCameFrom() throws {
    let lines = lines(CheckFixtures.full, explains: true)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  Evidence") })
    #expect(
      Array(lines[start..<(start + 13)]) == [
        "  Evidence  UISupportedInterfaceOrientations~ipad =",
        "            UIInterfaceOrientationPortrait",
        "              target settings (Debug)    App.xcodeproj/project.pbxproj:100",
        "                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =",
        "                UIInterfaceOrientationPortrait",
        "              target settings (Release)  App.xcodeproj/project.pbxproj:200",
        "                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =",
        "                UIInterfaceOrientationPortrait",
        "              Info.plist                 我的 应用/Info #1, 50%.plist:12",
        "                <array/>",
        "            UIDeviceFamily = 1, 2",
        "              project settings  App.xcodeproj/project.pbxproj:50",
        "                TARGETED_DEVICE_FAMILY = 1,2",
      ])
    #expect(lines.contains("              default           1"))
    #expect(lines.contains("            UIRequiresFullScreen = none"))
  }

  @Test func listsWhatPassedOnlyWhereItIsAskedFor() {
    let line = "✓ setup/base-sdk       "
    #expect(lines(CheckFixtures.full).contains("✓ 1 passed  – 1 not applicable"))
    #expect(!lines(CheckFixtures.full).contains { $0.hasPrefix(line) })
    #expect(lines(CheckFixtures.full, verbose: true).contains { $0.hasPrefix(line) })
  }

  @Test func endsWithWhatWasLeftOutAndTheSummary() throws {
    let lines = lines(CheckFixtures.full)
    let start = try #require(lines.firstIndex(of: "Not checked"))
    #expect(lines[start + 1].split(separator: " ").prefix(2) == ["Widget", "an"])
    #expect(lines.contains("  - Base.xcconfig is missing."))
    #expect(
      lines.contains("1 error, 1 warning, 1 note, 1 to review, 1 unknown in App (Debug, Release)"))
    #expect(
      self.lines(CheckFixtures.full, .simplifiedChinese, columns: 100).contains(
        "App（Debug、Release）：1 个错误、1 个警告、1 个提示、1 项需人工确认、1 项无法判断"))
    #expect(
      self.lines(CheckFixtures.clean) == [
        "App (Debug)", "", "✓ 1 passed", "", "No problems in App (Debug)", "",
      ])
    #expect(self.lines(CheckFixtures.empty) == ["No target was checked.", ""])
  }

  @Test(arguments: Language.allCases, [40, 80, 100])
  func staysWithinTheTerminal(language: Language, columns: Int) {
    for line in lines(CheckFixtures.full, language, columns: columns, explains: true, verbose: true)
    // What is there to be copied is not broken.
    where !line.contains("fenping why") && !line.contains(".plist") && !line.contains(".pbxproj") {
      #expect(TextLayout.columns(of: line) <= columns, "\(line)")
    }
  }

  @Test func lettingNamesSteerTheTerminalIsImpossible() {
    let text = lines(CheckFixtures.full, explains: true, verbose: true).joined()
    let unsafe = text.unicodeScalars.filter(\.isUnsafeToPrint)
    #expect(unsafe.isEmpty)
  }

  @Test func colourIsTheStylesAffair() {
    let style = TextStyle(language: .english, isColored: true)
    let report = CheckText.report(CheckFixtures.full, style)
    #expect(report.contains("\u{1B}[31m✗ error\u{1B}[0m"))
    #expect(!lines(CheckFixtures.full).contains { $0.contains("\u{1B}") })
  }
}
