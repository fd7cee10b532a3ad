import Testing

@testable import FenpingCore

struct UserSettingTests {
  @Test(
    arguments: [
      (9, "Settings › General › Multitasking", "corroborated"),
      ("10.3", "Settings › General › Multitasking", "corroborated"),
      (11, "Settings › General › Multitasking & Dock", "unsure"),
      ("13.7", "Settings › Home Screen & Dock › Multitasking", "corroborated"),
      (14, "Settings › Home Screen & Dock › Multitasking", "unsure"),
      (16, "Settings › Home Screen & Multitasking", "unsure"),
      ("18.6", "Settings › Multitasking & Gestures", "corroborated"),
      (26, "Settings › Multitasking & Gestures", "corroborated"),
      (27, "Settings › Multitasking & Gestures", "unsure"),
    ] as [(Value, String, String)])
  func pathIsThatOfTheVersion(_ os: Value, _ path: String, _ confidence: String) throws {
    let evaluation = try Rule.userSetting.evaluate(["os": os])
    guard case .value(.record(let answer)) = evaluation.outcome else {
      Issue.record("no record: \(evaluation.outcome)")
      return
    }
    #expect(answer["path"] == .text(path))
    #expect(answer["confidence"] == .text(confidence))
    #expect(evaluation.explanation.en.contains(path))
    #expect(evaluation.explanation.en.contains("not confirmed") == (confidence == "unsure"))
  }

  /// Each step of the diagnosis is a rule that can be run.
  @Test func diagnosisNamesRules() throws {
    let evaluation = try Rule.userSetting.evaluate(["os": 9])
    guard case .value(.record(let answer)) = evaluation.outcome, case .list(let steps)? = answer["diagnosis"]
    else {
      Issue.record("no diagnosis: \(evaluation.outcome)")
      return
    }
    #expect(steps.count == 6)
    for step in steps {
      #expect(Catalogue.rule(step.description) != nil, "\(step) is no rule")
    }
  }

  @Test func versionIsNeeded() {
    #expect(throws: InputError.self) { try Rule.userSetting.evaluate([:]) }
    #expect(throws: InputError.self) { try Rule.userSetting.evaluate(["os": "ten"]) }
  }
}
