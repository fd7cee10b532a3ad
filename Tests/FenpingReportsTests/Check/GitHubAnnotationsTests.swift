import FenpingCore
import Testing

@testable import FenpingReports

@Suite struct GitHubAnnotationsTests {
  private func lines(in folder: String = "") -> [String] {
    GitHubAnnotations.report(CheckFixtures.full, in: folder, .english)
      .split(separator: "\n").map(String.init)
  }

  @Test func annotatesEachProblemOnceTheUrgentFirst() {
    #expect(
      lines().map { $0.split(separator: " ")[0] } == [
        "::error", "::error", "::warning", "::notice", "::notice", "::notice", "::notice", "::notice",
        "::notice",
      ])
    #expect(!lines().contains { $0.contains("setup/base-sdk") })
  }

  @Test func saysWhatAndWhere() {
    let head =
      "::error file=App.xcodeproj/project.pbxproj,line=100,"
      + "title=Declare all four orientations for iPad · setup/all-orientations · ITMS-90474::"
    #expect(lines()[0].hasPrefix(head + "The list that counts on iPad lacks"))
    #expect(lines()[0].contains("%0AGuide: fenping why setup/all-orientations%0A"))
    #expect(lines()[0].contains("%0ATarget: App (Debug, Release)%0A"))
    #expect(lines()[0].hasSuffix("%0APlace: App.xcodeproj/project.pbxproj:100, 200"))
    #expect(lines(in: "ios")[0].hasPrefix("::error file=ios/App.xcodeproj/project.pbxproj,"))
    // No file, no line.
    #expect(lines().contains { $0.hasPrefix("::notice title=made-up/rule::unknown: ?") })
  }

  @Test func escapesWhatTheRunnerReads() {
    #expect(lines()[1].hasPrefix("::error file=x\u{FFFD}%0A%3A%2C.plist,line=3,title="))
    #expect(lines()[1].contains("::a%0Ab|c::error::d\u{FFFD}[31m"))
    #expect(lines()[2].hasPrefix("::warning file=我的 应用/Info #1%2C 50%25.plist,line=3,"))
    #expect(lines().allSatisfy { $0.hasPrefix("::") }, "a text begins no line of its own")
    let unsafe = lines().joined().unicodeScalars.filter(\.isUnsafeToPrint)
    #expect(unsafe.isEmpty)
  }

  @Test func saysNothingWhereNothingIsWrong() {
    #expect(GitHubAnnotations.report(CheckFixtures.clean, .english).isEmpty)
  }
}
