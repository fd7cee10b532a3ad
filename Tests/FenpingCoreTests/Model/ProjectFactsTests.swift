import Testing

@testable import FenpingCore

/// What a reading of source code and of storyboards delivers.
struct ProjectFactsTests {
  // MARK: Source

  @Test func observationIsReadBack() {
    let observation = SourceObservation(
      .saveInResignActive, file: "App/SceneDelegate.swift", line: 7, symbol: "sceneWillResignActive(_:)")
    #expect(SourceObservation(observation.value) == observation)
    #expect(observation.place == "App/SceneDelegate.swift:7")
    #expect(SourceObservation(.swiftUIApp, file: "A.swift").place == "A.swift")
  }

  @Test(
    arguments: [
      "screen-bounds", [:], ["pattern": "screen-bounds"], ["pattern": "no-such-pattern", "file": "a"],
      ["pattern": "screen-bounds", "file": 1], ["pattern": "screen-bounds", "file": "a", "line": "7"],
      ["pattern": "screen-bounds", "file": "a", "line": 0],
      ["pattern": "screen-bounds", "file": "a", "line": 1e300],
      ["pattern": "screen-bounds", "file": "a", "line": .number(.nan)],
      ["pattern": "screen-bounds", "file": "a", "line": 1.5],
      ["pattern": "screen-bounds", "file": "a", "symbol": 2],
    ] as [Value])
  func whatIsNoObservationIsRefused(_ value: Value) {
    #expect(SourceObservation(value) == nil)
    #expect(!TargetField.source.accepts([value]))
  }

  @Test func sourceIsAListOrNotRead() {
    #expect(TargetField.source.accepts([]))
    #expect(!TargetField.source.accepts([:]))
    #expect(TargetFacts([:])[TargetField.source] == .absent)
    #expect(TargetFacts(["source": []])[TargetField.source] == .known([]))
  }

  @Test func patternsAreUnique() {
    let words = SourcePattern.vocabulary.map(\.rawValue)
    #expect(Set(words).count == words.count)
  }

  @Test func onlyTheFirstPlacesAreListed() {
    let many = (1...7).map { SourceObservation(.screenBounds, file: "A.swift", line: $0) }
    #expect(many.places.en == "A.swift:1, A.swift:2, A.swift:3, A.swift:4, A.swift:5 and 2 more")
    #expect(many.places.hans.hasSuffix("等 7 项"))
    #expect(many.prefix(2).map { $0 }.places.hant == "A.swift:1、A.swift:2")
  }

  @Test func evidenceIsWhatTheRuleLookedFor() throws {
    let bounds: Value = ["pattern": "screen-bounds-layout", "file": "Menu.swift", "line": 42]
    let facts = TargetFacts([
      "source": [bounds, ["pattern": "size-callback", "file": "Grid.swift", "line": 3]]
    ])
    let evaluation = try #require(Rule.useWindowBounds.verdict(on: facts))
    #expect(evaluation.evidence == [Evidence("source", [bounds])])
    for language in Language.allCases { #expect(evaluation.explanation[language].contains("Menu.swift:42")) }
  }

  // MARK: Storyboards

  @Test func documentSaysWhatItKnows() throws {
    let document = try #require(
      InterfaceDocument([
        "name": "Main.storyboard", "uses-auto-layout": true, "fixed-frames": 3, "controllers": ["a", 1],
      ]))
    #expect(document.baseName == "Main")
    #expect(document.usesAutoLayout == true)
    #expect(document.usesTraitVariations == nil)
    #expect(!document.isLaunchScreen)
    #expect(document.fixedFrames == 3)
    #expect(document.controllers == ["a"])
    #expect(document.texts("name").isEmpty)
  }

  @Test(arguments: ["Main", [:], ["name": ""], ["name": 1]] as [Value])
  func whatIsNoDocumentIsRefused(_ value: Value) {
    #expect(InterfaceDocument(value) == nil)
    #expect(!TargetField.storyboards.accepts([value]))
  }

  @Test func listsAreLists() {
    #expect(!TargetField.storyboards.accepts("Main.storyboard"))
    #expect(!TargetField.resources.accepts("Main.storyboard"))
    #expect(!TargetField.resources.accepts([1]))
    #expect(TargetField.resources.accepts(["Main.storyboard"]))
  }

  @Test(
    arguments: [
      ("LaunchScreen.storyboard", "LaunchScreen"), ("Launch.xib", "Launch"), ("Launch.v2", "Launch.v2"),
      ("Launch.v2.nib", "Launch.v2"), ("LaunchScreen", "LaunchScreen"), ("", ""), (".xib", ""),
    ])
  func extensionIsThatOfAnInterface(_ name: String, _ base: String) {
    #expect(name.withoutExtension == base)
  }
}
