import FenpingCore
import Testing

@testable import FenpingReports

@Suite struct CheckMarkdownTests {
  private func lines(_ language: Language = .english) -> [String] {
    CheckMarkdown.report(CheckFixtures.full, language)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func beginsWithTheNumbers() {
    #expect(
      Array(lines().prefix(5)) == [
        "# Check: App.xcodeproj", "",
        "| Target | ✗ error | ! warning | i note | ? needs review | ? unknown | ✓ pass | – not applicable |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        "| App (Debug, Release) | 1 | 1 | 1 | 1 | 1 | 1 | 1 |",
      ])
    #expect(lines(.traditionalChinese)[0] == "# 檢查報告：App.xcodeproj")
  }

  @Test func tellsOfEachProblem() throws {
    let start = try #require(lines().firstIndex(of: "### ✗ error: Declare all four orientations for iPad"))
    let section = lines()[start...]
    #expect(
      section[start + 2]
        == "`App.xcodeproj/project.pbxproj:100, 200` · `setup/all-orientations` · ITMS-90474")
    #expect(section[start + 4].hasPrefix("**Why**: The list that counts on iPad lacks"))
    #expect(section[start + 6].hasPrefix("**Advice**: Add UISupportedInterfaceOrientations\\~ipad"))
    #expect(section[start + 8] == "**Guide**: `fenping why setup/all-orientations`")
    #expect(section.contains("- `UIDeviceFamily` = 1, 2"))
    #expect(
      section.contains(
        "  - project settings · `App.xcodeproj/project.pbxproj:50` · `TARGETED_DEVICE_FAMILY = 1,2`"))
  }

  @Test func showsHostileTextsLiterally() {
    let name = "\\=a b\\|c::error::d\u{FFFD}\\[31m\u{FFFD}\u{FFFD}\"\\<x\\>&'"
    #expect(lines().contains { $0.hasPrefix("## \(name)") })
    #expect(lines().contains { $0.hasPrefix("| \(name)") && $0.hasSuffix("| 1 | 0 | 0 | 0 | 1 | 0 | 0 |") })
    let unsafe = lines().joined().unicodeScalars.filter(\.isUnsafeToPrint)
    #expect(unsafe.isEmpty)
  }

  @Test func endsWithWhatWasLeftOut() throws {
    let start = try #require(lines().firstIndex(of: "## Not checked"))
    #expect(lines()[start + 2] == "- **Widget**: an app extension")
    #expect(lines().contains("- Base.xcconfig is missing."))
    #expect(CheckMarkdown.report(CheckFixtures.empty, .english).hasSuffix("\nNo target was checked.\n"))
  }
}
