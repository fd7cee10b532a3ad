import FenpingCore
import FenpingModel
import Testing

@testable import FenpingReports

@Suite struct JUnitTests {
  private let report = JUnit.report(CheckFixtures.full, .english)
  private var lines: [Substring] { report.split(separator: "\n") }

  @Test func countsASuiteForEachTargetAndConfiguration() {
    #expect(lines[0] == #"<?xml version="1.0" encoding="UTF-8"?>"#)
    #expect(lines[1] == #"<testsuites name="fenping check" tests="16" failures="7" errors="3">"#)
    for configuration in ["Debug", "Release"] {
      let suite = #"name="App (\#(configuration))" tests="7" failures="3" errors="1" skipped="2""#
      #expect(lines.contains("<testsuite \(suite)>"))
    }
    #expect(lines.contains("<system-out>an app extension</system-out>"))
  }

  @Test func givesEachVerdictItsElement() throws {
    func after(_ rule: String) throws -> Substring {
      let index = try #require(lines.firstIndex { $0.contains("name=\"\(rule)\"") })
      return lines[index + 1]
    }
    #expect(lines.contains(#"<testcase classname="setup" name="setup/base-sdk"/>"#))
    #expect(
      try after("setup/all-orientations").hasPrefix(
        #"<failure type="error" message="The list that counts on iPad lacks"#))
    #expect(try after("setup/full-screen-opt-out").hasPrefix(#"<failure type="warning" message="depr"#))
    #expect(try after("setup/scene-manifest").hasPrefix(#"<error type="unknown" message="$(SCENES) is"#))
    #expect(try after("setup/launch-screen") == #"<skipped message="not applicable: full screen"/>"#)
    #expect(
      try after("adaptivity/trait-and-size-callbacks")
        .hasPrefix(#"<skipped message="needs review: No callback was found. (heuristic"#))
    #expect(lines.contains("Guide: fenping why setup/all-orientations</failure>"))
    #expect(lines.contains("App.xcodeproj/project.pbxproj:200"))
  }

  @Test func holdsWhatXMLCanHold() {
    let name = "=a&#10;b|c::error::d[31m&#155;&#8238;&quot;&lt;x&gt;&amp;'&#13;&#10;=`]]&gt;{0}"
    #expect(report.contains("<testsuite name=\"\(name)\" tests=\"2\""))
    let unsafe = report.unicodeScalars.filter { $0 != "\n" && $0.isUnsafeToPrint || $0 == "\u{FFFE}" }
    #expect(unsafe.isEmpty)
  }

  @Test func anEmptyReportIsADocument() {
    #expect(
      JUnit.report(CheckFixtures.empty, .english).hasSuffix(
        "<testsuites name=\"fenping check\" tests=\"0\" failures=\"0\" errors=\"0\"/>\n"))
  }
}
