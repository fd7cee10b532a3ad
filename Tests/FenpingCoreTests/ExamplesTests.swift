import Testing

@testable import FenpingCore

/// Every example of every rule is a test; a failure is reported where the example is written.
struct ExamplesTests {
  @Test(arguments: Catalogue.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } })
  func outcomeIsAsExpected(_ test: Case) {
    let evaluation: Evaluation
    do throws(InputError) {
      evaluation = try test.rule.evaluate(test.example.input)
    } catch {
      Issue.record("\(test): the input was refused: \(error)", sourceLocation: test.location)
      return
    }
    #expect(
      evaluation.outcome == test.example.expected,
      "\(test): \(evaluation.explanation.en)", sourceLocation: test.location)
  }

  /// Whoever asks "how do you know?" gets an answer in each language and the values that were seen.
  @Test(arguments: Catalogue.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } })
  func outcomeIsExplained(_ test: Case) throws {
    let evaluation = try test.rule.evaluate(test.example.input)
    for language in Language.allCases {
      #expect(
        !evaluation.explanation[language].isEmpty,
        "\(test): no explanation in \(language.rawValue)", sourceLocation: test.location)
    }
    if test.rule.shape == .check {
      #expect(
        evaluation.evidence.map(\.name).sorted() == test.example.input.keys.sorted(),
        "\(test): the evidence is not what the rule was given", sourceLocation: test.location)
    }
  }
}

struct Case: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let rule: Rule
  let example: Example

  var description: String { "\(rule.id), \(example.name.en)" }
  var testDescription: String { description }
  var location: SourceLocation {
    SourceLocation(fileID: example.fileID, filePath: example.filePath, line: example.line, column: 1)
  }
}
