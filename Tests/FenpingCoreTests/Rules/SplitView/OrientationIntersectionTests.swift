import Testing

@testable import FenpingCore

/// What the rule's examples cannot say: its errors, its evidence, its explanations.
@Suite struct OrientationIntersectionTests {
  private func evaluate(_ input: [String: Value]) throws -> Evaluation {
    try Rule.orientationIntersection.evaluate(input)
  }

  @Test func apartFromTheVersionEverythingHasAFallback() throws {
    let evaluation = try evaluate(["os": "5"])
    #expect(evaluation.outcome == .value(["supported": OrientationMask.all.value]))
    #expect(evaluation.evidence.isEmpty)
  }

  @Test func textsThatDisagreeAreEvidence() throws {
    let evaluation = try evaluate(["first": ["portrait"], "second": "portrait,landscape-left", "os": "7"])
    #expect(
      evaluation.evidence == [
        Evidence("class-reference-2013-first-hidden", ["portrait", "landscape-left"]),
        Evidence("delegate-reference-not-implemented", OrientationMask.all.value),
      ])
  }

  @Test func theDelegateAnswersSinceVersion7Only() throws {
    let names = try evaluate(["first": ["portrait"], "os": "6.1"]).evidence.map(\.name)
    #expect(names == ["class-reference-2013-first-hidden"])
  }

  /// The three texts are ordered: what the rule allows, the others allow too.
  @Test(arguments: 1..<16 as Range<UInt8>)
  func theRuleIsTheStrictestReading(bits: UInt8) throws {
    let mask = OrientationMask(rawValue: bits)
    let evaluation = try evaluate(["first": mask.value, "app": "portrait,landscape-left", "os": "7"])
    guard case .value(.record(let record)) = evaluation.outcome,
      let supported = record["supported"].flatMap({ OrientationMask($0) })
    else {
      Issue.record("no mask in \(evaluation.outcome)")
      return
    }
    for reading in evaluation.evidence {
      let other = try #require(OrientationMask(reading.value))
      #expect(other.isStrictSuperset(of: supported), "\(reading.name)")
    }
  }

  @Test(arguments: [("5.1", false), ("6", true)])
  func anEmptyResultIsAnExceptionSinceVersion6(os: String, raises: Bool) throws {
    let input: [String: Value] = ["first": ["portrait"], "second": ["landscape-left"], "os": .text(os)]
    let evaluation = try evaluate(input)
    for language in Language.allCases {
      let text = evaluation.explanation[language]
      #expect(text.contains("UIApplicationInvalidInterfaceOrientation") == raises)
    }
  }

  @Test(
    arguments: [
      ["os": "8.4", "multitasking": true],
      ["os": "25", "multitasking": true, "app": ["portrait"]],
    ] as [[String: Value]])
  func multitaskingNeedsVersion9AndAllFour(input: [String: Value]) {
    let error = #expect(throws: InputError.self) { try evaluate(input) }
    guard case .impossible = error else {
      Issue.record("not impossible: \(String(describing: error))")
      return
    }
  }

  @Test func aViewControllerThatSupportsNothingIsRefused() {
    #expect(throws: InputError.self) { try evaluate(["first": [], "os": "7"]) }
  }
}
