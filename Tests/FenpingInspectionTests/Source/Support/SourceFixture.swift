import FenpingCore
import Testing

@testable import FenpingInspection

/// Short sources for the tests.
enum SourceFixture {
  static func observations(_ text: String, _ file: String = "A.swift") -> [SourceObservation] {
    SourceReader.observations(in: Array(text.utf8), file: file)
  }

  /// `pattern@line`, in their order.
  static func summary(_ text: String, _ file: String = "A.swift") -> [String] {
    observations(text, file).map { "\($0.pattern.rawValue)@\($0.line ?? 0)" }
  }

  static func patterns(_ text: String, _ file: String = "A.swift") -> [SourcePattern] {
    observations(text, file).map(\.pattern)
  }

  /// The verdict of a rule of the core on what was read.
  static func verdict(
    _ rule: String, _ text: String, _ file: String = "A.swift", facts: [String: Value] = [:]
  ) throws -> Evaluation.Outcome {
    let rule = try #require(Catalogue.rule(rule))
    var facts = facts
    facts["UIDeviceFamily"] = [1, 2]
    // A rule refuses what it does not know.
    facts = facts.filter { key, _ in rule.inputs.contains { $0.name == key } }
    facts["source"] = .list(observations(text, file).map(\.value))
    return try rule.evaluate(facts).outcome
  }
}
