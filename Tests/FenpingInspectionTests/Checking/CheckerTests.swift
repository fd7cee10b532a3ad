import FenpingCore
import FenpingModel
import Testing

@testable import FenpingInspection

/// What the rules say where not all could be read, or where it was read in source code.
@Suite struct CheckerTests {
  private let here = Origin(.infoPlist, file: "Info.plist", text: "Info.plist")

  private func finding(
    _ rule: String, _ values: [String: Value], partial: Set<String> = []
  ) throws -> Finding? {
    let rule = try #require(Catalogue.all.first { $0.id == rule })
    let facts: [String: Value] = [
      "build-settings": ["TARGETED_DEVICE_FAMILY": "1,2"], "sdk": "latest", "platform": "iphoneos",
    ]
    let target = InspectedTarget(
      name: "App", configuration: "Debug", facts: TargetFacts(facts.merging(values) { $1 }), partial: partial,
      origins: [:], fallback: here)
    return Checker.findings(target, rules: [rule]).first
  }

  private func seen(_ patterns: String...) -> Value {
    .list(patterns.map { ["pattern": .text($0), "file": "Menu.swift", "line": 42] })
  }

  private let plainStoryboard: Value = [
    ["name": "Main.storyboard", "uses-auto-layout": true, "uses-trait-variations": true]
  ]

  @Test func aPartialReadingDoesNotPass() throws {
    let rule = "adaptivity/auto-layout"
    #expect(try finding(rule, ["storyboards": plainStoryboard])?.verdict == .pass)
    #expect(
      try finding(rule, ["storyboards": plainStoryboard], partial: ["storyboards"])?.verdict == .unknown)
  }

  @Test func whatWasSeenStaysSeen() throws {
    let values = ["source": seen("screen-bounds-layout")]
    let rule = "window/use-window-bounds"
    #expect(try finding(rule, values)?.verdict == .needsReview)
    #expect(try finding(rule, values, partial: ["source"])?.verdict == .needsReview)
  }

  /// Nothing was found in the part that could be read.
  @Test func whatWasNotFoundIsNotAbsent() throws {
    let absent = try finding(
      "setup/launch-storyboard-name", ["UILaunchStoryboardName": "A", "resources": []])
    #expect(absent?.verdict == .fail)
    let partly = try finding(
      "setup/launch-storyboard-name", ["UILaunchStoryboardName": "A", "resources": []], partial: ["resources"]
    )
    #expect(partly?.verdict != .fail)
    let scenes = try finding("setup/scene-manifest", ["source": []])
    #expect(scenes?.verdict == .fail)
    #expect(try finding("setup/scene-manifest", ["source": []], partial: ["source"])?.verdict != .fail)
  }

  /// An extension in the name is wrong whatever else could be read.
  @Test func whatFailsByItselfFails() throws {
    let values: [String: Value] = ["UILaunchStoryboardName": "A.storyboard", "resources": []]
    #expect(
      try finding("setup/launch-storyboard-name", values, partial: ["resources"])?.verdict == .fail)
  }

  @Test func sourceCodeAsksForALook() throws {
    let finding = try #require(
      try finding("window/use-window-bounds", ["source": seen("screen-bounds-layout")]))
    #expect(finding.verdict == .needsReview)
    #expect(finding.isHeuristic)
    #expect(finding.file == "Menu.swift")
    #expect(finding.line == 42)
  }

  @Test func otherRulesAreNoHeuristic() throws {
    let finding = try #require(
      try finding("setup/all-orientations", ["source": seen("screen-bounds-layout")]))
    #expect(finding.verdict == .fail)
    #expect(!finding.isHeuristic)
    #expect(finding.file == "Info.plist")
  }

  @Test func rulesThatDecideAreNotAsked() throws {
    #expect(try finding("window/size-classes", [:]) == nil)
  }
}
