import Testing

@testable import FenpingCore

/// What the rule's examples cannot say: its errors and its explanations.
@Suite struct PaneLayoutTests {
  private func evaluate(_ input: [String: Value]) throws -> Evaluation? {
    try Rule.paneLayout.evaluate(input)
  }

  @Test func aWindowWithoutRoomIsImpossible() {
    let error = #expect(throws: InputError.self) { try evaluate(["width": 321, "height": 480, "os": "7"]) }
    guard case .impossible = error else {
      Issue.record("not impossible: \(String(describing: error))")
      return
    }
  }

  @Test(
    arguments: [
      ["width": 0, "height": 768, "os": "7"],
      ["width": 1024, "height": -1, "os": "7"],
      ["width": 1024, "height": 768, "os": "3.1"],
      ["width": 1024, "height": 768],
    ] as [[String: Value]])
  func whatIsNoWindowIsRefused(input: [String: Value]) {
    #expect(throws: InputError.self) { try evaluate(input) }
  }

  @Test(arguments: Language.allCases)
  func theExplanationNamesTheWidths(language: Language) throws {
    let evaluation = try #require(try evaluate(["width": "1024", "height": "768", "os": "7.1"]))
    for number in ["320", "703", "768"] {
      #expect(evaluation.explanation[language].contains(number))
    }
  }

  @Test(arguments: Language.allCases)
  func noWidthIsPromisedSinceVersion8(language: Language) throws {
    let evaluation = try #require(try evaluate(["width": 1024, "height": 768, "os": "9"]))
    #expect(evaluation.explanation[language].contains("preferredPrimaryColumnWidthFraction"))
    #expect(!evaluation.explanation[language].contains("320"))
  }
}
